package import KeyValueCoding
package import SourceModel

/// Reads a Swift source that a test holds as a string.
package func scan(_ source: String) -> SourceFile {
  SourceFile(reading: Array(source.utf8), path: "Test.swift")
}

/// The language of a text, by what only one of them has.
package func language(of text: String) -> SourceLanguage {
  ["@\"", "@implementation", "@interface", "#import", "#define"].contains { text.contains($0) }
    ? .objectiveC : .swift
}
