import SourceModel
import SourceSyntax

/// Determines whether a source may register or request cells with a reuse identifier.
///
/// An identifier string counts anywhere except as the argument of a method that dequeues the cell. The name of a type
/// or enum case also counts, since code may convert names to identifiers, and so do parts of composed strings in
/// sources that handle cells.
struct RegistrationFinder {
  private let facts: SourceFacts
  private let path: String
  /// The relevant names, by string.
  private let names: [String: SourceFacts.Name]
  /// The constants whose value is the identifier, or whose name or type is named like the identifier.
  private let constants: [ConstantUse]
  /// The use of the identifier in each sink.
  private let uses: [Use]
  /// Whether the source registers cells for any identifiers.
  private let registers: Bool

  /// The effect of a method on an identifier.
  private enum Use {
    case none
    case request
    case registration
  }

  /// Analyzes a source.
  ///
  /// - Parameters:
  ///   - facts: The facts of the source.
  ///   - path: The path of the source.
  ///   - names: The names of the identifier and the constants, by string.
  ///   - constants: The constants whose value is the identifier, or whose name or type is named like the identifier.
  init(
    _ facts: SourceFacts,
    of path: String,
    names: [String: SourceFacts.Name],
    _ constants: [ConstantUse]
  ) {
    (self.facts, self.path, self.names, self.constants) = (facts, path, names, constants)
    uses = facts.sinks.map { sink in
      guard sink.kind == .argument else { return .none }
      let name = facts.names.bytes(of: sink.name)
      if NibLoadingAPI.mayDequeue(name) || NibLoadingAPI.isRequest(facts.names.text(of: sink.name)) {
        return .request
      }
      return NibLoadingAPI.isRegistered(facts.names.bytes(of: sink.label), by: name) ? .registration : .none
    }
    registers = uses.contains(.registration)
  }

  /// Whether the source may register a class or nib for an identifier that it contains.
  func registers(_ identifier: String) -> Bool {
    constants.contains { $0.text == identifier && isUsed($0) }
      || contains(identifier) { occurrence, unit in
        uses[Int(occurrence.sink)] != .request && !isValue(occurrence, of: unit)
      }
  }

  /// Whether the source contains an identifier and may request a cell with it.
  func requests(_ identifier: String) -> Bool {
    contains(identifier) { occurrence, _ in uses[Int(occurrence.sink)] != .registration }
  }

  /// The parts of composed strings, if the source registers or requests cells.
  var partsOfIdentifiers: Set<String> {
    guard uses.contains(where: { $0 != .none }) else { return [] }
    return Set(
      facts.occurrences.lazy.filter { $0.role == .stringPart }.map { facts.names.text(of: $0.name) }
    )
  }

  /// Whether the source declares a method with the same name as a method that dequeues cells.
  var redefinesRequests: Bool {
    facts.units.contains { unit in
      guard unit.kind == .function, NibLoadingAPI.mayDequeue(facts.names.bytes(of: unit.name)) else {
        return false
      }
      let labels = facts.parameters[Int(unit.parametersStart)..<Int(unit.parametersEnd)].map {
        facts.names.text(of: $0.label)
      }
      return labels.contains("for") || labels.contains("forIndexPath") || labels == ["withIdentifier"]
    }
  }

  // MARK: - Identifiers

  /// Whether the source contains an identifier.
  ///
  /// - Parameters:
  ///   - identifier: The identifier.
  ///   - counts: Whether an occurrence of the identifier as a string counts.
  /// - Returns: Whether the source contains the identifier.
  private func contains(_ identifier: String, _ counts: (Occurrence, CodeUnit) -> Bool) -> Bool {
    guard let name = names[identifier] else { return false }
    return facts.units.contains { unit in
      facts.occurrences[Int(unit.start)..<Int(unit.end)].contains { occurrence in
        guard occurrence.name == name, occurrence.role != .stringPart else { return false }
        return occurrence.role == .string ? counts(occurrence, unit) : mayBecomeText(occurrence, identifier)
      }
    }
  }

  /// Whether the name of a type or enum case that matches an identifier may be converted to a string.
  private func mayBecomeText(_ occurrence: Occurrence, _ identifier: String) -> Bool {
    switch occurrence.role {
    case .metatype, .genericArgument: return true
    case .className: return uses[Int(occurrence.sink)] != .request
    case .name, .member:
      // Variables and methods start with lower-case letters.
      guard identifier.utf8.first?.isUppercase == true else { return false }
      let sink = facts.sinks[Int(occurrence.sink)]
      let isOfConstant = constants.contains { constant in
        sink.kind == .receiver && constant.owner == identifier && names[constant.word] == sink.name
          || constant.word == identifier
      }
      return !isOfConstant
    case .string, .stringPart, .ownClassName, .construction, .type, .cast, .write, .selector: return false
    }
  }

  // MARK: - Constants

  /// Whether a string is the value of one of the constants: `let identifier = "Row"`.
  private func isValue(_ occurrence: Occurrence, of unit: CodeUnit) -> Bool {
    let sink = facts.sinks[Int(occurrence.sink)]
    return constants.contains { constant in
      guard constant.declaringFile == path, let name = names[constant.word],
        names[constant.text] == occurrence.name
      else { return false }
      return sink.kind == .variable && sink.name == name || sink.kind == .result && unit.name == name
    }
  }

  /// Whether the source uses a constant other than to request a cell.
  private func isUsed(_ constant: ConstantUse) -> Bool {
    if constant.isPrivate, constant.file != path { return false }
    let (word, owner) = (names[constant.word], constant.owner.flatMap { names[$0] })
    return facts.occurrences.contains { occurrence in
      // A type that is used as a value may also be registered.
      if occurrence.role == .metatype, occurrence.name == owner { return occurrence.name != 0 }
      return (occurrence.role == .name || occurrence.role == .member) && occurrence.name == word
        && isUsed(constant, by: occurrence, owner)
    }
  }

  /// Whether an occurrence of a constant's name may refer to the constant.
  private func isUsed(
    _ constant: ConstantUse,
    by occurrence: Occurrence,
    _ owner: SourceFacts.Name?
  ) -> Bool {
    guard uses[Int(occurrence.sink)] != .request else { return false }
    let isOwn = constant.isBare && constant.file == path
    switch occurrence.receiver {
    case .none:
      if isOwn { return true }
      return !occurrence.traits.contains(.isLocal)
        && (constant.isOutsideOfTypes || registers && constant.owner != nil)
    case .own, .super, .ownClass: return registers || isOwn
    case .type:
      if occurrence.receiverName == owner { return true }
      return registers && facts.generics.contains(occurrence.receiverName)
    case .variable:
      let receiver = facts.names.text(of: occurrence.receiverName)
      // Another source may access an instance member: `source.identifier`.
      return constant.isBare ? receiver != "segue" : registers && ConstantUse.mayHoldType(receiver)
    case .implicit, .expression: return registers
    }
  }
}
