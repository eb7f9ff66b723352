import UIKit

/// A button with a badge.
///
/// `badgeWidth` and `counter` are renamed properties: the document still contains their old names,
/// `borderWidth` and `badgeLabel`.
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
