import SourceSyntax

/// The kind of a supplementary view of a collection.
package enum SupplementaryKind: Hashable, Sendable {
  /// The header of a section.
  case header
  /// The footer of a section.
  case footer
  /// A kind that a layout of the app defines.
  case custom(String)

  /// Creates the kind that an expression names: `UICollectionView.elementKindSectionHeader`,
  /// `UICollectionElementKindSectionFooter`, `"badge"`; nil for other expressions.
  init?(_ node: SyntaxTree.Index, in tree: SyntaxTree) {
    if let text = tree.literal(node) {
      self.init(named: text, isText: true)
    } else if tree[node].kind == .name || tree[node].kind == .member {
      self.init(named: tree.nameText(of: node), isText: false)
    } else {
      return nil
    }
  }

  /// Creates the kind with the name of a constant, or with a string if `isText` is true; nil for an unknown constant.
  package init?(named name: String, isText: Bool) {
    switch name {
    case "elementKindSectionHeader", "UICollectionElementKindSectionHeader": self = .header
    case "elementKindSectionFooter", "UICollectionElementKindSectionFooter": self = .footer
    default:
      guard isText else { return nil }
      self = .custom(name)
    }
  }

  /// The string value of the kind.
  package var text: String {
    switch self {
    case .header: "UICollectionElementKindSectionHeader"
    case .footer: "UICollectionElementKindSectionFooter"
    case .custom(let name): name
    }
  }
}
