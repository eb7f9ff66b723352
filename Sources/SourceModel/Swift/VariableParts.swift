import SourceSyntax

/// The names, type, value and accessors of a variable or tuple pattern.
struct VariableParts {
  typealias Index = SyntaxTree.Index

  enum AccessorKind {
    case getter, setter, observer
    /// An accessor with another keyword, such as `init`, or an implicit getter without a keyword.
    case other

    init(_ accessor: Index, in tree: SyntaxTree) {
      self = Self.names.first { tree.isNamed(accessor, $0.name) }?.kind ?? .other
    }

    private static let names: [(name: StaticString, kind: AccessorKind)] = [
      ("get", .getter), ("set", .setter), ("willSet", .observer), ("didSet", .observer), ("_read", .getter),
      ("_modify", .setter), ("read", .getter), ("modify", .setter), ("unsafeAddress", .getter),
      ("unsafeMutableAddress", .setter),
    ]
  }

  /// The nodes of the names.
  private(set) var names: [Index] = []
  private(set) var type: Index?
  /// The initial value, if any.
  private(set) var value: Index?
  private(set) var accessors: [Index] = []

  init(of node: Index, in tree: SyntaxTree) {
    var isPattern = tree[node].kind == .pattern
    if !isPattern, !tree.name(of: node).isEmpty { names = [node] }
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .attribute: break
      case _ where isPattern:
        isPattern = false
        readNames(in: child, tree)
      case .type: type = child
      case .accessor: accessors.append(child)
      // A missing type or value is an empty node.
      default: if tree[child].start < tree[child].end { value = value ?? child }
      }
    }
  }

  private mutating func readNames(in pattern: Index, _ tree: SyntaxTree) {
    tree.visit(pattern) { node in
      if tree[node].kind == .variable { names.append(node) }
      return tree[node].kind == .tuple || tree[node].kind == .argument
    }
  }
}
