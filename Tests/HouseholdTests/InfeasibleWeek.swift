import Foundation
import MealModel
import PlanExplanation
import PlanFiles
import Testing

/// A bundled week that cannot be completed, with what must be said about it.
///
/// Elements and changes are kept as sorted texts, which makes sets of them easy to compare and to read.
struct InfeasibleWeek: Sendable, CustomTestStringConvertible {
  var name: String

  var testDescription: String { name }

  static let folder = Household.root.appending(path: "datasets/infeasible")

  static let all: [InfeasibleWeek] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".expected.json") }.sorted()
      .map { InfeasibleWeek(name: String($0.dropLast(".json".count))) }
  }()

  func problem() throws -> PlanningProblem {
    let week = try WeekFile(readingFrom: Self.folder.appending(path: "\(name).json").path)
      .resolved()
    let pins = Set(week.problem.pins)
    let planned = week.plan.assignments(in: week.problem).filter { !pins.contains($0) }
    return try week.problem.replacingPins(week.problem.pins + planned)
  }

  func expected() throws -> Expected {
    let file = Self.folder.appending(path: "\(name).expected.json")
    return try JSONDecoder().decode(Expected.self, from: Data(contentsOf: file))
  }
}

/// What stands in `NAME.expected.json`.
struct Expected: Decodable {
  struct Element: Decodable {
    var rule: String
    var tag: String?
    var dish: String?
    var filter: Int?
    var pin: Int?

    var text: String {
      [rule, tag, dish, filter.map(String.init), pin.map(String.init)].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  struct Change: Decodable {
    var change: String
    var tag: String?
    var dish: String?
    var to: Int?
    var count: Int?
    var tags: [String]?

    // What a removal takes away.
    var rule: String?
    var filter: Int?
    var pin: Int?

    var text: String {
      let numbers = [filter, pin, to, count].map { $0.map(String.init) }
      return ([change, rule, tag, dish] + numbers + [tags?.sorted().joined(separator: "+")])
        .compactMap(\.self).joined(separator: " ")
    }
  }

  struct Cheapest: Decodable {
    var cost: Int
    var repairs: [[Change]]
  }

  var slots: Int
  var filled: Int
  var shortfall: Int
  var conflicts: [[Element]]
  var cheapest: Cheapest
  var contradictions: [[Element]]
}

/// Elements and changes of an explanation in the words of the expected files.
struct ExpectedWords {
  let problem: PlanningProblem

  func text(of conflict: RuleConflict) -> Set<String> {
    Set(conflict.elements.map { words(for: $0).joined(separator: " ") })
  }

  func text(of repair: Repair) -> Set<String> {
    Set(repair.steps.map(text(of:)))
  }

  private func words(for element: HouseholdElement) -> [String] {
    switch element {
    case .context: ["context"]
    case .rule(.tag(let tag, let kind)): [kind.rawValue, self.tag(tag)]
    case .rule(.dish(let dish, let kind)): [kind.rawValue, problem.dishes[dish].name]
    case .rule(.filter(let filter)): ["filter", String(filter)]
    case .rule(.pin(let pin)): ["pin", String(pin)]
    }
  }

  private func text(of step: RepairStep) -> String {
    let words: [String] =
      switch step {
      case .setMaximum(let tag, let number): ["setMaximum", self.tag(tag), String(number)]
      case .setMinimum(let tag, let number): ["setMinimum", self.tag(tag), String(number)]
      case .setGap(let dish, let number): ["setGap", problem.dishes[dish].name, String(number)]
      case .setUses(let dish, let number): ["setUses", problem.dishes[dish].name, String(number)]
      case .sameMealOnly(let tag): ["sameMealOnly", self.tag(tag)]
      case .remove(let element): ["remove"] + self.words(for: element)
      case .addDishes(let count, let tags):
        ["addDishes", String(count), tags.map(tag).sorted().joined(separator: "+")]
      }
    return words.joined(separator: " ")
  }

  private func tag(_ tag: Int) -> String { problem.tags[tag].id.rawValue }
}
