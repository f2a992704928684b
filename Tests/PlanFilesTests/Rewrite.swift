import Foundation
import PlanFiles
import Testing

struct Rewrite {
  @Test(arguments: Project.households) func rewrite(n: String) throws {
    let f = try WeekFile(readingFrom: Project.path("datasets/households/\(n).json"))
    _ = try f.resolved()
    try AtomicFile.write(f.document.encoded(), to: Project.path("datasets/households/\(n).json"))
  }
}
