import UIKit

/// A button with a badge.
///
/// `badgeWidth` was named `borderWidth` before, and `counter` was `badgeLabel`; the document
/// has the old names.
final class BadgeButton: UIButton {
  @IBInspectable var badgeWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}

final class BadgeController: UIViewController {
  @IBOutlet private weak var badgeButton: BadgeButton!
  @IBOutlet private weak var counter: UILabel!
}
