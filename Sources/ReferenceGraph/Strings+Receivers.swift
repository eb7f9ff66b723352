import SourceModel

/// The classes of `self` in members that code may use on several classes: static members, and the members of protocols
/// and of extensions of framework classes.
extension Strings {
  /// Whether the class of `self` in a unit depends on the code that uses the unit: the unit is a static member, a
  /// member of a protocol or of an extension of a framework class, or an Objective-C macro.
  func dependsOnReceiver(_ unit: Unit) -> Bool {
    let owner = index.type(of: unit)
    // An Objective-C macro does not belong to a class.
    guard owner >= 0 else { return index.unit(unit).kind == .variable }
    return hierarchy.isExternal(owner) || index.types[owner]?.isProtocol == true
      || index.unit(unit).traits.contains(.isStatic)
  }

  /// Returns the classes on which code uses a member, determined from the users of the member.
  ///
  /// If a user uses the member on its own class, the search continues with the users of that user.
  mutating func evaluate(receiversOf unit: Unit) -> Names {
    let owner = index.type(of: unit)
    var found = Names()
    var (open, seen): ([Unit], Set<Unit>) = ([unit], [unit])
    while let member = open.popLast() {
      let (type, kind) = (index.type(of: member), index.unit(member).kind)
      let any = type < 0 ? Names.anyClass : related(Names(families: [type]), to: owner)
      guard index.unit(member).isFunction || kind == .accessors || kind == .variable else {
        found.formUnion(any)
        continue
      }
      if mayBeUsedOtherwise(member) { found.formUnion(any) }
      if kind == .initializer { found.formUnion(classes(madeBy: member, of: type)) }
      for site in users(of: member) {
        if dependsOnReceiver(site.unit), isOnOwnClass(site, of: member) {
          if seen.insert(site.unit).inserted { open.append(site.unit) }
          continue
        }
        let classes = receivers(at: site, of: member).map { related($0, to: owner) } ?? any
        record(classes, givenTo: unit, at: site)
        found.formUnion(classes)
      }
    }
    // Without users, only an object of the class itself can run the code.
    return found.isEmpty ? Names(classes: owner < 0 ? [] : [owner]) : found
  }

  /// Whether the code at a site uses a member on its own object or class.
  private func isOnOwnClass(_ site: Site, of member: Unit) -> Bool {
    switch site.occurrence.receiver {
    case .own, .super, .ownClass, .none: isUsed(site, member)
    case .type, .variable, .implicit, .expression: false
    }
  }

  /// Whether code uses a member at a site, rather than passing on a function, which other code may call on any object.
  private func isUsed(_ site: Site, _ member: Unit) -> Bool {
    site.occurrence.traits.contains(.isCall) || !index.unit(member).isFunction
  }

  /// Returns the classes, among the given names, that may have the members of a type.
  private mutating func related(_ names: Names, to owner: Name) -> Names {
    guard owner >= 0 else { return names }
    if names.isOpen { return Names(families: [owner]) }
    var found = names
    found.classes = names.classes.filter { $0 < 0 || hierarchy.areRelated($0, owner) }
    found.families = names.families.filter { hierarchy.areRelated($0, owner) }
    return found
  }

  /// Returns the sites of running code that may use a declaration, including sites in the other language.
  mutating func users(of unit: Unit) -> [Site] { usersInAllCode(of: unit).filter { runs($0.unit) } }

  /// Returns the sites of all code that may use a declaration, including sites in the other language, in order.
  mutating func usersInAllCode(of unit: Unit) -> [Site] {
    if let known = usersInAll[unit] { return known }
    let name = index.name(of: unit)
    let (all, isSwift) = (sites(of: name), index.files[index.file(of: unit)].isSwift)
    var found: [Site] = []
    for use in all.own where use.candidates.contains(unit) { found += use.sites }
    for use in all.foreign where use.candidates.contains(unit) {
      found += use.sites.filter { index.files[$0.file].isSwift != isSwift }
    }
    found.sort { ($0.unit, $0.number) < ($1.unit, $1.number) }
    usersInAll[unit] = found
    return found
  }

  /// The sites of all code with the given name, grouped by use, since many sites have the same candidates.
  struct Sites {
    /// The sites with the same use, and the declarations that the use may refer to.
    fileprivate typealias Group = (candidates: Set<Unit>, sites: [Site])

    fileprivate var own: [Group] = []
    /// The sites that use declarations in the other language.
    fileprivate var foreign: [Group] = []
  }

  private mutating func sites(of name: Name) -> Sites {
    if let known = sites[name] { return known }
    var (own, foreign): ([Bindings.Use: [Site]], [Bindings.Use: [Site]]) = ([:], [:])
    for reference in index.references(to: name) {
      let site = index.site(at: Int(reference.occurrence), in: reference.unit)
      for use in bindings.uses(at: site, &hierarchy) { own[use, default: []].append(site) }
    }
    for reference in uses().foreignUses[name] ?? [] {
      let site = index.site(at: Int(reference.number), in: reference.unit)
      guard let receiver = bindings.foreignReceiver(at: site, &hierarchy) else { continue }
      foreign[Bindings.Use(name: name, receiver: receiver), default: []].append(site)
    }
    let found = Sites(
      own: own.map { (candidates(of: $0), $1) },
      foreign: foreign.map { (candidates(of: $0), $1) }
    )
    sites[name] = found
    return found
  }

  /// Whether unread code or a selector may use a member.
  private mutating func mayBeUsedOtherwise(_ unit: Unit) -> Bool {
    let (own, owner) = (index.unit(unit), index.type(of: unit))
    guard owner >= 0 else { return false }
    if own.traits.contains(.isOverride) || isPublic(unit) || mayBeCalledByFramework(unit) { return true }
    return uses().spelled.contains(index.name(of: unit))
  }

  /// Whether a framework may call a member: as a requirement of a protocol, or as a member that the framework declares.
  ///
  /// In a type with an unread protocol, every method counts, whatever its name, so that the values of its parameters
  /// are open.
  private mutating func mayBeCalledByFramework(_ unit: Unit) -> Bool {
    let owner = index.type(of: unit)
    guard hierarchy.isExternal(owner) else {
      guard index.unit(unit).isFunction else { return false }
      if hierarchy.hasExternalProtocol(owner), bindings.hasAccessOfRequirement(unit) { return true }
      return bindings.unreadCodeMayCall(unit, &hierarchy)
    }
    if hierarchy.hasExternalProtocol(owner) { return true }
    let name = index.facts(of: unit).names.text(of: index.unit(unit).name)
    return hierarchy.external(of: owner).contains { bindings.members(ofFrameworkClass: $0).contains(name) }
  }

  /// Returns the classes of the receiver of a use, or nil if they are not known.
  private mutating func receivers(at site: Site, of unit: Unit) -> Names? {
    let (type, occurrence) = (index.type(of: site.unit), site.occurrence)
    switch occurrence.receiver {
    case .own, .super, .ownClass, .none:
      return type >= 0 && isUsed(site, unit) ? ownClass(Own(type: type), in: site.unit) : nil
    case .type:
      let receiver = index.name(occurrence.receiverName, in: site.file)
      let isParameter = bindings.metatypes.isTypeParameter(occurrence.receiverName, in: site.file)
      guard index.types.contains(receiver) || isParameter else { return nil }
      return classes(named: occurrence.receiverName, at: site)
    case .variable:
      if bindings.metatypes.hold(occurrence.receiverName, in: site.file) {
        return base(of: site.number, in: site.unit).map {
          givenClasses(at: index.site(at: $0, in: site.unit))
        }
      }
      return isUsed(site, unit)
        ? bindings.objectType(ofReceiverAt: site, &hierarchy).map { Names(families: [$0]) } : nil
    case .implicit:
      let owner = index.type(of: unit)
      let types = bindings.declaredTypes(at: site).filter { hierarchy.ancestors(of: $0).contains(owner) }
      return types.isEmpty ? nil : Names(classes: Set(types))
    case .expression: return nil
    }
  }

  /// Returns the classes that code may instantiate with an initializer of an extension.
  private mutating func classes(madeBy initializer: Unit, of owner: Name) -> Names {
    let uses = uses()
    let isSwift = index.files[index.file(of: initializer)].isSwift
    let made = isSwift ? uses.constructed : uses.constructedBy[index.name(of: initializer)] ?? []
    return Names(classes: made.intersection(hierarchy.descendants(of: owner)))
  }

  // MARK: - Given classes

  /// Returns the classes that an occurrence names or holds; any class if they are unknown.
  mutating func givenClasses(at site: Site) -> Names {
    let own = Own(type: index.type(of: site.unit))
    let names: Names
    switch site.occurrence.role {
    case .className: names = className(at: site, own)
    case .ownClassName, .metatype: names = ownClass(own, in: site.unit)
    case .name, .member:
      // `Self.loadFromNib()`
      let isOwn = site.occurrence.role == .member || site.occurrence.traits.contains(.isCall)
      names = isOwn ? ownClass(own, in: site.unit) : value(at: site.number, in: site.unit, own)
    default: return Names()
    }
    return names.isOpen ? .anyClass : names
  }

  /// Records the code that gives classes to a unit.
  mutating func record(_ classes: Names, givenTo unit: Unit, at site: Site) {
    // The sites are complete only for the values in all code.
    guard reached == nil else { return }
    let reference = CodeIndex.Reference(unit: site.unit, occurrence: Int32(site.number))
    for type in classes.classes.union(classes.families) {
      givers[GivenClass(type: type, unit: unit), default: []].insert(reference)
    }
  }

  /// Returns the first running code on the path from which a unit receives a class or one of its superclasses, if any.
  mutating func user(of type: Name, in unit: Unit, _ reached: ReachedNodes) -> Site? {
    var (next, seen): (Unit, Set<Unit>) = (unit, [])
    var found: Site?
    while seen.insert(next).inserted, let site = giver(of: type, to: next, reached) {
      (found, next) = (site, site.unit)
    }
    return found
  }

  private mutating func giver(of type: Name, to unit: Unit, _ reached: ReachedNodes) -> Site? {
    guard index.types.contains(type) else { return nil }
    for type in [type] + hierarchy.orderedAncestors(of: type) {
      let running =
        givers[GivenClass(type: type, unit: unit)]?.filter { reached[.unit($0.unit)] != nil } ?? []
      guard let first = running.min(by: { ($0.unit, $0.occurrence) < ($1.unit, $1.occurrence) }) else {
        continue
      }
      return index.site(at: Int(first.occurrence), in: first.unit)
    }
    return nil
  }
}
