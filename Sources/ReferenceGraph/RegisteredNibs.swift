import ProjectModel
import SourceModel

/// Nibs that code only registers for cells.
///
/// `UINib` reads such a nib when the first cell with the identifier is dequeued.
struct RegisteredNibs {
  /// A nib that is loaded when a cell is dequeued.
  struct Registration: Sendable {
    let nib: CodeIndex.Name
    /// The app targets that have not loaded the nib.
    fileprivate(set) var appTargets: AppTargets
    let cause: ReferenceGraph.Cause
    /// The unit and occurrence of the nib's name.
    let site: (unit: CodeIndex.Unit, number: Int)
  }

  /// The nibs that wait for a cell, with the identifiers for which they are registered.
  private(set) var waiting: [(nib: Registration, names: Names)] = []
  /// The possible identifiers of each argument in all code, as far as they were evaluated.
  var identifiers: [Int: Names] = [:]

  /// Stores a nib until a cell with one of its identifiers is dequeued.
  mutating func keep(_ nib: Registration, under names: Names) { waiting.append((nib, names)) }

  /// Removes a nib for the app targets that have loaded it.
  mutating func remove(_ nib: Registration, in appTargets: AppTargets) {
    for position in waiting.indices.reversed() where waiting[position].nib.site == nib.site {
      waiting[position].nib.appTargets = waiting[position].nib.appTargets.subtracting(appTargets)
      if waiting[position].nib.appTargets.isEmpty { waiting.remove(at: position) }
    }
  }

  // MARK: - Identifiers

  /// Whether a function registers classes rather than nibs for cells, as `func register(cellType: T.Type)` does.
  static func registersClasses(_ unit: CodeIndex.Unit, _ index: CodeIndex) -> Bool {
    let own = index.unit(unit)
    let facts = index.facts(of: unit)
    guard own.kind == .function else { return false }
    let occurrences = facts.occurrences(of: own)
    return occurrences.contains { facts.isRegisteredIdentifier(facts.sinks[Int($0.sink)]) }
      && !occurrences.contains { facts.target(ofArgument: facts.sinks[Int($0.sink)]) == .nib }
  }

  // MARK: - Registrations

  /// Returns the occurrences of the identifiers for which a nib is registered, given an occurrence of its name.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence of the nib's name.
  ///   - unit: The unit that contains the occurrence.
  ///   - index: The index of the code.
  /// - Returns: The occurrences, or nil if the nib may be loaded without an identifier.
  static func identifiers(ofNibNamedBy number: Int, in unit: CodeIndex.Unit, _ index: CodeIndex) -> [Int]? {
    let facts = index.facts(of: unit)
    let call = facts.sinks[Int(facts.occurrences[number].sink)]
    guard facts.target(ofArgument: call) == .nib else { return nil }
    let value = facts.sinks[Int(call.outer)]
    switch value.kind {
    case .argument: return identifiers(nextTo: number, in: unit, of: value, index)
    case .variable:
      let own = index.unit(unit)
      var identifiers: [Int] = []
      // A property may be used anywhere.
      guard own.kind == .function || own.kind == .initializer || own.kind == .topLevel else { return nil }
      for other in Int(own.start)..<Int(own.end)
      where facts.occurrences[other].name == value.name && facts.occurrences[other].role == .name {
        let sink = facts.sinks[Int(facts.occurrences[other].sink)]
        guard sink.kind == .argument, let more = Self.identifiers(nextTo: other, in: unit, of: sink, index)
        else { return nil }
        identifiers += more
      }
      return identifiers.isEmpty ? nil : identifiers
    default: return nil
    }
  }

  /// Returns the occurrences of the identifier in the call that has a nib as an argument, or nil if the call lacks an
  /// identifier.
  private static func identifiers(
    nextTo number: Int,
    in unit: CodeIndex.Unit,
    of nib: ValueSink,
    _ index: CodeIndex
  ) -> [Int]? {
    let own = index.unit(unit)
    let facts = index.facts(of: unit)
    let statement = facts.occurrences[number].statement
    let found = (Int(own.start)..<Int(own.end)).filter { other in
      let sink = facts.sinks[Int(facts.occurrences[other].sink)]
      return facts.occurrences[other].statement == statement && sink.name == nib.name
        && sink.outer == nib.outer && facts.isRegisteredIdentifier(sink)
    }
    return found.isEmpty ? nil : found
  }
}
