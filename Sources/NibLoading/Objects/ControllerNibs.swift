/// The nibs that UIKit's view controllers look for without an explicit nib name.
package enum ControllerNibs {
  /// The suffix of a class name that the nib name may omit.
  package static let suffix = "Controller"

  /// Returns the names of the nibs that a controller of a class looks for, in order.
  ///
  /// Example: `CardView` and `CardViewController` for `CardViewController` (documentation of
  /// `UIViewController.nibName`).
  package static func names(of className: String) -> [String] {
    (className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []) + [className]
  }
}
