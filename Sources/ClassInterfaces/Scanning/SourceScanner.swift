import RuntimeAttributes

/// Reads all that the rest of the program knows of a source, from one syntax tree.
package enum SourceScanner {
  /// Reads a source.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The path to name in positions.
  /// - Returns: The declarations, and the facts of its code; none of these for tests, which load documents for no user.
  package static func scan(_ bytes: [UInt8], file: String) -> (interface: SourceInterface, facts: SourceFacts)
  {
    bytes.withUnsafeBufferPointer { bytes in
      let language = SourceLanguage(ofFile: file)
      let syntax = SourceSyntax(bytes, language)
      let interface =
        language == .swift
        ? SwiftInterfaceScanner.scan(syntax, file: file) : ObjectiveCInterfaceScanner.scan(syntax, file: file)
      return (interface, interface.isTest ? SourceFacts() : FactReader.facts(of: syntax.tree))
    }
  }
}
