import Foundation
import HouseholdModel
import HouseholdStorage
import MealModel
import Testing

struct HouseholdStoreTests {
  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ana"], "/data/meal-planner/household.db"),
    (["XDG_DATA_HOME": "/data/", "HOME": "/home/ana"], "/data/meal-planner/household.db"),
    (["XDG_DATA_HOME": "data", "HOME": "/h"], "/h/.local/share/meal-planner/household.db"),
    (["XDG_DATA_HOME": "", "HOME": "/h"], "/h/.local/share/meal-planner/household.db"),
    (["HOME": "/h"], "/h/.local/share/meal-planner/household.db"),
    ([:], "./.local/share/meal-planner/household.db"),
  ])
  func `the data folder is where the system has it`(variables: [String: String], path: String) {
    #expect(HouseholdStore.defaultPath(environment: variables) == path)
  }

  @Test
  func `a store is made on first use, for its user alone`() throws {
    let folder = try TemporaryFolder()
    let store = HouseholdStore(path: "\(folder.path)/data/meal-planner/household.db")
    #expect(try store.read(orCreating: SampleHousehold.household) == SampleHousehold.household)
    // Somebody else's household is not needed any more.
    #expect(try store.read(orCreating: RandomHousehold.drawn(seed: 1)) == SampleHousehold.household)
    var status = stat()
    #expect(stat(store.path, &status) == 0 && status.st_mode & 0o777 == 0o600)
    #expect(stat("\(folder.path)/data", &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test
  func `a store is not made where one is`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    #expect(throws: StoreError(path: folder.store.path, reason: .alreadyThere)) {
      try folder.store.create(RandomHousehold.drawn(seed: 1))
    }
    #expect(try folder.store.read() == SampleHousehold.household)
    #expect(try folder.names() == ["household.db"])
  }

  @Test(arguments: [":memory:", "file:x.db?mode=memory", "a b.db", "ñ🥘.db"])
  func `a name of a file means nothing else`(name: String) throws {
    let folder = try TemporaryFolder()
    let store = HouseholdStore(path: "\(folder.path)/\(name)")
    try store.create(SampleHousehold.household)
    try store.change { $0.settings.people = 7 }
    #expect(try store.read().settings.people == 7)
    #expect(try folder.names() == [name])
  }

  @Test(arguments: 0..<5)
  func `of many who create a store at once one does and nobody fails`(round: Int) async throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try await withThrowingTaskGroup(of: Household.self) { group in
      for person in 1...4 {
        group.addTask {
          var household = SampleHousehold.household
          household.settings.people = person
          return try store.read(orCreating: household)
        }
      }
      let found = try await group.reduce(into: Set<Household>()) { $0.insert($1) }
      #expect(found.count == 1)
    }
    #expect(try folder.names() == ["household.db"])
  }
}
