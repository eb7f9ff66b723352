import ProgramModel
import ProjectModel
import SourceModel
import SourceSyntax

/// Uses of members, functions and types in running code.
extension ReferenceGraph {
  /// Runs the declarations that a name may refer to.
  mutating func call(_ site: Site, _ appTargets: AppTargets) {
    let (occurrence, name) = (site.occurrence, site.name)
    guard occurrence.role != .name || !occurrence.traits.contains(.isLocal) else { return }
    if name == bindings.initializer { return callInitializers(site, appTargets) }
    guard !index.units(named: name).isEmpty, !appTargets.subtracting(settled[Int(name)]).isEmpty else {
      return
    }
    if occurrence.receiver != .type, appTargets.subtracting(settledForObjects[Int(name)]).isEmpty { return }
    for use in bindings.uses(at: site, &hierarchy) { bind(use, appTargets, site.cause) }
  }

  /// Runs the declarations that a use may refer to; members run once their types are instantiated.
  mutating func bind(_ use: Bindings.Use, _ appTargets: AppTargets, _ cause: Cause) {
    let new = appTargets.subtracting(uses[use] ?? .none)
    guard !new.isEmpty else { return }
    uses[use, default: .none].formUnion(new)
    for unit in bindings.candidates(of: use, &hierarchy) {
      guard bindings.needsInstance(unit, for: use) else {
        run(unit, new, cause)
        continue
      }
      called[Int(unit)].formUnion(new)
      let owner = index.type(of: unit)
      let running = bindings.isOpen(owner, hierarchy) ? new : new.intersection(instances[Int(owner)])
      if !running.isEmpty { run(unit, running, cause) }
    }
    settle(use.name, appTargets)
  }

  /// The number of declarations with the same name that are cheap to check.
  private static let fewDeclarations = 32

  /// Records that further uses of a name make no difference, if all its declarations run, or at least will run once
  /// their types are instantiated.
  private mutating func settle(_ name: CodeIndex.Name, _ appTargets: AppTargets) {
    guard name >= 0 else { return }
    let units = index.units(named: name)
    guard units.count <= Self.fewDeclarations else { return }
    var (runs, waits) = (true, true)
    for unit in units {
      let own = appTargets.intersection(index.appTargets(of: unit)).subtracting(reached[.unit(unit)] ?? .none)
      guard !own.isEmpty else { continue }
      runs = false
      waits = waits && index.isInstanceMember(unit) && own.subtracting(called[Int(unit)]).isEmpty
      if !waits { return }
    }
    if runs { settled[Int(name)].formUnion(appTargets) }
    settledForObjects[Int(name)].formUnion(appTargets)
  }

  /// Runs the declarations in the other language that a name may refer to: Swift's `show(with:)` for Objective-C's
  /// `showWithCard:`.
  mutating func callAcross(_ site: Site, _ appTargets: AppTargets) {
    // Objective-C class methods, including factory methods, have other names in Swift.
    if site.name >= 0, index.files[site.file].isSwift, index.types[site.name]?.isClass == true,
      !callsClassMember(on: site)
    {
      bind(Bindings.Use(name: site.name, receiver: .foreignClass), appTargets, site.cause)
    }
    for use in bindings.foreignUses(at: site, &hierarchy) { bind(use, appTargets, site.cause) }
  }

  /// Whether a class at a Swift site is only the receiver of a declared class member.
  private mutating func callsClassMember(on site: Site) -> Bool {
    // The receiver is recorded directly after the member.
    guard site.number > index.unit(site.unit).start else { return false }
    let member = index.site(at: site.number - 1, in: site.unit)
    guard member.occurrence.role == .member, member.occurrence.receiver == .type,
      member.occurrence.receiverName == site.occurrence.name
    else { return false }
    let uses = bindings.uses(at: member, &hierarchy) + bindings.foreignUses(at: member, &hierarchy)
    let owners = hierarchy.ancestors(of: site.name)
    for use in uses {
      let candidates = bindings.candidates(of: use, &hierarchy)
      if candidates.contains(where: { owners.contains(index.type(of: $0)) }) { return true }
    }
    return false
  }

  /// Runs the members that a selector may refer to, including class members.
  mutating func perform(_ name: CodeIndex.Name, _ appTargets: AppTargets, _ cause: Cause) {
    bind(Bindings.Use(name: name, receiver: .selector), appTargets, cause)
  }

  /// Runs the members to which a selector in code may refer.
  mutating func perform(at site: Site, _ appTargets: AppTargets) {
    if site.name >= 0 { perform(site.name, appTargets, site.cause) }
    for name in bindings.foreignNames(of: site.occurrence.name, in: site.file) {
      bind(Bindings.Use(name: name, receiver: .exposed), appTargets, site.cause)
    }
  }

  /// Runs the members that a text may name as a selector, a key or a part of a key path.
  mutating func perform(namedBy text: ArraySlice<UInt8>, _ appTargets: AppTargets, _ cause: Cause) {
    for name in bindings.membersNamed(by: text, &hierarchy) {
      bind(Bindings.Use(name: name, receiver: .exposed), appTargets, cause)
    }
  }

  /// Runs the methods that a connection or runtime attribute of a document may call.
  ///
  /// If the class of an action's receiver declares a method with the name, only the methods of that class run.
  mutating func send(_ message: DocumentSummary.Message, _ appTargets: AppTargets, _ cause: Cause) {
    let names = bindings.membersNamed(by: ArraySlice(message.text.utf8), &hierarchy)
    let type = message.receiver.flatMap { hierarchy.type(named: $0) }
    let own = type.map { type in names.filter { bindings.objects(of: type, declare: $0, &hierarchy) } } ?? []
    guard let type, !own.isEmpty else {
      return perform(namedBy: ArraySlice(message.text.utf8), appTargets, cause)
    }
    for name in own { bind(Bindings.Use(name: name, receiver: .object(type)), appTargets, cause) }
  }

  /// Runs all members that a composed selector or key may name.
  mutating func performComposedName(_ site: Site, _ appTargets: AppTargets) {
    guard let receiver = bindings.receiver(ofComposedNameAt: site) else { return }
    bind(Bindings.Use(name: -1, receiver: receiver), appTargets, site.cause)
  }

  /// Runs the initializers, other than `init(coder:)`, that a call of `init` on an object may refer to.
  private mutating func callInitializers(_ site: Site, _ appTargets: AppTargets) {
    let type = index.type(of: site.unit)
    var types: [CodeIndex.Name] = []
    switch site.occurrence.receiver {
    case .super where type >= 0: types = hierarchy.orderedAncestors(of: type).filter { $0 != type }
    case .own where type >= 0:
      selfInitializing[type, default: .none].formUnion(appTargets)
      types = hierarchy.orderedAncestors(of: type)
      types += hierarchy.descendants(of: type).subtracting(types).sorted()
    // In Objective-C, `alloc` precedes the call and names the class.
    default: if index.files[site.file].isSwift { return makeUnknown(appTargets, site.cause) }
    }
    let arguments = bindings.arguments(at: site.number, in: site.unit)
    for type in types {
      for unit in index.types[type]?.units ?? [] where index.isInitializerWithoutCoder(unit) {
        if !index.unit(unit).isPlainInitializer {
          guard bindings.fits(arguments, unit) else { continue }
          called[Int(unit)].formUnion(appTargets)
        }
        run(unit, appTargets.intersection(instances[Int(type)]), site.cause)
      }
    }
  }

  /// Runs the Swift initializers and the Objective-C initializers without parameters of all instantiated classes,
  /// because code instantiates a class that a variable or type parameter holds.
  mutating func makeUnknown(_ appTargets: AppTargets, _ cause: Cause) {
    if let initializer = bindings.initializer {
      bind(Bindings.Use(name: initializer, receiver: .anyObject), appTargets, cause)
    }
  }

  /// Follows a use of a class member that no source declares; the member may use the name of the class or instantiate
  /// the class.
  mutating func followUnreadMember(_ site: Site, _ appTargets: AppTargets) {
    let (occurrence, name, file) = (site.occurrence, site.name, site.file)
    guard occurrence.role == .member, occurrence.receiver == .type else { return }
    let type = index.name(occurrence.receiverName, in: file)
    guard type >= 0, let node = index.types[type], node.isClass, node.isDeclared, !index.types.contains(name)
    else { return }
    // Methods have other names in the other language.
    guard index.files[node.file].isSwift == index.files[file].isSwift else { return }
    if name >= 0, !bindings.isUnread(site, &hierarchy) { return }
    guard !hierarchy.inheritsClassMember(occurrence.name, in: file),
      index.files[file].facts.names.bytes(of: occurrence.name).first?.isUppercase == false
    else { return }
    giveAway(type, appTargets, site.cause)
  }

  /// Records that a class is passed to unread code, which may instantiate the class and use its name.
  mutating func giveAway(_ type: CodeIndex.Name, _ appTargets: AppTargets, _ cause: Cause) {
    metatypes[type, default: .none].formUnion(appTargets)
    unknownUses[type, default: .none].formUnion(appTargets)
    instantiate(type, appTargets, cause)
    unreadUses.append(UnreadUse(type: type, appTargets: appTargets, cause: cause))
  }

  /// Runs the cases of all enumerations if a name is `allCases`, with which code iterates over the cases of an
  /// enumeration.
  mutating func runAllCases(_ name: CodeIndex.Name, _ appTargets: AppTargets, _ cause: Cause) {
    if name == bindings.allCases { bind(Bindings.Use(name: name, receiver: .cases), appTargets, cause) }
  }

  /// Counts a referenced type as instantiated, unless the type is a class or protocol.
  mutating func mention(_ name: CodeIndex.Name, _ appTargets: AppTargets, _ cause: Cause) {
    guard let type = index.types[name], !type.isClass, !type.isProtocol else { return }
    instantiate(name, appTargets, cause)
  }

  /// Records that a type is instantiated, and runs its initializers and the members that are called.
  ///
  /// - Parameters:
  ///   - name: The type, which is usually a class.
  ///   - appTargets: The app targets that instantiate it.
  ///   - cause: The code or document that instantiates it.
  ///   - seeksNib: Whether a controller looks for its nib.
  ///   - initializers: The initializers that may create the instance.
  mutating func instantiate(
    _ name: CodeIndex.Name,
    _ appTargets: AppTargets,
    _ cause: Cause,
    seeksNib: Bool = true,
    initializers: DocumentSummary.Initializers = .all
  ) {
    guard index.types.contains(name) else { return }
    if seeksNib { seekers[name, default: .none].formUnion(appTargets) }
    let new = reach(.type(name), appTargets, cause)
    if !new.isEmpty {
      for ancestor in hierarchy.orderedAncestors(of: name) {
        let fresh = new.subtracting(instances[Int(ancestor)])
        guard !fresh.isEmpty else { continue }
        instances[Int(ancestor)].formUnion(fresh)
        for unit in index.types[ancestor]?.units ?? [] { runMember(unit, of: ancestor, fresh, made: name) }
      }
    }
    if initializers != .coder { initialize(name, initializers, appTargets, cause) }
    guard !new.isEmpty else { return }
    // Unread superclasses may look for a nib or cell named after the class.
    if index.types[name]?.isClass == true, hierarchy.hasUnknownAncestor(name) {
      unreadUses.append(UnreadUse(type: name, appTargets: new, cause: .instance(name)))
    }
  }

  /// Runs the initializers of a class and its superclasses, other than `init(coder:)` and, unless all initializers may
  /// create the instance, those without parameters.
  private mutating func initialize(
    _ name: CodeIndex.Name,
    _ initializers: DocumentSummary.Initializers,
    _ appTargets: AppTargets,
    _ cause: Cause
  ) {
    let areAll = initializers == .all
    func new(_ type: CodeIndex.Name) -> AppTargets {
      appTargets.subtracting((areAll ? initialized : framed)[Int(type)])
    }
    guard !new(name).isEmpty else { return }
    for ancestor in hierarchy.orderedAncestors(of: name) {
      let new = new(ancestor)
      guard !new.isEmpty else { continue }
      framed[Int(ancestor)].formUnion(new)
      if areAll { initialized[Int(ancestor)].formUnion(new) }
      for unit in index.types[ancestor]?.units ?? []
      where index.isInitializerWithoutCoder(unit) && (areAll || !index.unit(unit).isPlainInitializer) {
        run(unit, new, cause)
      }
    }
  }

  private mutating func runMember(
    _ unit: CodeIndex.Unit,
    of type: CodeIndex.Name,
    _ appTargets: AppTargets,
    made name: CodeIndex.Name
  ) {
    let own = index.unit(unit)
    if !index.isInitializerWithoutCoder(unit), bindings.unreadCodeMayCall(unit, &hierarchy) {
      return run(unit, appTargets, .instance(name))
    }
    guard !own.traits.contains(.isStatic) else { return }
    var calling = called[Int(unit)]
    if own.isPlainInitializer {
      let ancestors = hierarchy.ancestors(of: name)
      for (type, more) in selfInitializing where ancestors.contains(type) { calling.formUnion(more) }
    }
    calling = appTargets.intersection(calling)
    if !calling.isEmpty { run(unit, calling, .instance(name)) }
  }
}

extension CodeUnit {
  /// Whether the unit is an initializer without parameters, which nibs call only for custom objects.
  fileprivate var isPlainInitializer: Bool { kind == .initializer && parametersStart == parametersEnd }
}
