import UIKit

/// A view that owns the nib with its layout, which is named after the class.
class XibView: UIView {
  private(set) var contentView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadContent()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    loadContent()
  }

  private func loadContent() {
    guard contentView == nil else { return }
    let nib = UINib(nibName: String(describing: type(of: self)), bundle: nil)
    guard let view = nib.instantiate(withOwner: self, options: nil).first as? UIView else { return }
    view.frame = bounds
    addSubview(view)
    contentView = view
  }
}

final class ProfileView: XibView {
  @IBOutlet weak var nameLabel: UILabel!
}

final class ListController: UIViewController {
  @IBOutlet private weak var profile: ProfileView!
}
