#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where the program writes, and what it knows about its surroundings.
package struct Console: Sendable {
  /// Something that texts are written to.
  package struct Stream: Sendable {
    package var isTerminal: Bool

    /// Takes the whole text, or gives the number of the system's error.
    package var write: @Sendable (String) -> Int32?

    package init(isTerminal: Bool, write: @escaping @Sendable (String) -> Int32?) {
      self.isTerminal = isTerminal
      self.write = write
    }
  }

  /// Somebody who can be asked.
  package struct Input: Sendable {
    package var isTerminal: Bool

    /// Gives the next line without its end, or `nil` when there is none.
    package var readLine: @Sendable () -> String?

    package init(isTerminal: Bool, readLine: @escaping @Sendable () -> String?) {
      self.isTerminal = isTerminal
      self.readLine = readLine
    }

    /// Nobody.
    package static let nobody = Input(isTerminal: false) { nil }
  }

  package var output: Stream
  package var errors: Stream
  package var input: Input

  /// Gives the seconds since 1970-01-01 00:00 UTC.
  package var clock: @Sendable () -> Int

  package var environment: [String: String]

  /// How many characters fit in a line of the terminal, or `nil` when there is none.
  package var terminalWidth: Int?

  /// Whether signals of the process may be taken over while a search runs.
  package var watchesSignals: Bool

  package init(
    output: Stream,
    errors: Stream,
    input: Input = .nobody,
    clock: @escaping @Sendable () -> Int = { time(nil) },
    environment: [String: String] = [:],
    terminalWidth: Int? = nil,
    watchesSignals: Bool = false
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    self.clock = clock
    self.environment = environment
    self.terminalWidth = terminalWidth
    self.watchesSignals = watchesSignals
  }

  func write(_ text: String) throws(OutputError) {
    if let code = output.write(text) { throw OutputError(code: code) }
  }

  /// Writes a message; there is nobody left to tell when that fails.
  func writeError(_ text: String) {
    _ = errors.write(text)
  }
}

extension Console {
  /// The variables of the environment that the program looks at.
  private static let variables = [
    "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "LANG", "NO_COLOR", "COLUMNS", "TERM", "HOME",
    "XDG_CONFIG_HOME", "XDG_DATA_HOME", "TZ", "PLANNER_TODAY",
  ]

  /// The console of the process.
  package static func standard() -> Console {
    // A reader that went away is an error of the write, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    return Console(
      output: .descriptor(STDOUT_FILENO),
      errors: .descriptor(STDERR_FILENO),
      input: Input(isTerminal: isatty(STDIN_FILENO) == 1) { Swift.readLine() },
      environment: variables.reduce(into: [:]) { values, name in
        values[name] = getenv(name).map { String(cString: $0) }
      },
      terminalWidth: TerminalSize.width(ofDescriptor: STDOUT_FILENO),
      watchesSignals: true
    )
  }
}

extension Console.Stream {
  fileprivate static func descriptor(_ descriptor: Int32) -> Console.Stream {
    Console.Stream(isTerminal: isatty(descriptor) == 1) { text in
      var text = text
      return text.withUTF8 { bytes in
        var offset = 0
        while offset < bytes.count {
          let count = systemWrite(descriptor, bytes[offset...])
          if count < 0, errno == EINTR { continue }
          guard count >= 0 else { return errno }
          offset += count
        }
        return nil
      }
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  write(descriptor, UnsafeBufferPointer(rebasing: bytes).baseAddress, bytes.count)
}
