public import RuntimeAttributes

/// A control: a view that sends actions to targets.
open class NibControl: NibView {
  /// A target, with the method to call for an event.
  private struct Target {
    weak var object: AnyObject?
    var selector: String
    var event: String?
  }

  private var targets: [Target] = []

  /// Adds an action.
  ///
  /// - Parameters:
  ///   - target: The target, which is not retained: a ``NibObject``, or an object of a registered class with an
  ///     `Action` for the selector.
  ///   - selector: The selector of the method to call, such as `tap:`.
  ///   - event: The event, such as `touchUpInside`; nil for any event.
  public func addTarget(_ target: AnyObject, action selector: String, for event: String?) {
    targets.append(Target(object: target, selector: selector, event: event))
  }

  /// Sends the actions of an event.
  ///
  /// - Throws: ``NibError/unrecognizedSelector(_:className:)`` if a target does not have the method.
  public func sendActions(for event: String) throws(NibError) {
    for target in targets where target.event == nil || target.event == event {
      guard let object = target.object else { continue }
      let action =
        if let object = object as? NibObject {
          object.action(for: target.selector)
        } else {
          bundle.loader.registry.action(target.selector, of: object)
        }
      guard let action else {
        throw .unrecognizedSelector(target.selector, className: bundle.className(of: object))
      }
      action(self)
    }
  }

  override open class var registration: TypeRegistration {
    TypeRegistration(NibControl.self, named: "UIControl")
  }
}
