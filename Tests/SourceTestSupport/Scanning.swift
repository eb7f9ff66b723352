package import KeyValueCoding
package import SourceModel

/// Reads a Swift source from a string of a test.
package func scan(_ source: String) -> SourceFile {
  SourceFile(reading: Array(source.utf8), path: "Test.swift")
}

/// Returns the language of a text, by searching for text that occurs only in Objective-C.
package func language(of text: String) -> SourceLanguage {
  ["@\"", "@implementation", "@interface", "#import", "#define"].contains { text.contains($0) }
    ? .objectiveC : .swift
}
