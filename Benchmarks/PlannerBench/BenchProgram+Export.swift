import BenchmarkSuites
import Foundation
import PlanFiles

extension BenchProgram {
  /// Writes week, program and map of every instance, and what the machine is.
  func export(_ arguments: BenchArguments) throws -> Int32 {
    let suites = try arguments.names("a suite")
    let methods = try arguments.methods()
    let timeLimit = try arguments.timeLimit()
    guard let out = arguments.text(.out) else {
      throw BenchmarkError(.usage, "export needs --out FOLDER.")
    }
    let folder = URL(filePath: out)
    let store = try store(arguments)
    for suite in suites {
      let place = folder.appending(path: suite)
      do {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      } catch {
        throw BenchmarkError(.cannotWrite, "\(out): the folder cannot be made.")
      }
      for instance in try store.instances(of: suite, named: arguments.instances) {
        try AtomicFile.write(
          String(decoding: instance.bytes, as: UTF8.self),
          to: place.appending(path: "\(instance.name).json").path
        )
        for method in methods {
          let program: ExportedProgram
          do {
            program = try ExportedProgram(instance, method: method)
          } catch let error as BenchmarkError where error.kind == .badData {
            console.writeError("\(suite)/\(instance.name), \(method): \(error) Left out.\n")
            continue
          }
          let path = place.appending(path: program.name).path
          try AtomicFile.write(program.freeMPS, to: "\(path).mps")
          try AtomicFile.write(program.lp, to: "\(path).lp")
          try AtomicFile.write(
            program.map(try program.solved(within: timeLimit)),
            to: "\(path).map.json"
          )
        }
      }
    }
    try AtomicFile.write(
      Machine(checkout: store.root).encoded(),
      to: folder.appending(path: "machine.json").path
    )
    return 0
  }

  /// Judges plans from standard input, one on a line, and answers each at once.
  func audit(_ arguments: BenchArguments) throws -> Int32 {
    var judge = PlanReview.Judge()
    while let line = readLine() {
      try console.write(judge.answer(to: line))
    }
    return 0
  }
}
