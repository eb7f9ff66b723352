import UIKit

/// A view with rounded corners, which documents of any module set.
@objc(Card)
open class Card: UIView {
  /// How far the corners are rounded.
  @IBInspectable public var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  /// The line below the picture.
  @IBOutlet public var caption: UILabel?
}
