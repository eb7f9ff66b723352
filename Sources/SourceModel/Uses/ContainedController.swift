/// A controller that code reads from a window or from container controllers.
///
/// Example: `(window!.rootViewController as! UITabBarController).viewControllers![0]`.
package struct ContainedController: Hashable, Sendable {
  /// The object at which the path to the controller starts.
  package enum Origin: Hashable, Sendable {
    /// The root controller of the object's own `window`.
    case window
    /// The root controller of a window obtained from the application, a scene or a view.
    case anyWindow
    /// The object itself: `self`.
    case itself
    /// The destination of a segue in `prepare(for:sender:)`.
    case destination
  }

  /// A step from a container to one of its controllers.
  package enum Step: Hashable, Sendable {
    /// A controller in a container, by its index.
    case child(Int)
    /// The last controller in a container.
    case lastChild
    /// The topmost controller of a navigation controller.
    case top
    /// The same controller, cast to the given class.
    case cast(to: String)
  }

  /// The object at which the path starts.
  package var origin: Origin
  /// The steps, outermost container first.
  package var steps: [Step] = []
}
