extension SourceFile {
  /// Whether an app or tool starts in the source: in `main.m`, `main.mm` or `main.swift`, or, except in tests, at a
  /// type marked as the main type.
  package var hasEntryPoint: Bool {
    !isTest && hasMainType || Self.mainFiles.contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Whether a type in the source is marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
  package var hasMainType: Bool { types.contains { $0.traits.modifiers.contains(.main) } }

  private static let mainFiles = ["main.m", "main.mm", "main.swift"]
}
