import KeyValueCoding
import RuntimeAttributes
import SourceModel

/// The objects on which a source uses members, and the variables that hold them.
extension OutletUseFinder {
  /// Returns the class that contains a code unit.
  ///
  /// - Returns: The class; nil outside of types, and in extensions and protocols, whose code may run for other
  ///   classes.
  func container(of unit: Int) -> Name? {
    let type = facts.units[unit].type
    guard type != 0, language == .objectiveC || declared.contains(type) else { return nil }
    return type
  }

  /// Whether code names a type, other than in a string.
  func references(_ type: Name) -> Bool {
    facts.types.contains { $0.name == type } || facts.inherited.contains(type)
      || facts.generics.contains(type)
      || facts.parameters.contains { $0.type == type } || facts.locals.contains { $0.type == type }
      || facts.occurrences.contains { occurrence in
        occurrence.role != .string && occurrence.role != .stringPart
          && (occurrence.name == type || occurrence.receiverName == type)
      }
  }

  // MARK: - Receivers

  /// Whether a name refers to the object itself: `weakSelf`.
  func isSelf(_ name: Name) -> Bool { facts.names.text(of: name).lowercased().contains("self") }

  /// Whether a member's receiver is an object other than `self`; nil for static and implicit members.
  func isOfOther(_ occurrence: Occurrence) -> Bool? {
    switch occurrence.receiver {
    case .none, .own, .super: false
    case .variable: !isSelf(occurrence.receiverName)
    case .expression: true
    case .type: isObject(occurrence.receiverName) ? true : nil
    case .ownClass, .implicit: nil
    }
  }

  /// Whether a name that looks like a type name refers to an object: `NSApp`, `O_panel`.
  private func isObject(_ name: Name) -> Bool {
    let name = facts.names.bytes(of: name)
    return name.contains(UInt8(ascii: "_")) || name.elementsEqual("NSApp".utf8)
  }

  /// Returns the member that is accessed directly on the value of an occurrence, if any: `fade` in `title.fade`.
  func member(askedBy index: Int, of unit: Int) -> Name? {
    let occurrence = facts.occurrences[index]
    let bounds = Int(facts.units[unit].start)..<Int(facts.units[unit].end)
    // The members of a key path are adjacent and have the same position.
    if occurrence.receiver == .expression, bounds.contains(index + 1),
      facts.occurrences[index + 1].place == occurrence.place
    {
      return facts.occurrences[index + 1].name
    }
    // A member is recorded directly before its receiver.
    guard bounds.contains(index - 1) else { return nil }
    let member = facts.occurrences[index - 1]
    guard member.role == .member || member.role == .write else { return nil }
    let isReceiver =
      [.variable, .type].contains(member.receiver) && member.receiverName == occurrence.name
      || member.receiver == .expression && occurrence.traits.contains(.isCall) && occurrence.sink != 0
    return isReceiver ? member.name : nil
  }

  // MARK: - Variables

  /// Whether the declared type of an assigned variable is one of the given classes, or any object.
  func isPlain(_ variable: Name, in unit: Int, _ classes: Set<String>) -> Bool {
    let local = facts.locals.last { $0.name == variable && Int($0.unit) == unit }
    if let local, local.type != 0 { return isPlainType(local.type, classes) }
    var types = facts.locals.filter { $0.name == variable && $0.type != 0 }.map(\.type)
    types += facts.units.indices.compactMap { index in
      let unit = facts.units[index]
      guard unit.kind == .variable, unit.name == variable else { return nil }
      return facts.occurrences(of: unit).first {
        $0.role == .type && $0.statement == 0
      }?.name
    }
    return !types.isEmpty && types.allSatisfy { isPlainType($0, classes) }
  }

  private func isPlainType(_ type: Name, _ classes: Set<String>) -> Bool {
    let name = facts.names.text(of: type)
    return classes.contains(name) || Self.anyObject.contains(name)
  }

  private static let anyObject: Set<String> = ["Any", "AnyObject", "id"]

  /// Whether the receiver of a member is a local variable of a class other than the given ones.
  func isOfOtherClass(
    _ index: Int,
    _ unit: Int,
    than owners: Set<Name>,
    _ isClass: (Name) -> Bool
  ) -> Bool {
    let member = facts.occurrences[index]
    guard member.receiver == .variable else { return false }
    let declarations = facts.locals.filter {
      $0.name == member.receiverName && Int($0.unit) == unit && $0.place <= member.place
    }
    return !declarations.isEmpty
      && declarations.allSatisfy { $0.type != 0 && !owners.contains($0.type) && isClass($0.type) }
  }

  /// Whether a variable contains only objects that the source creates and whose classes are not among the given ones.
  func holdsOnlyOthers(_ variable: Name, than owners: Set<Name>) -> Bool {
    var declarations = facts.locals.count { $0.name == variable }
    declarations += facts.units.count { $0.kind == .variable && $0.name == variable }
    var constructions = 0
    for occurrence in facts.occurrences {
      if occurrence.role == .write, occurrence.name == variable {
        declarations += 1
      } else {
        let sink = facts.sinks[Int(occurrence.sink)]
        guard sink.kind == .variable, sink.name == variable else { continue }
        guard occurrence.role == .construction, !owners.contains(occurrence.name) else { return false }
        constructions += 1
      }
    }
    return constructions > 0 && constructions == declarations
  }
}
