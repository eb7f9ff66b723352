/// The connections of archives.
enum ArchiveConnections {
  /// The archived form of one class of connections.
  struct Form: Sendable {
    /// Whether the destination owns the connection: in macOS archives, the source of an action connection is the
    /// target.
    var startsAtDestination = false
    /// Returns the kind of a connection, given its element and label.
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
      // The number of the event's bit, starting at 1.
      let event = tree.text("IBEventType", of: node).flatMap { Int($0) }.flatMap {
        ControlEvents.name(ofNumber: $0)
      }
      return .action(selector: label, event: event)
    },
    "IBBindingConnection": Form { tree, node, _ in .binding(binding(node, in: tree)) },
  ]

  private static let outlet = Form { _, _, label in .outlet(property: label) }

  private static func binding(_ node: Int, in tree: ArchiveTree) -> CocoaBinding {
    var binding = CocoaBinding(name: "", keyPath: "")
    guard let connector = tree.child("connector", of: node) else { return binding }
    binding.name = tree.text("NSBinding", of: connector) ?? ""
    binding.keyPath = tree.text("NSKeyPath", of: connector) ?? ""
    if let options = tree.child("NSOptions", of: connector) {
      for (key, value) in tree.entries(of: options) { binding.options[key] = tree.string(value) }
    }
    return binding
  }
}
