public import RuntimeAttributes

extension NibObject {
  /// The registrations of the classes that others are derived from, by the names that they have in UIKit.
  public static var baseClasses: [Class] {
    [
      NibObject.registration, NibConstraint.registration, NibController.registration, NibView.registration,
      NibControl.registration, NibLayer.registration,
    ]
  }
}
