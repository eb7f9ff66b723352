import SourceModel

/// Queries about the objects on which code uses members, and about the variables that contain these objects.
extension SourceFacts {
  /// Whether a name refers to the object itself, such as `weakSelf`.
  func isSelf(_ name: Name) -> Bool { names.text(of: name).lowercased().contains("self") }

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

  /// Whether a name that looks like a type name refers to an object, such as `NSApp` or `O_panel`.
  private func isObject(_ name: Name) -> Bool {
    let name = names.bytes(of: name)
    return name.contains(UInt8(ascii: "_")) || name.elementsEqual("NSApp".utf8)
  }

  /// Returns the member that is accessed directly on the value of an occurrence, such as `fade` in `title.fade`, if
  /// any.
  func member(askedBy index: Int, of unit: Int) -> Name? {
    let occurrence = occurrences[index]
    let bounds = Int(units[unit].start)..<Int(units[unit].end)
    // The members of a key path are adjacent and have the same position.
    if occurrence.receiver == .expression, bounds.contains(index + 1),
      occurrences[index + 1].place == occurrence.place
    {
      return occurrences[index + 1].name
    }
    // A member is recorded directly before its receiver.
    guard bounds.contains(index - 1) else { return nil }
    let member = occurrences[index - 1]
    guard member.role == .member || member.role == .write else { return nil }
    let isReceiver =
      [.variable, .type].contains(member.receiver) && member.receiverName == occurrence.name
      || member.receiver == .expression && occurrence.traits.contains(.isCall) && occurrence.sink != 0
    return isReceiver ? member.name : nil
  }

  /// Whether the declared type of an assigned variable is one of the given classes, or a type of any object.
  func isPlain(_ variable: Name, in unit: Int, _ classes: Set<String>) -> Bool {
    let local = locals.last { $0.name == variable && Int($0.unit) == unit }
    if let local, local.type != 0 { return isPlainType(local.type, classes) }
    var types = locals.filter { $0.name == variable && $0.type != 0 }.map(\.type)
    types += units.indices.compactMap { index in
      let unit = units[index]
      guard unit.kind == .variable, unit.name == variable else { return nil }
      return occurrences(of: unit).first {
        $0.role == .type && $0.statement == 0
      }?.name
    }
    return !types.isEmpty && types.allSatisfy { isPlainType($0, classes) }
  }

  private func isPlainType(_ type: Name, _ classes: Set<String>) -> Bool {
    let name = names.text(of: type)
    return classes.contains(name) || Self.anyObject.contains(name)
  }

  private static let anyObject: Set<String> = ["Any", "AnyObject", "id"]
}
