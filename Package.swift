// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "nibproof",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "RuntimeAttributes", targets: ["RuntimeAttributes"]),
    .library(name: "RuntimeAttributesMacros", targets: ["RuntimeAttributesMacros"]),
    .library(name: "FoundationAttributes", targets: ["FoundationAttributes"]),
    .library(name: "FrameworkSpecs", targets: ["FrameworkSpecs"]),
    .library(name: "InterfaceDocuments", targets: ["InterfaceDocuments"]),
    .library(name: "ClassInterfaces", targets: ["ClassInterfaces"]),
    .library(name: "NibLoading", targets: ["NibLoading"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "Reporting", targets: ["Reporting"]),
    .library(name: "NibproofTesting", targets: ["NibproofTesting"]),
    .executable(name: "nibproof", targets: ["nibproof"]),
    .plugin(name: "NibproofCommand", targets: ["NibproofCommand"]),
    .plugin(name: "NibproofBuild", targets: ["NibproofBuild"]),
  ],
  targets: [
    // Floor 0: the standard library alone.
    .target(name: "RuntimeAttributes", dependencies: ["ByteHashing"]),
    // Of no product: public only so that other modules inline it.
    .target(name: "ByteHashing"),
    // The small part of Foundation, for whatever the command contains. Of no product.
    .target(name: "PortableFoundation"),
    // Stacks of known size, for code that recurses on input. Of no product.
    .target(name: "ThreadStacks"),
    // Where Foundation is there anyway.
    .target(name: "FoundationAttributes", dependencies: ["RuntimeAttributes", "JSON5"]),
    // Floor 1: bytes in, values out.
    .target(name: "FrameworkSpecs", path: "Specs/Frameworks"),
    .target(
      name: "InterfaceDocuments",
      dependencies: ["PortableFoundation", "ByteHashing", "RuntimeAttributes"]
    ),
    .target(name: "ClassInterfaces", dependencies: ["ByteHashing", "ThreadStacks", "RuntimeAttributes"]),
    // JSON and JSON5 with positions.
    .target(name: "JSON5", dependencies: ["RuntimeAttributes"]),
    // Registrations that the compiler writes. The plugin needs no swift-syntax: it gets declarations as text.
    .target(name: "MacroExpansion", dependencies: ["RuntimeAttributes", "JSON5", "ClassInterfaces"]),
    .macro(name: "RuntimeAttributesPlugin", dependencies: ["MacroExpansion"]),
    .target(
      name: "RuntimeAttributesMacros",
      dependencies: ["RuntimeAttributes", "RuntimeAttributesPlugin"]
    ),
    // A document as its canvas shows it.
    .target(name: "InterfaceDrawing", dependencies: ["RuntimeAttributes", "InterfaceDocuments"]),
    // Floor 2: the load itself.
    .target(
      name: "NibLoading",
      dependencies: ["PortableFoundation", "RuntimeAttributes", "InterfaceDocuments"]
    ),
    // Floor 3: spec in, findings out.
    .target(
      name: "Validation",
      dependencies: [
        "PortableFoundation", "ByteHashing", "RuntimeAttributes", "FrameworkSpecs", "JSON5",
        "InterfaceDocuments", "ClassInterfaces", "NibLoading",
      ]
    ),
    // Floor 4: findings to text and JSON.
    .target(
      name: "Reporting",
      dependencies: [
        "ByteHashing", "RuntimeAttributes", "InterfaceDocuments", "InterfaceDrawing", "NibLoading",
        "Validation",
      ]
    ),
    // Floor 5: arguments, terminal, exit status.
    .executableTarget(
      name: "nibproof",
      dependencies: [
        "PortableFoundation", "RuntimeAttributes", "FrameworkSpecs", "InterfaceDocuments", "NibLoading",
        "Validation", "Reporting",
      ]
    ),
    // In a target of its own, since it links the test frameworks.
    .target(
      name: "NibproofTesting",
      dependencies: ["RuntimeAttributes", "NibLoading", "Validation", "Reporting"]
    ),
    .plugin(
      name: "NibproofCommand",
      capability: .command(
        intent: .custom(
          verb: "nibproof",
          description: "Say which runtime attributes, outlets and actions would fail when nibs are loaded"
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
        "RuntimeAttributes", "FrameworkSpecs", "InterfaceDocuments", "ClassInterfaces", "Validation",
      ],
      path: "Tests/Tools/nibproof-benchmarks"
    ),
    // What starting the command is measured against.
    .executableTarget(
      name: "nibproof-empty",
      dependencies: ["PortableFoundation"],
      path: "Tests/Tools/nibproof-empty"
    ),
    // Run by hand: changes copies of apps, and tells which changes were found.
    .executableTarget(
      name: "nibproof-mutations",
      dependencies: [
        "RuntimeAttributes", "InterfaceDocuments", "ClassInterfaces", "NibLoading", "Validation",
      ],
      path: "Tests/Tools/nibproof-mutations"
    ),
    // What the tests share: temporary folders, texts of documents and projects, examples, random numbers.
    .target(
      name: "NibproofTestSupport",
      dependencies: ["RuntimeAttributes"],
      path: "Tests/NibproofTestSupport"
    ),
    .testTarget(name: "ByteHashingTests", dependencies: ["ByteHashing"]),
    .testTarget(name: "ThreadStacksTests", dependencies: ["ThreadStacks"]),
    .testTarget(
      name: "RuntimeAttributesTests",
      dependencies: ["RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "FoundationAttributesTests",
      dependencies: ["FoundationAttributes", "RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(name: "FrameworkSpecsTests", dependencies: ["FrameworkSpecs", "ClassInterfaces"]),
    .testTarget(
      name: "InterfaceDocumentsTests",
      dependencies: ["InterfaceDocuments", "NibproofTestSupport"]
    ),
    .testTarget(name: "InterfaceDrawingTests", dependencies: ["InterfaceDrawing"]),
    .testTarget(
      name: "ClassInterfacesTests",
      dependencies: ["ByteHashing", "ClassInterfaces", "NibproofTestSupport"]
    ),
    .testTarget(
      name: "NibLoadingTests",
      dependencies: ["NibLoading", "RuntimeAttributes", "NibproofTestSupport"]
    ),
    .testTarget(name: "JSON5Tests", dependencies: ["JSON5", "NibproofTestSupport"]),
    .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion", "NibproofTestSupport"]),
    .testTarget(name: "RuntimeAttributesMacrosTests", dependencies: ["RuntimeAttributesMacros"]),
    .testTarget(
      name: "ValidationTests",
      dependencies: ["Validation", "JSON5", "NibproofTestSupport"]
    ),
    .testTarget(name: "ReportingTests", dependencies: ["Reporting", "NibproofTestSupport"]),
    .testTarget(name: "NibproofTestingTests", dependencies: ["NibproofTesting", "NibproofTestSupport"]),
    .testTarget(name: "nibproofTests", dependencies: ["nibproof", "NibproofTestSupport"]),
    // What `.ci/fuzz` builds with libFuzzer; as tests, the inputs that once did harm, and seeded mutations.
    .testTarget(
      name: "FuzzingTests",
      dependencies: [
        "RuntimeAttributes", "InterfaceDocuments", "ClassInterfaces", "NibLoading",
        "Validation",
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
