import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// The control flow from a member through the methods of the same object that the member calls.
///
/// Collects the members that are certainly used and set before the body may exit, and the conditions under which nibs
/// are loaded. Mutually recursive methods have too many control-flow paths to follow, so the depth, the size and the
/// number of paths are limited.
struct ControlFlow {
  typealias Conditions = [LoadPath.Condition]

  /// The first use of a member that must not be nil.
  struct Access {
    var member: String
    var methods: [String]
    var offset: Int
    /// Whether the member is force-unwrapped with `!`: `label!.text`.
    var isForced: Bool
    /// The Objective-C operation that receives the member, if the operation raises an exception for nil.
    var passedTo: NilRaisingAPI?
  }

  /// The first use of a member that loads the controller's view: `view`, `loadViewIfNeeded`.
  struct ViewLoad {
    var member: String
    var methods: [String]
    var offset: Int
  }

  /// A member or key path that is certainly set: `title`, `layer.cornerRadius`.
  struct Assignment {
    var path: String
    var methods: [String]
    var offset: Int
  }

  /// The maximum depth of nested method calls.
  private static let longestPath = 6
  /// The maximum call depth from a method that other types may call; lower because there are many such methods.
  private static let longestPathOfRequests = 1
  /// The maximum nesting depth of blocks.
  private static let deepestBlock = 64
  /// The maximum nesting depth of expressions; each call in a chain adds two levels.
  static let deepestExpression = 2048
  /// The maximum number of control-flow paths to one nib.
  private static let mostPaths = 64

  let tree: SyntaxTree
  let methods: Methods
  /// The member at which the control flow starts.
  let trigger: LoadPath.Trigger
  /// The offsets of the calls that name nibs.
  let nibs: Set<Int>
  /// Whether the code runs before outlets are connected.
  private let runsBeforeOutlets: Bool

  /// The first certain use of each member that must not be nil.
  private(set) var accesses: [Access] = []
  private(set) var assignments: [Assignment] = []
  /// The first certain use of a member that loads the view; nil without such a use, or if the view may be set before.
  private(set) var viewLoad: ViewLoad?
  private var mayHaveView = false
  /// The paths to nibs, by the offset of the call that names the nib.
  private(set) var nibPaths: [Int: [LoadPath]] = [:]

  /// The names of the parameters and local variables of the current method.
  private var locals: Set<String>
  /// The local variables of Objective-C code that certainly contain a mutable collection.
  private var collections: Set<String> = []
  /// The members that were already used or may have been set.
  private var settled: Set<String>
  /// Whether a nib may have been loaded and its owner's outlets connected.
  private var mayBeConnected = false
  /// Whether the last expression may have thrown an error.
  var mayThrow = false
  /// The current call path.
  private var path: [String] = []
  private var depth = 0
  /// The nesting depth of the current expression.
  var expressionDepth = 0
  /// The number of bytes of methods that may still be read.
  private var remaining: Int

  init(
    _ tree: SyntaxTree,
    methods: Methods,
    from trigger: LoadPath.Trigger,
    nibs: Set<Int> = [],
    runsBeforeOutlets: Bool = true
  ) {
    (self.tree, self.methods, self.trigger) = (tree, methods, trigger)
    (self.nibs, self.runsBeforeOutlets) = (nibs, runsBeforeOutlets)
    locals = []
    // A property certainly has a value in its observers.
    settled = if case .setting(let property) = trigger { [property] } else { [] }
    remaining = 8 * methods.size + 4096
  }

  /// Follows the control flow of a member's code.
  mutating func follow(_ code: MemberCode) {
    guard let block = code.block else { return }
    locals = Set(code.parameters(in: tree))
    _ = walk(block, [])
  }

  // MARK: - Blocks and calls

  /// Reads the statements of a block.
  ///
  /// - Returns: The kinds of early exits that the block may take.
  mutating func walk(_ block: SyntaxTree.Index, _ outer: Conditions) -> Exits {
    var conditions = outer
    return walk(block, &conditions)
  }

  /// Reads the statements of a block, and adds the conditions that apply to the statements after it.
  mutating func walk(_ block: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    guard depth < Self.deepestBlock else { return .returned }
    depth += 1
    defer { depth -= 1 }
    var exits: Exits = []
    for statement in tree.children(of: block) { exits.formUnion(read(statement, &conditions)) }
    return exits
  }

  /// Follows a call of another method of the object into the body of that method, unless a limit is reached.
  mutating func call(_ name: String, _ conditions: Conditions) {
    let longest = if case .requesting = trigger { Self.longestPathOfRequests } else { Self.longestPath }
    guard let method = methods[name], path.count < longest, remaining > 0, !path.contains(name)
    else { return }
    let outer = locals
    remaining -= method.range(in: tree).count + 1
    path.append(name)
    locals = Set(method.parameters(in: tree))
    _ = walk(method.node, conditions)
    locals = outer
    path.removeLast()
  }

  // MARK: - Recording

  /// Records the current path as a path to the call that names a nib.
  mutating func noteNib(_ offset: Int, _ conditions: Conditions) {
    guard nibPaths[offset, default: []].count < Self.mostPaths else { return }
    nibPaths[offset, default: []].append(LoadPath(trigger: trigger, methods: path, conditions: conditions))
  }

  /// Records the first certain use of a member that must not be nil.
  mutating func noteAccess(of node: SyntaxTree.Index, isForced: Bool, _ conditions: Conditions) {
    let name = tree.nameText(of: node)
    guard conditions.isEmpty, !mayBeConnected, isMember(node, name), settled.insert(name).inserted else {
      return
    }
    accesses.append(
      Access(member: name, methods: path, offset: Int(tree[node].nameStart), isForced: isForced)
    )
  }

  /// Records that Objective-C code certainly passes a member to an operation that raises an exception for nil.
  mutating func noteAccess(of node: SyntaxTree.Index, passedTo api: NilRaisingAPI, _ conditions: Conditions) {
    let spelled = tree.nameText(of: node)
    let name = spelled.hasPrefix("_") ? String(spelled.dropFirst()) : spelled
    guard conditions.isEmpty, !mayBeConnected, settled.insert(name).inserted else { return }
    accesses.append(
      Access(
        member: name,
        methods: path,
        offset: Int(tree[node].nameStart),
        isForced: false,
        passedTo: api
      )
    )
  }

  /// Records a local variable of Objective-C code that contains a new mutable collection.
  mutating func noteCollection(_ variable: SyntaxTree.Index) {
    guard tree.language == .objectiveC,
      let value = tree.children(of: variable).first(where: { tree[$0].kind == .call }),
      case let text = tree.text(of: value).drop(while: { $0 == "[" }), text.hasPrefix("NSMutable")
    else { return }
    collections.insert(tree.nameText(of: variable))
  }

  /// Whether the receiver is certainly not nil; a message to nil does not raise an exception.
  func hasReceiver(_ message: SyntaxTree.Index, of api: NilRaisingAPI) -> Bool {
    guard api == .insertion else { return true }
    let receiver = tree.callee(of: message).flatMap { tree.base(of: $0) }
    return receiver.map { tree[$0].kind == .name && collections.contains(tree.nameText(of: $0)) } == true
  }

  /// Records a certain assignment such as `self.title = x`, unless the new value depends on the member itself.
  mutating func noteAssignment(
    to target: SyntaxTree.Index,
    _ value: SyntaxTree.Index?,
    _ conditions: Conditions
  ) {
    guard var names = tree.dottedName(of: target)?.split(separator: "."), let last = names.last else {
      return
    }
    let isOwn = names.count > 1 && names[0] == "self"
    if isOwn { names.removeFirst() }
    guard isOwn || tree.language == .swift && !locals.contains(String(names[0])) else { return }
    if names.count == 1 { settled.insert(String(last)) }
    guard conditions.isEmpty else { return }
    var usesItself = false
    if let value {
      tree.visit(value) { node in
        usesItself = usesItself || tree.name(of: node).elementsEqual(last.utf8)
        return !usesItself
      }
    }
    if usesItself { return }
    assignments.append(
      Assignment(path: names.joined(separator: "."), methods: path, offset: Int(tree[target].start))
    )
  }

  /// Records the name of a local variable or function in Swift code.
  mutating func noteLocal(_ node: SyntaxTree.Index) {
    if tree.language == .swift { locals.insert(tree.nameText(of: node)) }
  }

  /// Records a name that may load a nib or a controller's view.
  mutating func noteName(_ node: SyntaxTree.Index, isOwn: Bool, _ conditions: Conditions = []) {
    let name = tree.name(of: node)
    if isOwn { noteView(node, conditions) }
    mayBeConnected =
      mayBeConnected || name.mentionsNib && !name.spells("awakeFromNib")
      || isOwn && runsBeforeOutlets && Self.viewMembers.contains { name.spells($0) }
  }

  /// Records the first certain use of a member that loads the view.
  private mutating func noteView(_ node: SyntaxTree.Index, _ conditions: Conditions) {
    let name = tree.nameText(of: node)
    guard !mayHaveView, !mayBeConnected, Self.viewMembers.contains(where: { tree.isNamed(node, $0) }),
      tree[node].kind == .member || tree.language == .swift && !locals.contains(name)
    else { return }
    guard conditions.isEmpty else { return }
    mayHaveView = true
    viewLoad = ViewLoad(member: name, methods: path, offset: Int(tree[node].nameStart))
  }

  /// Records that the view may be set: `self.view = card`.
  mutating func noteSetView() { mayHaveView = true }

  private static let viewMembers: [StaticString] = [
    "collectionView", "loadView", "loadViewIfNeeded", "tableView", "view",
  ]

  /// Whether a node names a member of the object, with or without `self`.
  func isMember(_ node: SyntaxTree.Index, _ name: String) -> Bool {
    tree[node].kind == .member || !locals.contains(name)
  }
}

extension ControlFlow {
  /// The methods of a declaration that have code, by base name in Swift and by selector in Objective-C.
  ///
  /// Names shared by several methods are excluded.
  struct Methods {
    private var codes: [String: MemberCode?] = [:]
    /// The total size of the code in bytes.
    private(set) var size = 0

    /// Adds a method with code, or excludes a name that another method already has.
    mutating func add(_ name: String, _ code: MemberCode, in tree: SyntaxTree) {
      guard code.block != nil else { return }
      size += code.range(in: tree).count
      codes[name] = .some(codes[name] == nil ? code : nil)
    }

    /// Returns the code of a method; nil for excluded and unknown names.
    subscript(name: String) -> MemberCode? { codes[name] ?? nil }
  }

  /// The kinds of early exits that statements may take.
  struct Exits: OptionSet {
    let rawValue: UInt8

    static let returned = Exits(rawValue: 1)
    /// A thrown error, which an enclosing `do` may catch.
    static let thrown = Exits(rawValue: 2)
  }
}

extension [LoadPath.Condition] {
  /// The maximum number of conditions that are stored individually.
  private static var mostStated: Int { 32 }

  /// Adds a condition, or marks the conditions as incomplete if the limit is reached.
  mutating func add(_ condition: LoadPath.Condition) {
    guard count <= Self.mostStated else { return }
    append(count < Self.mostStated ? condition : .unknown)
  }

  /// Returns the conditions with another condition added.
  func adding(_ condition: LoadPath.Condition) -> Self {
    var all = self
    all.add(condition)
    return all
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a name contains `nib` or `xib` in any case: `loadNibNamed`, `setUpFromXib`.
  fileprivate var mentionsNib: Bool {
    indices.dropFirst(2).contains { offset in
      guard self[offset] | 0x20 == UInt8(ascii: "b"), self[offset - 1] | 0x20 == UInt8(ascii: "i") else {
        return false
      }
      let first = self[offset - 2] | 0x20
      return first == UInt8(ascii: "n") || first == UInt8(ascii: "x")
    }
  }
}
