extension SourceFile {
  /// Whether an app or tool starts in the source: with `@main`, or in `main.swift` or `main.m`.
  package var hasEntryPoint: Bool {
    !isTest && hasMainType || Self.mainFiles.contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  /// Whether a type in the source is marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
  package var hasMainType: Bool { types.contains { $0.traits.modifiers.contains(.main) } }

  private static let mainFiles = ["main.m", "main.mm", "main.swift"]
}
