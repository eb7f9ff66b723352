import ProjectModel
import SourceModel
import SourceSyntax

/// Code that names a class which it does not spell: its own class, or one in a parameter, variable or type parameter.
///
/// An example is `static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }`, which names the
/// class on which code calls it.
extension ReferenceGraph {
  /// An occurrence in running code that names such a class.
  struct Naming: Sendable {
    let site: Site
    /// What the name may be used for.
    let target: NibLoadingAPI.Target
    /// The app targets in which it names each class.
    fileprivate(set) var named: [CodeIndex.Name: AppTargets] = [:]
  }

  /// The classes that running code uses as values, except those of which a framework only takes the class itself.
  struct StoredClass: Sendable {
    let site: Site
    fileprivate(set) var programs: AppTargets
  }

  /// A class that an occurrence names in some app targets.
  private struct Given {
    /// The index of the occurrence.
    let naming: Int
    let type: CodeIndex.Name
    let programs: AppTargets
    /// Whether it is only one that any code may have stored.
    let isStored: Bool
    /// The code that gives the class to the code with the occurrence.
    let user: Cause.User
  }

  /// Records a class that any code may take from a property or collection: `cells = [Card.self]`.
  mutating func store(_ site: Site, _ programs: AppTargets) {
    guard !flow.isKnownToTakeNoName(site.occurrence.sink, in: site.file) else { return }
    stored[site.name, default: StoredClass(site: site, programs: .none)].programs.formUnion(programs)
  }

  /// Records an occurrence that names a class which it does not spell.
  mutating func noteNaming(_ site: Site) {
    guard let target = targetOfGivenClass(at: site), !target.isEmpty,
      seenNamings.insert(CodeIndex.Reference(unit: site.unit, occurrence: Int32(site.number))).inserted
    else { return }
    namings.append(Naming(site: site, target: target))
  }

  /// Follows the names of the classes that running code is given.
  ///
  /// - Returns: Whether there were new ones.
  mutating func followGivenClasses() -> Bool {
    guard !namings.isEmpty else { return false }
    let given = index.parts(of: .all).flatMap { newClasses(in: $0) }
    // Classes that any code may have stored come last, so that the evidence is as specific as possible.
    let specific = given.filter { !$0.isStored }
    for given in specific.isEmpty ? given : specific { name(given) }
    return !given.isEmpty
  }

  private mutating func name(_ given: Given) {
    let naming = namings[given.naming]
    namings[given.naming].named[given.type, default: .none].formUnion(given.programs)
    use(
      given.type,
      as: naming.target,
      isChanged: naming.site.occurrence.traits.contains(.isChanged),
      given.programs,
      .helper(naming.site.unit, naming.site.number, usedBy: given.user)
    )
  }

  /// Returns the classes that occurrences name in all of some app targets, and have not named before, in order.
  private mutating func newClasses(in programs: AppTargets) -> [Given] {
    // The values in all code, which are evaluated once, show which ones may be new.
    let open = namings.indices.filter { number in
      let own = programs.intersection(reached[.unit(namings[number].site.unit)] ?? .none)
      return !own.isEmpty
        && classes(namedBy: namings[number], in: own).all.contains {
          !own.subtracting(namings[number].named[$0] ?? .none).isEmpty
        }
    }
    guard !open.isEmpty else { return [] }
    strings.restrict(to: reached, in: programs)
    defer { strings.release() }
    var found: [Given] = []
    for number in open {
      let naming = namings[number]
      let own = programs.intersection(reached[.unit(naming.site.unit)] ?? .none)
      let (certain, all) = classes(namedBy: naming, in: own)
      for type in all.sorted() where !own.subtracting(naming.named[type] ?? .none).isEmpty {
        found.append(
          Given(
            naming: number,
            type: type,
            programs: own,
            isStored: !certain.contains(type),
            user: user(of: type, at: naming.site)
          )
        )
      }
    }
    return found
  }

  /// Returns the classes that an occurrence names, without and with those that any code may have stored.
  private mutating func classes(
    namedBy naming: Naming,
    in programs: AppTargets
  ) -> (certain: Set<CodeIndex.Name>, all: Set<CodeIndex.Name>) {
    let (site, target) = (naming.site, naming.target)
    let names = strings.classes(givenAt: site)
    var types = names.classes.subtracting([-1])
    for family in names.families {
      types.formUnion(hierarchy.descendants(of: family).filter { isUsed($0, in: programs) })
    }
    types.formUnion(names.exact.compactMap(index.number(of:)))
    guard names.isOpen || names.classes.contains(-1) else { return (types, types) }
    // Unread code that receives the class name of an object usually only prints or compares it.
    let others =
      isOfObject(site) && !target.contains(.any)
      ? index.types.keys.filter { isUsed($0, in: programs) }
      : stored.lazy.filter { $0.value.programs.overlap(programs) }.map(\.key)
    return (types, types.union(others))
  }

  /// Whether an occurrence names the class of an object in a variable: `String(describing: type(of: card))`.
  private func isOfObject(_ site: Site) -> Bool {
    site.occurrence.role == .className && site.occurrence.name != 0
      && !bindings.metatypes.hold(site.occurrence.name, in: site.file)
      && index.files[site.file].facts.names.bytes(of: site.occurrence.name).first?.isLowercase == true
  }

  private func isUsed(_ type: CodeIndex.Name, in programs: AppTargets) -> Bool {
    (reached[.type(type)] ?? .none).overlap(programs) || (metatypes[type] ?? .none).overlap(programs)
  }

  /// Returns the code that gives a class to the code at a site.
  private mutating func user(of type: CodeIndex.Name, at site: Site) -> Cause.User {
    if let user = strings.user(of: type, in: site.unit) { return .occurrence(user.unit, user.number) }
    if let site = stored[type]?.site, reached[.type(type)] == nil {
      return .occurrence(site.unit, site.number)
    }
    return .instance(type)
  }

  // MARK: - Occurrences

  /// Returns what a class that an occurrence does not spell is named for, or nil if it names no such class.
  private mutating func targetOfGivenClass(at site: Site) -> NibLoadingAPI.Target? {
    let (occurrence, name) = (site.occurrence, site.name)
    switch occurrence.role {
    case .ownClassName: break
    case .className:
      if name >= 0, let type = index.types[name], type.isDeclared, !type.isAlias { return nil }
    case .metatype:
      let isAny = occurrence.isOwnMetatype && flow.target(of: occurrence.sink, in: site.unit).contains(.any)
      return isAny ? .any : nil
    case .name, .member:
      if isUnreadOwnMember(site) { return .any }
      guard isClassParameter(site) else { return nil }
    default: return nil
    }
    return flow.target(of: occurrence.sink, in: site.unit)
  }

  /// Whether a value is a parameter that holds a class, and whose type is an alias, which the facts of its source do not
  /// resolve.
  private func isClassParameter(_ site: Site) -> Bool {
    guard site.occurrence.role == .name, site.occurrence.traits.contains(.isLocal) else { return false }
    return index.parameters(of: site.unit).contains {
      $0.name == site.occurrence.name && bindings.metatypes.isAlias($0.type, in: site.file)
    }
  }

  /// Whether unread code may load the nib of the class on which it is called, as in `Self.loadFromNib()`.
  private mutating func isUnreadOwnMember(_ site: Site) -> Bool {
    let (occurrence, name, unit) = (site.occurrence, site.name, site.unit)
    let type = index.type(of: unit)
    guard type >= 0, occurrence.role == .member || occurrence.traits.contains(.isCall) else { return false }
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
    if name >= 0, index.types.contains(name) || !bindings.isUnread(site, &hierarchy) { return false }
    return !hierarchy.inheritsClassMember(occurrence.name, in: site.file)
  }
}

extension Occurrence {
  /// Whether the occurrence is the metatype of the enclosing class: `Self.self` or `[self class]`.
  var isOwnMetatype: Bool { role == .metatype && receiver == .ownClass }
}
