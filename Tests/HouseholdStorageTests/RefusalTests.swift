import Foundation
import HouseholdModel
import HouseholdStorage
import MealModel
import PlanFiles
import Testing

/// Files that are no store, no longer one, or not one yet: a clear refusal, and not a byte changes.
struct RefusalTests {
  /// Expects that reading and changing are refused for a reason, and that the folder stays as it is.
  private func expectRefusal(
    _ reason: StoreError.Reason,
    of bytes: [UInt8],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let folder = try TemporaryFolder()
    let store = folder.store
    try put(bytes, to: store.path)
    let error = StoreError(path: store.path, reason: reason)
    #expect(throws: error, sourceLocation: location) { try store.read() }
    #expect(throws: error, sourceLocation: location) {
      try store.read(orCreating: SampleHousehold.household)
    }
    #expect(throws: error, sourceLocation: location) { try store.change { $0.dishes = [] } }
    #expect(throws: StoreError(path: store.path, reason: .alreadyThere), sourceLocation: location) {
      try store.create(SampleHousehold.household)
    }
    #expect(try HouseholdStorageTests.bytes(of: store.path) == bytes, sourceLocation: location)
    #expect(try folder.names() == ["household.db"], sourceLocation: location)
  }

  /// The bytes of a store, with four of them replaced by a number.
  private func bytes(with number: UInt32, at offset: Int) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    var bytes = try HouseholdStorageTests.bytes(of: folder.store.path)
    for index in 0..<4 { bytes[offset + index] = UInt8(number >> (24 - 8 * index) & 0xFF) }
    return bytes
  }

  @Test(arguments: ["", "Lentejas,Legumbres\n", "SQLite format 3", "{\"household\": 1}"])
  func `a text is no store, and neither is an empty file`(text: String) throws {
    try expectRefusal(.notAStore, of: Array(text.utf8))
  }

  @Test
  func `the database of another program is no store`() throws {
    try expectRefusal(.notAStore, of: bytes(with: 0, at: 68))
    try expectRefusal(.notAStore, of: bytes(with: 252_006_673, at: 68))
  }

  @Test
  func `a store of a newer program is left alone`() throws {
    try expectRefusal(.newer(found: 2, known: 1), of: bytes(with: 2, at: 60))
  }

  @Test
  func `where there is nothing nothing can be read`() throws {
    let store = try TemporaryFolder().store
    #expect(!store.exists)
    #expect(throws: StoreError(path: store.path, reason: .missing)) { try store.read() }
    #expect(throws: StoreError(path: store.path, reason: .missing)) { try store.change { _ in } }
    #expect(!store.exists)
  }

  @Test
  func `a folder is no store`() throws {
    let folder = try TemporaryFolder()
    let store = HouseholdStore(path: folder.path)
    #expect(store.exists)
    #expect(throws: StoreError(path: store.path, reason: .isFolder)) { try store.read() }
    #expect(throws: StoreError(path: store.path, reason: .alreadyThere)) {
      try store.create(SampleHousehold.household)
    }
  }

  @Test
  func `something that is no regular file is no store`() throws {
    let store = HouseholdStore(path: "/dev/null")
    #expect(throws: StoreError(path: store.path, reason: .notAStore)) { try store.read() }
  }

  @Test
  func `folders that cannot be made are named`() throws {
    let folder = try TemporaryFolder()
    try put([], to: "\(folder.path)/file")
    let store = HouseholdStore(path: "\(folder.path)/file/deeper/household.db")
    let error = StoreError(path: store.path, reason: .refused(code: ENOTDIR))
    #expect(throws: error) { try store.create(SampleHousehold.household) }
    #expect(
      error.text(in: .spanish)
        == "\(store.path): no se puede usar (no existe la carpeta); lo guardado sigue igual."
    )
  }

  /// A process of its own gives up its rights, which an administrator has everywhere.
  @Test
  func `folders and files that must not be written are refused`() async throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let before = try HouseholdStorageTests.bytes(of: folder.store.path)
    let path = folder.path
    chmod(path, 0o555)
    chmod(folder.store.path, 0o444)
    defer { chmod(path, 0o755) }
    await #expect(processExitsWith: .success) { [path = path as String] in
      if getuid() == 0 { setuid(65_534) }
      let store = HouseholdStore(path: "\(path)/household.db")
      let refused = StoreError(path: store.path, reason: .refused(code: EACCES))
      #expect(throws: refused) { try store.change { $0.dishes = [] } }
      let new = HouseholdStore(path: "\(path)/new/household.db")
      #expect(throws: StoreError(path: new.path, reason: .refused(code: EACCES))) {
        try new.create(SampleHousehold.household)
      }
    }
    #expect(try HouseholdStorageTests.bytes(of: folder.store.path) == before)
    #expect(try folder.names() == ["household.db"])
  }

  @Test
  func `somebody else who does not stop is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.store.create(SampleHousehold.household)
    let hasty = HouseholdStore(path: folder.store.path, busyMilliseconds: 10)
    try folder.store.change { household in
      #expect(throws: StoreError(path: hasty.path, reason: .busy)) { try hasty.change { _ in } }
      // Reading waits for nobody.
      let found = try hasty.read()
      #expect(found == household)
    }
  }

  @Test(arguments: Language.allCases)
  func `every refusal is said on one line`(language: Language) {
    let reasons: [StoreError.Reason] = [
      .missing, .alreadyThere, .isFolder, .notAStore, .newer(found: 2, known: 1),
      .damaged("a\nb"), .busy, .refused(code: EACCES), .failed("a\nb"),
    ]
    for reason in reasons {
      let text = StoreError(path: "home\n.db", reason: reason).text(in: language)
      #expect(text.hasPrefix("home .db: ") && text.hasSuffix("."))
      #expect(!text.contains("\n"))
    }
  }
}
