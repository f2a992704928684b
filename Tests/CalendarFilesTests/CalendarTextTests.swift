import CalendarFiles
import Testing

/// What people type, on its way into a file and back.
struct CalendarTextTests {
  static let texts = [
    "Crème brûlée, Löffel; \\n ist kein Umbruch \\\\ y \"ajo\": 1/2",
    "🍽️👩‍👩‍👧‍👦🇪🇸 ñandú e\u{301} 寿司",
    String(repeating: "🍽️ñ", count: 60),
    String(repeating: "x", count: 10_000),
    String(repeating: "👩‍👩‍👧‍👦", count: 500),
    String(repeating: "palabras y más, palabras; ", count: 40) + "fin",
    String(repeating: "\\", count: 200),
    "BEGIN:VEVENT",
    "=?utf-8?Q?a?= %0D%0A {dish} ${PATH}",
    "tab\tulador",
  ]

  @Test(arguments: texts)
  func `titles and notes come back as they were`(text: String) throws {
    let notes = "\(text)\nsegunda línea\n\n\(text)"
    let written = try written(event(summary: text, details: notes))
    #expect(written.text("DESCRIPTION") == notes)
    #expect(written.text("SUMMARY") == text.split(separator: "\t").joined(separator: " "))
  }

  @Test(arguments: texts)
  func `lines have at most 75 bytes and whole letters`(text: String) throws {
    let file = try CalendarFile.text(of: [event(summary: text, details: text)], name: text)
    let lines = CalendarReader.rawLines(of: file)
    #expect(lines.last == [])
    for line in lines {
      #expect(line.count <= 75)
      #expect(String(validating: line, as: UTF8.self) != nil)
      #expect(!line.contains { $0 == 10 || $0 == 13 })
    }
  }

  @Test(
    arguments: zip(
      [
        "a\0b", "a\r\nEND:VEVENT\r\nb", "a\u{7}\u{1B}[31mb", "a\u{85}b", "a\u{2028}b", " a \n",
        "\u{7F}\u{0}", "a\u{1}\u{2}\n\nb",
      ],
      ["a b", "a END:VEVENT b", "a [31mb", "a b", "a b", "a", "", "a b"]
    )
  )
  func `titles have one line without control characters`(typed: String, title: String) throws {
    let event = try event(summary: typed)
    #expect(event.summary == title)
    #expect(try written(event).text("SUMMARY") == title)
  }

  @Test(
    arguments: zip(
      ["a\0b", "a\r\nb\rc\nd", "\n\na\n\n", "a\u{B}b", "\u{1}", "a\tb\n\nc", "a\u{2029}b"],
      ["a b", "a\nb\nc\nd", "a", "a\nb", nil, "a\tb\n\nc", "a\nb"]
    )
  )
  func `notes have plain lines without control characters`(typed: String, notes: String?) throws {
    let event = try event(details: typed)
    #expect(event.details == notes)
    #expect(try written(event).text("DESCRIPTION") == notes)
  }
}
