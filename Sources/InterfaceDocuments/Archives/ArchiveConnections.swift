/// The connections of archives.
enum ArchiveConnections {
  /// How the connections of one class are read.
  struct Form: Sendable {
    /// Whether the connection belongs to its destination, as macOS has it for actions: their source is the target.
    var startsAtDestination = false
    /// What the connection does, by its element and label.
    var kind: @Sendable (ArchiveTree, Int, _ label: String) -> Connection.Kind
  }

  /// The forms by the class of the connection.
  static let forms: [String: Form] = [
    "IBOutletConnection": outlet,
    "IBCocoaTouchOutletConnection": outlet,
    "IBCocoaTouchOutletCollectionConnection": Form { tree, node, label in
      let appends = tree.text("addsContentToExistingCollection", of: node) == "YES"
      return .outletCollection(
        property: label,
        collectionClass: tree.text("cachedCollectionClassName", of: node),
        appends: appends
      )
    },
    "IBActionConnection": Form(startsAtDestination: true) { _, _, label in
      .action(selector: label, event: nil)
    },
    "IBCocoaTouchEventConnection": Form { tree, node, label in
      let event = tree.text("IBEventType", of: node).flatMap { events[$0] }
      return .action(selector: label, event: event)
    },
    "IBBindingConnection": Form { tree, node, _ in .binding(binding(node, in: tree)) },
  ]

  private static let outlet = Form { _, _, label in .outlet(property: label) }

  private static func binding(_ node: Int, in tree: ArchiveTree) -> Binding {
    var binding = Binding(name: "", keyPath: "")
    guard let connector = tree.child("connector", of: node) else { return binding }
    binding.name = tree.text("NSBinding", of: connector) ?? ""
    binding.keyPath = tree.text("NSKeyPath", of: connector) ?? ""
    if let options = tree.child("NSOptions", of: connector) {
      for (key, value) in tree.entries(of: options) { binding.options[key] = tree.string(value) }
    }
    return binding
  }

  /// The names that later documents give to events; the number is that of the event's bit, counted from 1.
  private static let events: [String: String] = [
    "1": "touchDown", "2": "touchDownRepeat", "3": "touchDragInside", "4": "touchDragOutside",
    "5": "touchDragEnter", "6": "touchDragExit", "7": "touchUpInside", "8": "touchUpOutside",
    "9": "touchCancel", "13": "valueChanged", "17": "editingDidBegin", "18": "editingChanged",
    "19": "editingDidEnd", "20": "editingDidEndOnExit",
  ]
}
