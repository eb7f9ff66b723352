import SourceModel

/// The declarations that a use may refer to.
extension Bindings {
  /// Returns the declarations that a use may refer to, in order.
  mutating func candidates(of use: Use, _ hierarchy: inout ClassHierarchy) -> [Unit] {
    switch use.receiver {
    case .cases: return (0..<Unit(index.unitCount)).filter { index.unit($0).kind == .enumCase }
    case .foreignClass:
      return (index.types[use.name]?.units ?? []).filter {
        index.unit($0).traits.contains(.isStatic) && !index.files[index.file(of: $0)].isSwift
      }
    case .anySelector: return exposed(&hierarchy).units
    case .anyKey:
      return exposed(&hierarchy).units.filter {
        index.unit($0).parametersStart == index.unit($0).parametersEnd
      }
    default: break
    }
    let (owners, includesOpen) = owners(of: use, &hierarchy)
    let declarations = declarations(named: use.name, hierarchy)
    var units = declarations.privateUnits(use.access)
    if let owners {
      units = units.filter {
        let owner = index.type(of: $0)
        return owners.contains(owner)
          || includesOpen && isOpen(owner, hierarchy) && mayApply(owner, to: use.receiver, &hierarchy)
      }
    }
    if use.access.includesShared {
      let open =
        includesOpen ? declarations.open.filter { mayApply($0, to: use.receiver, &hierarchy) } : []
      let owners = owners.map { open.isEmpty ? $0 : $0.union(open) }
      if let owners, owners.count < declarations.shared.count {
        for owner in owners { units += declarations.shared[owner] ?? [] }
      } else {
        for (owner, own) in declarations.shared where owners?.contains(owner) ?? true { units += own }
      }
    }
    units = units.filter { fits(use.arguments, $0) && fits(use.effect, $0) }
    units = units.filter { mayRefer(use.receiver, to: $0, &hierarchy) }
    return units.sorted()
  }

  /// Whether a use runs a member only if the member's type is instantiated.
  func needsInstance(_ unit: Unit, for use: Use) -> Bool {
    guard index.isInstanceMember(unit) else { return false }
    // A method can be referenced through its type, as in `cards.forEach(Card.show)`.
    if case .type(let type) = use.receiver { return type < 0 }
    return true
  }

  /// Whether a source declares a member that a site may refer to.
  mutating func declares(_ site: Site, _ hierarchy: inout ClassHierarchy) -> Bool {
    let type = index.name(site.occurrence.receiverName, in: site.file)
    guard site.occurrence.receiver == .type, index.types.contains(type) else {
      return !index.units(named: site.name).isEmpty
    }
    return declares(site.name, in: type, &hierarchy)
  }

  /// Whether no source declares the class member at a site.
  ///
  /// This is the case if no member has the name, or if the call has no arguments and all members with the name have
  /// parameters.
  mutating func isUnread(_ site: Site, _ hierarchy: inout ClassHierarchy) -> Bool {
    guard declares(site, &hierarchy) else { return true }
    guard site.occurrence.traits.contains(.isCall), !site.occurrence.traits.contains(.hasArguments) else {
      return false
    }
    return index.units(named: site.name).allSatisfy {
      index.unit($0).isFunction && index.unit($0).parametersStart < index.unit($0).parametersEnd
    }
  }

  /// Whether a type or one of its ancestors declares a member with the given name.
  mutating func declares(_ name: Name, in type: Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    let (owners, ancestors) = (declarations(named: name, hierarchy).owners, hierarchy.ancestors(of: type))
    return owners.count < ancestors.count
      ? owners.contains(where: ancestors.contains) : ancestors.contains(where: owners.contains)
  }

  /// Returns the types whose members a use may refer to, or nil for all types, and whether they include extensions of
  /// types that no source declares.
  private mutating func owners(of use: Use, _ hierarchy: inout ClassHierarchy) -> (
    Set<Name>?, includesOpen: Bool
  ) {
    switch use.receiver {
    case .scope(let type):
      guard type >= 0 else { return ([-1], false) }
      return (scope(of: type, &hierarchy), true)
    case .own(let type), .object(let type):
      return type < 0 ? (nil, true) : (relatives(of: type, &hierarchy), true)
    case .type(let type):
      return type < 0 ? (nil, true) : (hierarchy.ancestors(of: type).union([-1]), false)
    case .context(let types, _):
      guard let types else { return (nil, true) }
      return (types.reduce(into: [-1]) { $0.formUnion(hierarchy.ancestors(of: $1)) }, false)
    case .external(let superclasses):
      guard let superclasses else { return (nil, true) }
      return (superclasses.reduce(into: [-1]) { $0.formUnion(hierarchy.ancestors(of: $1)) }, true)
    case .bare, .anyObject, .anyClass, .selector, .exposed, .anySelector, .anyKey, .foreignClass, .cases:
      return (nil, true)
    }
  }

  /// Whether a receiver may have a member.
  private mutating func mayRefer(_ receiver: Receiver, to unit: Unit, _ hierarchy: inout ClassHierarchy)
    -> Bool
  {
    let (own, owner) = (index.unit(unit), index.type(of: unit))
    let isStatic = own.traits.contains(.isStatic)
    switch receiver {
    case .scope: return true
    case .bare: return !isStatic || own.kind != .function
    case .own: return owner >= 0
    case .object, .anyObject: return !isStatic && owner >= 0
    case .anyClass: return owner >= 0
    case .type, .external(.some): return true
    // A variable may hold any object.
    case .external(nil): return !isStatic || owner < 0 || mayInheritUnread(owner, &hierarchy)
    case .context(_, let isChained):
      return owner < 0 || isStatic && (isChained || hasTypeOfOwner(unit, &hierarchy))
    case .selector: return owner >= 0 && (!isStatic || own.kind == .function)
    case .exposed: return exposed(&hierarchy).contain(unit)
    case .anySelector, .anyKey, .foreignClass, .cases: return true
    }
  }

  /// Whether an unread type may have the static members of a type.
  ///
  /// That is the case for an extension of an unread type, an alias, a protocol, and a class whose subclasses are
  /// declared in data models and other files.
  private mutating func mayInheritUnread(_ type: Name, _ hierarchy: inout ClassHierarchy) -> Bool {
    isOpen(type, hierarchy) || index.types[type]?.isProtocol == true || hierarchy.isMadeBySystem(type)
  }

  /// Whether objects of other types may have the members of a type, because sources only extend the type, or because
  /// the type is an alias.
  func isOpen(_ type: Name, _ hierarchy: ClassHierarchy) -> Bool {
    type >= 0 && (hierarchy.isExternal(type) || index.types[type]?.isAlias == true)
  }

  /// Whether a receiver may have the members of an open type.
  ///
  /// The receiver does not have these members if the open type is a framework class from which the receiver's class
  /// certainly does not inherit.
  private mutating func mayApply(_ open: Name, to receiver: Receiver, _ hierarchy: inout ClassHierarchy)
    -> Bool
  {
    switch receiver {
    case .scope(let type), .own(let type), .object(let type):
      guard type >= 0 else { return true }
      let extended = Extended(type: open, receiver: type)
      if let known = applying[extended] { return known }
      let applies = mayApply(extended, &hierarchy)
      applying[extended] = applies
      return applies
    case .external(let superclasses?):
      let isAlias = index.types[open]?.isAlias == true
      return superclasses.contains(open) || isAlias || !hierarchy.isClass(index.text(of: open))
    default: return true
    }
  }

  /// An open type, and the type of a receiver that may have its members.
  struct Extended: Hashable {
    let type: Name
    let receiver: Name
  }

  private func mayApply(_ open: Extended, _ hierarchy: inout ClassHierarchy) -> Bool {
    let (type, receiver) = (index.text(of: open.type), index.text(of: open.receiver))
    guard let node = index.types[open.receiver], !node.isAlias, enclosing[open.receiver] == nil,
      index.types[open.type]?.isAlias != true, hierarchy.isClass(type),
      node.isDeclared || hierarchy.isClass(receiver)
    else { return true }
    // A subclass in the same framework may have the members, too.
    if !node.isDeclared, hierarchy.superclassNames(of: type).contains(receiver) { return true }
    return hierarchy.descendants(of: open.receiver).contains {
      hierarchy.hasUnknownAncestor($0) || hierarchy.ancestors(of: $0).contains(open.type)
    }
  }

  mutating func declarations(named name: Name, _ hierarchy: ClassHierarchy) -> Declarations {
    if let known = declarations[name] { return known }
    let units = name < 0 ? [] : index.units(named: name)
    let found = Declarations(units, in: index) { isOpen($0, hierarchy) }
    declarations[name] = found
    return found
  }

  /// Returns the types whose members an object of a type or of one of its subtypes may have.
  mutating func relatives(of type: Name, _ hierarchy: inout ClassHierarchy) -> Set<Name> {
    if let known = relatives[type] { return known }
    let found = hierarchy.descendants(of: type).reduce(into: Set<Name>()) {
      $0.formUnion(hierarchy.ancestors(of: $1))
    }
    relatives[type] = found
    return found
  }

  /// Returns the types whose members the code of a type can use without a receiver, and -1 for global declarations.
  private mutating func scope(of type: Name, _ hierarchy: inout ClassHierarchy) -> Set<Name> {
    if let known = scopes[type] { return known }
    var (found, seen, open): (Set<Name>, Set<Name>, [Name]) = ([-1], [type], [type])
    while let next = open.popLast() {
      found.formUnion(relatives(of: next, &hierarchy))
      for outer in hierarchy.ancestors(of: next).flatMap({ enclosing[$0] ?? [] })
      where seen.insert(outer).inserted {
        open.append(outer)
      }
    }
    scopes[type] = found
    return found
  }
}
