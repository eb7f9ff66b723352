import RuntimeAttributes

/// Reads the bodies of a source that are relevant to nib loading.
struct SwiftBodyReader {
  private typealias Addition = (SourceLocation, inout BodyFacts) -> Void

  private let syntax: SourceSyntax
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  /// Facts by offset, so that source positions can be computed in one pass.
  private var found: [(container: Int, offset: Int, add: Addition)] = []
  /// The control-flow paths to nib references, by offset.
  private var runs: [Int: [NibLoadRun]] = [:]

  init(_ syntax: SourceSyntax, file: String) {
    self.syntax = syntax
    bytes = syntax.bytes
    self.file = file
  }

  /// Adds the facts of bodies to their types.
  mutating func read(_ bodies: [SwiftBody], into types: inout [TypeDeclaration]) {
    follow(bodies, types)
    for body in bodies {
      let kind = types[body.container].kind
      guard kind.mayBeController else {
        if body.mayNameReference, kind != .protocol { findReferences(body, of: types[body.container]) }
        continue
      }
      guard Self.mayMatter(body, of: types) else { continue }
      let type = types[body.container]
      if body.mayNameNib { findNibs(body, of: type) }
      if case .getter(let index) = body.member { findNibOfController(body, type.properties[index]) }
      if body.mayNameNib || body.mayNameReference { findReferences(body, of: type) }
      if body.mayChangeClass { findClassChanges(body) }
      if case .method(let index) = body.member, type.methods[index].swiftName == Self.replacing {
        findReplacements(body)
      }
    }
    var cursor = SourceCursor()
    for fact in found.sorted(by: { $0.offset < $1.offset }) {
      let position = cursor.position(at: fact.offset, in: bytes)
      fact.add(SourceLocation(file: file, position: position), &types[fact.container].bodies)
    }
  }

  /// Whether a body may contain relevant facts, regardless of its trigger.
  private static func mayMatter(_ body: SwiftBody, of types: [TypeDeclaration]) -> Bool {
    if body.mayNameNib || body.mayNameReference || body.mayChangeClass { return true }
    return switch body.member {
    case .getter(let index): nibNames.contains(types[body.container].properties[index].name)
    case .method(let index): types[body.container].methods[index].swiftName == replacing
    case .setter: false
    }
  }

  private mutating func add(_ body: SwiftBody, _ offset: Int, _ addition: @escaping Addition) {
    found.append((body.container, offset, addition))
  }

  private func query(_ body: SwiftBody) -> BodyQuery {
    BodyQuery(index: syntax.index, range: body.range, parameters: body.parameters)
  }

  // MARK: - Nibs

  private mutating func findNibs(_ body: SwiftBody, of type: TypeDeclaration) {
    let (member, traits) =
      switch body.member {
      case .method(let index): (type.methods[index].swiftName, type.methods[index].traits)
      case .setter(let index), .getter(let index):
        (type.properties[index].name, type.properties[index].traits)
      }
    let isTypeMember = traits.modifiers.contains(.typeMember)
    let takesNibName = Self.nibInitializers.contains(where: member.hasPrefix)
    var query = query(body)
    query.isTypeMember = isTypeMember
    for nib in query.nibs(takesNibName: takesNibName) {
      add(body, nib.offset) { [runs = runs[nib.offset] ?? []] location, facts in
        facts.nibLoads.append(NibLoad(nib, in: member, runs: runs, at: location))
      }
    }
  }

  /// The prefixes of the initializers with a nib name parameter.
  private static let nibInitializers = ["init(nibName:", "init(windowNibName:"]

  /// The method that may replace the decoded object.
  private static let replacing = "awakeAfter(using:)"

  /// The properties that controllers override to specify the names of their nibs.
  private static let nibNames: Set<String> = ["nibName", "windowNibName"]

  /// Reads the nib name that a controller specifies: `override var windowNibName: NSNib.Name? { "Panel" }`.
  private mutating func findNibOfController(_ body: SwiftBody, _ property: PropertyDeclaration) {
    guard Self.nibNames.contains(property.name), property.traits.modifiers.contains(.override) else { return }
    for nib in query(body).nibsOfController() {
      add(body, nib.offset) { location, facts in
        facts.nibLoads.append(NibLoad(nib, in: property.name, at: location))
      }
    }
  }

  /// The methods that nib loading calls.
  fileprivate static let triggers: Set<String> = [
    "init(coder:)", "init(frame:)", "init()", "awakeAfter(using:)", "awakeFromNib()",
  ]

  private mutating func findReferences(_ body: SwiftBody, of type: TypeDeclaration) {
    let (member, traits) =
      switch body.member {
      case .method(let index): (type.methods[index].position, type.methods[index].traits)
      case .setter(let index), .getter(let index):
        (type.properties[index].position, type.properties[index].traits)
      }
    let unavailable = type.traits.unavailablePlatforms.union(traits.unavailablePlatforms)
    let query = query(body)
    let place = SourceLocation(file: file, position: member)
    for (offset, reference) in ReferenceFinder.find(query, in: place) {
      if !type.kind.mayBeController, !reference.target.isOfStoryboard { continue }
      // A generic parameter does not require a specific class.
      let isOpen = reference.resultUse?.className.map(syntax.index.isTypeParameter) == true
      if isOpen, reference.target.needsDemand { continue }
      add(body, offset) { location, facts in
        var fact = reference
        fact.location = location
        fact.platforms = reference.platforms.intersection(body.platforms).subtracting(unavailable)
        if isOpen { fact.resultUse = nil }
        facts.references.append(fact)
      }
    }
    guard type.kind.mayBeController else { return }
    for cell in query.cellRegistrations() {
      add(body, cell.offset) { location, facts in
        facts.cellRegistrations.append(CellRegistration(cell.identifier, location: location))
      }
    }
  }

  private mutating func findClassChanges(_ body: SwiftBody) {
    for change in query(body).classChanges() {
      add(body, change.offset) { _, facts in facts.adoptedClasses.append(change.className) }
    }
  }

  private mutating func findReplacements(_ body: SwiftBody) {
    let query = query(body)
    let transfersSettings = query.mayTransferConstraints
    for returned in query.returned {
      let text = query.tree.text(of: returned)
      add(body, Int(query.tree[returned].start)) { location, facts in
        var replacement = ObjectReplacement(returned: text, location: location)
        replacement.transfersSettings = transfersSettings
        facts.replacements.append(replacement)
      }
    }
  }

  // MARK: - Members

  /// Follows the bodies that run during or soon after nib loading, looking for nibs and outlets.
  private mutating func follow(_ bodies: [SwiftBody], _ types: [TypeDeclaration]) {
    let outlets = Self.nilOutlets(of: types)
    let loading = Set(bodies.lazy.filter(\.mayNameNib).map(\.container))
    var bodiesByType: [Int: [SwiftBody]]?
    var known: (container: Int, methods: MethodBodies, nibs: Set<Int>)?
    for body in bodies where types[body.container].kind.mayBeController {
      let container = body.container
      let use = trigger(of: body, in: types, outlets)
      var name: String?
      if case .method(let index) = body.member, loading.contains(container) {
        name = types[container].methods[index].swiftName
      }
      guard use != nil || name.map(Self.triggers.contains) == true else { continue }
      if known?.container != container {
        let grouped = bodiesByType ?? Dictionary(grouping: bodies, by: \.container)
        bodiesByType = grouped
        let own = grouped[container] ?? []
        known = (container, methods(own, of: types[container]), nibs(in: own))
      }
      guard let known else { continue }
      var (trigger, settled) = (name ?? "", String?.none)
      switch use {
      case .setting(let property): settled = property
      case .calling(let method): trigger = method
      case nil: break
      }
      var follower = BodyFollower(
        syntax.index,
        methods: known.methods,
        from: trigger,
        parameters: body.parameters,
        settled: settled,
        nibs: known.nibs,
        runsBeforeOutlets: use?.isPartOfLoad != false
      )
      follower.follow(body.range)
      if Self.triggers.contains(trigger) { runs.merge(follower.runs) { $0 + $1 } }
      if let use { add(follower, body, use, outlets[types[container].name] ?? [:]) }
    }
  }

  private func methods(_ bodies: [SwiftBody], of type: TypeDeclaration) -> MethodBodies {
    var methods = MethodBodies()
    for body in bodies {
      guard case .method(let index) = body.member else { continue }
      let name = String(type.methods[index].swiftName.prefix { $0 != "(" })
      methods.add(name, body.range, parameters: body.parameters, in: syntax.index)
    }
    return methods
  }

  private func nibs(in bodies: [SwiftBody]) -> Set<Int> {
    Set(bodies.lazy.filter(\.mayNameNib).flatMap { query($0).nibs().map(\.offset) })
  }

  private mutating func add(
    _ follower: BodyFollower,
    _ body: SwiftBody,
    _ trigger: MemberUse.Trigger,
    _ outlets: [String: Bool]
  ) {
    if case .calling(let method) = trigger, MemberAssignment.methods.contains(method) {
      for assignment in follower.assignments {
        add(body, assignment.offset) { location, facts in
          facts.assignments.append(MemberAssignment(assignment.path, in: method, location: location))
        }
      }
    }
    for use in follower.uses
    where trigger.isPartOfLoad || outlets[use.member].map({ $0 || use.isForced }) == true {
      add(body, use.offset) { location, facts in
        var fact = MemberUse(member: use.member, trigger: trigger, path: use.path, location: location)
        (fact.platforms, fact.isForced) = (body.platforms, use.isForced)
        facts.memberUses.append(fact)
      }
    }
  }

  /// The selectors of the methods that always run when the contents of a nib are first shown.
  private static let showing: Set<String> = [
    "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    "viewWillAppear", "viewDidAppear", "viewWillLayout", "viewDidLayout", "windowDidLoad", "layoutSubviews",
    "layout",
  ]

  /// Returns the outlets that are nil until connected, by class name.
  ///
  /// The value for each outlet is whether it is implicitly unwrapped.
  private static func nilOutlets(of types: [TypeDeclaration]) -> [String: [String: Bool]] {
    var outlets: [String: [String: Bool]] = [:]
    for type in types.indices {
      for property in types[type].properties where property.isNilOutlet {
        outlets[types[type].name, default: [:]][property.name] = property.isImplicitlyUnwrapped
      }
    }
    return outlets
  }

  /// Returns the trigger of a body that runs during or soon after nib loading.
  ///
  /// Bodies that run when a view is shown, or in response to an action, are relevant only for the outlets of the
  /// class itself.
  private func trigger(
    of body: SwiftBody,
    in types: [TypeDeclaration],
    _ outlets: [String: [String: Bool]]
  ) -> MemberUse.Trigger? {
    let container = body.container
    switch body.member {
    case .getter:
      return nil
    case .setter(let index):
      let modifiers = types[container].properties[index].traits.modifiers
      let isVisible =
        !modifiers.isDisjoint(with: PropertyRules.visibleModifiers) || modifiers.contains(.override)
        || types[container].traits.modifiers.contains(.objcMembers)
      return isVisible ? .setting(types[container].properties[index].name) : nil
    case .method(let index):
      let hasOutlets = outlets[types[container].name] != nil
      switch types[container].methods[index].selector {
      case "initWithCoder:", "initWithFrame:", "awakeFromNib": break
      case let selector where hasOutlets && Self.showing.contains(selector): break
      case _ where hasOutlets && types[container].methods[index].traits.modifiers.contains(.action): break
      default: return nil
      }
      return .calling(types[container].methods[index].swiftName)
    }
  }
}

extension MemberUse.Trigger {
  /// Whether the body runs during nib loading, rather than when the contents of the nib are shown.
  fileprivate var isPartOfLoad: Bool {
    switch self {
    case .setting: true
    case .calling(let name): SwiftBodyReader.triggers.contains(name)
    }
  }
}

extension TypeDeclaration.Kind {
  /// Whether nibs and storyboards may create instances of the type, or its code may reference names on behalf of such
  /// instances.
  fileprivate var mayBeController: Bool { self == .class || self == .extension || self == .actor }
}

extension NameReference.Target {
  /// Whether the target is a storyboard or part of one.
  fileprivate var isOfStoryboard: Bool {
    switch self {
    case .storyboard, .controller, .initialController: true
    case .nib, .windowNib, .segue, .reusable, .optionalReusable: false
    }
  }

  /// Whether the reference is irrelevant without a requirement on its result.
  fileprivate var needsDemand: Bool {
    switch self {
    case .optionalReusable, .initialController: true
    default: false
    }
  }
}
