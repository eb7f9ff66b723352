import UIKit

/// A view that replaces itself with the view of its nib, which has the same class.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!

  override func awakeAfter(using coder: NSCoder) -> Any? {
    Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil)?.first
  }
}
