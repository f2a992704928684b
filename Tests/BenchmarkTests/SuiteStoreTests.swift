import BenchmarkSuites
import Foundation
import PlanFiles
import Testing

struct SuiteStoreTests {
  @Test(arguments: Project.storedSuites + ["gate"])
  func `stored weeks are what the generators make`(suite: String) throws {
    let stored = try Project.store.instances(of: suite)
    let made = try Project.store.instances(of: suite, anew: true)
    #expect(stored.map(\.bytes) == made.map(\.bytes))
    #expect(Set(stored.map(\.name)).count == stored.count)
    #expect(Set(stored.map(\.sha256)).count == stored.count)
  }

  @Test(arguments: Project.storedSuites)
  func `a folder holds the weeks of its manifest and no others`(suite: String) throws {
    let folder = Project.store.folder.appending(path: suite)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let names = try Project.store.manifest(suite).instances.map { "\($0.name).json" }
    #expect(Set(files) == Set(names))
  }

  @Test
  func `manifests are in canonical form and name every suite of the documentation`() throws {
    let names = try Project.store.names()
    #expect(
      names == [
        "catalogue", "family", "gaps", "horizon", "households", "infeasible", "preferences",
        "tight", "traps", "gate",
      ]
    )
    for name in names {
      let manifest = try Project.store.manifest(name)
      let text = try String(contentsOf: Project.store.manifestFile(name), encoding: .utf8)
      #expect(manifest.suite == name)
      #expect(manifest.encoded() == text)
    }
  }

  @Test
  func `every week of the gate is one of another suite`() throws {
    let others = try Project.store.names().filter { $0 != "gate" }
      .flatMap { try Project.store.manifest($0).instances }
    for recipe in try Project.store.manifest("gate").instances {
      #expect(others.contains(recipe), "\(recipe.name)")
    }
  }

  @Test
  func `digests are those of the standard`() {
    #expect(
      sha256(of: Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    #expect(
      sha256(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    )
  }

  @Test(arguments: InstanceGenerator.allCases)
  func `a generator repeats itself and listens to the seed`(
    generator: InstanceGenerator
  ) throws {
    let parameters = [
      "days": 7, "meals": 2, "dishes": 5, "tags": 4, "scarce": 2, "late": 2, "shortest": 3,
      "longest": 5, "short": 1,
    ]
    let texts = try (1...3).map { seed in
      try generator.document(seed: UInt64(seed), parameters: parameters).encoded()
    }
    #expect(try generator.document(seed: 1, parameters: parameters).encoded() == texts[0])
    #expect(Set(texts).count == 3)
    for text in texts {
      _ = try WeekFile(json: Array(text.utf8), file: "made").resolved()
    }
  }

  @Test
  func `a missing parameter is named`() {
    #expect {
      try InstanceGenerator.household.document(seed: 1, parameters: ["days": 7, "meals": 2])
    } throws: {
      "\($0)" == "The generator 'household' needs a parameter 'dishes' above zero."
    }
  }

  @Test
  func `a week on one line reads as the same week`() throws {
    let instance = try Project.instance("traps-14-30-09-3-a", of: "traps")
    let document = try WeekDocument(json: instance.bytes, file: "lines")
    let line = instance.singleLine
    #expect(!line.contains("\n"))
    #expect(try WeekDocument(json: Array(line.utf8), file: "line") == document)
  }

  @Test
  func `changed bytes are refused`() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "benchmark-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appending(path: "datasets/benchmark/family")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var manifest = try Project.store.manifest("family")
    manifest.instances = [manifest.instances[0]]
    let store = SuiteStore(root: root)
    try manifest.encoded().write(
      to: store.manifestFile("family"),
      atomically: true,
      encoding: .utf8
    )
    let name = manifest.instances[0].name
    try "{}".write(
      to: store.instanceFile(name, of: "family"),
      atomically: true,
      encoding: .utf8
    )
    #expect {
      try store.instances(of: "family")
    } throws: {
      "\($0)".hasPrefix("family/\(name): the SHA-256 is ")
    }
  }
}
