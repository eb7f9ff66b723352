import KeyValueCoding
import SourceSyntax

/// The names of nested types, which are qualified because many types nest a type of the same name: `Segue`,
/// `Constants`, `Row`.
extension FactReader {
  /// The nested structures and enumerations that a source declares.
  struct NestedTypes {
    /// The qualified names.
    private(set) var names: Set<String> = []
    /// The last components of the names.
    private var lastNames: Set<String> = []

    init(_ tree: SyntaxTree) {
      if tree.language == .swift { add(tree.root, in: "", tree) }
    }

    private mutating func add(_ node: SyntaxTree.Index, in scope: String, _ tree: SyntaxTree) {
      for child in tree.children(of: node) {
        switch tree[child].kind {
        case .conditional, .conditionalBranch: add(child, in: scope, tree)
        case .typeDeclaration:
          let name = tree.nameText(of: child)
          let qualified = scope.isEmpty ? name : "\(scope).\(name)"
          if !scope.isEmpty, tree[child].traits.isDisjoint(with: [.isClass, .isProtocol, .isExtension]) {
            names.insert(qualified)
            lastNames.insert(name)
          }
          add(child, in: qualified, tree)
        default: break
        }
      }
    }

    /// Returns the qualified name of the type that a name refers to in the code of a type; nil if the name does not
    /// refer to a nested type.
    func type(named name: String, in scope: String) -> String? {
      guard lastNames.contains(name.unqualifiedName) else { return nil }
      var scope = scope[...]
      while true {
        let candidate = scope.isEmpty ? name : "\(scope).\(name)"
        if names.contains(candidate) { return candidate }
        guard !scope.isEmpty else { return nil }
        scope = scope.lastIndex(of: ".").map { scope[..<$0] } ?? ""
      }
    }
  }

  /// Returns the number of a type's name: the qualified name of a nested type in the source, or the last component.
  mutating func typeNumber(_ name: some BidirectionalCollection<UInt8>) -> SourceFacts.Name {
    if let type = nestedType(name) { return qualifiedNumber(type) }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return interner.intern(name) }
    return interner.intern(name[name.index(after: dot)...])
  }

  /// Returns the number of the name of a type that is used as an expression.
  ///
  /// - Parameters:
  ///   - node: The expression: `Deck.Kind`.
  ///   - keepsQualifier: Whether the number is that of the qualified name if the source does not declare the type.
  /// - Returns: The number of the qualified name, or else of the last component.
  mutating func typeNumber(ofExpression node: SyntaxTree.Index, keepsQualifier: Bool = false)
    -> SourceFacts.Name
  {
    guard tree.language == .swift, let components = components(of: node) else {
      return interner.intern(tree.name(of: node))
    }
    let name = components.joined(separator: ".")
    if let type = nestedType(name.utf8) { return qualifiedNumber(type) }
    return components.count > 1 && keepsQualifier
      ? qualifiedNumber(name) : interner.intern(tree.name(of: node))
  }

  /// Returns the number of the name of the enclosing type, which is qualified if it is a nested type in the source.
  mutating func numberOfType(at path: String) -> SourceFacts.Name {
    nestedTypes.names.contains(path) ? qualifiedNumber(path) : interner.intern(path.unqualifiedName.utf8)
  }

  private func nestedType(_ name: some Collection<UInt8>) -> String? {
    nestedTypes.names.isEmpty
      ? nil : nestedTypes.type(named: String(decoding: name, as: UTF8.self), in: path)
  }

  private mutating func qualifiedNumber(_ name: String) -> SourceFacts.Name {
    let number = interner.intern(name.utf8)
    if qualifiedNames.insert(number).inserted {
      let last = interner.intern(name.unqualifiedName.utf8)
      facts.qualifiedNames.append(SourceFacts.QualifiedName(name: number, last: last))
    }
    return number
  }

  /// The maximum number of components of a qualified name.
  private static let longestQualifiedName = 8

  /// Returns the components of a type's name in an expression, without a leading `Self`; nil if another component is
  /// not a type name, or if there are too many components.
  private func components(of node: SyntaxTree.Index) -> [String]? {
    var (components, next): ([String], SyntaxTree.Index?) = ([], node)
    while let node = next, components.count < Self.longestQualifiedName {
      guard [.name, .member].contains(tree[node].kind), isTypeName(tree.name(of: node)) else { return nil }
      components.append(tree.nameText(of: node))
      if tree[node].kind == .name {
        if components.count > 1, components.last == "Self" { components.removeLast() }
        return components.reversed()
      }
      next = base(of: node)
    }
    return nil
  }
}
