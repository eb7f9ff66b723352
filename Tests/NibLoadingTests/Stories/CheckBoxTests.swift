import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

@MainActor
private protocol CheckBoxViewDelegate: AnyObject {
  func checkBoxWasTapped(_ checkBox: CheckBoxView)
}

private final class CheckBoxView: NibView {
  var rootView: NibView?
  weak var checkImage: NibView?
  weak var checkButton: NibControl?
  weak var delegate: (any CheckBoxViewDelegate)?

  var isChecked: Bool {
    get { checkImage?.isHidden == false }
    set { checkImage?.isHidden = !newValue }
  }

  required init(coder: NibCoder) throws(NibError) {
    try super.init(coder: coder)
    try commonInit()
  }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    try? commonInit()
  }

  private func commonInit() throws(NibError) {
    try bundle.nib(named: "CheckBoxView").instantiate(owner: self)
    if let rootView { addSubview(rootView) }
    layer.borderWidth = 2
    layer.cornerRadius = 6
  }

  override func action(for selector: String) -> ((AnyObject?) -> Void)? {
    guard selector == "tapped:" else { return super.action(for: selector) }
    return { [unowned self] _ in delegate?.checkBoxWasTapped(self) }
  }

  override class var registration: TypeRegistration {
    TypeRegistration(CheckBoxView.self) {
      $0.property("rootView", \.rootView, .outlet)
      $0.property("checkImage", \.checkImage, .outlet)
      $0.property("checkButton", \.checkButton, .outlet)
    }
  }
}

private final class CheckBoxController: NibController, CheckBoxViewDelegate {
  private(set) weak var checkBox: CheckBoxView?

  override func viewDidLoad() throws(NibError) {
    try super.viewDidLoad()
    checkBox?.delegate = self
  }

  func checkBoxWasTapped(_ checkBox: CheckBoxView) {
    checkBox.isChecked.toggle()
  }

  override class var registration: TypeRegistration {
    TypeRegistration(CheckBoxController.self) { $0.property("checkBox", \.checkBox, .outlet) }
  }
}

private final class ImageView: NibView {
  override class var registration: TypeRegistration {
    TypeRegistration(ImageView.self, named: "UIImageView") { _ in }
  }
}

@MainActor
@Suite("The spec CheckBox")
struct CheckBoxTests {
  private static func bundle() throws -> NibBundle {
    try ModelClasses.bundle(try StoryDocuments.read("CheckBox", "CheckBoxView.xib", "Main.storyboard")) {
      $0.register(CheckBoxView.self)
      $0.register(CheckBoxController.self)
      $0.register(ImageView.self)
    }
  }

  @Test("A view loads its own nib during the storyboard's load; a tap toggles the check")
  func storyboard() throws {
    let bundle = try Self.bundle()
    let controller = try #require(
      try bundle.storyboard(named: "Main").instantiateInitialController() as? CheckBoxController
    )
    let root = try controller.view()
    let checkBox = try #require(controller.checkBox)
    #expect(root.subviews.first === checkBox)
    #expect(checkBox.subviews.first === checkBox.rootView)
    #expect(checkBox.layer.borderWidth == 2)
    #expect(!checkBox.isChecked)
    try checkBox.checkButton?.sendActions(for: "touchUpInside")
    #expect(checkBox.isChecked)
    try checkBox.checkButton?.sendActions(for: "touchUpInside")
    #expect(!checkBox.isChecked)
    #expect(
      bundle.story == [
        "initialize CheckBoxController", "awake CheckBoxController",
        "initialize CheckBoxView", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "  initialize CheckBoxView", "  initialize UIView", "  initialize UIImageView",
        "  initialize UIButton",
        "  connect rootView", "  connect checkImage", "  connect checkButton", "  connect tapped:",
        "  awake UIView", "  awake UIImageView", "  awake UIButton",
        "initialize UIView", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "connect checkBox",
        "awake UIView", "awake CheckBoxView",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "viewLoaded CheckBoxController",
      ]
    )
  }

  @Test("In code, init(frame:) loads the same nib")
  func code() throws {
    let frame = AttributeValue.Rect(x: 0, y: 0, width: 44, height: 44)
    let checkBox = CheckBoxView(frame: frame, bundle: try Self.bundle())
    #expect(checkBox.subviews.first === checkBox.rootView)
    #expect(checkBox.checkImage?.isHidden == true)
  }
}
