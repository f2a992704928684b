import CAllocationCount
import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the process and its threads have used.
enum Usage {
  /// The processor time of the calling thread in seconds.
  static var threadSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// What the calling thread has allocated so far, or `nil` where that is not counted.
  static var threadAllocations: (count: Int, bytes: Int)? {
    var total = callocation_count()
    guard unsafe callocation_count_of_thread(&total) else { return nil }
    return (Int(total.count), Int(total.bytes))
  }

  /// Begins a new peak of the memory.
  ///
  /// - Returns: Whether the system can do that.
  static func resetPeak() -> Bool {
    #if os(Linux)
    let descriptor = open("/proc/self/clear_refs", O_WRONLY)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return write(descriptor, "5", 1) == 1
    #else
    return false
    #endif
  }

  /// The peak of the resident memory since it was reset, or since the process began.
  static func peakBytes(sinceReset: Bool) -> Int {
    if sinceReset, let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let kilobytes = line.split(whereSeparator: { !$0.isNumber }).first.flatMap({ Int($0) })
    {
      return kilobytes << 10
    }
    var usage = rusage()
    #if os(Linux)
    getrusage(ofSelf, &usage)
    return usage.ru_maxrss << 10
    #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
  }

  #if canImport(Glibc)
  private static let ofSelf = RUSAGE_SELF.rawValue
  #elseif os(Linux)
  private static let ofSelf = RUSAGE_SELF
  #endif
}
