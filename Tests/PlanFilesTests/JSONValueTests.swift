import Dispatch
import Foundation
import PlanFiles
import Synchronization
import Testing

/// What is no JSON, or more than this program takes, is refused where it stands.
struct JSONValueTests {
  @Test(arguments: ["name,tags\nPollo,Carne\n", "\n  <xml/>", "schema: 1"])
  func `what is no JSON at all is told apart from broken JSON`(text: String) throws {
    let error = try #require(throws: FileError.self) {
      try WeekDocument(json: Array(text.utf8), file: "week.json")
    }
    #expect(error.reason == .notJSON)
    #expect(error.description.contains("--dishes"))
  }

  @Test(arguments: [
    ("{\n  \"schema\": 1,\n}", "line 3, column 1"),
    ("{\r\n \"schema\": 1 \"week\": {} }", "line 2, column 19"),
    ("{\r \"schema\": 1 ! }", "line 2, column 14"),
    ("{ \"schema\": 01 }", "line 1, column 13"),
    ("{ \"name\": \"ñ\" ! }", "line 1, column 15"),
    ("{ \"name\": ñ }", "line 1, column 11"),
    ("", "line 1, column 1"),
    (" [", "line 1, column 3"),
    ("{ \"name\": \"ñ", "line 1, column 13"),
    ("{ \"schema\": 1 } x", "line 1, column 17"),
    ("{ \"name\": \"\\ud800\" }", "line 1, column 18"),
    ("{ \"name\": \"a\nb\" }", "line 1, column 12"),
    ("{ 'schema': 1 }", "line 1, column 3"),
  ])
  func `broken JSON is refused with line and column`(json: String, place: String) throws {
    let error = try #require(throws: FileError.self) { try read(json) }
    #expect(error.reason == .malformed)
    #expect(error.place.description == place)
  }

  @Test func `a key that stands twice is refused, however it is written`() throws {
    let error = try #require(throws: FileError.self) {
      try read("{ \"schema\": 1,\n \"\\u0073chema\": 1 }")
    }
    #expect(error.reason == .duplicateKey("schema"))
    #expect(error.place == .position(line: 2, column: 2))
  }

  @Test(arguments: [#"a\"b"#, #"\\"#, #"\\\\\""#, "", String(repeating: "ñ", count: 500)])
  func `a key that stands twice is named, whatever its text`(key: String) throws {
    let error = try #require(throws: FileError.self) { try read("{\"\(key)\":1,\"\(key)\":[]}") }
    let name = try JSONDecoder().decode(String.self, from: Data("\"\(key)\"".utf8))
    #expect(error.reason == .duplicateKey(name))
    #expect(error.place == .position(line: 1, column: key.count + 7))
  }

  @Test(arguments: ["[", "{\"a\":"])
  func `deep nesting is refused`(opening: String) throws {
    let error = try #require(throws: FileError.self) {
      try read(String(repeating: opening, count: 100_000))
    }
    #expect(error.reason == .nestedTooDeep)
  }

  @Test(
    arguments: [("[", "", "]"), ("[", "1", "]"), ("{\"a\":", "1", "}"), ("{\"a\":", "{}", "}")],
    [64, 65, 2_047]
  )
  func `deep nesting is refused, also when every bracket is closed`(
    parts: (opening: String, inside: String, closing: String),
    depth: Int
  ) throws {
    let count = parts.inside == "{}" ? depth - 1 : depth
    let json =
      String(repeating: parts.opening, count: count) + parts.inside
      + String(repeating: parts.closing, count: count)
    // As small as the stacks of secondary threads get on the systems that we know.
    let error = try #require(throws: FileError.self) {
      try onThread(withStackOf: 512 << 10) { try read(json) }
    }
    #expect((error.reason == .nestedTooDeep) == (depth > 64))
  }

  @Test(arguments: ["1e400", "-1e400", "99999999999999999999", "-9223372036854775809"])
  func `a number that is too large for any reading is refused with line and column`(
    number: String
  ) throws {
    let error = try #require(throws: FileError.self) {
      try read("{ \"schema\": 1,\n\"seed\": \(number) }")
    }
    #expect(error.reason == .numberTooLarge)
    #expect(error.place == .position(line: 2, column: 8 + number.count))
  }

  @Test(arguments: [
    ("{ \"name\": \"a\\u0000\" }", 19),
    ("{ \"\\u0000\": 1 }", 10),
  ])
  func `a null character is refused`(json: String, column: Int) throws {
    let error = try #require(throws: FileError.self) { try read(json) }
    #expect(error.reason == .nullCharacter)
    #expect(error.place == .position(line: 1, column: column))
  }

  /// Runs work on a thread of its own and waits for it.
  private func onThread(
    withStackOf bytes: Int,
    _ work: @escaping @Sendable () throws -> WeekDocument
  ) throws -> WeekDocument {
    let result = Mutex<Result<WeekDocument, any Error>?>(nil)
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      let outcome = Result { try work() }
      result.withLock { $0 = outcome }
      isDone.signal()
    }
    thread.stackSize = bytes
    thread.start()
    isDone.wait()
    let outcome = try #require(result.withLock { $0 })
    return try outcome.get()
  }

  private func read(_ json: String) throws -> WeekDocument {
    try WeekDocument(json: Array(json.utf8), file: "week.json")
  }
}
