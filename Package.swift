// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "nibproof",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "RuntimeAttributes", targets: ["RuntimeAttributes"]),
    .library(name: "RuntimeAttributesMacros", targets: ["RuntimeAttributesMacros"]),
    .library(name: "KeyValueCoding", targets: ["KeyValueCoding"]),
    .library(name: "FoundationAttributes", targets: ["FoundationAttributes"]),
    .library(name: "FrameworkSpecs", targets: ["FrameworkSpecs"]),
    .library(name: "InterfaceDocuments", targets: ["InterfaceDocuments"]),
    .library(name: "ProgramModel", targets: ["ProgramModel"]),
    .library(name: "NibLoading", targets: ["NibLoading"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "NibproofTesting", targets: ["NibproofTesting"]),
    .executable(name: "nibproof", targets: ["nibproof"]),
    .plugin(name: "NibproofCommand", targets: ["NibproofCommand"]),
    .plugin(name: "NibproofBuild", targets: ["NibproofBuild"]),
  ],
  targets: [
    // Layer 0: values, rules and tokens, and what all modules use.
    .target(name: "RuntimeAttributes", dependencies: ["ByteHashing"]),
    // Not part of a product; public only so that other modules can inline it.
    .target(name: "ByteHashing"),
    // The rules of Cocoa: accessors by name, unboxing, model objects, exceptions.
    .target(name: "KeyValueCoding", dependencies: ["ByteHashing", "RuntimeAttributes"]),
    // The part of Foundation that the modules of the command use. Not part of a product.
    .target(name: "PortableFoundation"),
    // Stacks of known size, for code that recurses on input. Not part of a product.
    .target(name: "ThreadStacks"),
    // The tokens of Swift. Not a separate product, and small, since the macro plugin contains it.
    .target(name: "SwiftTokens", dependencies: ["ByteHashing"]),
    // Syntax trees of Swift and Objective-C.
    .target(
      name: "SourceSyntax",
      dependencies: ["ByteHashing", "RuntimeAttributes", "KeyValueCoding", "SwiftTokens"]
    ),
    // Layer 1: readers, which convert bytes to values.
    // JSON values: reads JSON5 with positions, and writes JSON.
    .target(name: "JSON5", dependencies: ["ByteHashing"]),
    .target(name: "FrameworkSpecs", path: "Specs/Frameworks"),
    .target(
      name: "InterfaceDocuments",
      dependencies: ["PortableFoundation", "ByteHashing", "RuntimeAttributes", "KeyValueCoding"]
    ),
    // The contents of one source. Not a separate product.
    .target(
      name: "SourceModel",
      dependencies: ["ByteHashing", "ThreadStacks", "RuntimeAttributes", "KeyValueCoding", "SourceSyntax"]
    ),
    // Files, projects, targets and dependencies of apps. Not a separate product.
    .target(
      name: "ProjectModel",
      dependencies: [
        "PortableFoundation", "ByteHashing", "RuntimeAttributes", "KeyValueCoding", "JSON5",
        "InterfaceDocuments",
        "SourceSyntax",
      ]
    ),
    // Layer 2: apps as a whole, nib loading, drawings, and the libraries on top of `RuntimeAttributes`.
    // For apps that link Foundation anyway.
    .target(name: "FoundationAttributes", dependencies: ["RuntimeAttributes", "JSON5"]),
    // Registrations that a macro generates. The plugin does not need swift-syntax: it receives declarations as text.
    .target(
      name: "MacroExpansion",
      dependencies: ["JSON5", "SwiftTokens"]
    ),
    .macro(name: "RuntimeAttributesPlugin", dependencies: ["MacroExpansion"]),
    .target(
      name: "RuntimeAttributesMacros",
      dependencies: ["RuntimeAttributes", "RuntimeAttributesPlugin"]
    ),
    // Drawings of documents, as on the canvas of Interface Builder.
    .target(
      name: "InterfaceDrawing",
      dependencies: ["RuntimeAttributes", "KeyValueCoding", "InterfaceDocuments"]
    ),
    .target(
      name: "NibLoading",
      dependencies: ["PortableFoundation", "RuntimeAttributes", "KeyValueCoding", "InterfaceDocuments"]
    ),
    // All sources of an app together, and the frameworks that they use.
    .target(
      name: "ProgramModel",
      dependencies: [
        "PortableFoundation", "ByteHashing", "ThreadStacks", "RuntimeAttributes", "KeyValueCoding",
        "FrameworkSpecs", "JSON5",
        "InterfaceDocuments", "NibLoading", "SourceSyntax", "SourceModel", "ProjectModel",
      ]
    ),
    // Layer 3: the reference graph, and the checks. Not separate products.
    .target(
      name: "ReferenceGraph",
      dependencies: [
        "RuntimeAttributes", "KeyValueCoding", "InterfaceDocuments", "NibLoading", "SourceSyntax",
        "SourceModel",
        "ProjectModel", "ProgramModel",
      ]
    ),
    .target(
      name: "Checks",
      dependencies: [
        "ByteHashing", "RuntimeAttributes", "KeyValueCoding", "FrameworkSpecs", "InterfaceDocuments",
        "NibLoading",
        "SourceSyntax", "SourceModel", "ProjectModel", "ProgramModel", "ReferenceGraph",
      ]
    ),
    // Layer 4: validation runs, specs, baselines, fixes.
    .target(
      name: "Validation",
      dependencies: [
        "RuntimeAttributes", "KeyValueCoding", "JSON5", "InterfaceDocuments", "NibLoading", "SourceSyntax",
        "SourceModel",
        "ProjectModel", "ProgramModel", "ReferenceGraph", "Checks",
      ]
    ),
    // Layer 5: reports of findings as text and JSON.
    .target(
      name: "Reporting",
      dependencies: [
        "ByteHashing", "RuntimeAttributes", "KeyValueCoding", "JSON5", "InterfaceDocuments",
        "InterfaceDrawing", "NibLoading",
        "ProjectModel", "ProgramModel", "ReferenceGraph", "Checks", "Validation",
      ]
    ),
    // Layer 6: arguments, terminal, exit status.
    .executableTarget(
      name: "nibproof",
      dependencies: [
        "PortableFoundation", "RuntimeAttributes", "KeyValueCoding", "FrameworkSpecs", "InterfaceDocuments",
        "NibLoading",
        "JSON5", "ProjectModel", "ProgramModel", "Checks", "Validation", "Reporting",
      ]
    ),
    // A separate target, since it links the test frameworks.
    .target(
      name: "NibproofTesting",
      dependencies: [
        "RuntimeAttributes", "KeyValueCoding", "NibLoading", "ProjectModel", "Checks", "Validation",
        "Reporting",
      ]
    ),
    .plugin(
      name: "NibproofCommand",
      capability: .command(
        intent: .custom(
          verb: "nibproof",
          description: "Report runtime attributes, outlets and actions that would fail when nibs are loaded"
        )
      ),
      dependencies: ["nibproof"],
      path: "Sources/Plugins/NibproofCommand"
    ),
    .plugin(
      name: "NibproofBuild",
      capability: .buildTool(),
      dependencies: ["nibproof"],
      path: "Sources/Plugins/NibproofBuild"
    ),
    .executableTarget(
      name: "nibproof-benchmarks",
      dependencies: [
        "RuntimeAttributes", "FoundationAttributes", "KeyValueCoding", "FrameworkSpecs", "InterfaceDocuments",
        "SourceModel", "ProjectModel", "ProgramModel", "Validation",
      ],
      path: "Tests/Tools/nibproof-benchmarks"
    ),
    // The baseline for the start-up time of the command.
    .executableTarget(
      name: "nibproof-empty",
      dependencies: ["PortableFoundation"],
      path: "Tests/Tools/nibproof-empty"
    ),
    // Run by hand: changes copies of apps, and reports which changes were found.
    .executableTarget(
      name: "nibproof-mutations",
      dependencies: [
        "RuntimeAttributes", "InterfaceDocuments", "SourceModel", "ProjectModel", "ProgramModel",
        "ReferenceGraph", "Checks", "NibLoading", "Validation",
      ],
      path: "Tests/Tools/nibproof-mutations"
    ),
    // Code that the tests share: temporary folders, texts of documents and projects, examples, random numbers.
    .target(
      name: "NibproofTestSupport",
      dependencies: ["RuntimeAttributes"],
      path: "Tests/NibproofTestSupport"
    ),
    .testTarget(name: "ByteHashingTests", dependencies: ["ByteHashing"]),
    .testTarget(name: "ThreadStacksTests", dependencies: ["ThreadStacks"]),
    .testTarget(
      name: "RuntimeAttributesTests",
      dependencies: ["RuntimeAttributes", "FoundationAttributes", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "KeyValueCodingTests",
      dependencies: ["KeyValueCoding", "RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "FoundationAttributesTests",
      dependencies: ["FoundationAttributes", "RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(name: "FrameworkSpecsTests", dependencies: ["FrameworkSpecs", "ProgramModel"]),
    .testTarget(
      name: "InterfaceDocumentsTests",
      dependencies: ["InterfaceDocuments", "NibproofTestSupport"]
    ),
    .testTarget(name: "InterfaceDrawingTests", dependencies: ["InterfaceDrawing"]),
    // Code that the tests of source modules share.
    .target(
      name: "SourceTestSupport",
      dependencies: ["RuntimeAttributes", "SourceModel"],
      path: "Tests/SourceTestSupport"
    ),
    .testTarget(name: "SourceSyntaxTests", dependencies: ["SourceSyntax", "NibproofTestSupport"]),
    .testTarget(
      name: "SourceModelTests",
      dependencies: ["ByteHashing", "SourceModel", "SourceTestSupport", "NibproofTestSupport"]
    ),
    .testTarget(name: "ProjectModelTests", dependencies: ["ProjectModel", "NibproofTestSupport"]),
    .testTarget(
      name: "ProgramModelTests",
      dependencies: ["ProgramModel", "SourceTestSupport", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "ReferenceGraphTests",
      dependencies: ["ReferenceGraph", "SourceTestSupport", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "ChecksTests",
      dependencies: ["Checks", "SourceTestSupport", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "NibLoadingTests",
      dependencies: ["NibLoading", "RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(name: "JSON5Tests", dependencies: ["JSON5", "NibproofTestSupport"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "NibproofTestSupport"]),
    .testTarget(
      name: "RuntimeAttributesMacrosTests",
      dependencies: ["RuntimeAttributesMacros", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "ValidationTests",
      dependencies: ["Validation", "JSON5", "NibproofTestSupport"],
      exclude: ["Verdicts/Apps"]
    ),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "JSON5", "NibproofTestSupport"]),
    .testTarget(name: "NibproofTestingTests", dependencies: ["NibproofTesting", "NibproofTestSupport"]),
    .testTarget(name: "nibproofTests", dependencies: ["nibproof", "JSON5", "NibproofTestSupport"]),
    // Fuzz targets, which `.ci/fuzz` builds with libFuzzer. The tests run inputs that once failed, and seeded
    // mutations.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "RuntimeAttributes", "InterfaceDocuments", "SourceModel", "ProgramModel", "NibLoading", "Validation",
        "Reporting", "nibproof", "NibproofTestSupport",
      ],
      exclude: ["Corpus"]
    ),
    .testTarget(
      name: "nibproof-mutationsTests",
      dependencies: ["nibproof-mutations", "NibproofTestSupport"]
    ),
    .testTarget(name: "nibproof-benchmarksTests", dependencies: ["nibproof-benchmarks"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
      .enableUpcomingFeature("InternalImportsByDefault"),
    ]
}
