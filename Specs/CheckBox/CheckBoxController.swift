import UIKit

final class CheckBoxController: UIViewController, CheckBoxViewDelegate {
  @IBOutlet private weak var checkBox: CheckBoxView!

  override func viewDidLoad() {
    super.viewDidLoad()
    checkBox.delegate = self
  }

  func checkBoxWasTapped(_ checkBox: CheckBoxView) {
    checkBox.isChecked.toggle()
  }
}
