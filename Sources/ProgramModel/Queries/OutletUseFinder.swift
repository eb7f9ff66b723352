import RuntimeAttributes
import SourceModel

/// Determines whether a source sets an outlet or accesses certain members of it.
///
/// An access is a member after the outlet's name: `name.member`, `cell.name?.member`, `[self name member]`. If the
/// outlet is passed on as an argument, as a result or under another name, accesses to these members count on any
/// object in the source.
struct OutletUseFinder {
  typealias Name = SourceFacts.Name

  /// A use of the outlet's name.
  private enum Use: Equatable {
    /// A member of the outlet is accessed.
    case asks(Name)
    /// The object is passed on.
    case handsOn
    /// The outlet is set to another object.
    case sets
    /// The object is stored in a variable or property with the same name.
    case keeps
  }

  /// The location of a use.
  enum Found {
    case at(SourceFacts.Place)
    /// The outlet is passed on, and the source accesses one of the members on some object.
    case somewhere
  }

  /// An occurrence of the outlet's name.
  private struct Sighting {
    let index: Int
    let unit: Int
    let use: Use
    /// Whether the outlet belongs to an object other than `self`.
    let isOthers: Bool
    /// Whether the name refers to a local variable.
    let isLocal: Bool
  }

  let facts: SourceFacts
  let language: SourceLanguage
  /// The types that the source declares, excluding those that it only extends.
  let declared: Set<Name>
  private let spellings: Set<Name>
  private var sightings: [Sighting] = []
  /// Explicit calls of the outlet's setter.
  private var setters: [(index: Int, unit: Int)] = []
  /// The types in the source that have a property with the outlet's name; 0 represents a variable outside of types.
  private var otherOwners: Set<Name> = []

  /// Finds all uses of an outlet.
  ///
  /// - Parameters:
  ///   - spellings: The names of the outlet.
  ///   - setter: The name of its setter, if the source contains it.
  ///   - source: The source.
  init(_ spellings: Set<Name>, setter: Name?, in source: SourceFile) {
    (facts, language) = (source.facts, source.language)
    declared = Set(
      facts.types.lazy.filter { !$0.traits.contains(.isExtension) && !$0.traits.contains(.isProtocol) }.map(
        \.name
      )
    )
    self.spellings = spellings
    for (unit, code) in facts.units.enumerated() {
      for index in Int(code.start)..<Int(code.end) {
        let name = facts.occurrences[index].name
        if name == setter {
          if isSetting(index) { setters.append((index, unit)) }
        } else if spellings.contains(name) {
          addSighting(index, unit)
        }
      }
    }
    for index in facts.units.indices {
      let unit = facts.units[index]
      guard unit.kind == .variable || unit.kind == .accessors, spellings.contains(unit.name) else { continue }
      // A global variable of a script that contains the outlet itself.
      if unit.type == 0, sightings.contains(where: { $0.unit == index && $0.use == .keeps }) { continue }
      otherOwners.insert(unit.type)
    }
  }

  private mutating func addSighting(_ index: Int, _ unit: Int) {
    let occurrence = facts.occurrences[index]
    guard let isOthers = isOfOther(occurrence), let use = use(index, unit) else { return }
    let isLocal = occurrence.traits.contains(.isLocal)
    sightings.append(Sighting(index: index, unit: unit, use: use, isOthers: isOthers, isLocal: isLocal))
  }

  /// Whether an occurrence of the setter's name may call the setter.
  private func isSetting(_ index: Int) -> Bool {
    let occurrence = facts.occurrences[index]
    return language == .objectiveC
      && (occurrence.role == .selector
        || occurrence.role == .member && occurrence.traits.contains([.isCall, .hasArguments]))
  }

  /// Returns the use of the outlet; nil if the occurrence is irrelevant, such as a comparison.
  private func use(_ index: Int, _ unit: Int) -> Use? {
    let occurrence = facts.occurrences[index]
    switch occurrence.role {
    case .write: return occurrence.traits.contains(.isPart) ? nil : .sets
    case .name, .member: break
    default: return nil
    }
    if occurrence.traits.contains(.isCall) {
      // A message without arguments is a getter.
      guard language == .objectiveC, occurrence.receiver != .none,
        !occurrence.traits.contains(.hasArguments)
      else { return nil }
    }
    let sink = facts.sinks[Int(occurrence.sink)]
    if sink.kind == .variable, spellings.contains(sink.name) { return .keeps }
    if let member = member(askedBy: index, of: unit) { return .asks(member) }
    switch sink.kind {
    case .none, .comparison: return nil
    case .argument: return isCounted(index, unit, sink) ? nil : .handsOn
    case .variable, .closure, .result, .receiver, .index, .construction, .unknown: return .handsOn
    }
  }

  /// Whether the outlet is the argument of a release macro: `SAFE_RELEASE(_name)`.
  private func isCounted(_ index: Int, _ unit: Int, _ sink: ValueSink) -> Bool {
    let name = facts.names.text(of: sink.name)
    guard name.prefix(2).allSatisfy(\.isUppercase), name.lowercased().contains("release"),
      index > Int(facts.units[unit].start)
    else { return false }
    return facts.occurrences[index - 1].name == sink.name
  }

  // MARK: - Uses

  /// Finds the first use of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - owners: The classes that have the outlet, or nil if the source does not reference any of them.
  ///   - isClass: Whether some source declares a class with a name.
  /// - Returns: The use, or nil if there is none.
  func first(_ kind: SoughtUse.Kind, owners: Set<Name>?, isClass: (Name) -> Bool) -> Found? {
    switch kind {
    case .setting: firstSetting(owners: owners) { _, _ in true }
    case .replacing: firstSetting(owners: owners, where: hasValue)
    case .asking(let members, let classes): firstAsking(for: members, classes, owners: owners, isClass)
    }
  }

  /// Finds the first place where the source sets the outlet.
  ///
  /// - Parameters:
  ///   - owners: The classes that have the outlet, or nil if the source does not reference any of them.
  ///   - counts: Whether the assignment or call of the setter at an index of a code unit counts.
  /// - Returns: The place, or nil if the source does not set the outlet.
  private func firstSetting(owners: Set<Name>?, where counts: (Int, Int) -> Bool) -> Found? {
    let set = sightings.first { sighting in
      guard sighting.use == .sets, !sighting.isLocal, counts(sighting.index, sighting.unit) else {
        return false
      }
      return sighting.isOthers ? maySet(sighting.index, owners) : mayBeOwn(sighting.unit, owners)
    }
    let called = setters.first { index, unit in
      guard counts(index, unit) else { return false }
      let occurrence = facts.occurrences[index]
      guard occurrence.role == .member, let isOthers = isOfOther(occurrence) else { return true }
      return isOthers ? maySet(index, owners) : mayBeOwn(unit, owners)
    }
    return [set?.index, called?.index].compactMap(\.self).min().map { .at(facts.occurrences[$0].place) }
  }

  /// Whether a value flows into the variable or setter that an assignment names: `name = nil` has none.
  private func hasValue(_ index: Int, _ unit: Int) -> Bool {
    let (code, name) = (facts.units[unit], facts.occurrences[index].name)
    return facts.occurrences(of: code).contains { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return (sink.kind == .variable || sink.kind == .argument) && sink.name == name
    }
  }

  /// Finds the first place where the source accesses one of the given members of the outlet.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - classes: The classes of the connected object.
  ///   - owners: The classes that have the outlet, or nil if the source does not reference any of them.
  ///   - isClass: Whether some source declares a class with a name.
  /// - Returns: The place, if known, or nil if the source does not access these members.
  private func firstAsking(
    for members: Set<String>,
    _ classes: Set<String>,
    owners: Set<Name>?,
    _ isClass: (Name) -> Bool
  ) -> Found? {
    let guarded = guardedProperties()
    func isOfOutlet(_ sighting: Sighting) -> Bool {
      guard sighting.isOthers else { return isOutlet(sighting, of: owners ?? []) }
      // On another object, the name may refer to a property of any class.
      return owners.map { !isOfOtherClass(sighting.index, sighting.unit, than: $0, isClass) } ?? false
    }
    let asked = sightings.first { sighting in
      guard case .asks(let member) = sighting.use else { return false }
      return isAmong(members, member, guarded) && isOfOutlet(sighting)
    }
    if let asked { return .at(facts.occurrences[asked.index].place) }
    let isHandedOn = sightings.contains { $0.use == .handsOn && isOfOutlet($0) && !isPlain($0, classes) }
    return isHandedOn && asksAnything(for: members, guarded) ? .somewhere : nil
  }

  // MARK: - Owners

  /// Whether an assignment on another object may set the outlet.
  private func maySet(_ index: Int, _ owners: Set<Name>?) -> Bool {
    let occurrence = facts.occurrences[index]
    return occurrence.receiver != .variable
      || !holdsOnlyOthers(occurrence.receiverName, than: owners ?? [])
  }

  /// Whether an assignment without a receiver, or one on `self`, may set the outlet.
  ///
  /// This is possible in a class that has the outlet and in extensions of framework classes.
  private func mayBeOwn(_ unit: Int, _ owners: Set<Name>?) -> Bool {
    if isOthers(unit), owners?.contains(facts.units[unit].type) != true { return false }
    guard let container = container(of: unit) else { return true }
    let name = facts.names.bytes(of: container)
    return owners?.contains(container) == true || name.starts(with: "UI".utf8) || name.starts(with: "NS".utf8)
  }

  /// Whether an unqualified name, or a member of `self`, may refer to the outlet.
  ///
  /// This is possible in a class that has the outlet, and if a local variable with the same name contains it.
  private func isOutlet(_ sighting: Sighting, of owners: Set<Name>) -> Bool {
    let container = container(of: sighting.unit)
    let isOwn = container.map(owners.contains) ?? true
    if sighting.isLocal {
      return sightings.contains { $0.unit == sighting.unit && $0.use == .keeps && (isOwn || $0.isOthers) }
    }
    return isOwn && (!isOthers(sighting.unit) || owners.contains(facts.units[sighting.unit].type))
  }

  /// Whether the name refers to a property of the code unit's type, or to a variable outside of types.
  private func isOthers(_ unit: Int) -> Bool {
    otherOwners.contains(facts.units[unit].type) || otherOwners.contains(0)
  }

  /// Whether a variable holds the outlet whose type allows objects of other classes than the outlet's.
  private func isPlain(_ sighting: Sighting, _ classes: Set<String>) -> Bool {
    let sink = facts.sinks[Int(facts.occurrences[sighting.index].sink)]
    if sink.kind == .variable, isPlain(sink.name, in: sighting.unit, classes) { return true }
    guard !sighting.isOthers else { return false }
    return sightings.contains { other in
      guard other.use == .keeps, other.unit == sighting.unit || facts.units[other.unit].type == 0 else {
        return false
      }
      let variable = facts.sinks[Int(facts.occurrences[other.index].sink)].name
      return isPlain(variable, in: other.unit, classes)
    }
  }

  // MARK: - Members

  /// Returns the properties that the source accesses only after checking that the outlet responds to them.
  ///
  /// Example: `[name respondsToSelector:@selector(member)]`.
  private func guardedProperties() -> Set<String> {
    var guarded: Set<String> = []
    for sighting in sightings {
      guard case .asks(let member) = sighting.use, isGuard(member) else { continue }
      let statement = facts.occurrences[sighting.index].statement
      let following = facts.occurrences[sighting.index..<Int(facts.units[sighting.unit].end)]
      for occurrence in following.prefix(while: { $0.statement == statement })
      where occurrence.role == .selector {
        guarded.insert(property(facts.names.text(of: occurrence.name)))
        break
      }
    }
    return guarded
  }

  /// Whether a name is one of the given members and is not guarded.
  private func isAmong(_ members: Set<String>, _ name: Name, _ guarded: Set<String>) -> Bool {
    let text = facts.names.text(of: name)
    return members.contains(text) && (guarded.isEmpty || !guarded.contains(property(text)))
  }

  private func isGuard(_ member: Name) -> Bool {
    let name = facts.names.bytes(of: member)
    return name.elementsEqual("respondsToSelector".utf8) || name.elementsEqual("responds".utf8)
  }

  /// Returns the property that a setter's or getter's name refers to: `title` for `setTitle`.
  private func property(_ name: String) -> String {
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(4)
  }

  /// Whether the source accesses one of the given members on an object other than `self`.
  private func asksAnything(for members: Set<String>, _ guarded: Set<String>) -> Bool {
    var asked: Set<Name> = []
    for occurrence in facts.occurrences where occurrence.role == .member || occurrence.role == .write {
      switch occurrence.receiver {
      case .type, .expression: asked.insert(occurrence.name)
      case .variable: if !isSelf(occurrence.receiverName) { asked.insert(occurrence.name) }
      case .none, .own, .super, .ownClass, .implicit: break
      }
    }
    return asked.contains { isAmong(members, $0, guarded) }
  }
}
