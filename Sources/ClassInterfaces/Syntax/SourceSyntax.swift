import RuntimeAttributes

/// A source and its syntax tree, which is built when first used.
final class SourceSyntax {
  let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage

  private(set) lazy var tree = SyntaxTree(bytes, language)
  /// The calls and variables of the tree.
  private(set) lazy var index = SyntaxIndex(tree)

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    (self.bytes, self.language) = (bytes, language)
  }
}

extension SyntaxTree {
  /// Parses a source.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage) {
    self.init(unparsed: bytes, language)
    // Offsets have 32 bits.
    guard bytes.count <= Int(Int32.max) else {
      add(.file, 0, 0)
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
