import SourceSyntax

/// The body or initial value of a member.
struct MemberCode {
  /// The member to which the code belongs.
  enum Member {
    /// A method or initializer, as an index into its type's methods.
    case method(Int)
    /// The setter or an observer of a property, as an index into its type's properties.
    case setter(Int)
    /// The getter or initial value of a property, as an index into its type's properties.
    case getter(Int)
  }

  /// The index of the enclosing type.
  var container: Int
  var member: Member
  /// The block, or the initial value.
  var node: SyntaxTree.Index
  /// The function or accessor that the block belongs to; nil for an initial value.
  var function: SyntaxTree.Index?
  /// The platforms for which the code is certain to be compiled.
  var platforms: PlatformSet

  /// The block; nil for an initial value.
  var block: SyntaxTree.Index? { function == nil ? nil : node }

  /// Returns the source range of the code between the braces, or of the initial value.
  func range(in tree: SyntaxTree) -> Range<Int> {
    let (start, end) = (Int(tree[node].start), Int(tree[node].end))
    return function == nil ? start..<end : start + 1..<max(start + 1, end - 1)
  }

  /// Returns the names of the parameters.
  func parameters(in tree: SyntaxTree) -> [String] {
    guard let function else { return [] }
    return tree.children(of: function).compactMap { child in
      guard tree[child].kind == .parameter, let name = tree.firstChild(of: child),
        tree[name].kind == .variable
      else { return nil }
      return tree.nameText(of: name)
    }
  }
}
