import Foundation

/// Commands in a row on one household, with everything that they answer.
///
/// A line that begins with `$ ` is a command: `planner …`, a setting of the environment such as
/// `PLANNER_TODAY=2026-12-07`, or `cat > NAME`, which writes a file. Lines with `< ` below it are what
/// somebody types, or what the file holds; without any, nobody is there to be asked. Then comes what the program
/// prints, errors with `! ` in front, and `# exits N` unless that is 0. Lines that begin with `-- ` are for the reader.
/// `{folder}` stands for the folder in which the session takes place.
struct Transcript {
  private enum Step {
    case heading(String)
    case command(String, typed: [String])
  }

  private var steps: [Step] = []

  /// Reads the commands of a transcript; answers are left out.
  init(_ text: String) {
    for line in text.split(separator: "\n").map(String.init) {
      if line.hasPrefix("-- ") {
        steps.append(.heading(line))
      } else if line.hasPrefix("$ ") {
        steps.append(.command(String(line.dropFirst(2)), typed: []))
      } else if line == "<" || line.hasPrefix("< "),
        case .command(let command, let typed)? = steps.last
      {
        steps[steps.count - 1] = .command(command, typed: typed + [String(line.dropFirst(2))])
      }
    }
  }

  /// Does everything in a new folder and writes down the answers.
  func performed() throws -> String {
    var home = try Home()
    var text = ""
    for step in steps {
      switch step {
      case .heading(let line): text += (text.isEmpty ? "" : "\n") + line + "\n"
      case .command(let command, let typed):
        text += "\n$ \(command)\n" + typed.map { $0.isEmpty ? "<\n" : "< \($0)\n" }.joined()
        text += try Self.answer(to: command, typed, in: &home)
      }
    }
    return text
  }

  private static func answer(
    to command: String,
    _ typed: [String],
    in home: inout Home
  ) throws -> String {
    let words = shellWords(command)
    if words[0] == "planner" {
      let answers = typed.map { $0.replacing("{folder}", with: home.folder.url.path) }
      let run = home.run(Array(words.dropFirst()), answers: answers.isEmpty ? nil : answers)
      return shown(run, in: home)
    }
    if words.starts(with: ["cat", ">"]) {
      _ = try home.folder.write(typed.map { $0 + "\n" }.joined().utf8, to: words[2])
      return ""
    }
    let (name, value) = (command.prefix { $0 != "=" }, command.drop { $0 != "=" }.dropFirst())
    home.environment[String(name)] = String(value)
    return ""
  }

  private static func shown(_ run: ProgramRun, in home: Home) -> String {
    // Some files have the line ends of other systems.
    var text = run.output.replacing("\r\n", with: "\n")
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += run.errors.split(separator: "\n").map { "! \($0)\n" }.joined()
    if run.exitCode != 0 { text += "# exits \(run.exitCode)\n" }
    return text.replacing(home.folder.url.path, with: "{folder}").withoutTimes.withoutIdentities
  }
}

extension String {
  /// The text with every identity that was drawn at random replaced.
  var withoutIdentities: String {
    replacing(#/[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/#, with: "ID")
  }
}
