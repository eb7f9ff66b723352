import ClassInterfaces
import InterfaceDocuments

/// The code, nibs and scenes that an app reaches from its start, by rapid type analysis (Bacon and Sweeney, OOPSLA 1996).
///
/// A member runs if its name occurs in code that runs and its class is instantiated there, or if a framework may call it. The
/// graph over-approximates: what it does not reach cannot run, and what it reaches has a path of evidence.
struct ReferenceGraph {
  /// What the graph reaches.
  enum Node: Hashable, Sendable {
    case unit(CodeIndex.Unit)
    /// An instance of a class.
    case type(CodeIndex.Name)
    /// A text that stands for something.
    case text(CodeIndex.Name, Use)
    case document(Int)
    case scene(document: Int, scene: Int)
  }

  /// What a text stands for.
  enum Use: Hashable, Sendable, CaseIterable {
    case nib, storyboard, controller, segue, reuse
    /// A storyboard that code asks for a controller by its identifier as soon as it is made.
    case scenes
    /// The beginning or end of a composed name.
    case part

    /// Whether a text may stand for it that is used in an unknown way.
    fileprivate var isTold: Bool { self != .part && self != .scenes }

    fileprivate var target: NibLoadingAPI.Target {
      switch self {
      case .nib: .nib
      case .storyboard: .storyboard
      case .controller: .controller
      case .segue: .segue
      case .reuse: .reuse
      case .part, .scenes: []
      }
    }
  }

  /// Why a node is reached.
  enum Cause: Hashable, Sendable {
    /// The app starts there.
    case start
    /// A property list or project names it.
    case setting(file: String)
    /// An occurrence in a unit.
    case occurrence(CodeIndex.Unit, Int)
    /// A class that is instantiated looks for a nib of its name, or is run by the frameworks.
    case instance(CodeIndex.Name)
    /// Another node leads on to it.
    case node(Node)
  }

  let index: CodeIndex
  let documents: [DocumentSummary]
  private(set) var reached: [Node: Programs] = [:]
  /// The programs whose start was read.
  private(set) var started = Programs.none
  /// The first cause of each node.
  private(set) var causes: [Node: Cause] = [:]
  var hierarchy: ClassHierarchy
  var flow: ValueFlow
  var naming: NamingCode
  private var openUnits: [(unit: CodeIndex.Unit, programs: Programs)] = []
  /// The names that code calls, wherever.
  private var called: [CodeIndex.Name: Programs] = [:]
  /// The classes that are values themselves.
  private(set) var metatypes: [CodeIndex.Name: Programs] = [:]
  /// The classes that are given to code that was not read.
  private(set) var unknownUses: [CodeIndex.Name: Programs] = [:]
  /// The classes that objects are cast to.
  private(set) var casts: [CodeIndex.Name: Programs] = [:]
  /// Whether code composes names.
  private var hasParts = false
  private var staticCalls: [StaticCall: Programs] = [:]
  /// The classes with an instance of their own or of a class that derives from them.
  private var instances: [CodeIndex.Name: Programs] = [:]
  /// The controllers of which an object is made that looks for its nib.
  private(set) var seekers: [CodeIndex.Name: Programs] = [:]
  private let programsOfDocuments: [Programs]
  private let documentsByName: [String: [Int]]
  private var foldedTexts: FoldedTexts
  /// The texts that documents have as names and identifiers.
  private let texts: Set<CodeIndex.Name>

  private struct StaticCall: Hashable {
    let name: CodeIndex.Name
    let receiver: Occurrence.Receiver
    let type: CodeIndex.Name
  }

  /// Follows all references.
  ///
  /// - Parameters:
  ///   - index: The code.
  ///   - documents: The documents.
  ///   - programs: The programs that build each document.
  ///   - settings: What property lists and projects name.
  init(
    _ index: CodeIndex,
    documents: [DocumentSummary],
    programs: [Programs],
    settings: LaunchSettings
  ) {
    (self.index, self.documents, programsOfDocuments) = (index, documents, programs)
    documentsByName = Dictionary(grouping: documents.indices) { documents[$0].nibName }
    let names = Set(documents.lazy.flatMap(\.referencedNames))
    texts = Set(names.compactMap(index.number(of:)))
    hierarchy = ClassHierarchy(index)
    flow = ValueFlow(index)
    naming = NamingCode(index, &hierarchy, &flow)
    foldedTexts = FoldedTexts(names, index)
    start(settings)
    repeat { followUnits() } while followDocuments()
  }

  // MARK: - Reaching

  /// Marks a node as reached; returns the programs that had not reached it.
  @discardableResult
  private mutating func reach(_ node: Node, _ programs: Programs, _ cause: Cause) -> Programs {
    let new = programs.subtracting(reached[node] ?? .none)
    guard !new.isEmpty else { return .none }
    if reached.updateValue(Self.union(reached[node], new), forKey: node) == nil { causes[node] = cause }
    return new
  }

  private static func union(_ first: Programs?, _ second: Programs) -> Programs {
    var union = first ?? .none
    union.formUnion(second)
    return union
  }

  private mutating func run(_ unit: CodeIndex.Unit, _ programs: Programs, _ cause: Cause) {
    let own = programs.intersection(index.files[index.file(of: unit)].programs)
    let new = reach(.unit(unit), own, cause)
    if !new.isEmpty { openUnits.append((unit, new)) }
  }

  /// Begins with the code and the documents that the system starts.
  private mutating func start(_ settings: LaunchSettings) {
    for (text, place) in settings.names.sorted(by: { $0.key < $1.key }) {
      let last = text.lastIndex(of: ".").map { String(text[text.index(after: $0)...]) } ?? text
      let cause = Cause.setting(file: place.file)
      if let name = index.number(of: last), index.types[name]?.isClass == true {
        instantiate(name, place.programs, cause)
      }
      if let name = index.number(of: text), texts.contains(name) {
        for use in Use.allCases where use.isTold { reach(.text(name, use), place.programs, cause) }
      }
    }
    for (name, type) in index.types.sorted(by: { $0.key < $1.key }) {
      let file = index.files[type.file]
      if type.traits.contains(.isMain) {
        instantiate(name, .all, .start)
        started.formUnion(file.programs)
        for unit in type.units where index.unit(unit).traits.contains(.isStatic) { run(unit, .all, .start) }
      } else if type.isDeclared, file.isStart || hierarchy.isMadeBySystem(name) {
        instantiate(name, .all, .start)
      }
    }
    for unit in 0..<CodeIndex.Unit(index.unitCount) where isStart(unit) { run(unit, .all, .start) }
  }

  /// Whether the system runs a unit as an app starts, or code outside of the tree calls it.
  private mutating func isStart(_ unit: CodeIndex.Unit) -> Bool {
    let (own, file) = (index.unit(unit), index.files[index.file(of: unit)])
    if file.isStart { return true }
    let name = file.facts.names.text(of: own.name)
    switch own.kind {
    case .topLevel:
      if file.path.hasSuffix("main.swift") { started.formUnion(file.programs) }
      return true
    case .function where own.type == 0 && name == "main":
      started.formUnion(file.programs)
      return true
    case .function: return own.type != 0 && own.traits.contains(.isStatic) && name == "load"
    case .variable: return own.type == 0 && file.path.hasSuffix("main.swift")
    default: return false
    }
  }

  // MARK: - Code

  private mutating func followUnits() {
    while let (unit, programs) = openUnits.popLast() {
      let file = index.file(of: unit)
      let own = index.unit(unit)
      for number in own.start..<own.end { follow(Int(number), of: unit, file, programs) }
      for (helper, type) in naming.begin(unit, &hierarchy, instances: reached) {
        nameOwnClass(type, in: helper, programs)
      }
    }
  }

  private mutating func follow(_ number: Int, of unit: CodeIndex.Unit, _ file: Int, _ programs: Programs) {
    let occurrence = index.files[file].facts.occurrences[number]
    let name = index.name(occurrence.name, in: file)
    let cause = Cause.occurrence(unit, number)
    switch occurrence.role {
    case .name, .member, .write:
      if name >= 0 {
        call(name, occurrence, unit, file, programs, cause)
        mention(name, programs, cause)
      }
      followSpelling(occurrence, file, programs, cause)
    case .selector:
      if name >= 0 { callInstances(name, programs, cause) }
    case .construction:
      guard name >= 0 else { return }
      instantiate(name, programs, cause, seeksNib: !occurrence.traits.contains(.isProvided))
      call(name, occurrence, unit, file, programs, cause)
    case .metatype:
      guard name >= 0 else { return }
      metatypes[name] = Self.union(metatypes[name], programs)
      instantiate(name, programs, cause)
      if flow.target(of: occurrence.sink, in: unit).contains(.any) {
        unknownUses[name] = Self.union(unknownUses[name], programs)
        use(name, as: .any, programs, cause)
      }
    case .genericArgument:
      guard name >= 0 else { return }
      metatypes[name] = Self.union(metatypes[name], programs)
      mention(name, programs, cause)
      let generic = index.name(occurrence.receiverName, in: file)
      if generic >= 0, index.types[generic]?.isDeclared == true { instantiate(name, programs, cause) }
    case .type, .cast:
      guard name >= 0 else { return }
      mention(name, programs, cause)
      if occurrence.role == .cast { casts[name] = Self.union(casts[name], programs) }
    case .string:
      guard name >= 0 else { return }
      if flow.isStoryboardOfScenes(occurrence.sink, file) {
        reach(.text(name, .scenes), programs, cause)
      } else {
        use(name, as: flow.target(of: occurrence.sink, in: unit), programs, cause)
      }
    case .stringPart:
      guard name >= 0, !flow.target(of: occurrence.sink, in: unit).isEmpty else { return }
      reach(.text(name, .part), programs, cause)
      hasParts = true
    case .className:
      guard name >= 0, index.types[name] != nil else { return }
      use(name, as: flow.target(of: occurrence.sink, in: unit), programs, cause)
    case .ownClassName: break
    }
    for (helper, type) in naming.named(by: occurrence, number, unit, file, &hierarchy, metatypes: metatypes) {
      nameOwnClass(type, in: helper, programs)
    }
  }

  /// Runs what a name may call.
  private mutating func call(
    _ name: CodeIndex.Name,
    _ occurrence: Occurrence,
    _ unit: CodeIndex.Unit,
    _ file: Int,
    _ programs: Programs,
    _ cause: Cause
  ) {
    guard let candidates = index.unitsByName[name] else { return }
    callInstances(name, programs, cause)
    let type =
      occurrence.receiver == .type || occurrence.receiver == .variable || occurrence.receiver == .expression
      ? index.name(occurrence.receiverName, in: file) : index.name(index.unit(unit).type, in: file)
    let call = StaticCall(name: name, receiver: occurrence.receiver, type: type)
    let new = programs.subtracting(staticCalls[call] ?? .none)
    guard !new.isEmpty else { return }
    staticCalls[call] = Self.union(staticCalls[call], new)
    for candidate in candidates {
      let own = index.unit(candidate)
      let owner = index.name(own.type, in: index.file(of: candidate))
      if owner < 0 {
        if [.none, .type, .implicit].contains(occurrence.receiver) { run(candidate, new, cause) }
      } else if own.traits.contains(.isStatic), isCalled(owner, on: occurrence, call.type, file) {
        run(candidate, new, cause)
      }
    }
  }

  /// Runs the methods of a name of all classes that are instantiated.
  private mutating func callInstances(_ name: CodeIndex.Name, _ programs: Programs, _ cause: Cause) {
    let new = programs.subtracting(called[name] ?? .none)
    guard !new.isEmpty else { return }
    called[name] = Self.union(called[name], new)
    for candidate in index.unitsByName[name] ?? [] {
      let own = index.unit(candidate)
      let owner = index.name(own.type, in: index.file(of: candidate))
      guard owner >= 0, !own.traits.contains(.isStatic) else { continue }
      let running = hierarchy.isExternal(owner) ? new : new.intersection(instances[owner] ?? .none)
      if !running.isEmpty { run(candidate, running, cause) }
    }
  }

  /// Whether a static member of a type may be meant by an occurrence.
  private mutating func isCalled(
    _ owner: CodeIndex.Name,
    on occurrence: Occurrence,
    _ type: CodeIndex.Name,
    _ file: Int
  ) -> Bool {
    switch occurrence.receiver {
    case .implicit: return true
    case .type: return type < 0 || index.types[type] == nil || hierarchy.ancestors(of: type).contains(owner)
    case .none, .own, .ownClass, .super:
      guard type >= 0 else { return false }
      return hierarchy.ancestors(of: type).contains(owner) || hierarchy.ancestors(of: owner).contains(type)
    case .variable, .expression:
      return naming.holdsMetatype(occurrence.receiverName, in: file)
    }
  }

  /// Notes that code mentions a type: a structure or enumeration needs no more to have values.
  private mutating func mention(_ name: CodeIndex.Name, _ programs: Programs, _ cause: Cause) {
    guard let type = index.types[name], !type.isClass, !type.isProtocol else { return }
    instantiate(name, programs, cause)
  }

  /// Notes that an object of a class is made.
  private mutating func instantiate(
    _ name: CodeIndex.Name,
    _ programs: Programs,
    _ cause: Cause,
    seeksNib: Bool = true
  ) {
    guard index.types[name] != nil else { return }
    if seeksNib { seekers[name] = Self.union(seekers[name], programs) }
    let new = reach(.type(name), programs, cause)
    guard !new.isEmpty else { return }
    for ancestor in hierarchy.ancestors(of: name) {
      let fresh = new.subtracting(instances[ancestor] ?? .none)
      guard !fresh.isEmpty else { continue }
      instances[ancestor] = Self.union(instances[ancestor], fresh)
      for unit in index.types[ancestor]?.units ?? [] { runMember(unit, of: ancestor, fresh, made: name) }
    }
    for (helper, type) in naming.instantiated(name, &hierarchy, running: reached) {
      nameOwnClass(type, in: helper, new)
    }
  }

  private mutating func runMember(
    _ unit: CodeIndex.Unit,
    of type: CodeIndex.Name,
    _ programs: Programs,
    made name: CodeIndex.Name
  ) {
    let own = index.unit(unit)
    guard !own.traits.contains(.isStatic) else { return }
    if hierarchy.frameworksMayCall(own, of: type) {
      run(unit, programs, .instance(name))
    } else {
      let calling = programs.intersection(called[index.name(own.name, in: index.file(of: unit))] ?? .none)
      if !calling.isEmpty { run(unit, calling, .instance(name)) }
    }
  }

  // MARK: - Names

  /// Notes that a text stands for something.
  private mutating func use(
    _ text: CodeIndex.Name,
    as target: NibLoadingAPI.Target,
    _ programs: Programs,
    _ cause: Cause
  ) {
    guard !target.isEmpty else { return }
    if target.contains(.class) || target.contains(.any), let type = index.types[text], type.isClass,
      target.contains(.class)
    {
      instantiate(text, programs, cause)
    }
    if target.contains(.selector) { callInstances(text, programs, cause) }
    for use in Use.allCases where target.contains(.any) && use.isTold || !use.target.isDisjoint(with: target) {
      reach(.text(text, use), programs, cause)
    }
  }

  /// Notes that a helper names the class on which it is used.
  private mutating func nameOwnClass(_ type: CodeIndex.Name, in helper: CodeIndex.Unit, _ programs: Programs) {
    for (number, target) in naming.targets(of: helper, &flow) {
      use(type, as: target, programs, .occurrence(helper, number))
    }
  }

  /// Takes a word of generated code that is not there for the name which it spells: `R.storyboard.main`.
  private mutating func followSpelling(
    _ occurrence: Occurrence,
    _ file: Int,
    _ programs: Programs,
    _ cause: Cause
  ) {
    guard occurrence.role == .member else { return }
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

  // MARK: - Documents

  /// Loads the documents that are named, and the scenes that they lead to.
  ///
  /// - Returns: Whether code may run that did not before.
  private mutating func followDocuments() -> Bool {
    for number in documents.indices {
      let (document, own) = (documents[number], programsOfDocuments[number])
      if document.format == .storyboard {
        followStoryboard(number, own)
      } else {
        let (programs, cause) = loading(nib: document.nibName, own)
        let new = reach(.document(number), programs, cause)
        guard !new.isEmpty else { continue }
        for use in document.classes where !use.isPlaceholder { make(use, new, .node(.document(number))) }
      }
    }
    return !openUnits.isEmpty
  }

  private mutating func make(_ use: DocumentSummary.ClassUse, _ programs: Programs, _ cause: Cause) {
    guard let name = index.number(of: use.name) else { return }
    instantiate(name, programs, cause, seeksNib: !use.hasView)
  }

  /// The programs that load a nib of a name, and what does so.
  private mutating func loading(nib name: String, _ own: Programs) -> (Programs, Cause) {
    if let number = index.number(of: name) {
      let programs = own.intersection(reached[.text(number, .nib)] ?? .none)
      if !programs.isEmpty { return (programs, .node(.text(number, .nib))) }
    }
    for className in hierarchy.controllers(lookingFor: name) {
      let programs = own.intersection(seekers[className] ?? .none)
      if !programs.isEmpty { return (programs, .instance(className)) }
    }
    return composed(name, .nib, own)
  }

  /// The programs that compose a name of two parts.
  private func composed(_ name: String, _ use: Use, _ own: Programs) -> (Programs, Cause) {
    guard hasParts else { return (.none, .start) }
    for cut in NameParts.cuts(of: name) {
      for (part, rest) in [(name[cut...], name[..<cut]), (name[..<cut], name[cut...])] {
        guard let part = index.number(of: String(part)), let rest = index.number(of: String(rest)),
          let parts = reached[.text(part, .part)], let others = reached[.text(rest, use)] ?? reached[.text(rest, .part)]
        else { continue }
        let programs = own.intersection(parts).intersection(others)
        if !programs.isEmpty { return (programs, .node(.text(part, .part))) }
      }
    }
    return (.none, .start)
  }

  private mutating func followStoryboard(_ number: Int, _ own: Programs) {
    let document = documents[number]
    var (programs, cause) = (Programs.none, Cause.start)
    if let name = index.number(of: document.nibName) {
      programs = own.intersection(reached[.text(name, .storyboard)] ?? .none)
      cause = .node(.text(name, .storyboard))
    }
    if programs.isEmpty { (programs, cause) = composed(document.nibName, .storyboard, own) }
    if programs.isEmpty {
      // Helpers take off the end of a class's name: `DetailController` is in `Detail`.
      for use in document.classes where use.name.hasPrefix(document.nibName) {
        guard let name = index.number(of: use.name), let named = reached[.text(name, .storyboard)] else { continue }
        (programs, cause) = (own.intersection(named), .node(.text(name, .storyboard)))
        if !programs.isEmpty { break }
      }
    }
    if !programs.isEmpty {
      reach(.document(number), programs, cause)
      for scene in [document.initialScene].compactMap(\.self) + document.systemScenes {
        show(scene, of: number, programs, .node(.document(number)))
      }
    }
    if let name = index.number(of: document.nibName) {
      let asked = own.intersection(reached[.text(name, .scenes)] ?? .none)
      if !asked.isEmpty { reach(.document(number), asked, .node(.text(name, .scenes))) }
      programs.formUnion(asked)
    }
    guard !programs.isEmpty else { return }
    for controller in document.controllers {
      guard let scene = controller.scene else { continue }
      if let name = index.number(of: controller.identifier), let asked = reached[.text(name, .controller)] {
        show(scene, of: number, programs.intersection(asked), .node(.text(name, .controller)))
      }
      if let name = controller.className.flatMap(index.number), let asked = unknownUses[name] {
        show(scene, of: number, programs.intersection(asked), .node(.text(name, .controller)))
      }
    }
    // Segues of scenes that were reached before code performed them.
    for scene in document.links.indices {
      if let shown = reached[.scene(document: number, scene: scene)] { followLinks(of: scene, number, shown) }
    }
  }

  private mutating func show(_ scene: Int, of number: Int, _ programs: Programs, _ cause: Cause) {
    let node = Node.scene(document: number, scene: scene)
    let new = reach(node, programs, cause)
    guard !new.isEmpty else { return }
    let document = documents[number]
    if document.classesByScene.indices.contains(scene) {
      for use in document.classesByScene[scene] where !use.isPlaceholder { make(use, new, .node(node)) }
    }
    followLinks(of: scene, number, new)
  }

  private mutating func followLinks(of scene: Int, _ number: Int, _ programs: Programs) {
    let document = documents[number]
    guard document.links.indices.contains(scene) else { return }
    let cause = Cause.node(.scene(document: number, scene: scene))
    for link in document.links[scene] {
      switch link {
      case .scene(let destination, let segue):
        var performing = programs
        if let segue {
          let name = index.number(of: segue)
          performing = programs.intersection(name.flatMap { reached[.text($0, .segue)] } ?? .none)
        }
        if !performing.isEmpty { show(destination, of: number, performing, cause) }
      case .storyboard(let name, let identifier):
        for other in name.map({ documentsByName[$0] ?? [] }) ?? [number] {
          let shared = programs.intersection(programsOfDocuments[other])
          let target = documents[other].controllers.first { $0.identifier == identifier }?.scene
          guard let scene = identifier == nil ? documents[other].initialScene : target else { continue }
          if !shared.isEmpty {
            reach(.document(other), shared, cause)
            show(scene, of: other, shared, cause)
          }
        }
      }
    }
  }
}
