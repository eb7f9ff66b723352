import UIKit

class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!
}

/// The placeholder in the storyboard; the nib that it loads contains the superclass, which does not replace itself.
final class EmbeddedView: MyCustomView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
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
