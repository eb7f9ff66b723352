extension SourceFile {
  /// Whether an app or tool starts in the source: with `@main`, or in `main.swift` or `main.m`.
  package var hasEntryPoint: Bool {
    facts.types.contains { $0.traits.contains(.isMain) }
      || Self.mainFiles.contains { path == $0 || path.hasSuffix("/" + $0) }
  }

  private static let mainFiles = ["main.m", "main.mm", "main.swift"]
}
