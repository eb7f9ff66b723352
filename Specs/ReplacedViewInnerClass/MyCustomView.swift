import UIKit

/// A view that replaces itself with the view of its nib, whose subclass does not replace itself.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!

  override func awakeAfter(using coder: NSCoder) -> Any? {
    let view = Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil)?.first as? MyCustomView
    view?.addConstraints(constraints.map { $0.copied(from: self, to: view) })
    return view
  }
}

final class MyCustomViewContent: MyCustomView {
  override func awakeAfter(using coder: NSCoder) -> Any? { self }
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
