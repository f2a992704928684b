import BenchmarkSuites
import MealPlanning
import PlanFiles
import Testing

/// The suites are what their descriptions say.
struct SuiteMeaningTests {
  @Test
  func `a trap catches one greedy walk in twenty at least, and the planner never`() throws {
    for instance in try Project.store.instances(of: "traps") {
      let best = Run(instance: instance, method: .optimal).measured(on: Project.machine)
      #expect(best.complete == true && best.proved == true, "\(instance.name)")
      let fallen = (0..<20).contains { number in
        let walk = Run(instance: instance, method: .greedy(walks: 1), repeatNumber: number)
          .measured(on: Project.machine)
        return walk.complete == false
      }
      #expect(fallen, "\(instance.name)")
    }
  }

  @Test
  func `weeks of the infeasible suite are proved to have no complete plan`() throws {
    for instance in try Project.store.instances(of: "infeasible") {
      let row = Run(instance: instance, method: .optimal).measured(on: Project.machine)
      #expect(row.provedIncomplete == true && row.isSound, "\(instance.name)")
    }
  }

  @Test(arguments: ["tight-10-14-5-a", "tight-14-16-5-a", "tight-14-24-8-b"])
  func `a tight week has the complete plan that was hidden in it`(name: String) throws {
    let row = Run(instance: try Project.instance(name, of: "tight"), method: .optimal)
      .measured(on: Project.machine)
    #expect(row.complete == true && row.isSound)
  }

  @Test
  func `every dish of a preferences week has a weight of its own`() throws {
    for instance in try Project.store.instances(of: "preferences") {
      let weights = try instance.recipe.generator.document(
        seed: instance.recipe.seed,
        parameters: instance.recipe.parameters
      )
      .dishes.map(\.weight)
      #expect(Set(weights).count == weights.count)
    }
  }
}
