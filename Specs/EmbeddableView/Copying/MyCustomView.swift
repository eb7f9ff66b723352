import UIKit

/// The view that MyCustomView.xib lays out.
///
/// The view in the nib has this class, which does not replace itself.
class MyCustomView: UIView {
  @IBOutlet private(set) weak var label: UILabel!
}

final class EmbeddingController: UIViewController {
  /// The view of the nib, which replaces the view in the storyboard.
  @IBOutlet private weak var embedded: MyCustomView!
}
