/// The options of all commands.
enum BenchOption: String, CaseIterable {
  case root
  case out
  case format
  case pin
  case repeats = "repeat"
  case permute
  case timeLimit = "time-limit"
  case method
  case instance
  case jobs
  case note
  case write
  case help

  var takesValue: Bool {
    switch self {
    case .pin, .permute, .write, .help: false
    case .root, .out, .format, .repeats, .timeLimit, .method, .instance, .jobs, .note: true
    }
  }

  /// The option with what stands for its value, and what it does.
  var help: (usage: String, text: String) {
    switch self {
    case .root: ("--root FOLDER", "the project; default: the one around the current folder")
    case .out:
      ("--out PATH", "where to write; `run` adds to a file and skips what it holds already")
    case .format: ("--format week|ndjson", "week files, or one file with a week on each line")
    case .pin: ("--pin", "write the manifests' digests and the stored weeks anew")
    case .repeats: ("--repeat N", "how often each run is made; default 1")
    case .permute: ("--permute", "shuffle dishes, tags and filters in every repeat but the first")
    case .timeLimit: ("--time-limit 60s", "of each run: s, ms or min, or none; default 60s")
    case .method:
      ("--method LIST", "optimal, program, plain, greedy, greedy:N, with commas; default optimal")
    case .instance: ("--instance LIST", "only these instances of the suites, with commas")
    case .jobs: ("--jobs N", "runs at the same time; default 1")
    case .note: ("--note SENTENCE", "how far the figures can be trusted, told at the top")
    case .write: ("--write", "write the file anew instead of comparing or printing")
    case .help: ("--help", "this text")
    }
  }
}
