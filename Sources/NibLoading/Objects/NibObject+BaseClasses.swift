public import RuntimeAttributes

extension NibObject {
  /// The registrations of the base classes under their UIKit names.
  public static var baseClasses: [TypeRegistration] {
    [
      NibObject.registration, NibConstraint.registration, NibController.registration, NibView.registration,
      NibControl.registration, NibLayer.registration,
    ]
  }
}
