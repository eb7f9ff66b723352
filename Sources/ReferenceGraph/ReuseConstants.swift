import SourceModel

/// The possible values of a reuse identifier.
struct ReuseIdentifiers: Sendable {
  /// Whether the identifier may be any string.
  var isAny = false
  /// Whether the identifier may be the name of any class.
  var areClassNames = false
  var texts: Set<CodeIndex.Name> = []

  static let any = ReuseIdentifiers(isAny: true)

  mutating func formUnion(_ other: ReuseIdentifiers) {
    isAny = isAny || other.isAny
    areClassNames = areClassNames || other.areClassNames
    texts.formUnion(other.texts)
  }

  /// Whether the identifier may be a string.
  func mayBe(_ text: CodeIndex.Name, _ index: CodeIndex) -> Bool {
    isAny || texts.contains(text) || areClassNames && index.types.contains(text)
  }
}

/// Constants and variables that hold reuse identifiers.
struct ReuseConstants {
  private typealias Name = CodeIndex.Name
  typealias Unit = CodeIndex.Unit

  private let index: CodeIndex
  private let metatypes: Metatypes
  /// The names that code assigns, which hold other values than the initial one.
  private let assigned: Set<Name>

  init(_ graph: ReferenceGraph) {
    (index, metatypes) = (graph.index, graph.bindings.metatypes)
    var assigned: Set<Name> = []
    for (number, file) in graph.index.files.enumerated() {
      for occurrence in file.facts.occurrences where occurrence.role == .write {
        assigned.insert(graph.index.name(occurrence.name, in: number))
      }
      // A memberwise initializer assigns properties.
      for sink in file.facts.sinks where sink.kind == .argument {
        assigned.insert(graph.index.name(sink.label, in: number))
      }
    }
    self.assigned = assigned
  }

  /// The maximum number of constants in a chain.
  private static let longestChain = 4

  /// Returns the possible values of an occurrence that is used as an identifier.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence.
  ///   - unit: The unit that contains it.
  ///   - hierarchy: The class hierarchy.
  ///   - depth: The number of constants that refer to it.
  /// - Returns: The values.
  func identifiers(
    at number: Int,
    in unit: Unit,
    _ hierarchy: inout ClassHierarchy,
    depth: Int = 0
  ) -> ReuseIdentifiers {
    let site = index.site(at: number, in: unit)
    let (occurrence, name) = (site.occurrence, site.name)
    switch occurrence.role {
    case .string: return ReuseIdentifiers(texts: [name])
    case .ownClassName: return ReuseIdentifiers(areClassNames: true)
    case .className:
      let isDeclared = name >= 0 && index.types[name]?.isDeclared == true
      return isDeclared ? ReuseIdentifiers(texts: [name]) : ReuseIdentifiers(areClassNames: true)
    case .type, .cast, .genericArgument, .metatype: return ReuseIdentifiers()
    case .stringPart, .selector, .construction, .write: return .any
    case .name, .member: break
    }
    guard depth < Self.longestChain else { return .any }
    if occurrence.role == .name, occurrence.traits.contains(.isLocal) {
      return values(ofLocal: occurrence.name, in: unit, &hierarchy, depth: depth)
    }
    // The raw value of the case that precedes it.
    if occurrence.role == .member,
      index.files[site.file].facts.names.text(of: occurrence.name) == "rawValue"
    {
      return occurrence.receiver == .type || occurrence.receiver == .implicit ? ReuseIdentifiers() : .any
    }
    let candidates = candidates(for: site, &hierarchy)
    guard !candidates.isEmpty else { return .any }
    var identifiers = ReuseIdentifiers()
    for candidate in candidates where !identifiers.isAny {
      identifiers.formUnion(values(of: candidate, &hierarchy, depth: depth))
    }
    return identifiers
  }

  /// Returns the declarations that an occurrence may refer to, or none if it may be a member without sources.
  private func candidates(for site: Site, _ hierarchy: inout ClassHierarchy) -> [Unit] {
    let (occurrence, file) = (site.occurrence, site.file)
    guard site.name >= 0 else { return [] }
    let visible = index.units(named: site.name).filter { candidate in
      let other = index.file(of: candidate)
      return other == file || !index.unit(candidate).traits.contains(.isPrivate)
        || !index.files[other].isSwift
    }
    switch occurrence.receiver {
    case .none: return visible
    case .type:
      let type = index.name(occurrence.receiverName, in: file)
      guard index.types.contains(type) else { return [] }
      let ancestors = hierarchy.ancestors(of: type)
      return visible.filter { ancestors.contains(index.type(of: $0)) }
    case .own, .ownClass: return visible.filter { index.type(of: $0) >= 0 }
    case .variable where holdsMetatype(occurrence.receiverName, in: site.unit, file):
      return visible.filter { index.type(of: $0) >= 0 && index.unit($0).traits.contains(.isStatic) }
    case .super, .variable, .implicit, .expression: return []
    }
  }

  /// Whether a parameter or local variable holds a metatype, as in `if let type = type as? Card.Type`.
  private func holdsMetatype(_ name: SourceFacts.Name, in unit: Unit, _ file: Int) -> Bool {
    if metatypes.hold(name, in: file) { return true }
    let (own, facts) = (index.unit(unit), index.files[file].facts)
    let values = facts.occurrences[Int(own.start)..<Int(own.end)].filter { occurrence in
      let sink = facts.sinks[Int(occurrence.sink)]
      return sink.kind == .variable && sink.name == name
    }
    return !values.isEmpty
      && values.allSatisfy { $0.role == .metatype || metatypes.hold($0.name, in: file) }
  }

  private func values(
    ofLocal name: SourceFacts.Name,
    in unit: Unit,
    _ hierarchy: inout ClassHierarchy,
    depth: Int
  ) -> ReuseIdentifiers {
    let (own, file) = (index.unit(unit), index.files[index.file(of: unit)])
    let facts = file.facts
    let locals = facts.locals.filter { $0.name == name && $0.unit == UInt32(unit - file.firstUnit) }
    let isParameter = facts.parameters[Int(own.parametersStart)..<Int(own.parametersEnd)].contains {
      $0.name == name
    }
    guard locals.count == 1, !isParameter else { return .any }
    return values(in: unit, &hierarchy, depth: depth) { occurrence, sink in
      occurrence.role == .write && occurrence.name == name || sink.kind == .variable && sink.name == name
    }
  }

  private func values(of unit: Unit, _ hierarchy: inout ClassHierarchy, depth: Int) -> ReuseIdentifiers {
    let own = index.unit(unit)
    let name = own.name
    switch own.kind {
    case .enumCase where index.types[index.type(of: unit)]?.inherited.isEmpty != false:
      // A case without a raw value is no string.
      return ReuseIdentifiers()
    case .variable, .enumCase:
      let isConstant =
        own.kind == .enumCase || index.type(of: unit) < 0 || own.traits.contains(.isStatic)
      if !isConstant, assigned.contains(index.name(of: unit)) { return .any }
      let values = values(in: unit, &hierarchy, depth: depth) { _, sink in
        sink.kind == .variable && sink.name == name
      }
      return hasNoCode(unit) && (isComputed(unit) || isRequirement(unit)) ? ReuseIdentifiers() : values
    case .accessors, .function:
      let values = values(in: unit, &hierarchy, depth: depth) { _, sink in sink.kind == .result }
      return hasNoCode(unit) && isRequirement(unit) ? ReuseIdentifiers() : values
    case .initializer, .topLevel, .header: return .any
    }
  }

  /// Whether a unit contains only types.
  private func hasNoCode(_ unit: Unit) -> Bool {
    let own = index.unit(unit)
    return index.files[index.file(of: unit)].facts.occurrences[Int(own.start)..<Int(own.end)]
      .allSatisfy(\.isTypeName)
  }

  /// Whether a unit may be a requirement of a protocol.
  private func isRequirement(_ unit: Unit) -> Bool { index.types[index.type(of: unit)]?.isProtocol == true }

  /// Whether a variable has accessors.
  private func isComputed(_ unit: Unit) -> Bool {
    index.units(named: index.name(of: unit)).contains {
      index.unit($0).kind == .accessors && index.unit($0).place == index.unit(unit).place
        && index.file(of: $0) == index.file(of: unit)
    }
  }

  /// Returns the values of some occurrences in a unit, or any value if there are none.
  private func values(
    in unit: Unit,
    _ hierarchy: inout ClassHierarchy,
    depth: Int,
    where isValue: (Occurrence, ValueSink) -> Bool
  ) -> ReuseIdentifiers {
    let (own, facts) = (index.unit(unit), index.files[index.file(of: unit)].facts)
    var found: ReuseIdentifiers?
    for number in Int(own.start)..<Int(own.end) {
      let occurrence = facts.occurrences[number]
      guard isValue(occurrence, facts.sinks[Int(occurrence.sink)]), !occurrence.isTypeName else { continue }
      let values = identifiers(at: number, in: unit, &hierarchy, depth: depth + 1)
      found = found ?? ReuseIdentifiers()
      found?.formUnion(values)
    }
    return found ?? .any
  }
}

extension Occurrence {
  fileprivate var isTypeName: Bool { role == .type || role == .cast || role == .genericArgument }
}
