import PlanTexts

/// What makes a shell complete commands and options of the program.
///
/// Words come from the same lists as the help, so that nothing is offered that the program does not know. Where a
/// command takes a file or a week, files are completed as usual.
struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
  }

  private let shell: Shell

  init(named name: String) throws(UsageError.Reason) {
    guard let shell = Shell(rawValue: name) else {
      throw .notAShell(name, allowed: Shell.allCases.map(\.rawValue))
    }
    self.shell = shell
  }

  var text: String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    }
  }

  /// The first words of a command line: commands of one word, and groups.
  private var firstWords: [String] {
    Command.allCases.filter { $0.group == nil }.map(\.rawValue) + Command.groups
      + [Option.help, .version].map(\.flag)
  }

  /// Weeks of the household that a command understands beside files and dates.
  private static let weeks = ["current", "next", "+2", "+3", "+4"]

  private func words(of command: Command) -> [String] {
    let takesWeek =
      command.takesStoredWeek
      || command.subject == .household
        && (command.operands.required + command.operands.optional).contains(.week)
    return command.options.map(\.flag) + (takesWeek ? Self.weeks : [])
  }

  /// The branches of a `case` that sets `words`.
  private func branches(indent: String) -> String {
    let groups = Command.groups.map { group in
      let seconds = Command.all(of: group).map { $0.rawValue.split(separator: " ")[1] }
      return "\(indent)\"\(group) \") words=\"\(seconds.joined(separator: " "))\" ;;"
    }
    let commands = Command.allCases.map { command in
      let pattern = command.group == nil ? "\"\(command.rawValue) \"*" : "\"\(command.rawValue)\""
      return "\(indent)\(pattern)) words=\"\(words(of: command).joined(separator: " "))\" ;;"
    }
    return (groups + commands).joined(separator: "\n")
  }

  private var bash: String {
    """
    # bash completion for \(Program.name): eval "$(\(Program.name) completion bash)"
    _\(Program.name)() {
      local current="${COMP_WORDS[COMP_CWORD]}" words="" second=""
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(firstWords.joined(separator: " "))"
      else
        [ "$COMP_CWORD" -gt 2 ] && second="${COMP_WORDS[2]}"
        case "${COMP_WORDS[1]} $second" in
    \(branches(indent: "      "))
        esac
      fi
      while IFS= read -r word; do
        COMPREPLY+=("$word")
      done < <(compgen -W "$words" -- "$current"; compgen -f -- "$current")
    }
    complete -o filenames -F _\(Program.name) \(Program.name)

    """
  }

  private var zsh: String {
    """
    #compdef \(Program.name)
    # zsh completion for \(Program.name): eval "$(\(Program.name) completion zsh)"
    _\(Program.name)() {
      local words_of_line=("${words[@]}") words="" second=""
      if (( CURRENT == 2 )); then
        words="\(firstWords.joined(separator: " "))"
      else
        (( CURRENT > 3 )) && second="${words_of_line[3]}"
        case "${words_of_line[2]} $second" in
    \(branches(indent: "      "))
        esac
      fi
      compadd -- ${=words}
      _files
    }
    compdef _\(Program.name) \(Program.name)

    """
  }
}
