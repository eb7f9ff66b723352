import ClassInterfaces

/// The events that code sends in the name of controls.
extension ReferenceGraph {
  /// Whether code may make a control send an event: `field.sendActions(for: .valueChanged)`.
  func sends(event: String) -> Bool {
    index.files.contains { file in
      file.facts.occurrences.contains { occurrence in
        let sink = file.facts.sinks[Int(occurrence.sink)]
        guard sink.kind == .argument, Self.senders.contains(file.facts.names.text(of: sink.name)) else {
          return false
        }
        let name = Self.event(file.facts.names.text(of: occurrence.name))
        return name == event || !Self.events.contains(name)
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

  /// Whether all code of a class was read, up to a class of the frameworks.
  func isRead(class name: String) -> Bool {
    var hierarchy = hierarchy
    guard let number = index.number(of: name), !hierarchy.isExternal(number) else { return false }
    return !hierarchy.hasUnknownAncestor(number)
  }
}
