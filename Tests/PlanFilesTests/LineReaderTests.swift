import Foundation
import PlanFiles
import Testing

struct LineReaderTests {
  @Test(arguments: [
    ("", []), ("\n\n \r\n", []), ("a", [1]), ("a\n", [1]), ("a\r\n\r\nb\r\n", [1, 3]),
    ("\u{FEFF}\na", [2]), ("\u{FEFF}a\n", [1]), ("a\rb\n", [1]),
  ])
  func `lines are counted, blank ones too, and blank ones are passed over`(
    text: String,
    numbers: [Int]
  ) throws {
    #expect(try lines(of: Array(text.utf8)).map(\.number) == numbers)
  }

  @Test func `a line may cross the pieces in which a file is read`() throws {
    let lengths = [1, 65_535, 65_536, 65_537, 200_000, 7]
    let text = lengths.flatMap { [UInt8](repeating: 65, count: $0) + [10] }
    #expect(try lines(of: text).map(\.byteCount) == lengths)
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func `a line that is too long is an error, and the next ones are read`(end: String) throws {
    func line(_ count: Int) -> [UInt8] { Array(repeating: 65, count: count) + end.utf8 }
    let longest = try lines(of: line(100_000), byteLimit: 100_000)
    #expect(longest.map(\.byteCount) == [100_000])
    let tail: [UInt8] = end.isEmpty ? [] : line(3)
    let read = try lines(of: line(100_001) + tail, byteLimit: 100_000)
    #expect(read.map(\.byteCount) == (end.isEmpty ? [0] : [0, 3]))
    let error = #expect(throws: FileError.self) { _ = try read[0].week() }
    #expect(error?.reason == .tooLarge(megabytes: 64))
  }

  @Test func `what cannot be read is said`() throws {
    let missing = #expect(throws: FileError.self) { _ = try LineReader(readingFrom: "no/file") }
    #expect(missing?.reason == .noSuchFile)
    let folder = #expect(throws: FileError.self) { _ = try LineReader(readingFrom: "/") }
    #expect(folder?.reason == .isDirectory)
  }

  private func lines(
    of bytes: [UInt8],
    byteLimit: Int = 1 << 20
  ) throws -> [DocumentLine] {
    let file = FileManager.default.temporaryDirectory.appending(path: "lines-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var reader = try LineReader(readingFrom: file.path, byteLimit: byteLimit)
    var lines: [DocumentLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}
