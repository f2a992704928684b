import PlanFiles

extension BenchmarkRow {
  /// The row as one line, with a line break; keys in the order of the documentation, all of them.
  package func line() -> String {
    let members: [(key: String, value: JSONText)] = [
      ("format", .number(format)), ("suite", .text(suite)), ("instance", .text(instance)),
      ("sha256", .text(sha256)), ("generator", .text(generator)),
      ("generatorSeed", .number(generatorSeed)), ("permutation", .number(permutation)),
      ("repeat", .number(self.repeat)), ("method", .text(method)),
      ("fillSeed", .number(fillSeed)), ("timeLimitSeconds", .number(timeLimitSeconds)),
      ("jobs", .number(jobs)), ("swift", .text(swift)), ("engine", .text(engine)),
      ("solver", .text(solver)), ("commit", .text(commit)), ("cpu", .text(cpu)),
      ("cores", .number(cores)), ("os", .text(os)), ("buildMode", .text(buildMode)),
      ("slots", .number(slots)), ("freeSlots", .number(freeSlots)), ("dishes", .number(dishes)),
      ("status", .text(status.rawValue)), ("message", .textOrNull(message)),
      ("author", .textOrNull(author)),
      ("levels", levels.map { .list($0.map(\.json), .oneLine) } ?? .null),
      ("complete", .flag(complete)), ("proved", .flag(proved)),
      ("provedIncomplete", .flag(provedIncomplete)), ("audit", .textOrNull(audit?.rawValue)),
      ("agrees", .flag(agrees)), ("kinds", .number(kinds)), ("rows", .number(rows)),
      ("columns", .number(columns)), ("nonzeros", .number(nonzeros)), ("solves", .number(solves)),
      ("nodes", .number(nodes)), ("decodeSeconds", .number(decodeSeconds)),
      ("buildSeconds", .number(buildSeconds)), ("solveSeconds", .number(solveSeconds)),
      ("presolveSeconds", .number(presolveSeconds)), ("rootSeconds", .number(rootSeconds)),
      ("searchSeconds", .number(searchSeconds)), ("finishSeconds", .number(finishSeconds)),
      ("fillSeconds", .number(fillSeconds)), ("auditSeconds", .number(auditSeconds)),
      ("cpuSeconds", .number(cpuSeconds)), ("allocations", .number(allocations)),
      ("allocatedBytes", .number(allocatedBytes)), ("peakBytes", .number(peakBytes)),
      ("peakScope", .text(peakScope.rawValue)), ("finishedAt", .text(finishedAt)),
    ]
    return JSONText.object(members, .oneLine).file
  }
}

extension BenchmarkRow.Level {
  fileprivate var json: JSONText {
    .object(
      [
        ("level", .text(level)), ("value", .number(value)), ("bound", .number(bound)),
        ("gap", .number(gap)), ("proved", .flag(proved)),
      ],
      .oneLine
    )
  }
}

extension JSONText {
  static let null = JSONText.raw("null")

  static func number<Number: Numeric & CustomStringConvertible>(_ number: Number?) -> JSONText {
    number.map { .raw($0.description) } ?? .null
  }

  static func textOrNull(_ text: String?) -> JSONText {
    text.map(JSONText.text) ?? .null
  }

  static func flag(_ flag: Bool?) -> JSONText {
    flag.map { .raw($0 ? "true" : "false") } ?? .null
  }
}
