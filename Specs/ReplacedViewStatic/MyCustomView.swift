import UIKit

/// A view that replaces itself unless its nib is being loaded; the shared flag fails with threads and nested nibs.
class MyCustomView: UIView {
  @IBOutlet private weak var label: UILabel!
  private static var isLoading = false

  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard !MyCustomView.isLoading else { return self }
    MyCustomView.isLoading = true
    defer { MyCustomView.isLoading = false }
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
