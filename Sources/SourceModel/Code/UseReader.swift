import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Reads the uses in the code of one member, except for the accesses to other members and their assignments, which
/// ``ControlFlow`` finds.
struct UseReader {
  typealias Index = SyntaxTree.Index

  let code: MemberCode
  let member: CodeMember
  let names: NameEvaluator
  private let file: String
  private var found: [(offset: Int, use: Use)] = []
  /// The nibs that the code names.
  var nibs: [NamedNib] = []
  /// The registrations of nibs and classes for reuse, each with the number of nibs that the code names earlier.
  var registrations: [(nib: Index, earlier: Int, registration: Use.Nib.Registration)] = []
  /// The requests for nibs whose names callers pass.
  var passedNibs: [Use] = []
  /// The scenes that are requested from storyboards created by other expressions.
  var scenes: [(call: Index, use: Use)] = []
  /// Whether the code creates a storyboard with another bundle or an unknown name.
  var makesUnknownStoryboards = false
  /// The requests of scenes that were read together with their storyboards.
  var noted: Set<Index> = []

  var tree: SyntaxTree { names.tree }
  var index: SyntaxIndex { names.syntax.index }

  init(_ syntax: SourceSyntax, _ code: MemberCode, of member: CodeMember, in file: String) {
    (self.code, self.member, self.file) = (code, member, file)
    names = NameEvaluator(syntax, in: code, isTypeMember: member.isTypeMember)
  }

  /// Reads the given nodes, and the values that a member returns to name a nib or to replace the decoded object.
  ///
  /// - Returns: The uses, in source order, with the offsets of their locations.
  mutating func uses(of nodes: some Sequence<Index>) -> [(offset: Int, use: Use)] {
    for node in nodes where !isDead(node) {
      if tree[node].kind == .call {
        read(node)
      } else if let generated = tree.generatedThing(node) {
        let role = Use.Role.generated(generated.thing, storyboard: generated.storyboard, by: generated.root)
        add(use(role, StringValue(spelling: tree.nameText(of: node))), Int(tree[node].nameStart))
        if generated.thing == .nib { noteGeneratedNib(node) }
      } else if tree.isDestination(node) {
        noteDestination(node)
      } else if tree.isContainer(node) {
        noteContained(node)
      } else if isPreparedSegue(node) {
        noteSegueCast(node)
      } else if tree[node].kind == .member || tree.mayNameMember(node) {
        noteCast(ofMember: node)
      }
    }
    found += registeredNibs().filter { !$0.isPassedOn }.map { ($0.offset, $0.use) }
    for scene in scenes { note(scene.use, requestedBy: scene.call) }
    if member.isNibName { noteNibsOfController() }
    if member.replacesObject { noteReplacements() }
    return found.sorted { $0.offset < $1.offset }
  }

  /// Whether code is in a branch that never runs: `if (NO) { ... }`.
  func isDead(_ node: Index) -> Bool {
    var node = node
    while node != code.node, let parent = index.parent(of: node) {
      if tree.deadBranch(of: parent) == node { return true }
      node = parent
    }
    return false
  }

  // MARK: - Calls

  private mutating func read(_ call: Index) {
    guard let callee = tree.callee(of: call) else { return }
    let found = tree.api(of: call)
    guard let api = found?.api else {
      // An initializer that an extension adds creates an unknown storyboard.
      if tree.isStoryboardClass(tree.base(of: callee) ?? callee) { return noteStoryboard(call, nil) }
      return noteNib(call, callee, nil)
    }
    switch (api.act, api.thing) {
    case (.creates, .storyboard): noteStoryboard(call, found)
    case (.loads, .controller):
      guard !noted.contains(call), let identifier = identifier(in: found) else { return }
      var use = use(.scene(Use.Scene()), identifier, api)
      use.resultUse = resultUse(ofScene: call)
      scenes.append((call, use))
    case (.loads, .initialController):
      guard !noted.contains(call), let resultUse = resultUse(ofScene: call) else { return }
      var use = use(.scene(Use.Scene(isInitial: true)), StringValue(""), api)
      use.resultUse = resultUse
      scenes.append((call, use))
    case (.presents, _):
      for name in names(in: found) { request(use(.scene(Use.Scene()), name, api), call) }
    case (.performs, _):
      guard let identifier = identifier(in: found) else { return }
      request(use(.segue(isOwn: isOwn(call)), identifier, api), call)
    case (.requests, _): noteCells(call, found)
    case (_, .asset(let kind)): noteAsset(call, found, kind)
    case (.registers, _): noteRegistration(call, found)
    case (.sets, _): noteClassChange(call)
    case (.loads, .reusable): noteRow(call, api)
    case (.loads, .nib) where found?.argument == nil: noteInstantiation(call)
    case (.creates, _), (.loads, _): noteNib(call, callee, found)
    case (.names, _): break
    }
  }

  /// Returns the identifier that a call passes, or nil if the identifier is unknown or depends on the class of the
  /// object.
  func identifier(in call: SyntaxTree.APICall?) -> StringValue? {
    guard let call, let argument = call.argument else { return nil }
    let value = names.valueOrParameter(argument.value, as: call.api.typeOfName)
    return value?.isNameOfSelf == true ? nil : value
  }

  /// Returns the names that a call passes, alone or in a list, except for names that are unknown or depend on the class
  /// of the object: `["Detail"]`, `[(name: "Detail", context: 1)]`.
  func names(in call: SyntaxTree.APICall?) -> [StringValue] {
    guard let argument = call?.argument else { return [] }
    let values = names.elements(ofList: argument.value)
    return (values.isEmpty ? [argument.value] : values).compactMap { value in
      let isPair = tree[value].kind == .tuple
      let name = isPair ? tree.arguments(of: value).first?.value ?? tree.firstChild(of: value) : value
      return name.flatMap { names.valueOrParameter($0) }
    }
    .filter { !$0.isNameOfSelf }
  }

  /// Whether the receiver is the object itself, explicitly or implicitly.
  private func isOwn(_ call: Index) -> Bool {
    guard let callee = tree.callee(of: call) else { return false }
    guard let base = tree.base(of: callee) else { return tree[callee].kind == .name }
    return tree.isName(tree.withoutUnwrapping(base), "self")
  }

  /// Records an image or color that code requests from the main bundle.
  private mutating func noteAsset(_ call: Index, _ found: SyntaxTree.APICall?, _ kind: NibLoadingAPI.Asset) {
    guard let name = identifier(in: found), let callee = tree.callee(of: call) else { return }
    if tree.language == .objectiveC {
      // Other classes may have methods with the same name.
      guard let base = tree.base(of: callee), Self.classesOfAssets.contains(tree.spelling(base)) else {
        return
      }
    }
    var use = use(.asset(kind), name, found?.api)
    if found?.api.unwrapsResult == true {
      use.resultUse = .something
    } else {
      use.resultUse = tree.language == .swift ? resultUse(ofValueOf: call) : nil
    }
    request(use, call)
  }

  private static let classesOfAssets: Set<String> = ["NSColor", "NSImage", "UIColor", "UIImage"]

  // MARK: - Classes

  /// Records the classes in `object_setClass(view, isOld ? Card.self : Badge.self)`.
  private mutating func noteClassChange(_ call: Index) {
    for argument in tree.arguments(of: call).dropFirst() {
      var classes: [String] = []
      tree.visit(argument.value) { node in
        guard let name = tree.metatype(node), name != "self" else { return true }
        classes.append(name)
        return false
      }
      for name in classes {
        add(use(.classChange, StringValue(className: name)), tree.calleeOffset(of: call))
      }
    }
  }

  // MARK: - Uses

  /// Returns a use without its location.
  func use(_ role: Use.Role, _ name: StringValue?, _ api: NibLoadingAPI? = nil) -> Use {
    let place = FileLocation(file: file, position: member.position)
    var use = Use(role, name, in: member.name, at: member.position, location: place)
    use.api = api
    return use
  }

  mutating func add(_ use: Use, _ offset: Int) { found.append((offset, use)) }

  /// Records a request that a call makes, unless the app also works without the requested resource.
  mutating func request(_ use: Use, _ call: Index) {
    guard let use = required(use, call) else { return }
    add(use, tree.calleeOffset(of: call))
  }

  /// Returns a request with its platforms, devices, system versions and alternative names; nil if the app also works
  /// without the requested resource.
  func required(_ use: Use, _ call: Index) -> Use? {
    var use = use
    use.devices = devices(of: call)
    use.platforms = code.platforms.subtracting(member.unavailablePlatforms)
    addVersions(of: call, to: &use)
    switch tree.language {
    case .swift: use.platforms.formIntersection(certainPlatforms(of: call))
    case .objectiveC: if isOptional(call) || use.cell == nil && isForMissingCell(call) { return nil }
    }
    use.alternatives = alternatives(to: use, in: call)
    // A generic parameter does not require a specific class.
    guard let className = use.resultUse?.className, index.isTypeParameter(className) else { return use }
    if use.cell?.mayBeNil == true || use.scene?.isInitial == true { return nil }
    use.resultUse = nil
    return use
  }
}
