import RuntimeAttributes

/// Follows a body, and the methods of the object that it calls: which members it surely uses and sets before it may end, and
/// under which conditions it comes to nibs.
///
/// Methods that call one another again and again have more ways than anybody could read, so that all are bounded.
struct BodyFollower {
  typealias Conditions = [NibLoadRun.Condition]

  /// A member that is used as if it could not be nil.
  struct Use {
    var member: String
    var path: [String]
    var offset: Int
    /// Whether an exclamation mark unwraps it: `label!.text`.
    var isForced: Bool
  }

  /// A member, or one behind it, that surely is set: `title`, `layer.cornerRadius`.
  struct Assignment {
    var path: String
    var offset: Int
  }

  /// How many methods are followed behind one another.
  private static let longestPath = 6
  /// How deep blocks within one another are read.
  private static let deepestBlock = 64
  /// How many ways to one nib are kept.
  private static let mostRuns = 64

  let index: SyntaxIndex
  let methods: MethodBodies
  /// The method or property from which it starts.
  private let trigger: String
  /// The offsets of the calls that name nibs.
  let nibs: Set<Int>
  /// Whether the body runs before outlets are connected.
  private let runsBeforeOutlets: Bool

  /// The uses, of each member the first one alone.
  private(set) var uses: [Use] = []
  private(set) var assignments: [Assignment] = []
  /// The ways to nibs, by the offsets of the calls that name them.
  private(set) var runs: [Int: [NibLoadRun]] = [:]

  /// The names of parameters and variables in the method that is read.
  private var locals: Set<String>
  /// The members that were used or may have been set.
  private var settled: Set<String>
  /// Whether a nib may have been loaded, whose owner's outlets are connected.
  private var mayBeConnected = false
  /// Whether the last expression may have thrown an error.
  var mayThrow = false
  /// The methods on the way.
  private var path: [String] = []
  private var depth = 0
  /// How much more is read of methods.
  private var remaining: Int

  var tree: SyntaxTree { index.tree }

  /// Creates a follower.
  ///
  /// - Parameters:
  ///   - index: The source.
  ///   - methods: The methods of the same declaration.
  ///   - trigger: The method or property from which it starts.
  ///   - parameters: The names of the body's parameters.
  ///   - settled: A member that has a value: the one whose observer is read.
  ///   - nibs: The offsets of the calls that name nibs.
  ///   - runsBeforeOutlets: Whether the body runs before outlets are connected.
  init(
    _ index: SyntaxIndex,
    methods: MethodBodies,
    from trigger: String,
    parameters: [String] = [],
    settled: String? = nil,
    nibs: Set<Int> = [],
    runsBeforeOutlets: Bool = true
  ) {
    (self.index, self.methods, self.trigger) = (index, methods, trigger)
    (self.nibs, self.runsBeforeOutlets) = (nibs, runsBeforeOutlets)
    locals = Set(parameters)
    self.settled = settled.map { [$0] } ?? []
    remaining = 8 * methods.size + 4096
  }

  /// Reads what is between the braces of a body.
  mutating func follow(_ range: Range<Int>) {
    guard let block = index.block(around: range) else { return }
    _ = walk(block, [])
  }

  // MARK: - Bounds

  /// Reads the statements of a block; returns how they may end early.
  mutating func walk(_ block: SyntaxTree.Index, _ outer: Conditions) -> Exits {
    var conditions = outer
    return walk(block, &conditions)
  }

  /// Reads the statements of a block, and adds the conditions for what follows it.
  mutating func walk(_ block: SyntaxTree.Index, _ conditions: inout Conditions) -> Exits {
    guard depth < Self.deepestBlock else { return .returned }
    depth += 1
    defer { depth -= 1 }
    var exits: Exits = []
    for statement in tree.children(of: block) { exits.formUnion(read(statement, &conditions)) }
    return exits
  }

  /// Reads the body of a method of the object.
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

  /// Notes that a nib is named.
  mutating func noteNib(_ offset: Int, _ conditions: Conditions) {
    guard runs[offset, default: []].count < Self.mostRuns else { return }
    runs[offset, default: []].append(NibLoadRun(trigger: trigger, path: path, conditions: conditions))
  }

  /// Notes a use of a member of the object as if it could not be nil.
  mutating func noteUse(of node: SyntaxTree.Index, isForced: Bool, _ conditions: Conditions) {
    let name = tree.nameText(of: node)
    guard conditions.isEmpty, !mayBeConnected, isMember(node, name), settled.insert(name).inserted else {
      return
    }
    uses.append(Use(member: name, path: path, offset: Int(tree[node].nameStart), isForced: isForced))
  }

  /// Notes `title = x` and `self.layer.cornerRadius = x`, but not what is made of the member's own value.
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

  /// Notes the name of a variable of the body.
  mutating func noteLocal(_ node: SyntaxTree.Index) {
    if tree.language == .swift { locals.insert(tree.nameText(of: node)) }
  }

  /// Notes a name that may load a nib, or the view of a controller.
  mutating func noteName(_ node: SyntaxTree.Index, isOwn: Bool) {
    let name = tree.name(of: node)
    mayBeConnected =
      mayBeConnected || name.mentionsNib && !name.spells("awakeFromNib")
      || isOwn && runsBeforeOutlets && Self.viewMembers.contains { name.spells($0) }
  }

  private static let viewMembers: [StaticString] = [
    "collectionView", "loadView", "loadViewIfNeeded", "tableView", "view",
  ]

  /// Whether a node names a member of the object, with `self` or without.
  func isMember(_ node: SyntaxTree.Index, _ name: String) -> Bool {
    tree[node].kind == .member || !locals.contains(name)
  }
}

extension BodyFollower {
  /// How statements may end early.
  struct Exits: OptionSet {
    let rawValue: UInt8

    static let returned = Exits(rawValue: 1)
    /// By an error, which may be caught nearby.
    static let thrown = Exits(rawValue: 2)
  }
}

extension [NibLoadRun.Condition] {
  /// How many conditions are kept one by one.
  private static var mostStated: Int { 32 }

  /// Adds a condition, or, if there are many already, that there are more.
  mutating func add(_ condition: NibLoadRun.Condition) {
    guard count <= Self.mostStated else { return }
    append(count < Self.mostStated ? condition : .unknown)
  }

  /// The conditions and one more.
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
