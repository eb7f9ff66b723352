import UIKit

/// A button that is red regardless of its document, with rounded corners and a border drawn by its layer.
@IBDesignable
final class RedButton: UIButton {
  /// A facade over the layer, so that Interface Builder offers it in the inspector.
  @IBInspectable var borderWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  /// A color of the layer takes a detour: the layer wants a `CGColor`, Interface Builder gives a `UIColor`.
  @IBInspectable var borderColor: UIColor? {
    get { layer.borderColor.map { UIColor(cgColor: $0) } }
    set { layer.borderColor = newValue?.cgColor }
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .red
  }
}
