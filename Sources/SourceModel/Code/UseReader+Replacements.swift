import KeyValueCoding
import SourceSyntax

/// Values that code returns, and the objects that `awakeAfter(using:)` substitutes for the decoded object.
extension UseReader {
  /// Records the objects that `awakeAfter(using:)` returns.
  mutating func noteReplacements() {
    let transfersSettings = mayTransferConstraints
    for returned in returned {
      let text = tree.language == .swift ? tree.text(of: returned) : tree.spelling(returned)
      add(
        use(.replacement(transfersSettings: transfersSettings), StringValue(text)),
        Int(tree[returned].start)
      )
    }
  }

  /// The expressions that the code returns, including the implicit return value; closures are excluded.
  var returned: [Index] {
    guard let block = code.block else { return [] }
    var returned: [Index] = []
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

  /// Whether the code refers to constraints, or passes `self` other than as the owner of a nib.
  private var mayTransferConstraints: Bool {
    guard let block = code.block else { return false }
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

  /// Whether `self` is a list element, or an argument other than the owner of a nib and the operand of `type(of:)` or
  /// `NSStringFromClass`.
  private func passesSelf(_ node: Index) -> Bool {
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
