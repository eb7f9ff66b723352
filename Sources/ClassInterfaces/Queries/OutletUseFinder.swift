import RuntimeAttributes

/// Finds out whether a source sets an outlet, or asks it for one of some members.
///
/// It asks where such a member follows the outlet's name: `name.member`, `cell.name?.member`, `[self name member]`. Where
/// the outlet is handed on, as an argument, a result or by another name, whatever the source asks anything for counts.
struct OutletUseFinder {
  typealias Name = SourceFacts.Name

  /// How the outlet's name is used at one place.
  private enum Use: Equatable {
    /// It is asked for a member.
    case asks(Name)
    /// The object goes elsewhere.
    case handsOn
    /// Another object takes the place of what it held.
    case sets
    /// The object is kept by the same name.
    case keeps
  }

  /// A use that the source shows.
  enum Found {
    case at(SourceFacts.Place)
    /// The outlet is handed on, and something in the source is asked for the member.
    case somewhere
  }

  /// A use of the outlet's name.
  private struct Sighting {
    let index: Int
    let unit: Int
    let use: Use
    /// Whether another object than `self` is asked for the outlet.
    let isOthers: Bool
    /// Whether the name is one of a local variable.
    let isLocal: Bool
  }

  private let source: OutletSource
  private let spellings: Set<Name>
  private var sightings: [Sighting] = []
  /// Where the outlet's setter is called by its own name.
  private let setters: [(index: Int, unit: Int)]
  /// The types of the source that have a property of the outlet's name; 0 for a variable outside of types.
  private var otherOwners: Set<Name> = []
  private var facts: SourceFacts { source.facts }

  /// Looks for all uses of an outlet.
  ///
  /// - Parameters:
  ///   - spellings: The names of the outlet.
  ///   - occurrences: Where the source has one of them.
  ///   - setters: Where the source has the name of its setter.
  ///   - source: The source.
  init(
    _ spellings: Set<Name>,
    at occurrences: [(index: Int, unit: Int)],
    setters: [(index: Int, unit: Int)],
    in source: OutletSource
  ) {
    (self.source, self.spellings) = (source, spellings)
    self.setters = setters.filter { index, _ in
      let occurrence = source.facts.occurrences[index]
      return source.language == .objectiveC
        && (occurrence.role == .selector
          || occurrence.role == .member && occurrence.traits.contains([.isCall, .hasArguments]))
    }
    for (index, unit) in occurrences {
      let occurrence = facts.occurrences[index]
      guard let isOthers = source.isOfOther(occurrence), let use = use(index, unit) else { continue }
      let isLocal = occurrence.traits.contains(.isLocal)
      sightings.append(Sighting(index: index, unit: unit, use: use, isOthers: isOthers, isLocal: isLocal))
    }
    for index in facts.units.indices {
      let unit = facts.units[index]
      guard unit.kind == .variable || unit.kind == .accessors, spellings.contains(unit.name) else { continue }
      // A variable of a script that holds the outlet itself.
      if unit.type == 0, sightings.contains(where: { $0.unit == index && $0.use == .keeps }) { continue }
      otherOwners.insert(unit.type)
    }
  }

  /// How the outlet is used; nil where nothing follows from it, as where it is compared.
  private func use(_ index: Int, _ unit: Int) -> Use? {
    let occurrence = facts.occurrences[index]
    switch occurrence.role {
    case .write: return occurrence.traits.contains(.isPart) ? nil : .sets
    case .name, .member: break
    default: return nil
    }
    if occurrence.traits.contains(.isCall) {
      // A message without arguments is a getter.
      guard source.language == .objectiveC, occurrence.receiver != .none,
        !occurrence.traits.contains(.hasArguments)
      else { return nil }
    }
    let sink = facts.sinks[Int(occurrence.sink)]
    if sink.kind == .variable, spellings.contains(sink.name) { return .keeps }
    if let member = source.member(askedBy: index, of: unit) { return .asks(member) }
    switch sink.kind {
    case .none: return nil
    case .variable: return source.isPlain(sink.name, in: unit) ? nil : .handsOn
    case .argument: return isCounted(index, unit, sink) ? nil : .handsOn
    case .result, .receiver, .index, .construction, .unknown: return .handsOn
    }
  }

  /// Whether the outlet is what a macro counts down: `SAFE_RELEASE(_name)`.
  private func isCounted(_ index: Int, _ unit: Int, _ sink: ValueSink) -> Bool {
    let name = facts.names.text(of: sink.name)
    guard name.prefix(2).allSatisfy(\.isUppercase), name.lowercased().contains("release"),
      index > Int(facts.units[unit].start)
    else { return false }
    return facts.occurrences[index - 1].name == sink.name
  }

  // MARK: - Questions

  /// Where the source sets the outlet first.
  ///
  /// - Parameter owners: The classes that have the outlet; nil where the source names none of them.
  /// - Returns: The place; nil if the source does not set it.
  func firstSetting(owners: Set<Name>?) -> Found? {
    let set = sightings.first { sighting in
      guard sighting.use == .sets, !sighting.isLocal else { return false }
      return sighting.isOthers ? maySet(sighting.index, owners) : mayBeOwn(sighting.unit, owners)
    }
    let called = setters.first { index, unit in
      let occurrence = facts.occurrences[index]
      guard occurrence.role == .member, let isOthers = source.isOfOther(occurrence) else { return true }
      return isOthers ? maySet(index, owners) : mayBeOwn(unit, owners)
    }
    return [set?.index, called?.index].compactMap(\.self).min().map { .at(facts.occurrences[$0].place) }
  }

  /// Where the source asks the outlet first for one of some members.
  ///
  /// - Parameters:
  ///   - members: The members.
  ///   - owners: The classes that have the outlet; nil where the source names none of them.
  /// - Returns: The place, if it is known; nil if the source does not ask for them.
  func firstAsking(for members: Set<Name>, owners: Set<Name>?) -> Found? {
    let members = unguarded(members)
    // Of another object it may be a property of any class.
    let own = sightings.lazy.filter { $0.isOthers ? owners != nil : isOutlet($0, of: owners ?? []) }
    let asked = own.first { sighting in
      if case .asks(let member) = sighting.use { members.contains(member) } else { false }
    }
    if let asked { return .at(facts.occurrences[asked.index].place) }
    let isHandedOn = own.contains { $0.use == .handsOn && !isPlain($0) }
    return isHandedOn && asksAnything(for: members) ? .somewhere : nil
  }

  // MARK: - Owners

  /// Whether what code sets of another object may be the outlet.
  private func maySet(_ index: Int, _ owners: Set<Name>?) -> Bool {
    let occurrence = facts.occurrences[index]
    return occurrence.receiver != .variable
      || !source.holdsOnlyOthers(occurrence.receiverName, than: owners ?? [])
  }

  /// Whether what the code of a class sets by a name alone, or behind `self`, may be the outlet: in a class that has it, and
  /// in what is added to a class of a framework.
  private func mayBeOwn(_ unit: Int, _ owners: Set<Name>?) -> Bool {
    if isOthers(unit), owners?.contains(facts.units[unit].type) != true { return false }
    guard let container = source.container(of: unit) else { return true }
    let name = facts.names.bytes(of: container)
    return owners?.contains(container) == true || name.starts(with: "UI".utf8) || name.starts(with: "NS".utf8)
  }

  /// Whether a name that is alone, or behind `self`, may mean the outlet: in a class that has it, or where a local variable of
  /// the name holds it.
  private func isOutlet(_ sighting: Sighting, of owners: Set<Name>) -> Bool {
    let container = source.container(of: sighting.unit)
    let isOwn = container.map(owners.contains) ?? true
    if sighting.isLocal {
      return sightings.contains { $0.unit == sighting.unit && $0.use == .keeps && (isOwn || $0.isOthers) }
    }
    return isOwn && (!isOthers(sighting.unit) || owners.contains(facts.units[sighting.unit].type))
  }

  /// Whether the name means a property of the unit's type, or a variable outside of types.
  private func isOthers(_ unit: Int) -> Bool {
    otherOwners.contains(facts.units[unit].type) || otherOwners.contains(0)
  }

  /// Whether a name is one of a variable that holds the outlet with a type that asks nothing of its own class.
  private func isPlain(_ sighting: Sighting) -> Bool {
    guard !sighting.isOthers else { return false }
    return sightings.contains { other in
      guard other.use == .keeps, other.unit == sighting.unit || facts.units[other.unit].type == 0 else {
        return false
      }
      let variable = facts.sinks[Int(facts.occurrences[other.index].sink)].name
      return source.isPlain(variable, in: other.unit)
    }
  }

  // MARK: - Members

  /// The members but for those that the source asks the outlet for only if it answers them:
  /// `[name respondsToSelector:@selector(member)]`.
  private func unguarded(_ members: Set<Name>) -> Set<Name> {
    var guarded: Set<String> = []
    for sighting in sightings {
      guard case .asks(let member) = sighting.use, isGuard(member) else { continue }
      let statement = facts.occurrences[sighting.index].statement
      let following = facts.occurrences[sighting.index..<Int(facts.units[sighting.unit].end)]
      for occurrence in following.prefix(while: { $0.statement == statement })
      where occurrence.role == .selector {
        guarded.insert(property(occurrence.name))
        break
      }
    }
    return guarded.isEmpty ? members : members.filter { !guarded.contains(property($0)) }
  }

  private func isGuard(_ member: Name) -> Bool {
    let name = facts.names.bytes(of: member)
    return name.elementsEqual("respondsToSelector".utf8) || name.elementsEqual("responds".utf8)
  }

  /// The property that a name sets or gets: `title` of `setTitle`.
  private func property(_ name: Name) -> String {
    let name = facts.names.text(of: name)
    guard name.hasPrefix("set"), let first = name.dropFirst(3).first, first.isUppercase else { return name }
    return first.lowercased() + name.dropFirst(4)
  }

  /// Whether the source asks anything but the object that it belongs to for one of some members.
  private func asksAnything(for members: Set<Name>) -> Bool {
    facts.occurrences.contains { occurrence in
      guard occurrence.role == .member || occurrence.role == .write, members.contains(occurrence.name) else {
        return false
      }
      switch occurrence.receiver {
      case .type, .expression: return true
      case .variable: return !source.isSelf(occurrence.receiverName)
      case .none, .own, .super, .ownClass, .implicit: return false
      }
    }
  }
}
