import UIKit

/// A button with a badge.
///
/// `badgeWidth` was `borderWidth` once, and `counter` was `badgeLabel`; the document still
/// says so.
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
