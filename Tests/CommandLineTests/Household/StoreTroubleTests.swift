import Foundation
import HouseholdModel
import HouseholdStorage
import Testing

/// A file in the place of a store that cannot be used.
enum Trouble: String, CaseIterable {
  case text, empty, week, otherDatabase, damagedPage, damagedHeader, cutShort, newer, folder,
    noFolder

  /// Whether commands that only look find nothing wrong, because there is no file yet.
  var isMissing: Bool { self == .noFolder }

  var exitCode: Int32 {
    switch self {
    case .folder: 66
    case .noFolder: 74
    default: 65
    }
  }

  /// Puts it there and gives its path.
  func make(in home: Home) throws -> String {
    let (path, folder) = (home.folder.path("home.db"), home.folder)
    /// A good store with some bytes changed.
    func spoiled(_ change: (inout Data) -> Void) throws {
      try Trouble.goodStore(at: path)
      var bytes = try Data(contentsOf: URL(filePath: path))
      change(&bytes)
      try bytes.write(to: URL(filePath: path))
    }
    switch self {
    case .text: return try folder.write("leche, huevos\n".utf8, to: "home.db")
    case .empty: return try folder.write([], to: "home.db")
    case .week: return try folder.write(Project.bytes(ofWeek: "tres-dias"), to: "home.db")
    case .otherDatabase: try spoiled { $0.replaceSubrange(68..<72, with: [0, 0, 0, 1]) }
    case .damagedHeader: try spoiled { $0.replaceSubrange(0..<6, with: Array("sqlite".utf8)) }
    case .damagedPage:
      try spoiled { bytes in
        for index in stride(from: 4_096, to: bytes.count, by: 512) {
          bytes.replaceSubrange(index..<index + 64, with: [UInt8](repeating: 0xA5, count: 64))
        }
      }
    case .cutShort: try spoiled { $0.removeLast($0.count / 2) }
    case .newer:
      let schema = Schema(steps: Schema.current.steps + ["CREATE TABLE later (one TEXT) STRICT;"])
      let store = HouseholdStore(path: path, schema: schema)
      try store.create(try Home(["settings set weekends on"]).household())
    case .folder:
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    case .noFolder: return try folder.write([], to: "file") + "/home.db"
    }
    return path
  }

  private static func goodStore(at path: String) throws {
    try HouseholdStore(path: path).create(try Home(["dish add Merluza --tag Pescado"]).household())
  }
}

struct StoreTroubleTests {
  private static let changing = [
    "dish add Lentejas --tag Legumbres", "settings set windows both",
    "week reset current --yes", "tag set Carne maxPerWeek=1",
  ]

  private static let looking = [
    "dish list", "week show next", "fill next", "shopping", "household export --out -", "today",
  ]

  @Test(arguments: Trouble.allCases)
  func `a store that cannot be used is told in one line and left as it is`(
    trouble: Trouble
  ) throws {
    let home = try Home()
    let path = try trouble.make(in: home)
    let before = try? Data(contentsOf: URL(filePath: path))
    let files = try Self.files(in: home)
    let lines = trouble.isMissing ? Self.changing : Self.changing + Self.looking
    for line in lines {
      for language in ["es", "en"] {
        let run = home.run("\(line) --store \(path) --lang \(language)")
        #expect(run.exitCode == trouble.exitCode, "\(line): \(run.errors)")
        #expect(run.output.isEmpty)
        #expect(run.errors.hasPrefix(path), "\(run.errors)")
        #expect(run.errors.count { $0 == "\n" } == 1, "\(run.errors)")
      }
    }
    #expect((try? Data(contentsOf: URL(filePath: path))) == before)
    #expect(try Self.files(in: home) == files)
  }

  /// The files without the empty ones that SQLite keeps beside a database that it looks at.
  private static func files(in home: Home) throws -> [String] {
    try home.folder.names().filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  @Test func `init does not touch what is there`() throws {
    let home = try Home()
    let path = try home.folder.write("leche".utf8, to: "home.db")
    let run = home.run("init --windows both --store \(path)")
    #expect(run.exitCode == 1)
    #expect(run.errors.count { $0 == "\n" } == 1)
    #expect(try home.folder.text(of: "home.db") == "leche")
  }

  @Test(.enabled(if: geteuid() != 0, "Nothing is read-only for the superuser."))
  func `a folder that cannot be written makes no store`() throws {
    let home = try Home()
    chmod(home.folder.url.path, 0o500)
    defer { chmod(home.folder.url.path, 0o700) }
    let run = home.run("dish add Merluza --tag Pescado")
    #expect(run.exitCode == 74)
    #expect(run.errors.count { $0 == "\n" } == 1)
  }

  @Test func `two processes that add dishes at once lose none`() throws {
    let home = try Home(["init --windows both"])
    let count = 20
    DispatchQueue.concurrentPerform(iterations: 2) { writer in
      for number in 0..<count {
        let answer = try? PlannerProcess(
          ["dish", "add", "Dish \(writer)-\(number)", "--tag", "Carne"],
          environment: home.environment
        ).answer()
        #expect(answer?.exitCode == 0, "\(answer?.errors ?? "did not start")")
      }
    }
    let names = Set(try home.household().currentDishes.map(\.name))
    #expect(names.count == 2 * count)
    #expect(try home.defects().isEmpty)
  }
}
