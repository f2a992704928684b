// swift-tools-version: 6.2
import PackageDescription

/// Settings of every Swift target: the strictest the compiler offers without noise.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "meal-planner",
  products: [
    .library(name: "MealModel", targets: ["MealModel"]),
    .library(name: "MealPlanning", targets: ["MealPlanning"]),
    .library(name: "PlanExplanation", targets: ["PlanExplanation"]),
    .library(name: "PlanFiles", targets: ["PlanFiles"]),
    .library(name: "RuleHarness", targets: ["RuleHarness"]),
    .library(name: "HouseholdModel", targets: ["HouseholdModel"]),
    .library(name: "HouseholdStorage", targets: ["HouseholdStorage"]),
    .library(name: "HouseholdPlanning", targets: ["HouseholdPlanning"]),
    .library(name: "ShoppingLists", targets: ["ShoppingLists"]),
    .library(name: "CalendarFiles", targets: ["CalendarFiles"]),
    .executable(name: "planner", targets: ["planner"]),
    .executable(name: "planner-bench", targets: ["planner-bench"]),
  ],
  traits: [
    .default(enabledTraits: ["GLPK"]),
    .trait(
      name: "GLPK",
      description: """
        Optimal plans with GLPK. Without it the package builds without GLPK installed and plans \
        with the greedy algorithm only.
        """
    ),
  ],
  targets: [
    // Leaves: no module of ours, no Foundation.
    .target(name: "MealModel", swiftSettings: strict),
    .target(name: "MIPModel", swiftSettings: strict),
    .target(name: "ConflictAnalysis", swiftSettings: strict),

    // Every text that a person reads, in every language.
    .target(name: "PlanTexts", dependencies: ["MealModel"], swiftSettings: strict),

    // The solver, behind one door.
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    // Linked here, because C includes the header as text and so misses `link` in the module map.
    .target(
      name: "CGLPKShims",
      dependencies: ["CGLPK"],
      linkerSettings: [.linkedLibrary("glpk")]
    ),
    .target(
      name: "GLPKBackend",
      dependencies: ["CGLPKShims", "MIPModel"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),

    // The product.
    .target(
      name: "MealPlanning",
      dependencies: [
        "MealModel", "MIPModel",
        .target(name: "GLPKBackend", condition: .when(traits: ["GLPK"])),
      ],
      swiftSettings: strict
    ),
    .target(
      name: "PlanExplanation",
      dependencies: ["ConflictAnalysis", "MealModel", "MealPlanning", "PlanTexts"],
      swiftSettings: strict
    ),
    // Files, and the reader of JSON behind one door.
    .systemLibrary(name: "CJansson", providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(
      name: "PlanFiles",
      dependencies: ["CJansson", "MealModel", "PlanTexts"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    // What a change of rules does to weeks that are kept as examples.
    .target(
      name: "RuleHarness",
      dependencies: [
        "ConflictAnalysis", "MealModel", "MealPlanning", "PlanExplanation", "PlanFiles",
        "PlanTexts",
      ],
      swiftSettings: strict
    ),

    // A household over the weeks: what it has, where it is kept, and what it asks for.
    .target(name: "HouseholdModel", dependencies: ["MealModel"], swiftSettings: strict),
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]
    ),
    .target(
      name: "HouseholdStorage",
      dependencies: ["CSQLite", "HouseholdModel", "MealModel", "PlanFiles", "PlanTexts"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),
    .target(
      name: "HouseholdPlanning",
      dependencies: [
        "HouseholdModel", "MealModel", "MealPlanning", "PlanExplanation", "PlanFiles", "PlanTexts",
      ],
      resources: [.embedInCode("Profiles")],
      swiftSettings: strict
    ),
    .target(
      name: "ShoppingLists",
      dependencies: ["HouseholdModel", "MealModel", "PlanFiles", "PlanTexts"],
      swiftSettings: strict
    ),
    .systemLibrary(
      name: "CLibical",
      pkgConfig: "libical",
      providers: [.apt(["libical-dev"]), .brew(["libical"])]
    ),
    .target(
      name: "CalendarFiles",
      dependencies: ["CLibical", "HouseholdModel", "MealModel", "PlanTexts"],
      swiftSettings: strict + [.strictMemorySafety()]
    ),

    .systemLibrary(name: "CGetopt"),
    .executableTarget(
      name: "planner",
      dependencies: [
        "CGetopt", "CalendarFiles", "HouseholdModel", "HouseholdPlanning", "HouseholdStorage",
        "MealModel", "MealPlanning", "PlanExplanation", "PlanFiles", "PlanTexts", "RuleHarness",
        "ShoppingLists",
      ],
      swiftSettings: strict
    ),

    // Measurements, which are no part of the product.
    .systemLibrary(name: "CNettle", providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .target(name: "CAllocationCount", path: "Benchmarks/AllocationCount"),
    .target(
      name: "BenchmarkSuites",
      dependencies: [
        "CAllocationCount", "CNettle", "MIPModel", "MealModel", "MealPlanning", "PlanFiles",
        "PlanTexts",
        .target(name: "GLPKBackend", condition: .when(traits: ["GLPK"])),
      ],
      path: "Benchmarks/Suites",
      swiftSettings: strict
    ),
    .executableTarget(
      name: "planner-bench",
      dependencies: ["BenchmarkSuites", "CGetopt", "MealPlanning", "PlanFiles", "PlanTexts"],
      path: "Benchmarks/PlannerBench",
      swiftSettings: strict
    ),

    // Tests. The first two are shared by the suites and are not products.
    .target(
      name: "MIPSolverConformance",
      dependencies: ["MIPModel"],
      path: "Tests/MIPSolverConformance",
      swiftSettings: strict
    ),
    .target(
      name: "PlanningTestSupport",
      dependencies: ["GLPKBackend", "MIPModel", "MealModel", "MealPlanning"],
      path: "Tests/PlanningTestSupport",
      swiftSettings: strict
    ),
    .testTarget(name: "MealModelTests", dependencies: ["MealModel"], swiftSettings: strict),
    .testTarget(
      name: "ConflictAnalysisTests",
      dependencies: ["ConflictAnalysis"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MIPModelTests",
      dependencies: ["GLPKBackend", "MIPModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GLPKBackendTests",
      dependencies: ["CGLPKShims", "GLPKBackend", "MIPModel", "MIPSolverConformance"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "MealPlanningTests",
      dependencies: ["MIPModel", "MealModel", "MealPlanning", "PlanningTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlanExplanationTests",
      dependencies: [
        "MealModel", "MealPlanning", "PlanExplanation", "PlanTexts", "PlanningTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlanFilesTests",
      dependencies: ["MealModel", "PlanFiles", "PlanningTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "RuleHarnessTests",
      dependencies: [
        "GLPKBackend", "MIPModel", "MealModel", "MealPlanning", "PlanExplanation", "PlanFiles",
        "PlanTexts",
        "PlanningTestSupport", "RuleHarness",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HouseholdTests",
      dependencies: [
        "MealModel", "MealPlanning", "PlanExplanation", "PlanFiles", "PlanningTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "PlanTextsTests",
      dependencies: ["MealModel", "PlanTexts"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "MealModel", "MealPlanning", "PlanFiles", "PlanTexts", "PlanningTestSupport", "planner",
      ],
      exclude: ["Golden", "Weeks"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BenchmarkTests",
      dependencies: [
        "BenchmarkSuites", "CGLPKShims", "MIPModel", "MealModel", "MealPlanning", "PlanFiles",
        "planner", "planner-bench",
      ],
      swiftSettings: strict
    ),
    .testTarget(name: "DocumentationTests", dependencies: ["planner"], swiftSettings: strict),
    .testTarget(
      name: "HouseholdModelTests",
      dependencies: ["HouseholdModel", "MealModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HouseholdStorageTests",
      dependencies: ["HouseholdModel", "HouseholdStorage", "MealModel", "PlanFiles"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "HouseholdPlanningTests",
      dependencies: [
        "HouseholdModel", "HouseholdPlanning", "MealModel", "MealPlanning", "PlanFiles",
        "PlanTexts", "PlanningTestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "ShoppingListsTests",
      dependencies: ["HouseholdModel", "MealModel", "PlanTexts", "ShoppingLists"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "CalendarFilesTests",
      dependencies: ["CalendarFiles", "HouseholdModel", "MealModel", "PlanTexts"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)

// `PLANNER_TESTS=MealModelTests,PlanFilesTests swift test` builds the tests of some targets alone.
if let chosen = Context.environment["PLANNER_TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !chosen.contains($0.name) }
}
