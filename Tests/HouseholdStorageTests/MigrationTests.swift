import HouseholdModel
import HouseholdStorage
import Testing

struct MigrationTests {
  /// A schema that nobody has published yet.
  static let next = Schema(
    steps: Schema.current.steps + [
      """
      ALTER TABLE dish ADD COLUMN picture TEXT;
      CREATE TABLE guest (name TEXT NOT NULL PRIMARY KEY) STRICT;
      """
    ]
  )

  @Test
  func `the schema has version 1`() {
    #expect(Schema.current.version == 1)
  }

  @Test
  func `an older store is brought up to date once and keeps everything`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let newer = HouseholdStore(path: folder.store.path, schema: Self.next)
    #expect(try newer.read() == SampleHousehold.household)
    #expect(try newer.read() == SampleHousehold.household)
    try newer.change { $0.dishes[0].name = "Nuevo" }
    #expect(try newer.read().dishes[0].name == "Nuevo")
    #expect(try newer.integrityDefects() == [])
    let error = StoreError(path: folder.store.path, reason: .newer(found: 2, known: 1))
    #expect(throws: error) { try folder.store.read() }
  }

  @Test
  func `a change brings a store up to date in the same transaction`() throws {
    struct Failure: Error {}
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let newer = HouseholdStore(path: folder.store.path, schema: Self.next)
    #expect(throws: Failure.self) { try newer.change { _ in throw Failure() } }
    #expect(try folder.store.read() == SampleHousehold.household)
    try newer.change { $0.settings.people = 3 }
    #expect(throws: StoreError.self) { try folder.store.read() }
  }

  @Test
  func `a step that fails leaves the older store as it was`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let broken = Schema(
      steps: Schema.current.steps + ["CREATE TABLE guest (name TEXT); CREATE TABLE dish (a TEXT);"]
    )
    let store = HouseholdStore(path: folder.store.path, schema: broken)
    let error = try #require(throws: StoreError.self) { try store.read() }
    #expect(error.reason == .failed("table dish already exists"))
    #expect(try folder.store.read() == SampleHousehold.household)
  }

  @Test
  func `a new store takes all steps at once`() throws {
    let folder = try TemporaryFolder()
    let newer = HouseholdStore(path: folder.store.path, schema: Self.next)
    try newer.create(SampleHousehold.household)
    #expect(try newer.read() == SampleHousehold.household)
    #expect(throws: StoreError.self) { try folder.store.read() }
  }
}
