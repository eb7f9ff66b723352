import UIKit

/// A view that replaces itself unless a runtime attribute is set, which happens only after `awakeAfter(using:)`.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!
  @IBInspectable var comesFromNib: Bool = false

  override func awakeAfter(using coder: NSCoder) -> Any? {
    if comesFromNib { return self }
    return Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil)?.first
  }
}
