import UIKit

/// A button that is red regardless of its document, with rounded corners and a border drawn by its layer.
@IBDesignable
final class RedButton: UIButton {
  /// The border width of the layer, as a property that Interface Builder shows in the inspector.
  @IBInspectable var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  /// The border color, converted between Interface Builder's `UIColor` and the layer's `CGColor`.
  @IBInspectable var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .red
  }
}
