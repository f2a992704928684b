import BenchmarkSuites
import CGLPKShims
import Foundation
import MIPModel
import MealPlanning
import Testing

/// Programs as other solvers read them, read back by GLPK's own readers.
struct ExportTests {
  private static let instances = [
    "family/family-05-08", "family/family-07-10", "family/family-07-20", "family/family-10-12",
    "family/family-14-08", "family/family-14-20", "infeasible/infeasible-maxima-07-20",
    "infeasible/infeasible-minimum-10-24", "preferences/preferences-05-12",
    "preferences/preferences-14-20", "tight/tight-07-14-6-a", "traps/traps-07-14-02-1-a",
  ]

  private struct Map: Decodable {
    struct Goal: Decodable {
      var levels: [String]
      var weights: [Int]
      var coversAllLevels: Bool
      var optimum: Int?
    }

    struct Level: Decodable {
      var level: String
      var weight: Int?
      var loss: Int?
      var value: Int?
      var terms: [String: Int]
    }

    struct Meaning: Decodable {
      var `is`: String
      var slot: Int?
      var dishes: [String]?
      var of: String?
    }

    struct Origin: Decodable {
      var of: String
    }

    var rows: Int
    var columns: Int
    var objective: Goal
    var levels: [Level]
    var variables: [String: Meaning]
    var constraints: [String: Origin]
  }

  private static func program(_ path: String, _ method: BenchmarkMethod) throws -> ExportedProgram {
    let parts = path.split(separator: "/").map(String.init)
    return try ExportedProgram(Project.instance(parts[1], of: parts[0]), method: method)
  }

  private static func map(_ program: ExportedProgram) throws -> Map {
    let text = program.map(try program.solved(within: .seconds(60)))
    return try JSONDecoder().decode(Map.self, from: Data(text.utf8))
  }

  /// What GLPK makes of a file: the numbers of its rows and columns, and its optimum.
  private static func readBack(_ text: String, isMPS: Bool) throws -> (Int, Int, Double?) {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    glp_term_out(GLP_OFF)
    let problem = glp_create_prob()
    defer {
      glp_delete_prob(problem)
      glp_free_env()
    }
    let code =
      isMPS
      ? glp_read_mps(problem, GLP_MPS_FILE, nil, file.path) : glp_read_lp(problem, nil, file.path)
    try #require(code == 0)
    #expect(glp_get_obj_dir(problem) == GLP_MIN)
    var options = glp_iocp()
    glp_init_iocp(&options)
    options.presolve = GLP_ON
    options.msg_lev = GLP_MSG_OFF
    let isSolved = glp_intopt(problem, &options) == 0 && glp_mip_status(problem) == GLP_OPT
    return (
      Int(glp_get_num_rows(problem)), Int(glp_get_num_cols(problem)),
      isSolved ? glp_mip_obj_val(problem) : nil
    )
  }

  @Test(arguments: instances, [BenchmarkMethod.optimal, .plain])
  func `an exported program reads back to the same optimum`(
    path: String,
    method: BenchmarkMethod
  ) throws {
    let program = try Self.program(path, method)
    let map = try Self.map(program)
    let optimum = try #require(map.objective.optimum)
    let mps = try Self.readBack(program.freeMPS, isMPS: true)
    #expect(mps == (map.rows, map.columns, Double(optimum)))
    #expect(try Self.readBack(program.lp, isMPS: false) == (map.rows, map.columns, Double(optimum)))
  }

  @Test(arguments: instances, [BenchmarkMethod.optimal, .plain])
  func `every name is safe, unique and explained`(path: String, method: BenchmarkMethod) throws {
    let program = try Self.program(path, method)
    let map = try Self.map(program)
    // The decoder would keep one of two equal names.
    #expect(map.variables.count == map.columns)
    #expect(map.constraints.count == map.rows)
    let names = Array(map.variables.keys) + Array(map.constraints.keys)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { $0.count <= 255 })
    #expect(names.joined().allSatisfy { $0.isASCII && !$0.isWhitespace })
    #expect(map.variables.values.allSatisfy { $0.of != nil || $0.slot != nil })
    let placements = map.variables.values.filter { $0.is == "placement" }
    #expect(placements.count == program.formulation.placements.count)
    #expect(placements.allSatisfy { $0.dishes?.isEmpty == false })
    #expect(method == .optimal || placements.allSatisfy { $0.dishes?.count == 1 })
    #expect(map.levels.flatMap(\.terms.keys).allSatisfy { map.variables[$0] != nil })
    #expect(map.levels.compactMap(\.weight) == map.objective.weights)
  }

  @Test func `both programs of an instance have the same optimum`() throws {
    for path in Self.instances {
      let values = try [BenchmarkMethod.optimal, .plain]
        .map { try Self.map(Self.program(path, $0)).levels.map(\.value) }
      #expect(values[0] == values[1], "\(path)")
    }
  }

  @Test func `bounds, senses and ranges keep their meaning`() throws {
    var program = IntegerProgram<Int>()
    let x = program.addVariable(from: -2, through: 3, .integer)
    let y = program.addVariable(from: -.infinity, through: .infinity, .continuous)
    let z = program.addVariable(from: 1, through: 1, .integer)
    program.addConstraint(
      [LinearTerm(2, x), LinearTerm(1, y)],
      from: -1.5,
      through: 4,
      origin: 0
    )
    program.addConstraint(
      [LinearTerm(1, y), LinearTerm(-1, z)],
      from: -7,
      through: .infinity,
      origin: 1
    )
    program.addConstraint([LinearTerm(1, x)], from: -.infinity, through: .infinity, origin: 2)
    // y is at least -6, so 2 x is at most what keeps the sum at -1.5: x is 3 there, and y is -6.
    let file = ProgramFile(
      program,
      minimizing: Objective(minimizing: [LinearTerm(1, y), LinearTerm(0.25, z)])
    )
    for (text, isMPS) in [(file.freeMPS(name: "small"), true), (file.lp(), false)] {
      let (_, columns, optimum) = try Self.readBack(text, isMPS: isMPS)
      #expect(columns == 3)
      #expect(optimum == -5.75)
    }
  }

  @Test func `a plan in columns is judged by the audit`() throws {
    for method in [BenchmarkMethod.optimal, .plain] {
      let program = try Self.program("family/family-14-20", method)
      let outcome = try #require(try program.solved(within: .seconds(60)))
      let values = try #require(outcome.values)
      let names = values.indices.filter { values[$0] > 0.5 }
        .map { "\"\(ProgramFile<ConstraintOrigin>.variableName($0))\"" }
      let week = Project.store.instanceFile("family-14-20", of: "family").path
      var judge = PlanReview.Judge()
      let answer = judge.answer(
        to: """
          {"week": "\(week)", "method": "\(method)", "columns": [\(names.joined(separator: ", "))]}
          """
      )
      #expect(answer.contains("\"audit\": \"passed\""))
      for level in try Self.map(program).levels {
        let value = try #require(level.value)
        #expect(answer.contains("{\"level\": \"\(level.level)\", \"value\": \(value)}"))
      }
      let empty = judge.answer(to: "{\"week\": \"\(week)\", \"meals\": []}")
      #expect(empty.contains("\"complete\": false"))
      #expect(judge.answer(to: "nothing").contains("\"audit\": \"failed\""))
    }
  }
}
