import KeyValueCoding
import ReferenceGraph
import RuntimeAttributes
import SourceModel

/// The accesses to an outlet in one source: uses of its members, and assignments to it.
///
/// An access is a member after the outlet's name: `name.member`, `cell.name?.member`, `[self name member]`. If code
/// passes on the outlet, returns it, or stores it under another name, accesses to the requested members of any object
/// in the source are included.
struct OutletAccesses: Sendable {
  typealias Name = SourceFacts.Name

  /// A use of the outlet's name.
  private enum Use: Equatable {
    /// A member of the outlet is accessed.
    case asks(Name)
    /// The object in the outlet is passed to other code, returned, or stored under another name.
    case handsOn
    /// The outlet is set to another object.
    case sets
    /// The object is stored in a variable or property with the same name as the outlet.
    case keeps
  }

  /// An occurrence of the name of the outlet or of its setter.
  private struct Sighting {
    let index: Int
    let unit: Int
    let use: Use
    /// Whether the name certainly refers to the outlet.
    let isCertain: Bool
    /// Whether the name may refer to the outlet.
    let mayBeOutlet: Bool
    /// Whether the outlet belongs to an object other than `self`.
    let isOthers: Bool
    /// Whether the name refers to a local variable.
    let isLocal: Bool
  }

  private let source: SourceFile
  private let facts: SourceFacts
  /// The names of the outlet and its instance variable.
  private let spellings: Set<Name>
  /// The names of the classes that have the outlet.
  private let owners: [String]
  private var sightings: [Sighting] = []

  /// Finds the accesses in a source.
  ///
  /// - Parameters:
  ///   - uses: The uses of the names of the outlet, its instance variable and its setter.
  ///   - setter: The name of the setter.
  ///   - owners: The names of the classes that have the outlet.
  ///   - source: The source that contains the uses.
  init(_ uses: [MemberUses.Use], setter: String, owners: [String], in source: SourceFile) {
    (self.source, facts, self.owners) = (source, source.facts, owners)
    let (names, isObjectiveC) = (source.facts.names, source.language == .objectiveC)
    spellings = Set(uses.lazy.map(\.occurrence.name).filter { names.text(of: $0) != setter })
    for use in uses {
      if spellings.contains(use.occurrence.name) {
        addSighting(use)
      } else if isObjectiveC {
        addCall(ofSetter: use)
      }
    }
  }

  private mutating func addSighting(_ use: MemberUses.Use) {
    guard let isOthers = facts.isOfOther(use.occurrence), let kind = self.use(use.number, use.unit) else {
      return
    }
    add(use, kind, isOthers: isOthers)
  }

  private mutating func addCall(ofSetter use: MemberUses.Use) {
    let occurrence = use.occurrence
    // The object that receives a selector is unknown.
    let isSelector = occurrence.role == .selector
    guard isSelector || occurrence.role == .member && occurrence.traits.contains([.isCall, .hasArguments])
    else {
      return
    }
    add(use, .sets, isOthers: facts.isOfOther(occurrence) ?? true, mayBeOutlet: isSelector)
  }

  private mutating func add(
    _ use: MemberUses.Use,
    _ kind: Use,
    isOthers: Bool,
    mayBeOutlet: Bool = false
  ) {
    let mayBeMember = use.relation == .certain || use.relation == .unknownReceiver
    sightings.append(
      Sighting(
        index: use.number,
        unit: use.unit,
        use: kind,
        // An object of a subclass is not the object with the outlet.
        isCertain: use.relation == .certain && !use.isOfSubtype,
        mayBeOutlet: mayBeOutlet || mayBeMember && !use.isOfSubtype,
        isOthers: isOthers,
        isLocal: use.occurrence.traits.contains(.isLocal)
      )
    )
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
      guard source.language == .objectiveC, occurrence.receiver != .none,
        !occurrence.traits.contains(.hasArguments)
      else { return nil }
    }
    let sink = facts.sinks[Int(occurrence.sink)]
    if sink.kind == .variable, spellings.contains(sink.name) { return .keeps }
    if let member = facts.member(askedBy: index, of: unit) { return .asks(member) }
    switch sink.kind {
    case .none, .comparison: return nil
    case .argument: return isCounted(index, unit, sink) ? nil : .handsOn
    case .variable, .closure, .result, .receiver, .index, .construction, .unknown: return .handsOn
    }
  }

  /// Whether the outlet is the argument of a release macro, such as `SAFE_RELEASE(_name)`.
  private func isCounted(_ index: Int, _ unit: Int, _ sink: ValueSink) -> Bool {
    let name = facts.names.text(of: sink.name)
    guard name.prefix(2).allSatisfy(\.isUppercase), name.lowercased().contains("release"),
      index > Int(facts.units[unit].start)
    else { return false }
    return facts.occurrences[index - 1].name == sink.name
  }

  // MARK: - Uses

  /// Returns evidence of the first use of a kind, or nil if the source does not contain such a use.
  ///
  /// Methods in `lateMethods` may set the outlet of another object, but set the object's own outlet too late.
  func first(_ kind: SoughtUse.Kind, except lateMethods: Set<String> = []) -> SoughtUse.Evidence? {
    switch kind {
    case .setting: firstSetting { lateMethods.isEmpty || $0.isOthers || !isInMethod($0, lateMethods) }
    case .replacing: firstSetting(where: hasValue)
    case .asking(let members, let classes): firstAsking(for: members, classes)
    }
  }

  private func evidence(_ sighting: Sighting) -> SoughtUse.Evidence {
    let position = SourcePosition(line: facts.occurrences[sighting.index].place.line, column: 1)
    return .at(FileLocation(file: source.path, position: position))
  }

  /// Returns the first assignment to the outlet that satisfies a predicate, if any.
  private func firstSetting(where counts: (Sighting) -> Bool) -> SoughtUse.Evidence? {
    sightings.first { $0.use == .sets && !$0.isLocal && $0.mayBeOutlet && counts($0) }.map(evidence)
  }

  private func isInMethod(_ sighting: Sighting, _ methods: Set<String>) -> Bool {
    let unit = facts.units[sighting.unit]
    return unit.kind == .function && methods.contains(facts.names.text(of: unit.name))
  }

  /// Whether an assignment sets a value, unlike `name = nil`.
  private func hasValue(_ sighting: Sighting) -> Bool {
    let (code, name) = (facts.units[sighting.unit], facts.occurrences[sighting.index].name)
    return facts.occurrences(of: code).contains { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return (sink.kind == .variable || sink.kind == .argument) && sink.name == name
    }
  }

  /// Returns evidence of an access to one of the given members of an outlet, or nil if there is none.
  ///
  /// The evidence has no location if the outlet is passed on and the source accesses such a member on any object. An
  /// outlet that is stored in a variable of one of the given classes is not passed on.
  private func firstAsking(for members: Set<String>, _ classes: Set<String>) -> SoughtUse.Evidence? {
    let guarded = guardedProperties()
    // A receiver of unknown type may be an instance of a class that the code names.
    let namesOwner = owners.contains(where: source.references)
    let asked = sightings.first { sighting in
      guard case .asks(let member) = sighting.use else { return false }
      return isAmong(members, member, guarded) && isOutlet(sighting, namesOwner)
    }
    if let asked { return evidence(asked) }
    let isHandedOn = sightings.contains {
      $0.use == .handsOn && isOutlet($0, namesOwner) && !isPlain($0, classes)
    }
    return isHandedOn && asksAnything(for: members) ? .somewhere : nil
  }

  /// Whether a name refers to the outlet, or to a local variable of the same name that contains the outlet's object.
  private func isOutlet(_ sighting: Sighting, _ namesOwner: Bool) -> Bool {
    if sighting.isLocal {
      return sightings.contains {
        $0.unit == sighting.unit && $0.use == .keeps && !$0.isLocal && isOutlet($0, namesOwner)
      }
    }
    return sighting.isCertain || sighting.mayBeOutlet && (namesOwner || !sighting.isOthers)
  }

  /// Whether the outlet is stored in a variable whose type is one of the given classes, or a type of any object.
  private func isPlain(_ sighting: Sighting, _ classes: Set<String>) -> Bool {
    let sink = facts.sinks[Int(facts.occurrences[sighting.index].sink)]
    if sink.kind == .variable, facts.isPlain(sink.name, in: sighting.unit, classes) { return true }
    guard !sighting.isOthers else { return false }
    return sightings.contains { other in
      guard other.use == .keeps, other.unit == sighting.unit || facts.units[other.unit].type == 0 else {
        return false
      }
      let variable = facts.sinks[Int(facts.occurrences[other.index].sink)].name
      return facts.isPlain(variable, in: other.unit, classes)
    }
  }

  // MARK: - Members

  /// Returns the properties for which the source checks whether the outlet responds to them.
  ///
  /// All accesses to these properties count as guarded.
  ///
  /// Example: `[name respondsToSelector:@selector(member)]`.
  private func guardedProperties() -> Set<String> {
    Set(
      sightings.lazy.compactMap { sighting in
        guard case .asks(let member) = sighting.use, isGuard(member) else { return nil }
        return guardedProperty(after: sighting.index, in: facts.units[sighting.unit])
      }
    )
  }

  /// Returns the properties for which the source checks whether any object responds to them.
  private func guardedPropertiesOfAnyObject() -> Set<String> {
    Set(
      facts.units.lazy.flatMap { unit in
        (Int(unit.start)..<Int(unit.end)).lazy.compactMap { index in
          facts.occurrences[index].role == .member && isGuard(facts.occurrences[index].name)
            ? guardedProperty(after: index, in: unit) : nil
        }
      }
    )
  }

  /// Returns the property whose selector follows an occurrence in the same statement, if any.
  private func guardedProperty(after index: Int, in unit: CodeUnit) -> String? {
    let statement = facts.occurrences[index].statement
    return facts.occurrences[index..<Int(unit.end)].prefix { $0.statement == statement }
      .first { $0.role == .selector }.map { property(facts.names.text(of: $0.name)) }
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
    guard name.hasPrefix("set"), name.dropFirst(3).first?.isUppercase == true else { return name }
    return String(name.dropFirst(3)).firstLowercased
  }

  /// Whether the source accesses one of the given members on an object other than `self`.
  private func asksAnything(for members: Set<String>) -> Bool {
    // The object may be in a variable with another name.
    let guarded = guardedPropertiesOfAnyObject()
    var asked: Set<Name> = []
    for occurrence in facts.occurrences where occurrence.role == .member || occurrence.role == .write {
      switch occurrence.receiver {
      case .type, .expression: asked.insert(occurrence.name)
      case .variable: if !facts.isSelf(occurrence.receiverName) { asked.insert(occurrence.name) }
      case .none, .own, .super, .ownClass, .implicit: break
      }
    }
    return asked.contains { isAmong(members, $0, guarded) }
  }
}
