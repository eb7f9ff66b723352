extension SourceFile {
  /// Whether the source imports a test framework.
  package var isTest: Bool {
    imports.contains { name in
      Self.testFrameworks.contains(name.hasSuffix(".h") ? String(name.dropLast(2)) : name)
    }
  }

  /// The test frameworks, by module or umbrella header.
  private static let testFrameworks: Set<String> = [
    "EarlGrey", "Expecta", "KIF", "Kiwi", "NibproofTesting", "Nimble", "OCMock", "Quick", "SnapshotTesting",
    "Specta", "Testing", "XCTest",
  ]
}
