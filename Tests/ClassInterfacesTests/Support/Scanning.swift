import ClassInterfaces

/// Reads a Swift source that a test holds as a string.
func scan(_ source: String) -> SourceInterface {
  SwiftInterfaceScanner.scan(Array(source.utf8), file: "Test.swift")
}
