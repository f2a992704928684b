import CGLPKShims
import MIPModel

/// The limits of one call, with its time limit turned into a moment.
struct SearchLimits {
  private let deadline: Int64
  private let nodeLimit: Int32
  private let stop: StopFlag?
  private let heuristic: HeuristicBox?

  /// Starts the clock.
  init(startingNow options: SolveOptions) {
    if let limit = options.timeLimit {
      let (sum, overflow) = cglpk_now().addingReportingOverflow(limit.clampedNanoseconds)
      deadline = overflow ? .max : sum
    } else {
      deadline = .max
    }
    nodeLimit = Int32(clamping: options.nodeLimit ?? .max)
    stop = options.stop
    heuristic = options.rootHeuristic.map(HeuristicBox.init)
  }

  /// The limit that is reached by now, or `nil`; nodes are only counted in a search.
  var reached: StopReason? {
    unsafe withLimits { unsafe cglpk_limit_reached($0) }.reason
  }

  /// Calls a function with the limits as C wants them; the pointer is valid during the call only.
  func withLimits<Result>(_ body: (UnsafePointer<cglpk_limits>) -> Result) -> Result {
    withExtendedLifetime((stop, heuristic)) {
      var limits = unsafe cglpk_limits()
      unsafe limits.deadline = deadline
      unsafe limits.node_limit = nodeLimit
      if let stop {
        unsafe limits.stop_context = UnsafeRawPointer(Unmanaged.passUnretained(stop).toOpaque())
        unsafe limits.should_stop = { context in
          guard let context = unsafe context else { return false }
          return unsafe Unmanaged<StopFlag>.fromOpaque(context).takeUnretainedValue().isRaised
        }
      }
      if let heuristic {
        let context = unsafe Unmanaged.passUnretained(heuristic).toOpaque()
        unsafe limits.heuristic_context = UnsafeRawPointer(context)
        unsafe limits.root_heuristic = { context, bound, values, count in
          guard let context = unsafe context, let values = unsafe values else { return false }
          let box = unsafe Unmanaged<HeuristicBox>.fromOpaque(context).takeUnretainedValue()
          let columns = unsafe UnsafeMutableBufferPointer(start: values, count: Int(count))
          let root = unsafe RootRelaxation(bound: bound, values: Array(columns))
          guard let point = box.heuristic(root), point.count == root.values.count else {
            return false
          }
          _ = unsafe columns.update(fromContentsOf: point)
          return true
        }
      }
      return unsafe body(&limits)
    }
  }
}

/// Carries `SolveOptions.rootHeuristic` through C.
private final class HeuristicBox: Sendable {
  let heuristic: RootHeuristic

  init(_ heuristic: @escaping RootHeuristic) {
    self.heuristic = heuristic
  }
}

extension cglpk_stop {
  /// The same for all solvers, or `nil` when no limit was reached.
  var reason: StopReason? {
    switch self {
    case CGLPK_STOPPED_BY_FLAG: .interrupted
    case CGLPK_STOPPED_BY_TIME: .timeLimit
    case CGLPK_STOPPED_BY_NODES: .nodeLimit
    default: nil
    }
  }
}

extension Duration {
  /// Whole nanoseconds; what does not fit becomes the nearest that does, and negative becomes zero.
  fileprivate var clampedNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflow else { return seconds < 0 ? 0 : .max }
    let (sum, carry) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return carry ? .max : max(0, sum)
  }
}
