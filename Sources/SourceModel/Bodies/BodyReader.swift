import KeyValueCoding
import RuntimeAttributes
import SourceSyntax

/// Reads the bodies of a source that are relevant to nib loading.
struct BodyReader {
  private typealias Addition = (FileLocation, inout BodyFacts) -> Void

  private let syntax: SourceSyntax
  private let file: String
  /// Facts by offset, so that source positions can be computed in one pass.
  private var found: [(container: Int, offset: Int, add: Addition)] = []
  /// The control-flow paths to nib references, by offset.
  private var runs: [Int: [NibLoadRun]] = [:]

  private let language: SourceLanguage

  init(_ syntax: SourceSyntax, file: String) {
    self.syntax = syntax
    self.file = file
    language = syntax.tree.language
  }

  /// Adds the facts of bodies to their types.
  mutating func read(_ bodies: [MemberBody], into types: inout [TypeDeclaration]) {
    follow(bodies, types)
    for body in bodies {
      let type = types[body.container]
      let member = Member(body.member, of: type, language)
      guard type.kind.mayBeController else {
        if body.mayNameReference, type.kind != .protocol { findReferences(body, member, of: type) }
        continue
      }
      if body.mayNameNib { findNibs(body, member) }
      if member.isNibName { findNibOfController(body, member) }
      if body.mayNameNib || body.mayNameReference { findReferences(body, member, of: type) }
      if body.mayChangeClass { findClassChanges(body, member) }
      if member.name == Self.replacing { findReplacements(body, member) }
    }
    var cursor = SourceCursor(syntax.bytes)
    for fact in found.sorted(by: { $0.offset < $1.offset }) {
      let position = cursor.position(at: fact.offset)
      fact.add(FileLocation(file: file, position: position), &types[fact.container].bodies)
    }
  }

  /// The declaration of the member to which a body belongs.
  private struct Member {
    /// The Swift name.
    let name: String
    let traits: DeclarationTraits
    let position: SourcePosition
    /// Whether a controller specifies the name of its nib in the member:
    /// `override var windowNibName: NSNib.Name? { "Panel" }`.
    let isNibName: Bool

    init(_ member: MemberBody.Member, of type: TypeDeclaration, _ language: SourceLanguage) {
      let overrides: Bool
      switch member {
      case .method(let index):
        let method = type.methods[index]
        (name, traits, position) = (method.swiftName, method.traits, method.position)
        overrides = language == .objectiveC && ["nibName()", "windowNibName()"].contains(name)
      case .setter(let index), .getter(let index):
        let property = type.properties[index]
        (name, traits, position) = (property.name, property.traits, property.position)
        overrides = ["nibName", "windowNibName"].contains(name) && traits.modifiers.contains(.override)
      }
      isNibName = overrides && !traits.modifiers.contains(.typeMember)
    }
  }

  private mutating func add(_ body: MemberBody, _ offset: Int, _ addition: @escaping Addition) {
    found.append((body.container, offset, addition))
  }

  private func query(_ body: MemberBody, _ member: Member) -> BodyQuery {
    BodyQuery(
      index: syntax.index,
      range: body.range,
      isTypeMember: member.traits.modifiers.contains(.typeMember)
    )
  }

  // MARK: - Nibs

  private mutating func findNibs(_ body: MemberBody, _ member: Member) {
    let takesNibName = Self.nibInitializers.contains(where: member.name.hasPrefix)
    for nib in query(body, member).nibs(takesNibName: takesNibName) {
      add(body, nib.offset) { [runs = runs[nib.offset] ?? []] location, facts in
        facts.nibLoads.append(NibLoad(nib, in: member.name, runs: runs, at: location))
      }
    }
  }

  /// The prefixes of the initializers with a nib name parameter.
  private static let nibInitializers = ["init(nibName:", "init(windowNibName:"]

  /// The method that may replace the decoded object.
  private static let replacing = "awakeAfter(using:)"

  private mutating func findNibOfController(_ body: MemberBody, _ member: Member) {
    for nib in query(body, member).nibsOfController() {
      add(body, nib.offset) { location, facts in
        facts.nibLoads.append(NibLoad(nib, in: member.name, at: location))
      }
    }
  }

  /// The methods that nib loading calls.
  fileprivate static let triggers: Set<String> = [
    "init(coder:)", "init(frame:)", "init()", "awakeAfter(using:)", "awakeFromNib()",
  ]

  private mutating func findReferences(_ body: MemberBody, _ member: Member, of type: TypeDeclaration) {
    let unavailable = type.traits.unavailablePlatforms.union(member.traits.unavailablePlatforms)
    let query = query(body, member)
    let place = FileLocation(file: file, position: member.position)
    let givesRows = member.name == "tableView(_:cellForRowAtIndexPath:)"
    for (offset, reference) in ReferenceFinder.find(query, in: place, givesRows: givesRows) {
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
        facts.cellRegistrations.append(CellRegistration(identifier: cell.identifier, location: location))
      }
    }
  }

  private mutating func findClassChanges(_ body: MemberBody, _ member: Member) {
    for change in query(body, member).classChanges() {
      add(body, change.offset) { _, facts in facts.adoptedClasses.append(change.className) }
    }
  }

  private mutating func findReplacements(_ body: MemberBody, _ member: Member) {
    let query = query(body, member)
    let transfersSettings = query.mayTransferConstraints
    for returned in query.returned {
      let text = language == .swift ? query.tree.text(of: returned) : query.tree.spelling(returned)
      add(body, Int(query.tree[returned].start)) { location, facts in
        var replacement = ObjectReplacement(returned: text, location: location)
        replacement.transfersSettings = transfersSettings
        facts.replacements.append(replacement)
      }
    }
  }

  // MARK: - Members

  /// Follows the bodies that run during or soon after nib loading, looking for nibs and outlets.
  private mutating func follow(_ bodies: [MemberBody], _ types: [TypeDeclaration]) {
    let outlets = Self.nilOutlets(of: types)
    let loading = Set(bodies.lazy.filter(\.mayNameNib).map(\.container))
    var bodiesByType: [Int: [MemberBody]]?
    var known: (container: Int, methods: MethodBodies, nibs: Set<Int>)?
    for body in bodies where types[body.container].kind.mayBeController {
      let container = body.container
      let use = trigger(of: body, in: types, outlets)
      var name: String?
      if case .method(let index) = body.member, loading.contains(container) {
        let method = types[container].methods[index]
        if language == .swift || !method.traits.modifiers.contains(.typeMember) { name = method.swiftName }
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
        settled: settled,
        nibs: known.nibs,
        runsBeforeOutlets: use?.isPartOfLoad != false
      )
      follower.follow(body.range)
      if Self.triggers.contains(trigger) { runs.merge(follower.runs) { $0 + $1 } }
      if let use { add(follower, of: body, by: use, outlets: outlets[types[container].name] ?? [:]) }
    }
  }

  private func methods(_ bodies: [MemberBody], of type: TypeDeclaration) -> MethodBodies {
    var methods = MethodBodies()
    for body in bodies {
      guard case .method(let index) = body.member, case let method = type.methods[index] else { continue }
      if language == .swift {
        methods.add(String(method.swiftName.prefix { $0 != "(" }), body.range, in: syntax.index)
      } else if !method.traits.modifiers.contains(.typeMember) {
        methods.add(method.selector, body.range, in: syntax.index)
      }
    }
    return methods
  }

  private func nibs(in bodies: [MemberBody]) -> Set<Int> {
    Set(
      bodies.lazy.filter(\.mayNameNib).flatMap { body in
        BodyQuery(index: syntax.index, range: body.range).nibs().map(\.offset)
      }
    )
  }

  private mutating func add(
    _ follower: BodyFollower,
    of body: MemberBody,
    by trigger: MemberUse.Trigger,
    outlets: [String: Bool]
  ) {
    if case .calling(let method) = trigger, MemberAssignment.methods.contains(method) {
      for assignment in follower.assignments {
        add(body, assignment.offset) { location, facts in
          facts.assignments.append(
            MemberAssignment(path: assignment.path, method: method, location: location)
          )
        }
      }
    }
    // A message to nil does nothing.
    for use in language == .swift ? follower.uses : []
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
    of body: MemberBody,
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
      let method = types[container].methods[index]
      if language == .objectiveC {
        let isAssigning =
          MemberAssignment.methods.contains(method.swiftName)
          && !method.traits.modifiers.contains(.typeMember)
        return isAssigning ? .calling(method.swiftName) : nil
      }
      let hasOutlets = outlets[types[container].name] != nil
      switch method.selector {
      case "initWithCoder:", "initWithFrame:", "awakeFromNib": break
      case let selector where hasOutlets && Self.showing.contains(selector): break
      case _ where hasOutlets && method.traits.modifiers.contains(.action): break
      default: return nil
      }
      return .calling(method.swiftName)
    }
  }
}

extension MemberUse.Trigger {
  /// Whether the body runs during nib loading, rather than when the contents of the nib are shown.
  fileprivate var isPartOfLoad: Bool {
    switch self {
    case .setting: true
    case .calling(let name): BodyReader.triggers.contains(name)
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
