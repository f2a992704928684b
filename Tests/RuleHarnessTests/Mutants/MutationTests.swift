import Foundation
import MealPlanning
import RuleHarness
import Testing

/// Every mutant is noticed, and the product is not.
///
/// Which test notices which mutant is written down in the design note, and compared with it. With
/// `PLANNER_WRITE_GOLDEN=1` the table is written anew.
struct MutationTests {
  @Test(arguments: Mutant.all)
  func `a mutant is noticed by what the table says`(mutant: Mutant) throws {
    let row = try #require(MutantTable.written().first { $0.mutant == mutant.testDescription })
    #expect(!row.detectors.isEmpty)
    for detector in MutantDetector.allCases {
      #if DEBUG
      // That something is not noticed takes long to see.
      guard row.detectors.contains(detector) else { continue }
      #endif
      let isNoticed = try detector.notices(mutant)
      #expect(isNoticed == row.detectors.contains(detector), "\(detector.rawValue)")
    }
  }

  @Test(arguments: MutantDetector.allCases)
  func `the product itself is noticed by nothing`(detector: MutantDetector) throws {
    #expect(try !detector.notices(Mutant.none))
  }

  @Test func `the table has every mutant once and in order`() throws {
    #expect(try MutantTable.written().map(\.mutant) == Mutant.all.map(\.testDescription))
  }

  @Test func `every kind of rule has a mutant, and every detector notices some`() throws {
    let places = Set(Mutant.all.map(\.place))
    for kind in RuleCase.Kind.all {
      switch kind {
      case .tag(let kind): #expect(places.contains(kind.rawValue))
      case .dish(let kind): #expect(places.contains(kind.rawValue))
      case .filter: #expect(places.contains("filter"))
      }
    }
    let noticed = Set(try MutantTable.written().flatMap(\.detectors))
    #expect(noticed == Set(MutantDetector.allCases))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["PLANNER_WRITE_GOLDEN"] != nil))
  func `write the table`() throws {
    try MutantTable.write(
      Mutant.all.map { mutant in
        (mutant.testDescription, try MutantDetector.allCases.filter { try $0.notices(mutant) })
      }
    )
  }
}
