/// The nibs that view controllers of UIKit look for if they are created without the name of one.
package enum ControllerNibs {
  /// The end of a class's name that the name of the nib may omit.
  package static let suffix = "Controller"

  /// Returns the names of the nibs that a controller of a class looks for, in this order: `CardView` and
  /// `CardViewController` for `CardViewController` (documentation of `UIViewController.nibName`).
  package static func names(of className: String) -> [String] {
    (className.hasSuffix(suffix) ? [String(className.dropLast(suffix.count))] : []) + [className]
  }
}
