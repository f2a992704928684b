#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

let code = Program(console: .standard()).run(Array(CommandLine.arguments.dropFirst()))
exit(code.rawValue)
