import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

private final class RedButton: Button {
  private(set) var initializer = ""

  /// The border width of the layer, as a property that Interface Builder shows in the inspector.
  var borderWidth: Double {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }

  var borderColor: AttributeValue.Color?

  required init(coder: NibCoder) throws(NibError) {
    try super.init(coder: coder)
    initializer = "init(coder:)"
  }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    initializer = "init(frame:)"
  }

  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    backgroundColor = AttributeValue.Color(red: 1, green: 0, blue: 0)
  }

  override class var registration: TypeRegistration {
    TypeRegistration(RedButton.self) {
      $0.property("borderWidth", \.borderWidth, .inspectable)
      $0.property("borderColor", \.borderColor, .inspectable)
    }
  }
}

private final class RedButtonController: NibController {
  private(set) weak var redButton: RedButton?
  private(set) var stops = 0

  override func viewDidLoad() throws(NibError) {
    try super.viewDidLoad()
    redButton?.title = "Stop"
  }

  func stop(_ sender: Button) { stops += 1 }

  override class var registration: TypeRegistration {
    TypeRegistration(RedButtonController.self) {
      $0.property("redButton", \.redButton, .outlet)
      $0.action("stop:", RedButtonController.stop)
    }
  }
}

@MainActor
@Suite("The spec RedButton")
struct RedButtonTests {
  @Test(
    "Attributes set layer and facade, awakeFromNib runs last, and the controller has its outlet"
  )
  func story() throws {
    let bundle = try ModelClasses.bundle(try StoryDocuments.read("RedButton", "RedButton.xib")) {
      $0.register(RedButton.self)
      $0.register(RedButtonController.self)
    }
    let controller = RedButtonController(nibName: "RedButton", bundle: bundle)
    #expect(try controller.view().subviews.count == 1)
    let button = try #require(controller.redButton)
    #expect(button.initializer == "init(coder:)")
    #expect(button.layer.cornerRadius == 10)
    #expect(button.layer.borderWidth == 1.5)
    #expect(button.borderColor != nil)
    #expect(button.backgroundColor == AttributeValue.Color(red: 1, green: 0, blue: 0))
    #expect(button.title == "Stop")
    try button.sendActions(for: "touchUpInside")
    #expect(controller.stops == 1)
    #expect(bundle.trace.filter { $0.consequence != nil }.map(\.name) == ["overwrite backgroundColor"])
    #expect(
      bundle.story == [
        "initialize RedButtonController",
        "initialize RedButton", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "initialize UIView", "initialize NSLayoutConstraint", "initialize NSLayoutConstraint",
        "initialize UILayoutGuide",
        "apply layer.cornerRadius", "apply borderWidth", "apply borderColor", "apply backgroundColor",
        "connect redButton", "connect view", "connect stop:",
        "awake UIView", "awake RedButton", "overwrite backgroundColor",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "awake NSLayoutConstraint", "awake NSLayoutConstraint",
        "viewLoaded RedButtonController",
      ]
    )
  }

  @Test("setValue:forKeyPath: needs a known key; others are ignored with a message")
  func undefinedKey() throws {
    var documents = try StoryDocuments.read("RedButton", "RedButton.xib")
    let index = try #require(documents[0].indexesByID()["r3d-Bt-n01"])
    documents[0].objects[index].runtimeAttributes[0] = RuntimeAttribute("frame.width", 10)
    documents[0].objects[index].runtimeAttributes[1] = RuntimeAttribute("borderwidth", 10)
    let bundle = try ModelClasses.bundle(documents) {
      $0.register(RedButton.self)
      $0.register(RedButtonController.self)
    }
    let controller = RedButtonController(nibName: "RedButton", bundle: bundle)
    #expect(try controller.view().subviews.first === controller.redButton)
    #expect(
      bundle.trace.compactMap(\.consoleLine) == [
        "Failed to set (frame.width) user defined inspected property on (RedButton): "
          + "[<NSConcreteValue 0x…> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key width.",
        "Failed to set (borderwidth) user defined inspected property on (RedButton): "
          + "[<RedButton 0x…> setValue:forUndefinedKey:]: "
          + "this class is not key value coding-compliant for the key borderwidth.",
      ]
    )
  }
}
