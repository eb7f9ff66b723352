import UIKit

/// A placeholder in storyboards, which is replaced by the view of the nib.
final class EmbeddedView: MyCustomView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let objects = Bundle.main.loadNibNamed("MyCustomView", owner: nil, options: nil) ?? []
    return objects.lazy.compactMap { $0 as? MyCustomView }.first
  }
}
