import Card
import UIKit

/// The controller of the example.
@objc(Panel)
final class Panel: UIViewController {
  @IBOutlet var card: Card!

  @IBAction func close(_ sender: Any) {
    dismiss(animated: true)
  }
}
