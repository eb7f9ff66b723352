package import InterfaceDocuments

/// Finds the controls and gesture recognizers of a document that never send their actions.
package struct ActionSenders {
  private let document: InterfaceDocument
  /// The IDs of objects that are connected to an outlet, so that code may change them.
  private let outlets: Set<String>
  /// The indexes of the views that use a gesture recognizer, by the recognizer's ID.
  private let viewsByRecognizer: [String: [Int]]
  /// The indexes of the objects that size class variations enable, disable, hide or show.
  private let varied: Set<Int>

  package init(_ document: InterfaceDocument) {
    self.document = document
    var outlets: Set<String> = []
    var views: [String: [Int]] = [:]
    for (index, object) in document.objects.enumerated() {
      for connection in object.connections {
        guard let destination = connection.destination, let property = connection.property else { continue }
        if property == Self.recognizers {
          views[destination, default: []].append(index)
        } else {
          outlets.insert(destination)
        }
      }
    }
    (self.outlets, viewsByRecognizer) = (outlets, views)
    varied = Set(
      document.variations.lazy.filter { !Self.settings.isDisjoint(with: $0.settings.keys) }.map(\.object)
    )
  }

  private static let recognizers = "gestureRecognizers"
  private static let settings: Set<String> = ["enabled", "hidden", "userInteractionEnabled"]

  /// Whether a control or gesture recognizer never sends its actions: the control, a view that contains it, or every
  /// view that uses the recognizer stays hidden or disabled, or the recognizer stays disabled.
  package func isInactive(_ index: Int) -> Bool {
    let object = document.objects[index]
    guard object.element.hasSuffix("GestureRecognizer") else { return isView(object) && isUntouchable(index) }
    if object.isDisabled, staysAsItIs(index) { return true }
    let views = object.id.flatMap { viewsByRecognizer[$0] } ?? []
    return !views.isEmpty && views.allSatisfy(isUntouchable)
  }

  /// Whether a view or one of its ancestors stays hidden or disabled.
  private func isUntouchable(_ index: Int) -> Bool {
    var next: Int? = index
    while let index = next {
      let object = document.objects[index]
      if isView(object), object.isHidden || object.isDisabled, staysAsItIs(index) { return true }
      next = object.parent
    }
    return false
  }

  /// Whether an object is a subview, reachable only through outlets and its superview's code.
  private func isView(_ object: InterfaceObject) -> Bool { object.container == "subviews" }

  /// Whether an object stays enabled or disabled, hidden or visible: no size class variation or runtime attribute
  /// changes the object, and neither does the code of its class or of its superview's class, or code with a reference
  /// to the object.
  private func staysAsItIs(_ index: Int) -> Bool {
    let object = document.objects[index]
    guard object.customClass == nil, !object.isTagged, object.runtimeAttributes.isEmpty,
      !varied.contains(index),
      object.id.map(outlets.contains) != true
    else { return false }
    if let superview = object.parent, document.objects[superview].customClass != nil { return false }
    // A delegate receives the object, and a binding changes its state.
    return object.connections.allSatisfy { connection in
      switch connection.kind {
      case .action, .segue, .other: true
      case .outlet, .outletCollection, .binding: connection.property == Self.recognizers
      }
    }
  }

  /// Whether a control never sends an event unless code does so explicitly.
  ///
  /// Only text fields send the editing events of `UIControl.Event`, and they never send `valueChanged`.
  package static func neverSends(_ event: String, _ object: InterfaceObject) -> Bool {
    guard let elementClass = object.elementClass, let events = unsentEvents[elementClass] else {
      return false
    }
    return events.contains(event)
  }

  private static let editing: Set<String> = [
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]

  private static let unsentEvents: [String: Set<String>] = [
    "UITextField": ["valueChanged"],
    "UIButton": editing, "UIDatePicker": editing, "UIPageControl": editing, "UISegmentedControl": editing,
    "UISlider": editing, "UIStepper": editing, "UISwitch": editing,
  ]
}
