import Foundation

let code = BenchProgram(
  console: .standard(),
  folder: URL(filePath: FileManager.default.currentDirectoryPath)
)
.run(Array(CommandLine.arguments.dropFirst()))
exit(code)
