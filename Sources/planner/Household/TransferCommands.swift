import HouseholdModel
import HouseholdStorage
import PlanFiles
import PlanTexts

/// `household export` and `household import`.
struct TransferCommands {
  let session: HouseholdSession

  func export() throws -> ExitCode {
    let text = HouseholdDocument(session.household).encoded()
    guard let out = session.request.out, out != "-" else {
      try session.console.write(text)
      return .done
    }
    try AtomicFile.write(text, to: out)
    try session.write([session.say(HomeReportText.exported, ["file": .text(out.onOneLine)])])
    return .done
  }

  /// Puts a household that was exported in place of the one that is there, after asking.
  ///
  /// A household that is as every one begins is not asked about.
  func `import`() throws -> ExitCode {
    let file = session.asked.arguments[0]
    let path = file == "-" ? "/dev/stdin" : file
    let imported = try HouseholdDocument(json: InputFile.bytes(of: path), file: file).household
    var untouched = session.home.newHousehold()
    untouched.settings.id = session.household.settings.id
    if session.household != untouched {
      let store = session.home.store.path.onOneLine
      try session.confirm(session.say(HomeReportText.confirmImport, ["file": .text(store)]))
    }
    try session.home.store.change(orCreating: imported) { $0 = imported }
    try session.write([
      session.say(
        HomeReportText.imported,
        [
          "dishes": .number(imported.currentDishes.count), "weeks": .number(imported.weeks.count),
        ]
      )
    ])
    return .done
  }
}
