package import RuntimeAttributes
import SourceSyntax
import ThreadStacks

/// The properties and methods of a type in source order, with their compilation conditions.
package struct MemberOutline: Sendable {
  /// A member, or a conditional block whose branches contain members.
  package enum Item: Sendable {
    /// A property or method.
    case member(Member)
    /// `#if … #endif`.
    case conditional([Branch])
  }

  /// A property or method.
  package struct Member: Sendable {
    /// The position of its name.
    package var position: SourcePosition
    /// Whether its getter is `async` or throws, so that key paths cannot use it.
    package var hasEffects: Bool
  }

  /// A branch of a conditional block.
  package struct Branch: Sendable {
    /// The condition as spelled; empty for `#else`.
    package var condition: String
    /// The members of the branch.
    package var items: [Item]
  }

  /// The members of the type, excluding nested types.
  package let items: [Item]

  /// Reads the first type that a source declares.
  ///
  /// - Parameter bytes: The source in UTF-8.
  package init(ofFirstTypeIn bytes: [UInt8]) {
    items = bytes.withUnsafeBufferPointer { bytes in
      LargeStack.run { Self.items(ofFirstTypeIn: SyntaxTree(bytes, .swift)) }
    }
  }

  private static func items(ofFirstTypeIn tree: SyntaxTree) -> [Item] {
    guard let type = tree.children(of: tree.root).first(where: { tree[$0].kind == .typeDeclaration }) else {
      return []
    }
    var cursor = SourceCursor(tree.bytes)
    return items(of: type, in: tree, &cursor)
  }

  private static func items(
    of parent: SyntaxTree.Index,
    in tree: SyntaxTree,
    _ cursor: inout SourceCursor
  ) -> [Item] {
    var items: [Item] = []
    for child in tree.children(of: parent) {
      switch tree[child].kind {
      case .variable, .function:
        let position = cursor.position(at: Int(tree[child].nameStart))
        items.append(.member(Member(position: position, hasEffects: hasEffects(child, in: tree))))
      case .conditional:
        var branches: [Branch] = []
        for branch in tree.children(of: child) {
          let items = Self.items(of: branch, in: tree, &cursor)
          branches.append(Branch(condition: tree.nameText(of: branch), items: items))
        }
        items.append(.conditional(branches))
      default: break
      }
    }
    return items
  }

  /// Whether the getter is marked `async` or `throws`.
  private static func hasEffects(_ variable: SyntaxTree.Index, in tree: SyntaxTree) -> Bool {
    tree.children(of: variable).contains { accessor in
      guard tree[accessor].kind == .accessor, tree.isNamed(accessor, "get") else { return false }
      let body = tree.children(of: accessor).first { tree[$0].kind == .block }
      let end = body.map { Int(tree[$0].start) } ?? Int(tree[accessor].end)
      let words = tree.bytes[Int(tree[accessor].nameEnd)..<max(end, Int(tree[accessor].nameEnd))]
      return !words.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    }
  }
}
