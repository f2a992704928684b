import MealModel
import MealPlanning
import PlanExplanation
import PlanFiles
import PlanTexts

/// Compares what was found out about a week with what must hold in it.
struct ExpectationCheck {
  let scenario: Scenario
  let examination: Examination
  let planner: MealPlanner
  let language: Language

  private var fill: FillResult { examination.fill }
  private var explanation: Explanation? { examination.explanation }

  /// What does not hold, in the order of the keys.
  func failures() -> [ExpectationFailure] {
    guard let expectation = scenario.expectation else { return [] }
    return counts(expectation) + reasons(expectation) + placements(expectation)
      + violations(expectation)
  }

  // MARK: Numbers

  private func counts(_ expectation: Expectation) -> [ExpectationFailure] {
    var failures: [ExpectationFailure?] = []
    if let slots = expectation.slots, slots != fill.problem.slots.count {
      failures.append(failure("slots", String(slots), String(fill.problem.slots.count)))
    }
    failures.append(value(of: .filledSlots, at: "filled", is: expectation.filled))
    failures.append(value(of: .shortfall, at: "shortfall", is: expectation.shortfall))
    for level in PlanLevel.allCases {
      failures.append(
        value(of: level, at: "levels.\(level.key)", is: expectation.levels[level])
      )
    }
    return failures.compactMap(\.self)
  }

  /// A level is only as expected if its value is proved.
  private func value(
    of level: PlanLevel,
    at key: String,
    is expected: Int?
  ) -> ExpectationFailure? {
    guard let expected, let result = fill.levels.first(where: { $0.level == level }) else {
      return nil
    }
    guard result.isProved else { return unknown(key, String(expected)) }
    return result.value == expected ? nil : failure(key, String(expected), String(result.value))
  }

  // MARK: Reasons

  private func reasons(_ expectation: Expectation) -> [ExpectationFailure] {
    var failures: [ExpectationFailure?] = []
    if let conflicts = expectation.conflicts {
      let found = (explanation?.conflicts ?? []).map(elements)
      let isKnown =
        explanation.map { explanation in
          explanation.verdict == .complete
            || (explanation.verdict == .impossible && explanation.areAllConflictsKnown
              && explanation.conflicts.allSatisfy(\.isMinimal))
        } ?? false
      failures.append(sets(at: "conflicts", conflicts, found, isKnown: isKnown))
    }
    if let cheapest = expectation.cheapest { failures += repairs(cheapest) }
    if let contradictions = expectation.contradictions {
      let found = (explanation?.contradictions ?? []).map(elements)
      failures.append(sets(at: "contradictions", contradictions, found, isKnown: true))
    }
    return failures.compactMap(\.self)
  }

  private func repairs(_ cheapest: Expectation.Cheapest) -> [ExpectationFailure?] {
    let repairs = explanation?.repairs ?? []
    guard let cost = repairs.first?.cost, explanation?.areRepairsCheapest == true else {
      let found = explanation?.verdict == .complete ? text(.nothing) : nil
      return [
        found.map { failure("cheapest.cost", String(cheapest.cost), $0) }
          ?? unknown("cheapest.cost", String(cheapest.cost))
      ]
    }
    let found = repairs.filter { $0.cost == cost }
      .map { repair in repair.steps.map { RepairElement($0, in: fill.problem) } }
    return [
      cost == cheapest.cost
        ? nil : failure("cheapest.cost", String(cheapest.cost), String(cost)),
      sets(at: "cheapest.repairs", cheapest.repairs, found, isKnown: true),
    ]
  }

  private func elements(of conflict: RuleConflict) -> [RuleElement] {
    conflict.elements.map { RuleElement($0, in: fill.problem) }
  }

  /// Compares lists of lists whose order has no meaning.
  private func sets<Element: Hashable & CustomStringConvertible & Sendable>(
    at key: String,
    _ expected: [[Element]],
    _ found: [[Element]],
    isKnown: Bool
  ) -> ExpectationFailure? {
    guard isKnown else { return unknown(key, text(of: expected)) }
    return difference(at: key, Set(expected.map(Set.init)), Set(found.map(Set.init))) { element in
      "{\(element.map(\.description).sorted().joined(separator: ", "))}"
    }
  }

  /// A failure that names what is expected and not there, and what is there and not expected.
  private func difference<Element: Hashable>(
    at key: String,
    _ expected: Set<Element>,
    _ found: Set<Element>,
    name: (Element) -> String
  ) -> ExpectationFailure? {
    guard expected != found else { return nil }
    let shared = expected.intersection(found).count
    func text(_ elements: Set<Element>) -> String {
      let names = elements.map(name).sorted().joined(separator: " ")
      switch (elements.isEmpty, shared == 0) {
      case (true, true): return self.text(.nothing)
      case (true, false): return self.text(.onlyShared, ["count": .number(shared)])
      case (false, true): return names
      case (false, false):
        return self.text(.andShared, ["names": .text(names), "count": .number(shared)])
      }
    }
    return failure(key, text(expected.subtracting(found)), text(found.subtracting(expected)))
  }

  private func text(of lists: [[some CustomStringConvertible]]) -> String {
    let texts = lists.map { "{\($0.map(\.description).sorted().joined(separator: ", "))}" }
    return texts.isEmpty ? text(.nothing) : texts.sorted().joined(separator: " ")
  }

  // MARK: Meals

  private func placements(_ expectation: Expectation) -> [ExpectationFailure] {
    var failures: [ExpectationFailure?] = []
    for (index, placement) in (expectation.allowed ?? []).enumerated() {
      let blockers = blockers(of: placement)
      guard !blockers.isEmpty else { continue }
      failures.append(failure("allowed[\(index)]", text(.allowed), blocked(by: blockers)))
    }
    for (index, expected) in (expectation.blocked ?? []).enumerated() {
      let found = blockers(of: expected.placement)
      let isAsExpected = expected.blockers.map { $0 == found } ?? !found.isEmpty
      guard !isAsExpected else { continue }
      failures.append(
        failure(
          "blocked[\(index)]",
          blocked(by: expected.blockers ?? []),
          found.isEmpty ? text(.allowed) : blocked(by: found)
        )
      )
    }
    return failures.compactMap(\.self)
  }

  private func blockers(of placement: Expectation.Placement) -> Set<RuleElement> {
    let blockers = planner.blockers(
      inSlot: placement.slot,
      of: examination.standing,
      for: examination.problem
    )
    return Set(blockers[placement.dish].map { RuleElement($0, in: examination.problem) })
  }

  private func blocked(by blockers: Set<RuleElement>) -> String {
    guard !blockers.isEmpty else { return text(.blocked) }
    let names = blockers.map(\.description).sorted().joined(separator: ", ")
    return text(.blockedBy, ["rules": .text(names)])
  }

  private func violations(_ expectation: Expectation) -> [ExpectationFailure] {
    guard let expected = expectation.violations else { return [] }
    let found = examination.brokenRules()
      .map { violation in
        Expectation.ExpectedViolation(
          rule: RuleElement(violation.rule, in: examination.problem),
          slots: Set(violation.meals.map(\.slot).filter(examination.isInside))
        )
      }
    let names = SlotName(problem: examination.problem)
    let failure = difference(at: "violations", Set(expected), Set(found)) { violation in
      let slots = violation.slots.map(names.text(of:)).sorted().joined(separator: ", ")
      return "\(violation.rule) (\(slots))"
    }
    return [failure].compactMap(\.self)
  }

  // MARK: Failures

  private func failure(_ key: String, _ expected: String, _ found: String) -> ExpectationFailure {
    ExpectationFailure(
      file: scenario.expectationFile,
      key: key,
      expected: expected,
      found: found,
      unknown: false
    )
  }

  private func unknown(_ key: String, _ expected: String) -> ExpectationFailure {
    ExpectationFailure(
      file: scenario.expectationFile,
      key: key,
      expected: expected,
      found: text(.notFoundOut),
      unknown: true
    )
  }

  private func text(_ key: HarnessText, _ values: [String: TextValue] = [:]) -> String {
    Catalogue.text(key, in: language, values)
  }
}
