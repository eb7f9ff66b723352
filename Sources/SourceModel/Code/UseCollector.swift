import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Collects the uses in the code of a source's members.
struct UseCollector {
  let syntax: SourceSyntax
  let file: String
  /// The calls, names and members that may be uses, in source order.
  private let nodes: [SyntaxTree.Index]
  let types: [TypeDeclaration]
  var found: [(container: Int, offset: Int, use: Use)] = []
  /// The offsets of the calls that name nibs, by type.
  private(set) var nibs: [Int: Set<Int>] = [:]
  /// The methods whose callers pass the name of the used resource.
  private var helpers: [Helper] = []

  /// The uses in functions whose callers pass the name of the used resource.
  var passedUses: [Use] { helpers.map(\.use) }

  var tree: SyntaxTree { syntax.tree }

  init(_ syntax: SourceSyntax, file: String, nodes: [SyntaxTree.Index], types: [TypeDeclaration]) {
    (self.syntax, self.file, self.types) = (syntax, file, types)
    self.nodes = nodes.sorted { Self.order($0, in: syntax.tree) < Self.order($1, in: syntax.tree) }
  }

  /// Returns the uses in the code of each type, by the index of the type.
  mutating func uses(in codes: [MemberCode]) -> [Int: [Use]] {
    for code in codes { read(code) }
    readCalls(of: helpers, in: codes)
    markUncertainRegistrations(in: codes)
    follow(codes)
    var uses: [Int: [Use]] = [:]
    var cursor = SourceCursor(syntax.bytes)
    for (container, offset, use) in found.sorted(by: { $0.offset < $1.offset }) {
      var use = use
      use.location = FileLocation(file: file, position: cursor.position(at: offset))
      uses[container, default: []].append(use)
    }
    return uses
  }

  // MARK: - Names

  private static func offset(of node: SyntaxTree.Index, in tree: SyntaxTree) -> Int {
    tree[node].kind == .call ? tree.calleeOffset(of: node) : Int(tree[node].nameStart)
  }

  /// Returns the sort key of a node; a call comes after the member that it calls.
  private static func order(_ node: SyntaxTree.Index, in tree: SyntaxTree) -> (Int, Int) {
    (offset(of: node, in: tree), tree[node].kind == .call ? 1 : 0)
  }

  private mutating func read(_ code: MemberCode) {
    let (tree, type) = (tree, types[code.container])
    let nodes = nodes.slice(in: code.range(in: tree)) { Self.offset(of: $0, in: tree) }
    let member = CodeMember(code.member, of: type, tree)
    guard !nodes.isEmpty || type.kind.mayBeController && (member.isNibName || member.replacesObject) else {
      return
    }
    var reader = UseReader(syntax, code, of: member, in: file)
    for (offset, use) in reader.uses(of: nodes) where type.kind.mayBeController || use.isOfAnyType {
      if let parameter = use.name?.parameter {
        helpers.append(Helper(code: code, parameter: parameter, use: use))
      } else {
        found.append((code.container, offset, use))
      }
    }
    for use in reader.passedNibs {
      if let parameter = use.name?.parameter {
        helpers.append(Helper(code: code, parameter: parameter, use: use))
      }
    }
    if type.kind.mayBeController, !reader.nibs.isEmpty {
      nibs[code.container, default: []].formUnion(reader.nibs.map(\.offset))
    }
  }
}

extension TypeDeclaration.Kind {
  /// Whether nibs and storyboards may create instances of the type, or its code may use names on behalf of such
  /// instances.
  var mayBeController: Bool { self == .class || self == .extension || self == .actor }
}

extension Use {
  /// Whether the use is also recorded in structures and enumerations: a use of a resource by name that does not depend
  /// on the object that contains the code.
  fileprivate var isOfAnyType: Bool {
    switch role {
    case .segue(let isOwn): !isOwn
    case .storyboard, .scene, .cell, .nib, .asset, .registration: true
    default: false
    }
  }
}
