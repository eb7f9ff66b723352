import UIKit

protocol CheckBoxViewDelegate: AnyObject {
  func checkBoxWasTapped(_ checkBox: CheckBoxView)
}

/// A check box that owns the nib with its layout.
final class CheckBoxView: UIView {
  @IBOutlet private var rootView: UIView!
  @IBOutlet private weak var checkImage: UIImageView!
  @IBOutlet private weak var checkButton: UIButton!

  weak var delegate: CheckBoxViewDelegate?

  var isChecked: Bool {
    get { !checkImage.isHidden }
    set { checkImage.isHidden = !newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    Bundle.main.loadNibNamed("CheckBoxView", owner: self, options: nil)
    rootView.frame = bounds
    addSubview(rootView)
    layer.borderWidth = 2
    layer.cornerRadius = 6
  }

  @IBAction private func tapped(_ sender: UIButton) {
    delegate?.checkBoxWasTapped(self)
  }
}
