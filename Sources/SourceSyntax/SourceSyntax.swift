package import KeyValueCoding
package import RuntimeAttributes
// Words and tokens are part of the API of syntax trees.
@_exported public import SwiftTokens

/// A source and its syntax tree, which is built when first used.
package final class SourceSyntax {
  package let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage

  package private(set) lazy var tree = SyntaxTree(bytes, language)
  /// The parents, variables and type parameters in the tree.
  package private(set) lazy var index = SyntaxIndex(tree)
  package private(set) lazy var lines = LineTable(bytes)

  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }
}

extension SyntaxTree {
  /// Parses a source.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.init(unparsed: bytes, language)
    // Offsets have 32 bits.
    guard bytes.count <= Int(Int32.max) else {
      _ = add(.file, 0, 0)
      return
    }
    switch language {
    case .swift:
      var parser = SwiftSyntaxParser(self)
      self = parser.parse()
    case .objectiveC:
      var parser = ObjectiveCSyntaxParser(self)
      self = parser.parse()
    }
  }
}
