import SourceModel

/// The classes of `self` in the members of extensions and categories of framework classes.
extension Strings {
  /// Returns the classes on which code uses a member of an extension, which are those of its callers if they are known.
  mutating func evaluate(receiversOf unit: Unit) -> Names {
    let owner = index.type(of: unit)
    let any = Names(families: [owner])
    guard index.unit(unit).isFunction, !mayBeUsedOtherwise(unit) else { return any }
    var found = Names()
    for reference in index.references(to: index.name(of: unit)) where runs(reference.unit) {
      let site = index.site(at: Int(reference.occurrence), in: reference.unit)
      guard callees(at: site).contains(unit) else { continue }
      guard site.occurrence.traits.contains(.isCall), let classes = receivers(at: site) else { return any }
      found.formUnion(classes)
    }
    if index.unit(unit).kind == .initializer { found.formUnion(classes(madeBy: unit, of: owner)) }
    if found.isOpen { return any }
    // Without a caller, at most an object of the framework class itself has the code.
    return found.isEmpty ? Names(classes: [owner]) : found
  }

  /// Whether unread code, code of the other language, or a selector may use a member.
  private mutating func mayBeUsedOtherwise(_ unit: Unit) -> Bool {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let isSwift = index.files[file].isSwift
    if own.traits.contains(.isOverride) || isPublic(unit) || mayBeCalledByFramework(unit) { return true }
    if own.traits.contains(.isExposed), index.files.contains(where: { $0.isSwift != isSwift }) { return true }
    return uses().spelled.contains(index.name(of: unit))
  }

  /// Whether a framework may call a member of an extension: as a requirement of a protocol, or as its own member.
  private mutating func mayBeCalledByFramework(_ unit: Unit) -> Bool {
    let owner = index.type(of: unit)
    if hierarchy.hasExternalProtocol(owner) { return true }
    let name = index.facts(of: unit).names.text(of: index.unit(unit).name)
    return hierarchy.external(of: owner).contains { bindings.members(ofFrameworkClass: $0).contains(name) }
  }

  /// Returns the classes of the receiver of a call, or nil if they are not known.
  private mutating func receivers(at site: Site) -> Names? {
    let type = index.type(of: site.unit)
    switch site.occurrence.receiver {
    case .own, .super, .ownClass, .none: return type < 0 ? nil : ownClass(Own(type: type), in: site.unit)
    case .type:
      let receiver = index.name(site.occurrence.receiverName, in: site.file)
      guard index.types.contains(receiver) else { return nil }
      return classes(named: site.occurrence.receiverName, at: site)
    case .variable:
      return bindings.objectType(ofReceiverAt: site, &hierarchy).map { Names(families: [$0]) }
    case .implicit, .expression: return nil
    }
  }

  /// Returns the classes that code may instantiate with an initializer of an extension.
  private mutating func classes(madeBy initializer: Unit, of owner: Name) -> Names {
    let uses = uses()
    let isSwift = index.files[index.file(of: initializer)].isSwift
    let made = isSwift ? uses.constructed : uses.constructedBy[index.name(of: initializer)] ?? []
    return Names(classes: made.intersection(hierarchy.descendants(of: owner)))
  }
}
