import UIKit

final class RedButtonController: UIViewController {
  @IBOutlet private weak var redButton: RedButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    redButton.setTitle("Stop", for: .normal)
  }

  @IBAction private func stop(_ sender: RedButton) {
    dismiss(animated: true)
  }
}
