import PlanFiles

/// A suite as its file in `datasets/benchmark` describes it.
package struct SuiteManifest: Hashable, Sendable, Codable {
  /// The name, which is also that of the file.
  package var suite: String

  /// What the suite asks, in a line.
  package var about: String

  /// Whether the instances lie below the suite's folder as week files.
  package var stored: Bool

  package var instances: [InstanceRecipe]
}

/// How an instance is made, and what its bytes must be.
package struct InstanceRecipe: Hashable, Sendable, Codable {
  package var name: String
  package var generator: InstanceGenerator
  package var seed: UInt64
  package var parameters: [String: Int]

  /// How many instances with rising seeds this stands for, or `nil` for one.
  package var count: Int?

  /// Of the canonical bytes, those of several instances one after the other.
  package var sha256: String

  /// One recipe for every instance; those of many have a number behind the name.
  package var expanded: [InstanceRecipe] {
    guard let count else { return [self] }
    let width = String(count).count
    return (0..<count).map { index in
      var recipe = self
      let number = String(index + 1)
      recipe.name += "-" + String(repeating: "0", count: width - number.count) + number
      recipe.seed += UInt64(index)
      recipe.count = nil
      return recipe
    }
  }
}

extension SuiteManifest {
  /// The manifest as a file, with one line for each instance.
  package func encoded() -> String {
    let rows = instances.map { recipe in
      var members: [(key: String, value: JSONText)] = [
        ("name", .text(recipe.name)),
        ("generator", .text(recipe.generator.rawValue)),
        ("seed", .raw(String(recipe.seed))),
        (
          "parameters",
          .object(
            recipe.parameters.sorted { $0.key < $1.key }
              .map { ($0.key, .raw(String($0.value))) },
            .oneLine
          )
        ),
      ]
      if let count = recipe.count { members.append(("count", .raw(String(count)))) }
      members.append(("sha256", .text(recipe.sha256)))
      return JSONText.object(members, .oneLine)
    }
    return JSONText.object(
      [
        ("suite", .text(suite)), ("about", .text(about)),
        ("stored", .raw(stored ? "true" : "false")), ("instances", .list(rows, .lineEach)),
      ],
      .lineEach
    )
    .file
  }
}
