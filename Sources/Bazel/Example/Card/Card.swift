import UIKit

/// A view with rounded corners, which documents of any module set.
@objc(Card)
open class Card: UIView {
  @IBInspectable public var radius: CGFloat = 0 {
    didSet { layer.cornerRadius = radius }
  }
  @IBOutlet public var caption: UILabel?
}
