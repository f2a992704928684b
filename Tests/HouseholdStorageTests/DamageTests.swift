import HouseholdModel
import HouseholdStorage
import MealModel
import Testing

/// Stores that a bad disk or a bad program went over: read whole or refused, and never a crash.
struct DamageTests {
  /// A store that fills several pages.
  private static func household() -> Household {
    var household = SampleHousehold.household
    for number in 0..<150 {
      var dish = SampleHousehold.dish("dish-\(number)")
      dish.notes = String(repeating: "Remover. ", count: number % 40)
      household.dishes.append(dish)
    }
    return household
  }

  private static func damaged(_ bytes: [UInt8], by random: inout SplitMix64) -> [UInt8] {
    var bytes = bytes
    switch random.draw(below: 4) {
    case 0: bytes.removeSubrange(random.draw(below: bytes.count)...)
    case 1:
      let start = random.draw(below: bytes.count)
      for index in start..<min(bytes.count, start + 512) { bytes[index] = 0 }
    case 2:
      for _ in 0..<16 { bytes[random.draw(below: bytes.count)] = UInt8(random.draw(below: 256)) }
    default:
      bytes[random.draw(below: bytes.count)] ^= 1 << UInt8(random.draw(below: 8))
    }
    return bytes
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `a damaged store is read or refused and then unchanged`(seed: UInt64) throws {
    let source = try TemporaryFolder()
    try source.store.create(Self.household())
    let sound = try bytes(of: source.store.path)
    var random = SplitMix64(seed: seed)
    var refusals = 0
    for _ in 0..<15 {
      let folder = try TemporaryFolder()
      let damaged = Self.damaged(sound, by: &random)
      try put(damaged, to: folder.store.path)
      do throws(StoreError) {
        // A bit of a name or of unused space may be another without anything being wrong.
        _ = try folder.store.read()
      } catch {
        refusals += 1
        #expect(error.path == folder.store.path)
        switch error.reason {
        case .damaged, .notAStore, .newer, .failed: break
        default: Issue.record("\(error)")
        }
        #expect(throws: StoreError.self) { try folder.store.change { $0.settings.people = 9 } }
      }
      #expect(try bytes(of: folder.store.path) == damaged)
    }
    #expect(refusals > 0)
  }

  @Test
  func `a damaged page of a store that is otherwise sound is found before anything is written`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.store.create(Self.household())
    var damaged = try bytes(of: folder.store.path)
    // The last page, which no query for the settings would look at.
    for index in damaged.count - 4_096..<damaged.count { damaged[index] = 0xFF }
    try put(damaged, to: folder.store.path)
    let error = try #require(throws: StoreError.self) {
      try folder.store.change { $0.settings.people = 9 }
    }
    guard case .damaged = error.reason else {
      Issue.record("\(error)")
      return
    }
    #expect(try bytes(of: folder.store.path) == damaged)
  }
}
