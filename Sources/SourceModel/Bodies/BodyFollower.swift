import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Follows a body and the methods of the object that it calls.
///
/// Collects the members that are certainly used and set before the body may exit, and the conditions under which nibs
/// are loaded. Mutually recursive methods have too many control-flow paths to follow them all, so all dimensions are
/// limited.
struct BodyFollower {
  typealias Conditions = [NibLoadRun.Condition]

  /// A use of a member that must not be nil.
  struct Use {
    var member: String
    var path: [String]
    var offset: Int
    /// Whether the member is force-unwrapped with `!`: `label!.text`.
    var isForced: Bool
  }

  /// A member or key path that is certainly set: `title`, `layer.cornerRadius`.
  struct Assignment {
    var path: String
    var offset: Int
  }

  /// The maximum depth of nested method calls.
  private static let longestPath = 6
  /// The maximum nesting depth of blocks.
  private static let deepestBlock = 64
  /// The maximum nesting depth of expressions; a chain of calls counts twice.
  static let deepestExpression = 2048
  /// The maximum number of control-flow paths to one nib.
  private static let mostRuns = 64

  private let index: SyntaxIndex
  private let methods: MethodBodies
  /// The method or property at which the traversal starts.
  private let trigger: String
  /// The offsets of the calls that reference nibs.
  let nibs: Set<Int>
  /// Whether the body runs before outlets are connected.
  private let runsBeforeOutlets: Bool

  /// The first use of each member.
  private(set) var uses: [Use] = []
  private(set) var assignments: [Assignment] = []
  /// The control-flow paths to nibs, by the offset of the call that references the nib.
  private(set) var runs: [Int: [NibLoadRun]] = [:]

  /// The names of the parameters and local variables of the current method.
  private var locals: Set<String>
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
  /// The remaining number of bytes of methods to read.
  private var remaining: Int

  var tree: SyntaxTree { index.tree }

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - index: The source.
  ///   - methods: The methods of the same declaration.
  ///   - trigger: The method or property at which the traversal starts.
  ///   - settled: The member whose observer is read; it certainly has a value.
  ///   - nibs: The offsets of the calls that reference nibs.
  ///   - runsBeforeOutlets: Whether the body runs before outlets are connected.
  init(
    _ index: SyntaxIndex,
    methods: MethodBodies,
    from trigger: String,
    settled: String? = nil,
    nibs: Set<Int> = [],
    runsBeforeOutlets: Bool = true
  ) {
    (self.index, self.methods, self.trigger) = (index, methods, trigger)
    (self.nibs, self.runsBeforeOutlets) = (nibs, runsBeforeOutlets)
    locals = []
    self.settled = settled.map { [$0] } ?? []
    remaining = 8 * methods.size + 4096
  }

  /// Reads the contents of a body, without its braces.
  mutating func follow(_ range: Range<Int>) {
    guard let block = index.block(around: range) else { return }
    locals = Set(index.parameters(around: range))
    _ = walk(block, [])
  }

  // MARK: - Bounds

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

  /// Follows a call of a method of the object into the method's body.
  mutating func call(_ name: String, _ conditions: Conditions) {
    guard let method = methods[name], path.count < Self.longestPath, remaining > 0, !path.contains(name)
    else { return }
    remaining -= method.size + 1
    path.append(name)
    let outer = locals
    locals = Set(method.parameters)
    _ = walk(method.block, conditions)
    locals = outer
    path.removeLast()
  }

  // MARK: - Facts

  /// Records a reference to a nib.
  mutating func noteNib(_ offset: Int, _ conditions: Conditions) {
    guard runs[offset, default: []].count < Self.mostRuns else { return }
    runs[offset, default: []].append(NibLoadRun(trigger: trigger, path: path, conditions: conditions))
  }

  /// Records a use of a member that must not be nil.
  mutating func noteUse(of node: SyntaxTree.Index, isForced: Bool, _ conditions: Conditions) {
    let name = tree.nameText(of: node)
    guard conditions.isEmpty, !mayBeConnected, isMember(node, name), settled.insert(name).inserted else {
      return
    }
    uses.append(Use(member: name, path: path, offset: Int(tree[node].nameStart), isForced: isForced))
  }

  /// Records `title = x` and `self.layer.cornerRadius = x`, unless the new value depends on the member itself.
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
    assignments.append(Assignment(path: names.joined(separator: "."), offset: Int(tree[target].start)))
  }

  /// Records the name of a local variable.
  mutating func noteLocal(_ node: SyntaxTree.Index) {
    if tree.language == .swift { locals.insert(tree.nameText(of: node)) }
  }

  /// Records a name that may load a nib or a controller's view.
  mutating func noteName(_ node: SyntaxTree.Index, isOwn: Bool) {
    let name = tree.name(of: node)
    mayBeConnected =
      mayBeConnected || name.mentionsNib && !name.spells("awakeFromNib")
      || isOwn && runsBeforeOutlets && Self.viewMembers.contains { name.spells($0) }
  }

  private static let viewMembers: [StaticString] = [
    "collectionView", "loadView", "loadViewIfNeeded", "tableView", "view",
  ]

  /// Whether a node names a member of the object, with or without `self`.
  func isMember(_ node: SyntaxTree.Index, _ name: String) -> Bool {
    tree[node].kind == .member || !locals.contains(name)
  }
}

extension BodyFollower {
  /// The kinds of early exits that statements may take.
  struct Exits: OptionSet {
    let rawValue: UInt8

    static let returned = Exits(rawValue: 1)
    /// A thrown error, which an enclosing `do` may catch.
    static let thrown = Exits(rawValue: 2)
  }
}

extension [NibLoadRun.Condition] {
  /// The maximum number of conditions that are stored individually.
  private static var mostStated: Int { 32 }

  /// Adds a condition, or marks the conditions as incomplete if the limit is reached.
  mutating func add(_ condition: NibLoadRun.Condition) {
    guard count <= Self.mostStated else { return }
    append(count < Self.mostStated ? condition : .unknown)
  }

  /// Returns the conditions with another one added.
  func adding(_ condition: NibLoadRun.Condition) -> Self {
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
