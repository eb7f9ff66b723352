import UIKit

/// A button with a border.
final class BadgeButton: UIButton {
  // Renamed: this was `borderWidth`.
  @IBInspectable var frameWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}
