import UIKit

/// A view that replaces itself unless it has subviews, as in the nib; the placeholder must not have subviews.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!

  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let view = Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil)?.first as? MyCustomView
    view?.addConstraints(constraints.map { $0.copied(from: self, to: view) })
    return view
  }
}

extension NSLayoutConstraint {
  func copied(from view: UIView, to other: UIView?) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: firstItem === view ? other as Any : firstItem as Any,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem === view ? other : secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }
}
