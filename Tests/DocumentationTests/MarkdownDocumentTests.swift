import Testing

struct MarkdownDocumentTests {
  @Test
  func `blocks are read with their language, links only outside of code`() {
    let document = MarkdownDocument(
      """
      See [the guide](docs/a.md#top), `[not](this)` and [`code`](b.md).
      ```sh
      planner fill [x](y)
      ```
      """
    )
    #expect(document.linkTargets == ["docs/a.md#top", "b.md"])
    #expect(document.blocks == [.init(language: "sh", lines: ["planner fill [x](y)"])])
  }
}
