import UIKit

/// The badges of the user.
final class BadgesController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "12 badges"
  }

  @IBAction private func showBadge(_ sender: BadgeButton) {
    present(BadgeDetailController(), animated: true)
  }
}
