import Foundation
import MealModel
import PlanFiles
import Testing

struct InputFileTests {
  @Test(arguments: ["none.json", "file/week.json"])
  func `a missing file is told apart`(name: String) throws {
    try withFolder { folder in
      try AtomicFile.write("", to: "\(folder)/file")
      #expect(try reason("\(folder)/\(name)") == .noSuchFile)
    }
  }

  @Test func `a folder is no file`() throws {
    try withFolder { folder in
      let reason = try reason(folder)
      #expect(reason == .isDirectory)
    }
  }

  @Test func `a file may have 64 MB and no more`() throws {
    try withFolder { folder in
      let path = "\(folder)/week.json"
      try Data().write(to: URL(filePath: path))
      let file = try #require(FileHandle(forWritingAtPath: path))
      try file.truncate(atOffset: (64 << 20) + 1)
      try file.close()
      #expect(try reason(path) == .tooLarge(megabytes: 64))
    }
  }

  @Test func `a missing file is named once`() throws {
    let error = try #require(throws: FileError.self) { try WeekFile(readingFrom: "/none.json") }
    #expect(error.description == "/none.json: there is no such file.")
    #expect(error.text(in: .spanish) == "/none.json: no existe.")
  }

  private func reason(_ path: String) throws -> FileError.Reason {
    try #require(throws: FileError.self) { try WeekFile(readingFrom: path) }.reason
  }
}
