#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How many threads can run at the same time.
enum ProcessorCount {
  /// The cores of the machine, at least one; what a container may use of them is not known.
  static var current: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
