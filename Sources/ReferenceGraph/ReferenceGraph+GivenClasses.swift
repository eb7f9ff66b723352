import ProjectModel
import SourceModel
import SourceSyntax

/// Code that names a class without spelling it: its own class, or a class in a parameter, variable or type parameter.
///
/// An example is `static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }`, which names the
/// class on which code calls it.
extension ReferenceGraph {
  /// An occurrence in running code that names a class without spelling it.
  struct Naming: Sendable {
    let site: Site
    /// The possible uses of the name.
    let target: NibLoadingAPI.Target
    /// The app targets in which the occurrence names each class.
    fileprivate(set) var named: [CodeIndex.Name: AppTargets] = [:]
  }

  /// A class that running code uses as a value, except in arguments that framework methods do not use as names.
  struct StoredClass: Sendable {
    let site: Site
    fileprivate(set) var appTargets: AppTargets
  }

  /// A class that an occurrence names, with the app targets in which it names the class.
  private struct Given {
    /// The index of the occurrence.
    let naming: Int
    let type: CodeIndex.Name
    let appTargets: AppTargets
    /// Whether the occurrence names the class only because code may take the class from a property or collection.
    let isStored: Bool
    /// The code that gives the class to the code with the occurrence.
    let user: Cause.User
  }

  /// Records a class that any code may take from a property or collection: `cells = [Card.self]`.
  mutating func store(_ site: Site, _ appTargets: AppTargets) {
    guard !isNonNameArgument(site) else { return }
    stored[site.name, default: StoredClass(site: site, appTargets: .none)].appTargets.formUnion(appTargets)
  }

  /// Whether a value is an argument that a framework method does not use as a name.
  private func isNonNameArgument(_ site: Site) -> Bool {
    let facts = index.files[site.file].facts
    return facts.target(ofArgument: facts.sinks[Int(site.occurrence.sink)]) == []
  }

  /// Records an occurrence that names a class without spelling it.
  mutating func recordNaming(_ site: Site) {
    guard let target = targetOfGivenClass(at: site), !target.isEmpty,
      seenNamings.insert(CodeIndex.Reference(unit: site.unit, occurrence: Int32(site.number))).inserted
    else { return }
    namings.append(Naming(site: site, target: target))
  }

  /// Follows the names of the classes that are given to running code.
  ///
  /// - Returns: Whether there were new classes.
  mutating func followGivenClasses() -> Bool {
    guard !namings.isEmpty else { return false }
    let given = namings.indices.flatMap { newClasses(namedAt: $0) }
    // Classes that any code may have stored come last, so that the evidence is as specific as possible.
    let specific = given.filter { !$0.isStored }
    for given in specific.isEmpty ? given : specific { name(given) }
    return !given.isEmpty
  }

  private mutating func name(_ given: Given) {
    let (site, target) = (namings[given.naming].site, namings[given.naming].target)
    namings[given.naming].named[given.type, default: .none].formUnion(given.appTargets)
    use(
      given.type,
      as: target,
      isChanged: site.occurrence.traits.contains(.isChanged),
      given.appTargets,
      .helper(site.unit, site.number, usedBy: given.user)
    )
  }

  /// Returns the classes that running code passes to an occurrence and that are not recorded for it yet, in order.
  private mutating func newClasses(namedAt number: Int) -> [Given] {
    let naming = namings[number]
    let own = reached[.unit(naming.site.unit)] ?? .none
    let names = strings.classes(givenAt: naming.site)
    var certain: [CodeIndex.Name: AppTargets] = [:]
    for type in names.classes where type >= 0 {
      certain[type, default: .none].formUnion(giving(type, to: naming.site, own))
    }
    for family in names.families {
      let appTargets = giving(family, to: naming.site, own)
      for type in hierarchy.descendants(of: family) {
        certain[type, default: .none].formUnion(appTargets.intersection(using(type)))
      }
    }
    for type in names.exact.compactMap(index.number(of:)) { certain[type] = own }
    var stored: [CodeIndex.Name: AppTargets] = [:]
    if names.isOpen || names.classes.contains(-1) {
      // Unread code that receives the class name of an object usually only prints or compares it.
      if isOfObject(naming.site), !naming.target.contains(.any) {
        for type in index.types.keys { stored[type] = own.intersection(using(type)) }
      } else {
        stored = self.stored.mapValues { own.intersection($0.appTargets) }
      }
    }
    return newClasses(certain, at: number, areStored: false) + newClasses(stored, at: number, areStored: true)
  }

  private mutating func newClasses(
    _ classes: [CodeIndex.Name: AppTargets],
    at number: Int,
    areStored: Bool
  ) -> [Given] {
    let naming = namings[number]
    let new = classes.lazy.map { ($0, $1.subtracting(naming.named[$0] ?? .none)) }.filter { !$1.isEmpty }
    return new.sorted { $0.0 < $1.0 }.map { type, appTargets in
      let user = user(of: type, at: naming.site)
      return Given(naming: number, type: type, appTargets: appTargets, isStored: areStored, user: user)
    }
  }

  /// Returns the app targets in `own` in which running code gives a class to the code at a site; all of them if that
  /// code is unknown.
  private func giving(_ type: CodeIndex.Name, to site: Site, _ own: AppTargets) -> AppTargets {
    guard let sites = strings.givers[Strings.GivenClass(type: type, unit: site.unit)] else { return own }
    return sites.reduce(into: .none) {
      $0.formUnion(own.intersection(reached[.unit($1.unit)] ?? .none))
    }
  }

  /// Returns the app targets that have an object of a class or use the class as a value.
  private func using(_ type: CodeIndex.Name) -> AppTargets {
    var appTargets = reached[.type(type)] ?? .none
    appTargets.formUnion(metatypes[type] ?? .none)
    return appTargets
  }

  /// Whether an occurrence names the class of an object in a variable: `String(describing: type(of: card))`.
  private func isOfObject(_ site: Site) -> Bool {
    site.occurrence.role == .className && site.occurrence.name != 0
      && !bindings.metatypes.hold(site.occurrence.name, in: site.file)
      && index.files[site.file].facts.names.bytes(of: site.occurrence.name).first?.isLowercase == true
  }

  /// Returns the code that gives a class to the code at a site.
  private mutating func user(of type: CodeIndex.Name, at site: Site) -> Cause.User {
    if let user = strings.user(of: type, in: site.unit, reached) {
      return .occurrence(user.unit, user.number)
    }
    if let site = stored[type]?.site, reached[.type(type)] == nil {
      return .occurrence(site.unit, site.number)
    }
    return .instance(type)
  }

  // MARK: - Occurrences

  /// Returns the possible uses of the class name at an occurrence, or nil if the occurrence spells the class or does
  /// not name a class.
  private mutating func targetOfGivenClass(at site: Site) -> NibLoadingAPI.Target? {
    let (occurrence, name) = (site.occurrence, site.name)
    switch occurrence.role {
    case .ownClassName: break
    case .className:
      if name >= 0, let type = index.types[name], type.isDeclared, !type.isAlias { return nil }
    case .metatype:
      let isAny =
        occurrence.isOwnMetatype && strings.target(of: occurrence.sink, in: site.unit).contains(.any)
      return isAny ? .any : nil
    case .name, .member:
      if isUnreadOwnMember(site) { return .any }
      guard isClassParameter(site) else { return nil }
    default: return nil
    }
    return strings.target(of: occurrence.sink, in: site.unit)
  }

  /// Whether a value is a parameter whose type is an alias of a metatype, which the facts of its source do not resolve.
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
