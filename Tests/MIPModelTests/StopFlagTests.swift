import MIPModel
import Testing

struct StopFlagTests {
  @Test func `a new flag is down`() {
    #expect(!StopFlag().isRaised)
  }

  @Test func `a raised flag stays up`() {
    let flag = StopFlag()
    flag.raise()
    flag.raise()
    #expect(flag.isRaised)
  }

  @Test func `a flag raised in one task is seen in another`() async {
    let flag = StopFlag()
    await Task.detached { flag.raise() }.value
    #expect(flag.isRaised)
  }
}
