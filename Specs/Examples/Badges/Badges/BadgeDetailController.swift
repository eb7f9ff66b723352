import UIKit

/// One badge.
final class BadgeDetailController: UIViewController {
  // Renamed: this was `titleLabel`.
  @IBOutlet private weak var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Early Bird"
  }

  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
