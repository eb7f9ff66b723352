import InterfaceDocuments

/// The controller of a scene, with the child controllers that the storyboard connects.
package struct ControllerScene: Hashable, Sendable {
  /// The controller's class; an unknown class for a reference to another storyboard.
  package var reference: ClassReference
  /// The kind of container; nil for other controllers, and if the scene of a contained controller is unknown.
  package var container: Container?
  /// The scenes of the contained controllers, in the order of the document.
  package var children: [Int] = []

  /// The kinds of container controllers whose child controllers a storyboard connects.
  package enum Container: Hashable, Sendable {
    case navigation
    case tabs
    /// A controller with container views, whose controllers are added in an unknown order.
    case views
  }

  /// Creates the description of a scene's controller, or returns nil if the scene has none; `target` returns the scene
  /// that contains the object with an ID.
  init?(_ scene: InterfaceScene, in document: InterfaceDocument, _ target: (String?) -> Int?) {
    guard let index = scene.controller else { return nil }
    let controller = document.objects[index]
    reference =
      controller.element == Self.placeholder ? ClassReference() : ClassReference(of: controller)
    let objects: [InterfaceObject]
    let isChild: (Segue) -> Bool
    switch controller.element {
    case "navigationController":
      (container, objects) = (.navigation, [controller])
      isChild = { $0.relationship == "rootViewController" }
    case "tabBarController":
      (container, objects) = (.tabs, [controller])
      isChild = { $0.relationship == "viewControllers" }
    default:
      objects = document.objects[scene.objects.clamped(to: document.objects.indices)].filter {
        $0.element == "containerView"
      }
      guard !objects.isEmpty else { return }
      container = .views
      isChild = { $0.kind == "embed" }
    }
    for connection in objects.lazy.flatMap(\.connections) {
      guard case .segue(let segue) = connection.kind, isChild(segue) else { continue }
      guard let child = target(connection.destination) else {
        // The positions of the other children are unknown.
        container = nil
        return
      }
      children.append(child)
    }
  }

  /// The element of a reference to another storyboard.
  private static let placeholder = "viewControllerPlaceholder"
}
