import RuntimeAttributes
import SourceSyntax

/// An expression whose value is a name or a storyboard: `Row.identifier`, `isWide ? "Wide" : "Narrow"`.
package struct NameExpression: Hashable, Sendable {
  /// The source text of the expression; nil if the text is too long.
  package let spelling: String?
  /// The type that declares implicit members: `NSStoryboard.Name` for `.main`.
  package let type: String
  /// The places of the first and the last byte.
  package let places: ClosedRange<SourceFacts.Place>

  private static let longestSpelling = 80

  /// Creates the expression of a node.
  init(_ node: SyntaxTree.Index, as type: String, in syntax: SourceSyntax) {
    let tree = syntax.tree
    let isShort = tree[node].end - tree[node].start <= Self.longestSpelling
    (spelling, self.type) = (isShort ? tree.text(of: node) : nil, type)
    let start = SourceFacts.Place(syntax.lines.position(at: Int(tree[node].start)))
    let end = SourceFacts.Place(syntax.lines.position(at: Int(tree[node].end) - 1))
    places = start...max(start, end)
  }
}
