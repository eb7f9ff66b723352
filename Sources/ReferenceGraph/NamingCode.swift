import ProjectModel
import SourceModel

/// Helpers that use the name of the class on which they are called, as in `static var nib: UINib { UINib(nibName:
/// String(describing: self)) }`.
///
/// A helper loads the nib of a class only if it is called on the class, or if the class is an argument, a type
/// argument or the result type.
struct NamingCode {
  typealias Unit = CodeIndex.Unit
  typealias Use = (helper: Unit, type: CodeIndex.Name)

  /// The new uses of helpers in some app targets.
  private struct NewUses {
    let programs: AppTargets
    var uses: [Use] = []
  }

  private let index: CodeIndex
  private let metatypes: Metatypes
  /// The occurrences that name a class, by helper.
  private var namings: [Unit: [Int]] = [:]
  /// The helpers that name their own class, by helper name.
  private var ownHelpers: [CodeIndex.Name: [Unit]] = [:]
  /// The helpers that name a class passed to them, by helper name.
  private var typeHelpers: [CodeIndex.Name: [Unit]] = [:]
  /// The helpers that each helper calls on `self`, on its own class, or with the class passed to it.
  private var links: [Unit: Set<Unit>] = [:]
  /// Whether a helper has the name, by name ID.
  private var isHelperName: [Bool]
  private var isTypeHelper: Set<Unit> = []
  private var isOwnHelper: Set<Unit> = []
  /// The app targets in which each helper was used on each type.
  private var seen: [Unit: [CodeIndex.Name: AppTargets]] = [:]
  /// The helpers that apply to every instance of a type.
  private var openForInstances: [CodeIndex.Name: Set<Unit>] = [:]
  private var openForMetatypes: [CodeIndex.Name: Set<Unit>] = [:]
  private var openForAllMetatypes: Set<Unit> = []

  init(
    _ index: CodeIndex,
    _ bindings: Bindings,
    _ hierarchy: inout ClassHierarchy,
    _ flow: inout ValueFlow
  ) {
    (self.index, metatypes) = (index, bindings.metatypes)
    isHelperName = Array(repeating: false, count: index.nameCount)
    findNamings(&hierarchy, &flow)
    linkHelpers(&hierarchy, bindings)
    for names in [ownHelpers.keys, typeHelpers.keys] {
      for name in names where name >= 0 { isHelperName[Int(name)] = true }
    }
  }

  // MARK: - Helpers

  private mutating func findNamings(_ hierarchy: inout ClassHierarchy, _ flow: inout ValueFlow) {
    for unit in 0..<Unit(index.unitCount) {
      let own = index.unit(unit)
      for number in Int(own.start)..<Int(own.end) {
        let site = index.site(at: number, in: unit)
        let (occurrence, name) = (site.occurrence, site.name)
        if isUnreadOwnMember(site, &hierarchy)
          || occurrence.isOwnMetatype && flow.target(of: occurrence.sink, in: unit).contains(.any)
        {
          namings[unit, default: []].append(number)
          addOwnHelper(unit)
        }
        let isOwn = occurrence.role == .ownClassName
        guard isOwn || occurrence.role == .className || isClassParameter(site) else { continue }
        if !isOwn, name >= 0, index.types[name]?.isDeclared == true { continue }
        guard !flow.target(of: occurrence.sink, in: unit).isEmpty else { continue }
        namings[unit, default: []].append(number)
        if isOwn { addOwnHelper(unit) } else { addTypeHelper(unit) }
        if !isOwn, isStored(site) { openForAllMetatypes.insert(unit) }
      }
    }
  }

  /// Whether the class at a site is in a property, a collection or a local variable, where any code may have stored it.
  private func isStored(_ site: Site) -> Bool {
    if site.occurrence.role == .className, site.occurrence.name == 0 { return true }
    if site.name >= 0, metatypes.holdProperty(site.name) { return true }
    let name = site.occurrence.name
    return index.locals(of: site.unit).contains { $0.name == name }
      && !index.parameters(of: site.unit).contains { $0.name == name }
  }

  /// Whether a value is a parameter that holds a class, and whose type is an alias, which the facts of its source do not
  /// resolve.
  private func isClassParameter(_ site: Site) -> Bool {
    guard site.occurrence.role == .name, site.occurrence.traits.contains(.isLocal) else { return false }
    return index.parameters(of: site.unit).contains {
      $0.name == site.occurrence.name && metatypes.isAlias($0.type, in: site.file)
    }
  }

  /// Whether unread code may load the nib of the class on which it is called, as in `Self.loadFromNib()`.
  private func isUnreadOwnMember(_ site: Site, _ hierarchy: inout ClassHierarchy) -> Bool {
    let (occurrence, name, unit) = (site.occurrence, site.name, site.unit)
    let type = index.type(of: unit)
    guard type >= 0,
      occurrence.role == .member || occurrence.role == .name && occurrence.traits.contains(.isCall)
    else { return false }
    switch occurrence.receiver {
    case .ownClass:
      guard occurrence.traits.contains(.isCall) || hierarchy.hasUnknownAncestor(type) else { return false }
    case .own, .super: guard index.unit(unit).traits.contains(.isStatic) else { return false }
    case .none:
      // Most of these are framework functions.
      guard index.unit(unit).traits.contains(.isStatic), hierarchy.hasUnknownAncestor(type) else {
        return false
      }
    default: return false
    }
    guard name < 0 || index.units(named: name).isEmpty && !index.types.contains(name) else { return false }
    return !ClassHierarchy.inheritedClassMembers.contains(
      index.files[site.file].facts.names.text(of: occurrence.name)
    )
  }

  private mutating func addOwnHelper(_ unit: Unit) {
    guard isOwnHelper.insert(unit).inserted, !runsOnInstances(unit) else { return }
    ownHelpers[index.name(of: unit), default: []].append(unit)
  }

  /// Whether a unit, once it runs, applies to every instance of its class, regardless of its caller.
  private func runsOnInstances(_ unit: Unit) -> Bool {
    guard !index.unit(unit).traits.contains(.isStatic), let type = index.types[index.type(of: unit)] else {
      return false
    }
    return type.isDeclared && !type.isProtocol
  }

  /// Whether the effect of a helper depends on its callers.
  private func isUsedByName(_ helper: Unit) -> Bool {
    isTypeHelper.contains(helper) || !runsOnInstances(helper)
  }

  private mutating func addTypeHelper(_ unit: Unit) {
    guard isTypeHelper.insert(unit).inserted else { return }
    typeHelpers[index.name(of: unit), default: []].append(unit)
  }

  /// Finds the helpers that call other helpers on `self` or with the class passed to them.
  private mutating func linkHelpers(_ hierarchy: inout ClassHierarchy, _ bindings: Bindings) {
    var open = isOwnHelper.union(isTypeHelper).filter(isUsedByName).sorted()
    while let helper = open.popLast() {
      for reference in index.references(to: index.name(of: helper)) where reference.unit != helper {
        let site = index.site(at: Int(reference.occurrence), in: reference.unit)
        let isKnown = isOwnHelper.contains(reference.unit) || isTypeHelper.contains(reference.unit)
        if isOwnHelper.contains(helper), !runsOnInstances(helper),
          calls(helper, onItselfAt: site, &hierarchy)
        {
          addOwnHelper(reference.unit)
        } else if isTypeHelper.contains(helper), passesOwnClass(at: site) {
          addOwnHelper(reference.unit)
        } else if passesParameterOn(at: site, bindings) {
          addTypeHelper(reference.unit)
        } else {
          if isTypeHelper.contains(helper), givesStoredClass(to: helper, at: site) {
            openForAllMetatypes.insert(helper)
          }
          continue
        }
        links[reference.unit, default: []].insert(helper)
        if !isKnown, isUsedByName(reference.unit) { open.append(reference.unit) }
      }
    }
  }

  /// Whether a unit calls a helper on `self` or on its own class.
  private func calls(_ helper: Unit, onItselfAt site: Site, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard [.none, .own, .ownClass, .super].contains(site.occurrence.receiver) else { return false }
    let (own, owner) = (index.type(of: site.unit), index.type(of: helper))
    // A macro applies to the object whose code uses it.
    if owner < 0, own >= 0, index.unit(helper).kind == .variable { return true }
    guard own >= 0, owner >= 0 else { return false }
    return hierarchy.ancestors(of: own).contains(owner) || hierarchy.ancestors(of: owner).contains(own)
  }

  /// Whether the unit passes its own class to a helper.
  private func passesOwnClass(at site: Site) -> Bool {
    index.type(of: site.unit) >= 0 && passes(at: site, where: \.isOwnMetatype)
  }

  /// Whether a unit calls a helper with a class that it took from a variable or collection, or passes on the helper
  /// itself: `[Card.self, List.self].forEach(load)`.
  private func givesStoredClass(to helper: Unit, at site: Site) -> Bool {
    let file = index.file(of: helper)
    let labels = index.parameters(of: helper).filter { metatypes.isMetatype($0.type, in: file) }
      .map { index.files[file].facts.names.text(of: $0.label) }
    guard !labels.isEmpty else { return false }
    guard site.occurrence.traits.contains(.isCall) else { return !site.occurrence.traits.contains(.isLocal) }
    let facts = index.facts(of: site.unit)
    return passes(at: site) { argument in
      [.name, .member].contains(argument.role)
        && labels.contains(facts.names.text(of: facts.sinks[Int(argument.sink)].label))
        && !index.parameters(of: site.unit).contains { $0.name == argument.name }
    }
  }

  /// Whether a unit passes a value of a kind to a call.
  private func passes(at site: Site, where isOfKind: (Occurrence) -> Bool) -> Bool {
    let call = site.occurrence
    guard call.traits.contains(.isCall) else { return false }
    let facts = index.files[site.file].facts
    // The arguments of a call come after its name.
    return facts.occurrences[site.number..<Int(index.unit(site.unit).end)].prefix {
      $0.statement == call.statement
    }
    .contains { facts.sinks[Int($0.sink)].name == call.name && isOfKind($0) }
  }

  /// Whether the unit uses a helper with one of its type parameters, or passes on a class or the class of a parameter.
  private func passesParameterOn(at site: Site, _ bindings: Bindings) -> Bool {
    let occurrence = site.occurrence
    if occurrence.receiver == .type, metatypes.isTypeParameter(occurrence.receiverName, in: site.file) {
      return true
    }
    if bindings.types(at: site).contains(where: { metatypes.isTypeParameter($0, in: site.file) }) {
      return true
    }
    let parameters = index.parameters(of: site.unit)
    return passes(at: site) { argument in
      guard argument.role == .name, let parameter = parameters.first(where: { $0.name == argument.name })
      else { return false }
      return argument.traits.contains(.isClass)
        || metatypes.isMetatype(parameter.type, in: site.file)
    }
  }

  // MARK: - Uses

  /// Whether any helper has the name.
  func hasHelper(named name: CodeIndex.Name) -> Bool { name >= 0 && isHelperName[Int(name)] }

  /// Returns the helper uses that become active when a unit starts to run.
  mutating func begin(
    _ unit: Unit,
    _ hierarchy: inout ClassHierarchy,
    instances: ReachedNodes,
    in programs: AppTargets
  ) -> [Use] {
    guard isOwnHelper.contains(unit), runsOnInstances(unit) else { return [] }
    let owner = index.type(of: unit)
    openForInstances[owner, default: []].insert(unit)
    var new = NewUses(programs: programs)
    for name in hierarchy.descendants(of: owner).sorted() where instances[.type(name)] != nil {
      use(unit, on: name, &hierarchy, &new)
    }
    return new.uses
  }

  /// Returns the helper uses that become active when a class is instantiated.
  mutating func instantiated(
    _ name: CodeIndex.Name,
    _ hierarchy: inout ClassHierarchy,
    in programs: AppTargets
  ) -> [Use] {
    guard !openForInstances.isEmpty else { return [] }
    var new = NewUses(programs: programs)
    for ancestor in hierarchy.orderedAncestors(of: name) {
      for helper in (openForInstances[ancestor] ?? []).sorted() { use(helper, on: name, &hierarchy, &new) }
    }
    return new.uses
  }

  /// Whether a helper names a class that any code may have stored in a property.
  var namesStoredClasses: Bool { !openForAllMetatypes.isEmpty }

  /// Returns the uses of such helpers that become active when a class is used as a value.
  mutating func storing(
    _ name: CodeIndex.Name,
    _ hierarchy: inout ClassHierarchy,
    in programs: AppTargets
  ) -> [Use] {
    var new = NewUses(programs: programs)
    for helper in openForAllMetatypes.sorted() { use(helper, on: name, &hierarchy, &new) }
    return new.uses
  }

  /// Returns the new helper uses of an occurrence.
  ///
  /// - Parameters:
  ///   - name: The name of the helper, possibly as imported from the other language.
  ///   - site: The occurrence.
  ///   - bindings: The declarations that names refer to.
  ///   - hierarchy: The class hierarchy.
  ///   - classes: The classes used as values.
  ///   - programs: The app targets that run the unit.
  /// - Returns: The uses that were not seen before.
  mutating func uses(
    of name: CodeIndex.Name,
    at site: Site,
    _ bindings: inout Bindings,
    _ hierarchy: inout ClassHierarchy,
    classes: [CodeIndex.Name: AppTargets],
    in programs: AppTargets
  ) -> [Use] {
    guard name >= 0 else { return [] }
    var new = NewUses(programs: programs)
    switch site.occurrence.role {
    case .metatype:
      for ancestor in hierarchy.orderedAncestors(of: name) {
        for helper in (openForMetatypes[ancestor] ?? []).sorted() { use(helper, on: name, &hierarchy, &new) }
      }
    case .genericArgument:
      // A generic class may use the name of its type argument.
      let generic = index.name(site.occurrence.receiverName, in: site.file)
      if generic >= 0 {
        for helper in index.types[generic]?.units ?? [] where isTypeHelper.contains(helper) {
          use(helper, on: name, &hierarchy, &new)
        }
      }
    case .name, .member, .construction:
      guard hasHelper(named: name) else { return [] }
      var declared: [CodeIndex.Name]?
      for helper in ownHelpers[name] ?? [] {
        useOwn(helper, at: site, &bindings, &hierarchy, classes: classes, declared: &declared, &new)
      }
      if let helpers = typeHelpers[name] {
        let types = declared ?? bindings.declaredTypes(at: site)
        let arguments = bindings.arguments(at: site.number, in: site.unit)
        // A variable may have the same name as a function.
        for helper in helpers
        where (site.occurrence.traits.contains(.isCall) || index.unit(helper).kind != .function)
          && bindings.fits(arguments, helper) && mayInitialize(helper, at: site, declared: types, &hierarchy)
        {
          for type in types { use(helper, on: type, &hierarchy, &new) }
        }
      }
    default: break
    }
    return new.uses
  }

  /// Whether a call may refer to a helper, which is false for the initializer of an unrelated class.
  ///
  /// `self.init` and `super.init` call initializers of superclasses and subclasses, and `.init` one of the types that
  /// are declared for the value.
  private func mayInitialize(
    _ helper: Unit,
    at site: Site,
    declared: [CodeIndex.Name],
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    let (owner, type) = (index.type(of: helper), index.type(of: site.unit))
    guard index.unit(helper).kind == .initializer, owner >= 0 else { return true }
    switch site.occurrence.receiver {
    case .own where type >= 0, .super where type >= 0: return hierarchy.areRelated(type, owner)
    case .implicit: return declared.contains { hierarchy.ancestors(of: $0).contains(owner) }
    default: return true
    }
  }

  /// Uses a helper that names the class on which it is called.
  ///
  /// - Parameters:
  ///   - helper: The helper.
  ///   - site: The occurrence.
  ///   - bindings: The declarations that names refer to.
  ///   - hierarchy: The class hierarchy.
  ///   - classes: The classes used as values.
  ///   - declared: The types that are declared for the value, if they have been computed.
  ///   - new: The new uses.
  private mutating func useOwn(
    _ helper: Unit,
    at site: Site,
    _ bindings: inout Bindings,
    _ hierarchy: inout ClassHierarchy,
    classes: [CodeIndex.Name: AppTargets],
    declared: inout [CodeIndex.Name]?,
    _ new: inout NewUses
  ) {
    let occurrence = site.occurrence
    let owner = index.type(of: helper)
    let isStatic = index.unit(helper).traits.contains(.isStatic)
    switch occurrence.receiver {
    case .type:
      let receiver = index.name(occurrence.receiverName, in: site.file)
      if index.types.contains(receiver) {
        if hierarchy.ancestors(of: receiver).contains(owner) { use(helper, on: receiver, &hierarchy, &new) }
      } else {
        for type in bindings.declaredTypes(at: site) { use(helper, on: type, &hierarchy, &new) }
      }
    case .implicit:
      let types = declared ?? bindings.declaredTypes(at: site)
      declared = types
      for type in types
      where hierarchy.ancestors(of: type).contains(owner) {
        use(helper, on: type, &hierarchy, &new)
      }
    case .variable, .expression:
      if isStatic {
        guard metatypes.hold(occurrence.receiverName, in: site.file), owner >= 0 else { return }
        openForMetatypes[owner, default: []].insert(helper)
        for type in hierarchy.descendants(of: owner).sorted() where classes[type] != nil {
          use(helper, on: type, &hierarchy, &new)
        }
      } else if owner >= 0 {
        useOnVariable(helper, at: site, &hierarchy, &new)
      }
    case .none, .own, .ownClass, .super: break
    }
  }

  /// Uses a helper on every type that a variable may have.
  private mutating func useOnVariable(
    _ helper: Unit,
    at site: Site,
    _ hierarchy: inout ClassHierarchy,
    _ new: inout NewUses
  ) {
    let owner = index.type(of: helper)
    let parameter = index.parameters(of: site.unit).first {
      $0.name != 0 && $0.name == site.occurrence.receiverName
    }
    if let parameter {
      let type = index.name(parameter.type, in: site.file)
      if index.types.contains(type) {
        for type in hierarchy.descendants(of: type).sorted()
        where hierarchy.ancestors(of: type).contains(owner) {
          use(helper, on: type, &hierarchy, &new)
        }
        return
      }
    }
    for type in hierarchy.descendants(of: owner).sorted() { use(helper, on: type, &hierarchy, &new) }
  }

  /// Records a use of a helper and of the helpers it calls.
  private mutating func use(
    _ helper: Unit,
    on type: CodeIndex.Name,
    _ hierarchy: inout ClassHierarchy,
    _ new: inout NewUses
  ) {
    let programs = new.programs.subtracting(seen[helper]?[type] ?? .none)
    guard !programs.isEmpty else { return }
    seen[helper, default: [:]][type, default: .none].formUnion(programs)
    new.uses.append((helper, type))
    for next in (links[helper] ?? []).sorted() where mayRun(next, on: type, &hierarchy) {
      use(next, on: type, &hierarchy, &new)
    }
  }

  /// Whether a helper called by another helper applies to a type; an override in an unrelated class does not apply.
  private func mayRun(_ helper: Unit, on type: CodeIndex.Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    let owner = index.type(of: helper)
    return owner < 0 || isTypeHelper.contains(helper) || hierarchy.ancestors(of: type).contains(owner)
  }

  /// Returns the occurrences in a helper that name a class, with the kinds of names that each may be.
  func targets(of helper: Unit, _ flow: inout ValueFlow) -> [(occurrence: Int, target: NibLoadingAPI.Target)]
  {
    let facts = index.facts(of: helper)
    return (namings[helper] ?? []).map { number in
      let occurrence = facts.occurrences[number]
      let namesClass = [.className, .ownClassName, .name].contains(occurrence.role)
      return (number, namesClass ? flow.target(of: occurrence.sink, in: helper) : .any)
    }
  }
}

extension Occurrence {
  /// Whether the occurrence is the metatype of the enclosing class: `Self.self` or `[self class]`.
  var isOwnMetatype: Bool { role == .metatype && receiver == .ownClass }
}
