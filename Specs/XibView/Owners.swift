import UIKit

/// Another owner of the same nib: it has the outlet, and that is all that counts.
final class ProfileCell: UITableViewCell {
  @IBOutlet private weak var nameLabel: UILabel!

  func fill() {
    Bundle.main.loadNibNamed("ProfileView", owner: self, options: nil)
  }
}

/// An owner that does not have the outlet.
final class ProfileHeader: UICollectionReusableView {
  func fill() {
    Bundle.main.loadNibNamed("ProfileView", owner: self, options: nil)
  }
}
