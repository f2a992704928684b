import PlanTexts
import Testing

struct XMLTextTests {
  @Test(arguments: [
    ("Pollo & <más> \"bien\"", "Pollo &amp; &lt;más&gt; &quot;bien&quot;"), ("a\tb\r\nc", "a b  c"),
    ("a\u{1B}b\u{0}c\u{FFFF}", "abc"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("", ""),
  ])
  func `a text is escaped as XML takes it`(text: String, escaped: String) {
    #expect(text.escapedForXML == escaped)
  }
}
