import ClassInterfaces
import InterfaceDocuments

/// The code, nibs and scenes reachable from an app's entry points, computed by rapid type analysis (Bacon and
/// Sweeney, OOPSLA 1996).
///
/// A member runs if reachable code references its name and instantiates its class, or if a framework may call it. The
/// graph over-approximates: an unreachable node cannot run, and a reachable node has a path of evidence.
struct ReferenceGraph {
  let index: CodeIndex
  let documents: [DocumentSummary]
  private(set) var reached: ReachedNodes
  /// The app targets whose entry points are in the sources.
  var started = AppTargets.none
  var hierarchy: ClassHierarchy
  var flow: ValueFlow
  var naming: NamingCode
  /// The units to follow, in the order in which they were reached, so that the evidence is a short path.
  private(set) var openUnits: [(unit: CodeIndex.Unit, programs: AppTargets)] = []
  /// The vague references, which are followed only when no others are left, so that the evidence is as specific as
  /// possible.
  private var openReferences: [VagueReference] = []
  /// The app targets that call each name.
  private var called: [AppTargets]
  private var implicitMembers: ImplicitMembers
  /// The app targets that use each class from Swift, where its Objective-C methods have different names.
  private var crossed: [AppTargets]
  /// The classes used as values.
  private(set) var metatypes: [CodeIndex.Name: AppTargets] = [:]
  /// The classes passed to unread code.
  private(set) var unknownUses: [CodeIndex.Name: AppTargets] = [:]
  /// The classes that objects are cast to.
  var casts: [CodeIndex.Name: AppTargets] = [:]
  /// The app targets that show scenes of storyboards that were not read.
  var showingUnread = AppTargets.none
  private let allCases: CodeIndex.Name?
  /// The app targets that iterate over the cases of an enumeration.
  private var iterated = AppTargets.none
  /// Whether code composes names from parts.
  var hasParts = false
  private var registered = RegisteredNibs()
  private var staticCalls: [StaticCall: AppTargets] = [:]
  private var callablesByName: [[CodeIndex.Unit]?]
  /// For each class, the app targets that instantiate it or one of its subclasses.
  private var instances: [AppTargets]
  /// The classes that are instantiated without a view, so that a controller looks for its nib.
  private(set) var seekers: [CodeIndex.Name: AppTargets] = [:]
  let programsOfDocuments: [AppTargets]
  let documentsByName: [String: [Int]]
  /// The classes whose modified names code uses as nib names.
  private(set) var stems: [CodeIndex.Name] = []
  private var foldedTexts: FoldedTexts
  /// The names and identifiers in documents.
  let texts: Set<CodeIndex.Name>

  /// A reference that may use a class without naming it.
  private enum VagueReference {
    /// A member of a variable or expression, which may be a helper of any class.
    case member(Int, CodeIndex.Unit, AppTargets)
    /// A class whose name unread code may use.
    case unread(CodeIndex.Name, AppTargets, Cause)
  }

  private struct StaticCall: Hashable {
    let name: CodeIndex.Name
    let receiver: Occurrence.Receiver
    /// The types that may declare the member; nil for any type.
    let types: [CodeIndex.Name]?
  }

  /// Follows all references.
  ///
  /// - Parameters:
  ///   - index: The code.
  ///   - documents: The documents.
  ///   - programs: The app targets that build each document.
  ///   - settings: The names in property lists and project settings.
  init(
    _ index: CodeIndex,
    documents: [DocumentSummary],
    programs: [AppTargets],
    settings: LaunchSettings
  ) {
    (self.index, self.documents, programsOfDocuments) = (index, documents, programs)
    documentsByName = Dictionary(grouping: documents.indices) { documents[$0].nibName }
    let names = Set(documents.lazy.flatMap(\.referencedNames))
    texts = Set(names.compactMap(index.number(of:)))
    called = Array(repeating: .none, count: index.nameCount)
    reached = ReachedNodes(unitCount: index.unitCount, nameCount: index.nameCount)
    instances = called
    crossed = called
    callablesByName = Array(repeating: nil, count: index.nameCount)
    hierarchy = ClassHierarchy(index)
    flow = ValueFlow(index)
    naming = NamingCode(index, &hierarchy, &flow)
    implicitMembers = ImplicitMembers(index)
    foldedTexts = FoldedTexts(names, index)
    allCases = index.number(of: "allCases")
    start(settings)
    repeat {
      repeat {
        followUnits()
        if registered.isComposed { for nib in registered.takeAll() { load(nib, ifRequestedBy: .all) } }
      } while !Task.isCancelled && followDocuments()
    } while !Task.isCancelled && followVagueReferences()
  }

  // MARK: - Reaching

  /// Marks a node as reachable and returns the app targets that had not reached it before.
  @discardableResult
  mutating func reach(_ node: Node, _ programs: AppTargets, _ cause: Cause) -> AppTargets {
    let new = reached.add(node, programs, cause)
    guard !new.isEmpty else { return .none }
    if case .text(let identifier, .reuse) = node {
      for nib in registered.nibs(under: identifier) { load(nib, ifRequestedBy: new) }
    }
    return new
  }

  /// Loads a registered nib in the app targets that dequeue a cell with one of its identifiers.
  private mutating func load(_ nib: RegisteredNibs.Registration, ifRequestedBy programs: AppTargets) {
    let programs = programs.intersection(nib.programs)
    if !programs.isEmpty { reach(.text(nib.nib, .nib), programs, nib.cause) }
  }

  /// Runs a unit in the app targets that build it.
  mutating func run(_ unit: CodeIndex.Unit, _ programs: AppTargets, _ cause: Cause) {
    let own = programs.intersection(index.files[index.file(of: unit)].programs)
    let new = reach(.unit(unit), own, cause)
    if !new.isEmpty { openUnits.append((unit, new)) }
  }

  // MARK: - Code

  private mutating func followUnits() {
    var next = 0
    while !Task.isCancelled, next < openUnits.count {
      let (unit, programs) = openUnits[next]
      next += 1
      let file = index.file(of: unit)
      let own = index.unit(unit)
      for number in own.start..<own.end { follow(Int(number), of: unit, file, programs) }
      for (helper, type) in naming.begin(unit, &hierarchy, instances: reached) {
        nameOwnClass(type, in: helper, programs, usedBy: .instance(type))
      }
    }
    openUnits.removeAll(keepingCapacity: true)
  }

  /// Follows the vague references.
  ///
  /// - Returns: Whether there were any.
  private mutating func followVagueReferences() -> Bool {
    let references = openReferences
    openReferences.removeAll()
    for reference in references {
      switch reference {
      case .member(let number, let unit, let programs):
        let file = index.file(of: unit)
        let occurrence = index.files[file].facts.occurrences[number]
        useHelpers(index.name(occurrence.name, in: file), occurrence, number, unit, file, programs)
      case .unread(let type, let programs, let cause): use(type, as: .any, programs, cause)
      }
    }
    return !references.isEmpty
  }

  private mutating func follow(_ number: Int, of unit: CodeIndex.Unit, _ file: Int, _ programs: AppTargets) {
    let occurrence = index.files[file].facts.occurrences[number]
    let name = index.name(occurrence.name, in: file)
    let cause = Cause.occurrence(unit, number)
    switch occurrence.role {
    case .name, .member, .write:
      if name >= 0 {
        call(name, occurrence, unit, file, programs, cause)
        mention(name, programs, cause)
        if name == allCases { runAllCases(programs, cause) }
      }
      callAcross(occurrence, number, name, unit, file, programs, cause)
      followUnreadMember(occurrence, name, file, programs, cause)
      followSpelling(occurrence, file, programs, cause)
    case .selector:
      if name >= 0 { callInstances(name, programs, cause) }
    case .construction:
      guard name >= 0 else { return }
      instantiate(name, programs, cause, seeksNib: !occurrence.traits.contains(.isProvided))
      callAcross(occurrence, number, name, unit, file, programs, cause)
      call(name, occurrence, unit, file, programs, cause)
    case .metatype:
      guard name >= 0 else { return }
      metatypes[name, default: .none].formUnion(programs)
      instantiate(name, programs, cause)
      if flow.target(of: occurrence.sink, in: unit).contains(.any) { giveAway(name, programs, cause) }
    case .genericArgument:
      guard name >= 0 else { return }
      metatypes[name, default: .none].formUnion(programs)
      mention(name, programs, cause)
      let generic = index.name(occurrence.receiverName, in: file)
      if generic >= 0, index.types[generic]?.isDeclared == true { instantiate(name, programs, cause) }
    case .type, .cast:
      guard name >= 0 else { return }
      mention(name, programs, cause)
      if occurrence.role == .cast { castTo(name, programs, cause) }
    case .string:
      followText(number, of: unit, file, programs, cause)
    case .stringPart:
      let target = flow.target(of: occurrence.sink, in: unit)
      if name >= 0 { useAsPart(name, of: target, isPart: true, programs, cause) }
      if target == .reuse { registered.isComposed = true }
    case .className:
      guard name >= 0, index.types[name] != nil else { return }
      let target = flow.target(of: occurrence.sink, in: unit)
      if !isOnlyRegistered(name, target, number, unit, programs, cause) {
        use(name, as: target, isChanged: occurrence.traits.contains(.isChanged), programs, cause)
      }
    case .ownClassName: break
    }
    if !occurrence.isMemberOfValue {
      useHelpers(name, occurrence, number, unit, file, programs)
    } else if naming.hasHelper(named: name) {
      openReferences.append(.member(number, unit, programs))
    }
  }

  private mutating func useHelpers(
    _ name: CodeIndex.Name,
    _ occurrence: Occurrence,
    _ number: Int,
    _ unit: CodeIndex.Unit,
    _ file: Int,
    _ programs: AppTargets
  ) {
    let uses = naming.uses(of: name, by: occurrence, number, unit, file, &hierarchy, metatypes: metatypes)
    for (helper, type) in uses {
      nameOwnClass(type, in: helper, programs, usedBy: .occurrence(unit, number))
    }
  }

  /// Runs the units that a call may refer to.
  private mutating func call(
    _ name: CodeIndex.Name,
    _ occurrence: Occurrence,
    _ unit: CodeIndex.Unit,
    _ file: Int,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    callInstances(name, programs, cause)
    let candidates = callables(named: name)
    guard candidates.contains(where: { !isRun($0, programs) }) else { return }
    let types: [CodeIndex.Name]?
    switch occurrence.receiver {
    case .type, .variable, .expression: types = [index.name(occurrence.receiverName, in: file)]
    case .implicit: types = implicitMembers.types(of: name, by: occurrence, in: unit, &hierarchy)
    case .none, .own, .super, .ownClass: types = [index.type(of: unit)]
    }
    let call = StaticCall(name: name, receiver: occurrence.receiver, types: types)
    let new = programs.subtracting(staticCalls[call] ?? .none)
    guard !new.isEmpty else { return }
    staticCalls[call, default: .none].formUnion(new)
    for candidate in candidates {
      let owner = index.type(of: candidate)
      if owner < 0 {
        if [.none, .type, .implicit].contains(occurrence.receiver) { run(candidate, new, cause) }
      } else if types?.contains(where: { isCalled(owner, on: occurrence, $0, file) }) ?? true {
        run(candidate, new, cause)
      }
    }
  }

  /// Whether the app targets already run a unit.
  private func isRun(_ unit: CodeIndex.Unit, _ programs: AppTargets) -> Bool {
    guard let running = reached[.unit(unit)] else { return false }
    return programs.intersection(index.files[index.file(of: unit)].programs).subtracting(running).isEmpty
  }

  /// Returns the global functions and variables and the static members with a name, which need no instance.
  private mutating func callables(named name: CodeIndex.Name) -> [CodeIndex.Unit] {
    if let known = callablesByName[Int(name)] { return known }
    let callables = index.units(named: name).filter {
      index.type(of: $0) < 0 || index.unit($0).traits.contains(.isStatic)
    }
    callablesByName[Int(name)] = callables
    return callables
  }

  /// Runs the counterpart of a name in the other language: Objective-C's `showWithCard:` is Swift's `show(with:)`.
  private mutating func callAcross(
    _ occurrence: Occurrence,
    _ number: Int,
    _ name: CodeIndex.Name,
    _ unit: CodeIndex.Unit,
    _ file: Int,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    if index.files[file].isSwift {
      // Objective-C class methods, including factory methods, have other names in Swift.
      guard name >= 0 else { return }
      let new = programs.subtracting(crossed[Int(name)])
      guard !new.isEmpty else { return }
      crossed[Int(name)].formUnion(new)
      guard let type = index.types[name], type.isClass else { return }
      for unit in type.units where index.unit(unit).traits.contains(.isStatic) {
        if !index.files[index.file(of: unit)].isSwift { run(unit, new, cause) }
      }
    } else if occurrence.role == .member, occurrence.traits.contains(.isCall),
      name < 0 || !isDeclared(name, by: occurrence, file)
    {
      let bytes = index.files[file].facts.names.bytes(of: occurrence.name)
      for end in bytes.indices.dropFirst() where bytes[end].isUppercaseLetter {
        guard let swift = index.number(of: String(decoding: bytes[..<end], as: UTF8.self)) else { continue }
        callInstances(swift, programs, cause)
        useHelpers(swift, occurrence, number, unit, file, programs)
        for unit in index.units(named: swift) where index.unit(unit).traits.contains(.isStatic) {
          run(unit, programs, cause)
        }
      }
    }
  }

  /// Whether a source declares a member that an occurrence may refer to.
  private mutating func isDeclared(_ name: CodeIndex.Name, by occurrence: Occurrence, _ file: Int) -> Bool {
    let units = index.units(named: name)
    let type = index.name(occurrence.receiverName, in: file)
    guard occurrence.receiver == .type, type >= 0, index.types[type] != nil else { return !units.isEmpty }
    let ancestors = hierarchy.ancestors(of: type)
    return units.contains { ancestors.contains(index.type(of: $0)) }
  }

  /// Runs the methods with a name in all instantiated classes.
  private mutating func callInstances(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    let new = programs.subtracting(called[Int(name)])
    guard !new.isEmpty else { return }
    called[Int(name)].formUnion(new)
    for candidate in index.units(named: name) {
      let own = index.unit(candidate)
      let owner = index.type(of: candidate)
      guard owner >= 0, !own.traits.contains(.isStatic) else { continue }
      let running = hierarchy.isExternal(owner) ? new : new.intersection(instances[Int(owner)])
      if !running.isEmpty { run(candidate, running, cause) }
    }
  }

  private mutating func followText(
    _ number: Int,
    of unit: CodeIndex.Unit,
    _ file: Int,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    let occurrence = index.files[file].facts.occurrences[number]
    let bytes = index.files[file].facts.names.bytes(of: occurrence.name)
    let name = index.name(occurrence.name, in: file)
    var texts = name < 0 ? [] : [name]
    // The raw value `main` matches `Main` if code capitalizes it.
    if isRawValue(occurrence, unit) { texts += foldedTexts.spelled(by: bytes) }
    // `App.Card` refers to the class `Card`.
    if name < 0, let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
      let type = index.number(of: String(decoding: bytes[(dot + 1)...], as: UTF8.self)),
      flow.target(of: occurrence.sink, in: unit).contains(.class)
    {
      instantiate(type, programs, cause)
    }
    guard !texts.isEmpty else { return }
    if flow.isStoryboardOfScenes(occurrence.sink, in: unit) {
      for text in texts { reach(.text(text, .scenes), programs, cause) }
    } else {
      let target = flow.target(of: occurrence.sink, in: unit)
      for text in texts where !isOnlyRegistered(text, target, number, unit, programs, cause) {
        use(text, as: target, programs, cause)
        useAsPart(text, of: target, isPart: false, programs, cause)
      }
    }
  }

  /// Whether code only registers a nib, so that it is loaded when a cell is dequeued.
  private mutating func isOnlyRegistered(
    _ nib: CodeIndex.Name,
    _ target: NibLoadingAPI.Target,
    _ number: Int,
    _ unit: CodeIndex.Unit,
    _ programs: AppTargets,
    _ cause: Cause
  ) -> Bool {
    guard target == .nib, !registered.isComposed,
      let identifiers = RegisteredNibs.identifiers(ofNibNamedBy: number, in: unit, index)
    else { return false }
    let registration = RegisteredNibs.Registration(nib: nib, programs: programs, cause: cause)
    registered.keep(registration, under: identifiers)
    for identifier in identifiers {
      if let requested = reached[.text(identifier, .reuse)] { load(registration, ifRequestedBy: requested) }
    }
    return true
  }

  /// Records a string as a possible part of a composed name.
  private mutating func useAsPart(
    _ text: CodeIndex.Name,
    of target: NibLoadingAPI.Target,
    isPart: Bool,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    guard !target.isEmpty else { return }
    let isOfNib = !target.contains(.any) && !target.isDisjoint(with: [.nib, .storyboard])
    let hasSign = NameParts.hasSign(index.text(of: text))
    guard isPart || hasSign || isOfNib else { return }
    for (use, kind) in [(Use.nibPart, NibLoadingAPI.Target.nib), (.storyboardPart, .storyboard)]
    where target.contains(.any) || target.contains(kind) {
      hasParts = true
      reach(.text(text, use), programs, cause)
    }
    if isPart, isOfNib, hasSign { reach(.text(text, .ending), programs, cause) }
  }

  /// Whether a string is the name of a case in an enumeration with string raw values.
  private func isRawValue(_ occurrence: Occurrence, _ unit: CodeIndex.Unit) -> Bool {
    let own = index.unit(unit)
    guard own.kind == .enumCase, occurrence.name == own.name, let string = index.number(of: "String") else {
      return false
    }
    return index.types[index.type(of: unit)]?.inherited.contains(string) == true
  }

  /// Handles a class member that no source declares, which may use the name of the class or instantiate it.
  private mutating func followUnreadMember(
    _ occurrence: Occurrence,
    _ name: CodeIndex.Name,
    _ file: Int,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    guard occurrence.role == .member, occurrence.receiver == .type else { return }
    let type = index.name(occurrence.receiverName, in: file)
    guard type >= 0, let node = index.types[type], node.isClass, node.isDeclared, index.types[name] == nil
    else { return }
    // Methods have other names in the other language.
    guard index.files[node.file].isSwift == index.files[file].isSwift else { return }
    if name >= 0, isDeclared(name, by: occurrence, file) { return }
    let text = index.files[file].facts.names.text(of: occurrence.name)
    guard !ClassHierarchy.inheritedClassMembers.contains(text),
      text.utf8.first.map({ !($0 &- 0x41 < 26) }) == true
    else {
      return
    }
    giveAway(type, programs, cause)
  }

  /// Records that a class is passed to unread code.
  private mutating func giveAway(_ type: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    metatypes[type, default: .none].formUnion(programs)
    unknownUses[type, default: .none].formUnion(programs)
    instantiate(type, programs, cause)
    openReferences.append(.unread(type, programs, cause))
  }

  private mutating func runAllCases(_ programs: AppTargets, _ cause: Cause) {
    let new = programs.subtracting(iterated)
    guard !new.isEmpty else { return }
    iterated.formUnion(new)
    for unit in 0..<CodeIndex.Unit(index.unitCount) where index.unit(unit).kind == .enumCase {
      run(unit, new, cause)
    }
  }

  /// Whether an occurrence may refer to a static member of a type.
  private mutating func isCalled(
    _ owner: CodeIndex.Name,
    on occurrence: Occurrence,
    _ type: CodeIndex.Name,
    _ file: Int
  ) -> Bool {
    switch occurrence.receiver {
    case .implicit: return hierarchy.ancestors(of: type).contains(owner)
    case .type: return type < 0 || index.types[type] == nil || hierarchy.ancestors(of: type).contains(owner)
    case .none, .own, .ownClass, .super:
      guard type >= 0 else { return false }
      return hierarchy.ancestors(of: type).contains(owner) || hierarchy.ancestors(of: owner).contains(type)
    case .variable, .expression:
      return naming.holdsMetatype(occurrence.receiverName, in: file)
    }
  }

  /// Records a reference to a type; it suffices to instantiate a structure or enumeration.
  private mutating func mention(_ name: CodeIndex.Name, _ programs: AppTargets, _ cause: Cause) {
    guard let type = index.types[name], !type.isClass, !type.isProtocol else { return }
    instantiate(name, programs, cause)
  }

  /// Records that a class is instantiated.
  mutating func instantiate(
    _ name: CodeIndex.Name,
    _ programs: AppTargets,
    _ cause: Cause,
    seeksNib: Bool = true
  ) {
    guard index.types[name] != nil else { return }
    if seeksNib { seekers[name, default: .none].formUnion(programs) }
    let new = reach(.type(name), programs, cause)
    guard !new.isEmpty else { return }
    for ancestor in hierarchy.orderedAncestors(of: name) {
      let fresh = new.subtracting(instances[Int(ancestor)])
      guard !fresh.isEmpty else { continue }
      instances[Int(ancestor)].formUnion(fresh)
      for unit in index.types[ancestor]?.units ?? [] { runMember(unit, of: ancestor, fresh, made: name) }
    }
    // Unread superclasses may look for a nib, scene or cell named after the class.
    if hierarchy.hasUnknownAncestor(name) { openReferences.append(.unread(name, new, .instance(name))) }
    for (helper, type) in naming.instantiated(name, &hierarchy, running: reached) {
      nameOwnClass(type, in: helper, new, usedBy: .instance(type))
    }
  }

  private mutating func runMember(
    _ unit: CodeIndex.Unit,
    of type: CodeIndex.Name,
    _ programs: AppTargets,
    made name: CodeIndex.Name
  ) {
    let own = index.unit(unit)
    guard !own.traits.contains(.isStatic) else { return }
    if hierarchy.frameworksMayCall(own, in: index.file(of: unit), of: type) {
      run(unit, programs, .instance(name))
    } else {
      let calling =
        index.name(of: unit) < 0 ? .none : programs.intersection(called[Int(index.name(of: unit))])
      if !calling.isEmpty { run(unit, calling, .instance(name)) }
    }
  }

  // MARK: - Names

  /// Records the use of a string as a name.
  private mutating func use(
    _ text: CodeIndex.Name,
    as target: NibLoadingAPI.Target,
    isChanged: Bool = false,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    guard !target.isEmpty else { return }
    if isChanged, target.contains(.nib) {
      reach(.text(text, .stem), programs, cause)
      if !stems.contains(text) { stems.append(text) }
    }
    if target.contains(.class) || target.contains(.any), index.types[text]?.isClass == true {
      instantiate(text, programs, cause)
    }
    if target.contains(.selector) { callInstances(text, programs, cause) }
    for use in Use.allCases where use.fits(target) {
      reach(.text(text, use), programs, cause)
    }
  }

  /// Records that a helper names the class on which it is called.
  private mutating func nameOwnClass(
    _ type: CodeIndex.Name,
    in helper: CodeIndex.Unit,
    _ programs: AppTargets,
    usedBy user: Cause.User
  ) {
    for (number, target) in naming.targets(of: helper, &flow) {
      let traits = index.files[index.file(of: helper)].facts.occurrences[number].traits
      let cause = Cause.helper(helper, number, usedBy: user)
      use(type, as: target, isChanged: traits.contains(.isChanged), programs, cause)
    }
  }

  /// Finds the name from which a missing member of generated code was generated, as in `R.storyboard.main`.
  private mutating func followSpelling(
    _ occurrence: Occurrence,
    _ file: Int,
    _ programs: AppTargets,
    _ cause: Cause
  ) {
    guard occurrence.role == .member, occurrence.receiver == .type || occurrence.receiver == .variable else {
      return
    }
    let spelled = foldedTexts.spelled(by: index.files[file].facts.names.bytes(of: occurrence.name))
    guard !spelled.isEmpty else { return }
    let receiver = index.files[file].facts.names.text(of: occurrence.receiverName)
    switch occurrence.receiver {
    case .type where !hierarchy.isKnown(receiver): break
    case .variable where FoldedTexts.generatedGroups.contains(receiver): break
    default: return
    }
    for text in spelled { use(text, as: .any, programs, cause) }
  }
}

extension Occurrence {
  /// Whether the occurrence is a member of a variable or expression.
  fileprivate var isMemberOfValue: Bool {
    role == .member && (receiver == .variable || receiver == .expression)
  }
}

extension UInt8 {
  fileprivate var isUppercaseLetter: Bool { self &- 0x41 < 26 }
}
