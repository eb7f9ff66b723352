import UIKit

/// Replaces itself unless a runtime attribute of the nib disables it; but attributes are set after `awakeAfter(using:)`.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!
  @IBInspectable var comesFromNib: Bool = false

  override func awakeAfter(using coder: NSCoder) -> Any? {
    if comesFromNib { return self }
    return Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil)?.first
  }
}
