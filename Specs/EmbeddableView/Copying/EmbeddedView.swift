import UIKit

/// A placeholder in storyboards, which is replaced by the view of the nib with the placeholder's settings.
final class EmbeddedView: MyCustomView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let objects = Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil) ?? []
    guard let view = objects.lazy.compactMap({ $0 as? MyCustomView }).first else { return self }
    view.frame = frame
    view.autoresizingMask = autoresizingMask
    view.translatesAutoresizingMaskIntoConstraints = translatesAutoresizingMaskIntoConstraints
    for constraint in constraints {
      view.addConstraint(
        NSLayoutConstraint(
          item: constraint.firstItem === self ? view : constraint.firstItem as Any,
          attribute: constraint.firstAttribute,
          relatedBy: constraint.relation,
          toItem: constraint.secondItem === self ? view : constraint.secondItem,
          attribute: constraint.secondAttribute,
          multiplier: constraint.multiplier,
          constant: constraint.constant
        )
      )
    }
    return view
  }
}
