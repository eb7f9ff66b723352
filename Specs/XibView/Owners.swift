import UIKit

/// Another owner of the same nib; its class has the outlet, so the load succeeds.
final class ProfileCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!

  func fill() {
    Bundle.main.loadNibNamed("ProfileView", owner: self, options: nil)
  }
}

/// An owner without the outlet.
final class ProfileHeader: UICollectionReusableView {
  func fill() {
    Bundle.main.loadNibNamed("ProfileView", owner: self, options: nil)
  }
}
