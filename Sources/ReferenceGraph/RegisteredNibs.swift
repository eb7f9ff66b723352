import ProjectModel
import SourceModel

/// Nibs that code only registers for cells.
///
/// `UINib` reads such a nib when the first cell with the identifier is dequeued.
struct RegisteredNibs {
  /// A nib that is loaded when a cell is dequeued.
  struct Registration: Sendable {
    let nib: CodeIndex.Name
    let programs: AppTargets
    let cause: ReferenceGraph.Cause
  }

  /// Whether code composes reuse identifiers, so that any cell may be dequeued.
  var isComposed = false
  /// The registered nibs by reuse identifier.
  private var byIdentifier: [CodeIndex.Name: [Registration]] = [:]

  /// Stores a nib until a cell with one of its identifiers is dequeued.
  mutating func keep(_ registration: Registration, under identifiers: Set<CodeIndex.Name>) {
    for identifier in identifiers { byIdentifier[identifier, default: []].append(registration) }
  }

  /// Removes and returns all nibs.
  mutating func takeAll() -> [Registration] {
    defer { byIdentifier.removeAll() }
    return byIdentifier.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Returns the nibs registered with an identifier.
  func nibs(under identifier: CodeIndex.Name) -> [Registration] { byIdentifier[identifier] ?? [] }

  // MARK: - Identifiers

  /// Returns the strings that sources use as identifiers to register nibs or classes.
  static func identifiers(in sources: [CodeIndex.Source]) -> Set<String> {
    var texts: Set<String> = []
    var constants: Set<String> = []
    for facts in sources.lazy.map(\.file.facts) {
      let sinks = Set(
        facts.sinks.indices.lazy.filter { isIdentifier(facts.sinks[$0], facts) }.map { UInt32($0) }
      )
      guard !sinks.isEmpty else { continue }
      for occurrence in facts.occurrences where sinks.contains(occurrence.sink) {
        let text = facts.names.text(of: occurrence.name)
        switch occurrence.role {
        case .string: texts.insert(text)
        case .name, .member: constants.insert(text)
        default: break
        }
      }
    }
    guard !constants.isEmpty else { return texts }
    for facts in sources.lazy.map(\.file.facts) {
      for unit in facts.units where unit.name != 0 && unit.kind != .function && unit.kind != .initializer {
        guard constants.contains(facts.names.text(of: unit.name)) else { continue }
        for occurrence in facts.occurrences[Int(unit.start)..<Int(unit.end)] where occurrence.role == .string
        {
          texts.insert(facts.names.text(of: occurrence.name))
        }
      }
    }
    return texts
  }

  /// Whether a sink is the identifier argument of a registration.
  private static func isIdentifier(_ sink: ValueSink, _ facts: SourceFacts) -> Bool {
    guard sink.kind == .argument, isRegistration(sink, facts) else { return false }
    return identifierLabels.contains(facts.names.text(of: sink.label))
  }

  private static func isRegistration(_ sink: ValueSink, _ facts: SourceFacts) -> Bool {
    registrations.contains(facts.names.text(of: sink.name))
  }

  /// Whether a function registers a class passed to it for cells, as `func register(cellType: T.Type)` does.
  static func registersClasses(_ unit: CodeIndex.Unit, _ index: CodeIndex) -> Bool {
    let own = index.unit(unit)
    let facts = index.files[index.file(of: unit)].facts
    guard own.kind == .function else { return false }
    let occurrences = facts.occurrences[Int(own.start)..<Int(own.end)]
    return occurrences.contains { isIdentifier(facts.sinks[Int($0.sink)], facts) }
      && !occurrences.contains { nibMakers.contains(facts.names.text(of: $0.name)) }
  }

  private static let registrations: Set<String> = ["register", "registerNib"]
  private static let identifierLabels: Set<String> = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
    "withReuseIdentifier",
  ]

  // MARK: - Registrations

  /// Returns the identifiers with which a nib is registered, given an occurrence of its name.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence of the nib's name.
  ///   - unit: The unit that contains the occurrence.
  ///   - index: The code.
  /// - Returns: The identifiers, or nil if the nib may be loaded without one.
  static func identifiers(
    ofNibNamedBy number: Int,
    in unit: CodeIndex.Unit,
    _ index: CodeIndex
  ) -> Set<CodeIndex.Name>? {
    let file = index.file(of: unit)
    let facts = index.files[file].facts
    let call = facts.sinks[Int(facts.occurrences[number].sink)]
    guard call.kind == .argument, nibMakers.contains(facts.names.text(of: call.name)) else { return nil }
    let value = facts.sinks[Int(call.outer)]
    switch value.kind {
    case .argument where isRegistration(value, facts): return identifiers(nextTo: number, in: unit, index)
    case .variable:
      let own = index.unit(unit)
      var identifiers: Set<CodeIndex.Name> = []
      // A property may be used anywhere.
      guard own.kind == .function || own.kind == .initializer || own.kind == .topLevel else { return nil }
      for other in Int(own.start)..<Int(own.end)
      where facts.occurrences[other].name == value.name && facts.occurrences[other].role == .name {
        let sink = facts.sinks[Int(facts.occurrences[other].sink)]
        guard sink.kind == .argument, isRegistration(sink, facts),
          let more = Self.identifiers(nextTo: other, in: unit, index)
        else { return nil }
        identifiers.formUnion(more)
      }
      return identifiers.isEmpty ? nil : identifiers
    default: return nil
    }
  }

  private static let nibMakers: Set<String> = ["UINib", "nibWithNibName"]

  /// Returns the identifiers that a statement registers, or nil if one of them is unknown.
  private static func identifiers(
    nextTo number: Int,
    in unit: CodeIndex.Unit,
    _ index: CodeIndex
  ) -> Set<CodeIndex.Name>? {
    let (own, file) = (index.unit(unit), index.file(of: unit))
    let facts = index.files[file].facts
    let statement = facts.occurrences[number].statement
    var identifiers: Set<CodeIndex.Name> = []
    for occurrence in facts.occurrences[Int(own.start)..<Int(own.end)]
    where occurrence.statement == statement && isIdentifier(facts.sinks[Int(occurrence.sink)], facts) {
      let name = index.name(occurrence.name, in: file)
      switch occurrence.role {
      case .string:
        identifiers.insert(name)
      case .className where name >= 0 && index.types[name]?.isDeclared == true:
        identifiers.insert(name)
      case .name, .member:
        guard let texts = texts(ofConstant: name, index) else { return nil }
        identifiers.formUnion(texts)
      default: return nil
      }
    }
    return identifiers.isEmpty || identifiers.contains(-1) ? nil : identifiers
  }

  /// Returns the string literals of all constants with a name, or nil if one of them has another value.
  private static func texts(ofConstant name: CodeIndex.Name, _ index: CodeIndex) -> Set<CodeIndex.Name>? {
    guard name >= 0, !index.units(named: name).isEmpty else { return nil }
    var texts: Set<CodeIndex.Name> = []
    for unit in index.units(named: name) {
      let (own, file) = (index.unit(unit), index.file(of: unit))
      let values = index.files[file].facts.occurrences[Int(own.start)..<Int(own.end)].filter {
        $0.role != .type
      }
      guard values.count == 1, let value = values.first, value.role == .string else { return nil }
      texts.insert(index.name(value.name, in: file))
    }
    return texts
  }
}
