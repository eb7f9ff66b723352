import SourceSyntax

/// The kind of a supplementary view of a collection.
package enum SupplementaryKind: Hashable, Sendable {
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A kind of the app's own layout.
  case custom(String)

  /// Determines the kind that an expression names: `UICollectionView.elementKindSectionHeader`,
  /// `UICollectionElementKindSectionFooter`, `"badge"`; nil if it is unknown.
  init?(_ node: SyntaxTree.Index, in tree: SyntaxTree) {
    let name = tree.literal(node) ?? tree.nameText(of: node)
    if tree[node].kind == .name || tree[node].kind == .member || tree.literal(node) != nil {
      self.init(named: name, isText: tree.literal(node) != nil)
    } else {
      return nil
    }
  }

  /// Creates the kind with the name of a constant, or with a text.
  package init?(named name: String, isText: Bool) {
    switch name {
    case "elementKindSectionHeader", "UICollectionElementKindSectionHeader": self = .header
    case "elementKindSectionFooter", "UICollectionElementKindSectionFooter": self = .footer
    default:
      guard isText else { return nil }
      self = .custom(name)
    }
  }

  /// The value of the kind.
  package var text: String {
    switch self {
    case .header: "UICollectionElementKindSectionHeader"
    case .footer: "UICollectionElementKindSectionFooter"
    case .custom(let name): name
    }
  }
}
