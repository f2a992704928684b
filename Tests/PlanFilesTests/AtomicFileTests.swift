import Foundation
import MealModel
import PlanFiles
import Testing

struct AtomicFileTests {
  @Test func `a new file holds the text`() throws {
    try withFolder { folder in
      let path = "\(folder)/week.json"
      try AtomicFile.write("ñ\n", to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "ñ\n")
      #expect(try names(in: folder) == ["week.json"])
    }
  }

  @Test func `an old file is replaced and keeps its permissions`() throws {
    try withFolder { folder in
      let path = "\(folder)/week.json"
      try AtomicFile.write("old and longer", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
      try AtomicFile.write("new", to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(try names(in: folder) == ["week.json"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everything"))
  func `a read-only file is refused and stays as it is`() throws {
    try withFolder { folder in
      let path = "\(folder)/week.json"
      try AtomicFile.write("old", to: path)
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      #expect(throws: WriteError.self) { try AtomicFile.write("new", to: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
      #expect(try names(in: folder) == ["week.json"])
    }
  }

  @Test func `a symbolic link stays one`() throws {
    try withFolder { folder in
      try AtomicFile.write("old", to: "\(folder)/week.json")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.json",
        withDestinationPath: "week.json"
      )
      try AtomicFile.write("new", to: "\(folder)/link.json")
      #expect(try String(contentsOfFile: "\(folder)/week.json", encoding: .utf8) == "new")
      #expect(try names(in: folder) == ["link.json", "week.json"])
    }
  }

  @Test func `a folder that is a file is an error`() throws {
    try withFolder { folder in
      try AtomicFile.write("whole", to: "\(folder)/file")
      #expect(throws: WriteError.self) { try AtomicFile.write("x", to: "\(folder)/file/week.json") }
      #expect(throws: WriteError.self) { try AtomicFile.write("x", to: "\(folder)/none/week.json") }
      #expect(throws: WriteError.self) { try AtomicFile.write("x", to: folder) }
      #expect(try String(contentsOfFile: "\(folder)/file", encoding: .utf8) == "whole")
      #expect(try names(in: folder) == ["file"])
    }
  }

  @Test func `a name that is too long for the new file leaves the old one`() throws {
    try withFolder { folder in
      let path = "\(folder)/" + String(repeating: "x", count: 255)
      try Data("whole".utf8).write(to: URL(filePath: path))
      #expect(throws: WriteError.self) { try AtomicFile.write("new", to: path) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "whole")
      #expect(try names(in: folder).count == 1)
    }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"))
  func `a full disk is an error of one line`() throws {
    let error = try #require(throws: WriteError.self) {
      try AtomicFile.write("x", to: "/dev/full")
    }
    #expect(error.file == "/dev/full")
    #expect(error.description.hasPrefix("/dev/full: it cannot be written ("))
    for language in Language.allCases {
      #expect(error.text(in: language).lineCount == 1)
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `what is no regular file is written to directly`() throws {
    try AtomicFile.write("x", to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test func `a file that must not be replaced is an error, whatever is in its place`() throws {
    try withFolder { folder in
      let path = "\(folder)/week.json"
      try AtomicFile.write("first", to: path, replacing: false)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/link.json",
        withDestinationPath: "nowhere.json"
      )
      try FileManager.default.createDirectory(
        atPath: "\(folder)/folder.json",
        withIntermediateDirectories: false
      )
      for name in ["week.json", "link.json", "folder.json"] {
        let error = try #require(throws: WriteError.self) {
          try AtomicFile.write("second", to: "\(folder)/\(name)", replacing: false)
        }
        #expect(error.description.contains("(there is a file of that name already)"))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
      #expect(try names(in: folder) == ["folder.json", "link.json", "week.json"])
    }
  }

  @Test func `a new file in a folder that is not there is an error`() throws {
    try withFolder { folder in
      let error = try #require(throws: WriteError.self) {
        try AtomicFile.write("x", to: "\(folder)/none/week.json", replacing: false)
      }
      #expect(error.description.contains("(there is no such folder)"))
      #expect(try names(in: folder).isEmpty)
    }
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }
}

/// Runs a test in a folder of its own, which is gone afterwards.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder.path)
}
