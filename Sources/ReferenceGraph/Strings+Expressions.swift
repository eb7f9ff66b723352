import SourceModel
import SourceSyntax

/// The values of names, members and literals.
extension Strings {
  /// Returns the possible values of an occurrence.
  mutating func value(at number: Int, in unit: Unit, _ own: Own) -> Names {
    let site = index.site(at: number, in: unit)
    let occurrence = site.occurrence
    let text = index.files[site.file].facts.names.text(of: occurrence.name)
    switch occurrence.role {
    case .string: return Names(exact: [text])
    case .stringPart: return text.isEmpty ? .open : Names(exact: [text])
    case .ownClassName: return ownClass(own, in: unit).inRuntime(occurrence)
    case .className: return className(at: site, own).inRuntime(occurrence)
    // A name that begins with an uppercase letter is recorded as a value and as a class.
    case .metatype where isConstant(number - 1, like: occurrence, in: unit): return Names()
    case .metatype:
      return occurrence.receiver == .ownClass
        ? ownClass(own, in: unit) : classes(named: occurrence.name, at: site)
    case .name where occurrence.traits.contains(.isClass), .member where occurrence.traits.contains(.isClass):
      return classes(ofObjectAt: site)
    case .name where occurrence.traits.contains(.isLocal):
      return local(occurrence.name, in: unit, own)
    case .name: return declared(at: site, own)
    case .member: return member(at: site, own)
    case .construction: return storyboard(at: site, own) ?? .open
    case .selector, .write: return .open
    case .type, .cast, .genericArgument: return Names()
    }
  }

  /// Whether the preceding occurrence is the same name, and the name refers to a variable or macro rather than a type.
  private func isConstant(_ number: Int, like metatype: Occurrence, in unit: Unit) -> Bool {
    guard number >= Int(index.unit(unit).start) else { return false }
    let site = index.site(at: number, in: unit)
    return site.occurrence.role == .name && site.occurrence.place == metatype.place && site.name >= 0
      && !index.types.contains(site.name)
      && index.units(named: site.name).contains { index.unit($0).kind == .variable }
  }

  /// Returns the index of the occurrence of a member's receiver, if the member may pass on the value of the receiver.
  func base(of number: Int, in unit: Unit) -> Int? {
    let facts = index.facts(of: unit)
    let occurrence = facts.occurrences[number]
    guard occurrence.role == .member, number + 1 < Int(index.unit(unit).end) else { return nil }
    switch occurrence.receiver {
    case .type, .variable, .expression: break
    case .none, .own, .super, .ownClass, .implicit: return nil
    }
    let base = facts.occurrences[number + 1]
    return base.sink == occurrence.sink && base.statement == occurrence.statement ? number + 1 : nil
  }

  /// Returns the possible values of a member such as `rawValue`, or nil if no source declares the member, so that it
  /// may pass on the value of its receiver.
  mutating func member(at number: Int, base: Int, in unit: Unit, _ own: Own) -> Names? {
    let site = index.site(at: number, in: unit)
    let facts = index.files[site.file].facts
    if facts.names.text(of: site.occurrence.name) == "rawValue" {
      let names = rawValue(at: base, in: unit, own)
      if let names { return names }
    }
    guard site.name >= 0, !index.units(named: site.name).isEmpty,
      !callees(at: site).isEmpty
    else { return nil }
    return member(at: site, own)
  }

  /// Returns the raw values of the cases that an occurrence may refer to, or nil if it may refer to other declarations.
  private mutating func rawValue(at number: Int, in unit: Unit, _ own: Own) -> Names? {
    let site = index.site(at: number, in: unit)
    guard site.occurrence.role == .member, site.name >= 0 else { return nil }
    let cases = callees(at: site)
    guard !cases.isEmpty, cases.allSatisfy({ index.unit($0).kind == .enumCase }) else { return nil }
    return cases.sorted().reduce(into: Names()) { $0.formUnion(rawValue(of: $1, own) ?? .open) }
  }

  /// Returns the raw values of all cases of the enumeration that contains `rawValue`; nil for other names, and outside
  /// of enumerations.
  private mutating func ownRawValue(at site: Site, _ own: Own) -> Names? {
    guard index.files[site.file].facts.names.text(of: site.occurrence.name) == "rawValue" else { return nil }
    let cases = (index.types[index.type(of: site.unit)]?.units ?? []).filter {
      index.unit($0).kind == .enumCase
    }
    if cases.isEmpty { return nil }
    return cases.reduce(into: Names()) { $0.formUnion(rawValue(of: $1, own) ?? .open) }
  }

  // MARK: - Names

  /// Returns the possible values of a name that is not local.
  private mutating func declared(at site: Site, _ own: Own) -> Names {
    if let names = ownRawValue(at: site, own) { return names }
    let type = index.type(of: site.unit)
    let units = site.name < 0 ? properties(storedAt: site) : callees(at: site)
    return values(of: units, own.type < 0 && type >= 0 ? Own(type: type) : own)
  }

  private mutating func member(at site: Site, _ own: Own) -> Names {
    let (occurrence, file) = (site.occurrence, site.file)
    if let spelled = spelling(at: site) { return spelled }
    if occurrence.traits.contains(.hasArguments), let name = storyboard(at: site, own) { return name }
    if occurrence.receiver == .own, let names = ownRawValue(at: site, own) { return names }
    let receiver = index.name(occurrence.receiverName, in: file)
    if occurrence.receiver == .type, isTypeParameter(occurrence.receiverName, receiver, in: file) {
      return values(of: site, onClasses: classes(named: occurrence.receiverName, at: site))
    }
    guard site.name >= 0, !index.units(named: site.name).isEmpty else { return .open }
    switch occurrence.receiver {
    case .none, .own, .super, .ownClass: return values(of: callees(at: site), own)
    case .type:
      guard index.types.contains(receiver) else { return .open }
      let callees = members(callees(at: site).sorted(), of: receiver)
      return values(of: callees, Own(type: receiver, isExact: true))
    case .implicit:
      return values(of: callees(at: site).filter { index.type(of: $0) >= 0 }, Own(type: -1))
    case .variable, .expression:
      if occurrence.receiver == .variable, bindings.metatypes.hold(occurrence.receiverName, in: file),
        let base = receiverOccurrence(of: site)
      {
        return values(of: site, onClasses: value(at: base, in: site.unit, own))
      }
      let callees = callees(at: site)
      var names = values(of: callees, Own(type: -1))
      if isAnyObject(site) {
        if Self.frameworkProperties.contains(index.text(of: site.name)) { return .open }
        names.areOfUnknownReceiver = true
      }
      return names
    }
  }

  /// Whether the receiver of a member may be any object or class.
  private mutating func isAnyObject(_ site: Site) -> Bool {
    bindings.uses(at: site, &hierarchy).contains { use in
      switch use.receiver {
      case .anyObject, .anyClass: true
      default: false
      }
    }
  }

  /// The properties of Foundation, AppKit and UIKit objects that contain names and identifiers.
  ///
  /// Sources may declare properties with the same names.
  private static let frameworkProperties: Set<String> = [
    "accessibilityIdentifier", "className", "description", "identifier", "itemIdentifier", "key",
    "lastPathComponent", "localizedDescription", "name", "nibName", "path", "pathExtension", "rawValue",
    "restorationIdentifier", "reuseIdentifier", "string", "stringValue", "text", "title", "type",
  ]

  /// Returns the index of the occurrence of a member's receiver, which follows the member, if the receiver is a
  /// variable.
  private func receiverOccurrence(of site: Site) -> Int? {
    index.files[site.file].facts.variable(ofMemberAt: site.number, in: index.unit(site.unit)).map { _ in
      site.number + 1
    }
  }

  /// Returns the values of a member on each of the given classes.
  private mutating func values(of site: Site, onClasses classes: Names) -> Names {
    if classes.isEmpty { return Names() }
    let units = site.name < 0 ? [] : Array(index.units(named: site.name))
    guard !classes.isOpen, !classes.classes.contains(-1) else {
      return values(of: units.filter { index.type(of: $0) >= 0 }, Own(type: -1))
    }
    var names = Names()
    for type in classes.classes.sorted() {
      names.formUnion(values(of: members(units, of: type), Own(type: type, isExact: true)))
    }
    for type in classes.families.sorted() {
      let related = hierarchy.descendants(of: type).reduce(into: Set<Name>()) {
        $0.formUnion(hierarchy.ancestors(of: $1))
      }
      names.formUnion(
        values(of: units.filter { related.contains(index.type(of: $0)) }, Own(type: type))
      )
    }
    return names
  }

  /// Returns the members of a class among the given units: its own members if one of them has a value, and otherwise
  /// also the members that it inherits.
  private mutating func members(_ units: [Unit], of type: Name) -> [Unit] {
    // The name of a nested type may refer to another type of the same name.
    let own = index.isAmbiguous(type) ? [] : units.filter { index.type(of: $0) == type }
    if own.contains(where: { index.unit($0).kind != .variable || hasCode($0) }) { return own }
    let ancestors = hierarchy.ancestors(of: type)
    return units.filter { ancestors.contains(index.type(of: $0)) }
  }

  /// Returns the value of a member of generated code that was not read: `R.reuseIdentifier.card`; nil for other code.
  private mutating func spelling(at site: Site) -> Names? {
    let names = index.files[site.file].facts.names
    guard site.occurrence.receiver == .variable, let base = receiverOccurrence(of: site),
      GeneratedAccessor.groups.contains(index.files[site.file].facts.receiverText(of: site.occurrence))
    else { return nil }
    let group = index.files[site.file].facts.occurrences[base]
    guard group.role == .member, group.receiver == .type,
      !hierarchy.isKnown(index.files[site.file].facts.receiverText(of: group))
    else { return nil }
    return Names(spellings: [FoldedName.hash(of: names.bytes(of: site.occurrence.name))])
  }

  // MARK: - Bindings

  /// Returns the declarations that an occurrence may refer to.
  mutating func callees(at site: Site) -> Set<Unit> {
    let uses = bindings.uses(at: site, &hierarchy)
    // Most sites have one use, whose candidates are not copied.
    guard uses.count > 1 else { return uses.first.map { candidates(of: $0) } ?? [] }
    return uses.reduce(into: []) { $0.formUnion(candidates(of: $1)) }
  }

  /// Returns the declarations that a use may refer to.
  mutating func candidates(of use: Bindings.Use) -> Set<Unit> {
    if let known = candidates[use] { return known }
    let found = Set(bindings.candidates(of: use, &hierarchy))
    candidates[use] = found
    return found
  }
}

extension Occurrence {
  /// Whether the occurrence is the name of a type in an annotation, a cast or generic arguments, rather than a value.
  var isTypeName: Bool { role == .type || role == .cast || role == .genericArgument }

  /// Whether the occurrence is the name of a class as a string.
  var isClassName: Bool { role == .className || role == .ownClassName }
}

extension Names {
  /// Returns the names of classes as an occurrence spells them: with modules if they are names in the runtime.
  fileprivate func inRuntime(_ occurrence: Occurrence) -> Names {
    var names = self
    names.containModules = occurrence.receiver == .expression && occurrence.part != .unqualified
    return names
  }
}
