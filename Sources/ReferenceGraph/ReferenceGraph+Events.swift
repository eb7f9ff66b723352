import SourceModel

/// Control events that code sends explicitly.
extension ReferenceGraph {
  /// Whether code may send a control's event explicitly, as in `field.sendActions(for: .valueChanged)`.
  ///
  /// - Parameters:
  ///   - event: The Swift name of the event.
  ///   - className: The class of the control.
  ///   - element: The framework class that it inherits from.
  /// - Returns: Whether code may send the event, or part of the class's code is unread.
  package func sends(event: String, ofClass className: String, element: String) -> Bool {
    var hierarchy = hierarchy
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
        facts.occurrences(of: unit).contains { argument in
          guard sinks.contains(Int(argument.sink)) else { return false }
          let name = Self.event(facts.names.text(of: argument.name))
          guard name == event || !Self.events.contains(name) else { return false }
          return mayHold(senderOf: argument, in: unit, file, anyOf: names, &hierarchy)
        }
      }
    }
  }

  /// Whether the control passed as an argument may be an instance of one of the classes.
  private func mayHold(
    senderOf argument: Occurrence,
    in unit: CodeUnit,
    _ file: Int,
    anyOf names: Set<String>,
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    let facts = index.files[file].facts
    let callee = facts.sinks[Int(argument.sink)].name
    let calls = facts.occurrences(of: unit).filter {
      $0.name == callee && $0.statement == argument.statement
    }
    return calls.isEmpty
      || calls.contains { call in
        switch call.receiver {
        case .none, .own, .super: names.contains(facts.names.text(of: unit.type))
        case .variable:
          mayHold(variable: index.name(call.receiverName, in: file), anyOf: names, &hierarchy)
        default: true
        }
      }
  }

  /// Whether a variable may hold an instance of one of the classes.
  private func mayHold(
    variable: CodeIndex.Name,
    anyOf names: Set<String>,
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    guard variable >= 0 else { return true }
    let units = index.units(named: variable)
    return units.isEmpty
      || units.contains { number in
        let (unit, facts) = (index.unit(number), index.facts(of: number))
        let types = facts.occurrences(of: unit).filter {
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

  /// Returns the Swift name of an event constant, such as `valueChanged` for `UIControlEventValueChanged`.
  private static func event(_ constant: String) -> String {
    guard constant.hasPrefix(prefix) else { return constant }
    let name = constant.dropFirst(prefix.count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let prefix = "UIControlEvent"

  /// The individual events of `UIControl.Event`, without combinations.
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
