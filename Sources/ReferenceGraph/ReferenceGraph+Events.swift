import KeyValueCoding
import ProgramModel
import SourceModel

/// Control events that code sends explicitly.
extension ReferenceGraph {
  /// Whether code may send a control's event explicitly, as in `field.sendActions(for: .valueChanged)`.
  ///
  /// - Parameters:
  ///   - event: The Swift name of the event.
  ///   - className: The class of the control.
  ///   - element: The framework class from which the class of the control inherits.
  /// - Returns: True also if the class is not known to inherit from the framework class.
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

  /// Whether the control that sends the event in an argument may be an instance of one of the classes.
  private func mayHold(
    senderOf argument: Occurrence,
    in unit: CodeUnit,
    _ file: Int,
    anyOf names: Set<String>,
    _ hierarchy: inout ClassHierarchy
  ) -> Bool {
    let facts = index.files[file].facts
    let callee = facts.sinks[Int(argument.sink)].name
    let occurrences = facts.occurrences(of: unit)
    let calls = occurrences.indices.filter {
      occurrences[$0].name == callee && occurrences[$0].statement == argument.statement
    }
    return calls.isEmpty
      || calls.contains { call in
        switch occurrences[call].receiver {
        case .none, .own, .super: return names.contains(facts.names.text(of: unit.type))
        case .variable:
          if let type = frameworkType(ofReceiverOf: call, in: unit, facts, &hierarchy) {
            return names.contains(type)
          }
          let variable = index.name(occurrences[call].receiverName, in: file)
          return mayHold(variable: variable, anyOf: names, &hierarchy)
        default: return true
        }
      }
  }

  /// Returns the class of the property on which code calls a member, if the object itself inherits the property from a
  /// framework: `refreshControl` in an extension of a table.
  private func frameworkType(
    ofReceiverOf call: Int,
    in unit: CodeUnit,
    _ facts: SourceFacts,
    _ hierarchy: inout ClassHierarchy
  ) -> String? {
    guard let base = facts.variable(ofMemberAt: call, in: unit),
      base.role == .name && !base.traits.contains(.isLocal) || base.role == .member && base.receiver == .own,
      case let text = facts.names.text(of: base.name),
      index.number(of: text).map({ index.units(named: $0).isEmpty }) != false
    else { return nil }
    for className in hierarchy.superclassNames(of: facts.names.text(of: unit.type)).sorted() {
      let description = RegistryFactory.catalog.description(of: className, platform: .iOS)
      guard let property = description?.properties.first(where: { $0.key.description == text }) else {
        continue
      }
      if case .object(let type) = property.type.kind { return type }
    }
    return nil
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
    return String(name).firstLowercased
  }

  private static let prefix = "UIControlEvent"

  /// The individual events of `UIControl.Event`, without combinations.
  private static let events: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "menuActionTriggered",
    "primaryActionTriggered", "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
