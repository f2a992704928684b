import MealModel
import Testing

struct TagColorTests {
  @Test(arguments: [
    ("#E74C3C", "#E74C3C"), ("e74c3c", "#E74C3C"), ("#000000", "#000000"), ("#0a0B0c", "#0A0B0C"),
  ])
  func `six digits are a colour`(text: String, printed: String) {
    #expect(TagColor(hex: text)?.description == printed)
  }

  @Test(arguments: [
    "", "#", "#FFF", "#E74C3", "#E74C3CF", "##74C3C", "#G74C3C", "+E74C3", "red", "#１２３４５６",
  ])
  func `anything else is none`(text: String) {
    #expect(TagColor(hex: text) == nil)
  }
}
