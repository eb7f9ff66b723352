import UIKit

/// The view that MyCustomView.xib lays out.
///
/// The nib keeps this class.
class MyCustomView: UIView {
  @IBOutlet private(set) weak var label: UILabel!
}

final class EmbeddingController: UIViewController {
  /// The view of the nib, not the one in the storyboard.
  @IBOutlet private weak var embedded: MyCustomView!
}
