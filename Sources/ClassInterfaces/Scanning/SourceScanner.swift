import RuntimeAttributes

/// Reads the declarations and facts of a source from a single syntax tree.
package enum SourceScanner {
  /// Reads a source.
  ///
  /// - Parameters:
  ///   - bytes: The source in UTF-8.
  ///   - file: The file path used in source locations.
  /// - Returns: The declarations and the facts of the code. For tests, the facts are empty, since documents that only
  ///   tests load do not matter to users.
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
