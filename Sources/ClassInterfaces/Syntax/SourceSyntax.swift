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
