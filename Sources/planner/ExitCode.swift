/// What the program tells the shell; the numbers from 64 are those of `sysexits.h`.
package enum ExitCode: Int32, CaseIterable, Sendable {
  /// A complete plan, a clean audit, a valid file.
  case done = 0

  /// The answer is "no": rules are broken, or there is no other dish.
  case no = 1

  /// The plan is incomplete, and it is proved that the rules allow no more.
  case provedIncomplete = 2

  /// The search stopped before a proof.
  case stopped = 3

  case usage = 64
  case badData = 65
  case noInput = 66
  case internalError = 70
  case writeError = 74
}
