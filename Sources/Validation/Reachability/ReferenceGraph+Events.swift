import ClassInterfaces

/// The events that code sends in the name of controls.
extension ReferenceGraph {
  /// Whether code may make a control send an event: `field.sendActions(for: .valueChanged)`.
  ///
  /// - Parameters:
  ///   - event: The event, in Swift's spelling.
  ///   - className: The control's class.
  ///   - element: The framework's class that it derives from.
  /// - Returns: Whether code may, or not all code of the class was read.
  func sends(event: String, ofClass className: String, element: String) -> Bool {
    let names = hierarchy.superclassNames(of: className)
    guard names.contains(element) else { return true }
    return index.files.indices.contains { file in
      let facts = index.files[file].facts
      let sinks = Set(
        facts.sinks.indices.filter { number in
          let sink = facts.sinks[number]
          return sink.kind == .argument && Self.senders.contains(facts.names.text(of: sink.name))
        }
      )
      guard !sinks.isEmpty else { return false }
      return facts.units.contains { unit in
        facts.occurrences[Int(unit.start)..<Int(unit.end)].contains { argument in
          guard sinks.contains(Int(argument.sink)) else { return false }
          let name = Self.event(facts.names.text(of: argument.name))
          guard name == event || !Self.events.contains(name) else { return false }
          return mayHold(senderOf: argument, in: unit, file, anyOf: names)
        }
      }
    }
  }

  /// Whether the control that an argument is given to may be of one of some classes.
  private func mayHold(
    senderOf argument: Occurrence,
    in unit: CodeUnit,
    _ file: Int,
    anyOf names: Set<String>
  ) -> Bool {
    let facts = index.files[file].facts
    let callee = facts.sinks[Int(argument.sink)].name
    let calls = facts.occurrences[Int(unit.start)..<Int(unit.end)].filter {
      $0.name == callee && $0.statement == argument.statement
    }
    return calls.isEmpty
      || calls.contains { call in
        switch call.receiver {
        case .none, .own, .super: names.contains(facts.names.text(of: unit.type))
        case .variable: mayHold(variable: index.name(call.receiverName, in: file), anyOf: names)
        default: true
        }
      }
  }

  /// Whether a variable may hold an object of one of some classes.
  private func mayHold(variable: CodeIndex.Name, anyOf names: Set<String>) -> Bool {
    guard variable >= 0 else { return true }
    let units = index.units(named: variable)
    return units.isEmpty
      || units.contains { number in
        let (unit, facts) = (index.unit(number), index.files[index.file(of: number)].facts)
        let types = facts.occurrences[Int(unit.start)..<Int(unit.end)].filter {
          $0.role == .type || $0.role == .construction
        }
        return types.isEmpty
          || types.contains { type in
            let text = facts.names.text(of: type.name)
            return names.contains(text) || !hierarchy.isClass(text)
          }
      }
  }

  private static let senders: Set<String> = ["sendActions", "sendActionsForControlEvents"]

  /// The event of a constant in Swift's spelling: `valueChanged` of `UIControlEventValueChanged`.
  private static func event(_ constant: String) -> String {
    guard constant.hasPrefix(prefix) else { return constant }
    let name = constant.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let prefix = "UIControlEvent"

  /// The single events of `UIControl.Event`.
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
