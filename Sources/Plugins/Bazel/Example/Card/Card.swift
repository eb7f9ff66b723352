import UIKit

/// A view with rounded corners, used by documents of several modules.
@objc(Card)
open class Card: UIView {
  /// The corner radius.
  @IBInspectable public var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  /// The caption below the picture.
  @IBOutlet public var caption: UILabel?
}
