package import Foundation
import PlanFiles

/// The suites of a checkout.
package struct SuiteStore: Sendable {
  /// The folder that holds `datasets` and `Benchmarks`.
  package let root: URL

  package init(root: URL) {
    self.root = root
  }

  /// Finds the checkout that a folder lies in.
  ///
  /// - Parameter folder: Where to begin to look.
  /// - Throws: `BenchmarkError` when there is none.
  package init(containing folder: URL) throws(BenchmarkError) {
    var candidate = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: candidate.appending(path: Self.folder).path) {
      let parent = candidate.deletingLastPathComponent()
      guard parent.path != candidate.path else {
        throw BenchmarkError(
          .noInput,
          "There is no '\(Self.folder)' here or above. Go to the project or say --root FOLDER."
        )
      }
      candidate = parent
    }
    root = candidate
  }

  private static let folder = "datasets/benchmark"

  /// The folder of the manifests.
  package var folder: URL { root.appending(path: Self.folder) }

  /// The suites, in the order of their names, the gate last.
  package func names() throws(BenchmarkError) -> [String] {
    let files: [String]
    do {
      files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw BenchmarkError(.noInput, "The folder '\(folder.path)' cannot be read.")
    }
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
      .sorted { ($0 == "gate" ? 1 : 0, $0) < ($1 == "gate" ? 1 : 0, $1) }
  }

  package func manifest(_ name: String) throws(BenchmarkError) -> SuiteManifest {
    let known = try names()
    guard known.contains(name) else {
      throw BenchmarkError(unknown: "suite", name, among: known)
    }
    let file = manifestFile(name)
    do {
      return try JSONDecoder().decode(SuiteManifest.self, from: Data(contentsOf: file))
    } catch {
      throw BenchmarkError(.badData, "\(file.path): this is no manifest: \(error.inOneLine)")
    }
  }

  package func manifestFile(_ name: String) -> URL { folder.appending(path: "\(name).json") }

  /// Where a stored instance lies.
  package func instanceFile(_ name: String, of suite: String) -> URL {
    folder.appending(path: suite).appending(path: "\(name).json")
  }

  /// The instances of a suite, their bytes checked against the manifest.
  ///
  /// - Parameters:
  ///   - suite: The name.
  ///   - anew: Whether stored instances are made again and not read.
  ///   - chosen: The names of the wanted instances, or `nil` for all.
  /// - Returns: The instances in the order of the manifest.
  /// - Throws: `BenchmarkError` when a file is missing or other bytes than expected are there.
  package func instances(
    of suite: String,
    anew: Bool = false,
    named chosen: Set<String>? = nil
  ) throws(BenchmarkError) -> [BenchmarkInstance] {
    let manifest = try manifest(suite)
    var result: [BenchmarkInstance] = []
    for recipe in manifest.instances
    where recipe.count != nil || chosen?.contains(recipe.name) ?? true {
      let group = try recipe.expanded.map { single throws(BenchmarkError) in
        BenchmarkInstance(
          suite: suite,
          recipe: single,
          bytes: manifest.stored && !anew
            ? try bytes(of: instanceFile(single.name, of: suite)) : try single.bytes()
        )
      }
      let found = recipe.count == nil ? group[0].sha256 : sha256(of: group.flatMap(\.bytes))
      guard found == recipe.sha256 else {
        throw BenchmarkError(
          .badData,
          "\(suite)/\(recipe.name): the SHA-256 is \(found), the manifest says \(recipe.sha256)."
        )
      }
      result += chosen.map { chosen in group.filter { chosen.contains($0.name) } } ?? group
    }
    return result
  }

  private func bytes(of file: URL) throws(BenchmarkError) -> [UInt8] {
    do {
      return Array(try Data(contentsOf: file))
    } catch {
      throw BenchmarkError(.noInput, "\(file.path): the file cannot be read.")
    }
  }

  /// Makes the instances anew and writes their digests, and their files if they are stored.
  package func pin(_ suite: String) throws {
    var manifest = try manifest(suite)
    if manifest.stored {
      try FileManager.default.createDirectory(
        at: folder.appending(path: suite),
        withIntermediateDirectories: true
      )
    }
    for index in manifest.instances.indices {
      let recipe = manifest.instances[index]
      let group = try recipe.expanded.map { ($0.name, try $0.bytes()) }
      manifest.instances[index].sha256 = sha256(of: group.flatMap(\.1))
      guard manifest.stored else { continue }
      for (name, bytes) in group {
        let path = instanceFile(name, of: suite).path
        try AtomicFile.write(String(decoding: bytes, as: UTF8.self), to: path)
      }
    }
    try AtomicFile.write(manifest.encoded(), to: manifestFile(suite).path)
  }
}

/// A week that is measured.
package struct BenchmarkInstance: Sendable {
  package let suite: String
  package let recipe: InstanceRecipe

  /// The week file in canonical form.
  package let bytes: [UInt8]

  package let sha256: String

  package init(suite: String, recipe: InstanceRecipe, bytes: [UInt8]) {
    self.suite = suite
    self.recipe = recipe
    self.bytes = bytes
    sha256 = BenchmarkSuites.sha256(of: bytes)
  }

  package var name: String { recipe.name }

  /// The week file on one line; no text in a file has a line break of its own.
  package var singleLine: String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }
      .joined()
  }
}

extension InstanceRecipe {
  /// The week file that the recipe makes, in canonical form.
  package func bytes() throws(BenchmarkError) -> [UInt8] {
    Array(try generator.document(seed: seed, parameters: parameters).encoded().utf8)
  }
}

extension Error {
  /// What went wrong, without line breaks.
  var inOneLine: String {
    let text =
      switch self as? DecodingError {
      case .keyNotFound(let key, _): "the key '\(key.stringValue)' is missing"
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .dataCorrupted(let context):
        (context.codingPath.map(\.stringValue) + [context.debugDescription])
          .joined(separator: ": ")
      default: "\(self)"
      }
    return text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
