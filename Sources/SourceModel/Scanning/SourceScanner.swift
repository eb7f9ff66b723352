import ByteHashing
import KeyValueCoding
import RuntimeAttributes
import SourceSyntax
import ThreadStacks

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
    bytes.withUnsafeBufferPointer { bytes in LargeStack.run { read(bytes, file: file) } }
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>,
    file: String
  ) -> (interface: SourceInterface, facts: SourceFacts) {
    let language = SourceLanguage(ofFile: file)
    let syntax = SourceSyntax(bytes, language)
    let interface =
      language == .swift
      ? SwiftInterfaceScanner.scan(syntax, file: file) : ObjectiveCInterfaceScanner.scan(syntax, file: file)
    return (interface, interface.isTest ? SourceFacts() : FactReader.facts(of: syntax.tree))
  }
}

extension SourceInterface {
  /// Completes the declarations of a source.
  ///
  /// - Parameters:
  ///   - imports: The imported modules and headers.
  ///   - required: The imports of every build.
  ///   - problems: The problems that the declarations have.
  ///   - syntax: The source.
  mutating func complete(
    imports: Set<String>,
    required: Set<String>,
    problems: [ReadingProblem],
    of syntax: SourceSyntax
  ) {
    (self.imports, optionalImports) = (imports.sorted(), imports.subtracting(required).sorted())
    self.problems = problems
    if let offset = UTF8Validation.firstInvalidOffset(in: syntax.bytes) {
      var cursor = SourceCursor(syntax.bytes)
      self.problems.append(ReadingProblem(.invalidEncoding, at: cursor.position(at: offset)))
      self.problems.sort { $0.position < $1.position }
    }
    leaveOutOwnSegues()
    trim()
  }
}
