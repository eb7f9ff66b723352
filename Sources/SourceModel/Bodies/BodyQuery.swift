import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// A searchable body: its nodes and local names.
struct BodyQuery {
  let index: SyntaxIndex
  /// The range of the body without its braces, or of an initial value.
  let range: Range<Int>
  /// Whether `self` is the class.
  var isTypeMember = false

  var tree: SyntaxTree { index.tree }
  /// The names of the parameters.
  var parameters: [String] { index.parameters(around: range) }

  /// The calls, ordered by name.
  var calls: ArraySlice<SyntaxTree.Index> { index.calls(in: range) }

  // MARK: - Results

  /// The expressions that the body returns, including the implicit return value; closures are excluded.
  var returned: [SyntaxTree.Index] {
    guard let block = index.block(around: range) else { return [] }
    var returned: [SyntaxTree.Index] = []
    tree.visit(block) { node in
      switch tree[node].kind {
      case .closure, .function, .typeDeclaration: return false
      case .returnStatement:
        if let value = tree.firstChild(of: node) { returned.append(value) }
        return false
      default: return true
      }
    }
    if returned.isEmpty, tree.language == .swift, let only = tree.firstChild(of: block),
      tree[only].nextSibling < 0, tree[only].kind.isExpression
    {
      return [only]
    }
    return returned
  }

  /// Whether the body refers to constraints, or passes `self` on other than as the owner of a nib.
  var mayTransferConstraints: Bool {
    guard let block = index.block(around: range) else { return false }
    var mayTransfer = false
    tree.visit(block) { node in
      if mayTransfer { return false }
      let name = tree.name(of: node)
      mayTransfer =
        tree[node].kind != .string && (name.hasSuffix("onstraint") || name.hasSuffix("onstraints"))
        || passesSelf(node)
      return true
    }
    return mayTransfer
  }

  /// Whether `self` is a list element, or an argument other than the owner of a nib.
  private func passesSelf(_ node: SyntaxTree.Index) -> Bool {
    switch tree[node].kind {
    case .collection: return tree.children(of: node).contains { tree.isName($0, "self") }
    case .argument:
      guard let value = tree.firstChild(of: node), tree.isName(value, "self") else { return false }
      let label = tree.name(of: node)
      guard label.isEmpty, let call = index.parent(of: node) else { return !Self.isOwner(label) }
      let callee = tree.calleeName(of: call)
      return !Self.isOwner(callee) && !callee.spells("NSStringFromClass")
    default: return false
    }
  }

  private static func isOwner(_ label: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    label.hasSuffix("wner") || label.spells("of")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func hasSuffix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }
}
