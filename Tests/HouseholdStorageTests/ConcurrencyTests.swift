import Foundation
import HouseholdModel
import HouseholdStorage
import MealModel
import Testing

/// Several at once, and some of them killed.
struct ConcurrencyTests {
  @Test
  func `writers in several threads lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try store.create(SampleHousehold.household)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<15 {
            try store.change { $0.dishes.append(SampleHousehold.dish("\(writer)-\(number)")) }
          }
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<4).flatMap { writer in (0..<15).map { "\(writer)-\($0)" } }
    let found = try store.read().dishes.map(\.id.rawValue)
    #expect(found.count == 64)
    #expect(Set(found) == Set(expected + ["a", "b", "c", "d"]))
    #expect(try store.integrityDefects() == [])
  }

  @Test
  func `writers in several processes lose nothing`() async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try store.create(SampleHousehold.household)
    let path = store.path
    async let first: Void = Self.addDishes("first", to: path)
    async let second: Void = Self.addDishes("second", to: path)
    _ = await (first, second)
    let found = try store.read().dishes.map(\.id.rawValue)
    let expected = ["first", "second"].flatMap { name in (0..<20).map { "\(name)-\($0)" } }
    #expect(Set(found) == Set(expected + ["a", "b", "c", "d"]))
    #expect(found.count == 44)
  }

  private static func addDishes(_ name: String, to path: String) async {
    await #expect(processExitsWith: .success) { [name = name as String, path = path as String] in
      let store = HouseholdStore(path: path)
      for number in 0..<20 {
        try store.change { $0.dishes.append(SampleHousehold.dish("\(name)-\(number)")) }
      }
    }
  }

  #if DEBUG
  static let kills: Range<UInt64> = 0..<5
  #else
  static let kills: Range<UInt64> = 0..<20
  #endif

  /// The child says which writes it was told are kept, and is killed at some moment between them or within one.
  @Test(arguments: kills)
  func `a killed process loses nothing that was acknowledged`(seed: UInt64) async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try store.create(SampleHousehold.household)
    let (path, log) = (store.path, "\(folder.path)/acknowledged")
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [seed, path = path as String, log = log as String] in
      let file = open(log, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      var random = SplitMix64(seed: seed)
      let (last, fuse) = (random.draw(below: 200), UInt32(random.draw(below: 4_000)))
      let store = HouseholdStore(path: path)
      for number in 0... {
        if number == last {
          Thread.detachNewThread {
            usleep(fuse)
            kill(getpid(), SIGKILL)
          }
        }
        try store.change { KilledWriter.write(number, into: &$0, &random) }
        var byte = UInt8(ascii: ".")
        guard write(file, &byte, 1) == 1, fsync(file) == 0 else { exit(2) }
      }
    }
    let acknowledged = try bytes(of: log).count
    let found = try store.read()
    let kept = found.settings.people ?? 0
    #expect((acknowledged...acknowledged + 1).contains(kept))
    #expect(try store.integrityDefects() == [])
    // The same writes by somebody whom nobody killed.
    var expected = SampleHousehold.household
    var random = SplitMix64(seed: seed)
    _ = (random.draw(below: 200), random.draw(below: 4_000))
    for number in 0..<kept { KilledWriter.write(number, into: &expected, &random) }
    #expect(found == expected)
    try store.change { $0.settings.people = nil }
    #expect(try store.read().settings.people == nil)
  }
}

/// Writes that can be told apart and repeated.
enum KilledWriter {
  static func write(_ number: Int, into household: inout Household, _ random: inout SplitMix64) {
    household.settings.people = number + 1
    switch random.draw(below: 4) {
    case 0:
      household.dishes.append(SampleHousehold.dish("dish-\(number)"))
    case 1:
      let index = random.draw(below: household.dishes.count)
      household.dishes[index].notes = String(
        repeating: "\(number) ",
        count: random.draw(below: 900)
      )
    case 2:
      let week = household.weeks.count
      household.weeks.append(StoredWeek(start: RandomHousehold.monday(week + 1), createdAt: number))
    default:
      let day = random.draw(below: 7)
      household.weeks[0].slots.removeAll { $0.slot.day == day }
      household.weeks[0].slots.append(
        StoredSlot(MealSlot(day: day, meal: .lunch), "b", origin: .chosen)
      )
    }
  }
}
