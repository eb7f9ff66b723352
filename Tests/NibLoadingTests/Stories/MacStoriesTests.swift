import InterfaceDocuments
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

private class MacView: NibView {
  override class var registration: TypeRegistration {
    TypeRegistration(MacView.self, named: "NSView") { _ in }
  }
}

/// The class of the spec RedButton, for AppKit.
private final class MacButton: NibView {
  var title = ""
  private(set) var initializer = "init(coder:)"

  required init(coder: NibCoder) throws(NibError) { try super.init(coder: coder) }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    initializer = "init(frame:)"
  }

  override func awakeFromNib() throws(NibError) { title = "Red" }

  override class var registration: TypeRegistration {
    TypeRegistration(MacButton.self, named: "RedButton") {
      $0.property("title", \.title, .inspectable)
    }
  }
}

/// The class of the spec XibView, for AppKit; its instances own the nib `Profile`.
private final class MacProfile: MacView {
  private(set) var contentView: NibView?
  private(set) weak var label: NibView?
  private(set) var awakenings = 0

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    try? loadContent()
  }

  required init(coder: NibCoder) throws(NibError) { try super.init(coder: coder) }

  override func awakeFromNib() throws(NibError) {
    awakenings += 1
    try loadContent()
  }

  private func loadContent() throws(NibError) {
    // Loading the nib also awakens its owner, before `instantiate(owner:)` returns the objects.
    guard contentView == nil, label == nil else { return }
    contentView = try bundle.nib(named: "Profile").instantiate(owner: self).first(NibView.self)
  }

  override class var registration: TypeRegistration {
    TypeRegistration(MacProfile.self, named: "ProfileView") { $0.property("label", \.label, .outlet) }
  }
}

private final class MacController: NibController {
  private(set) weak var button: MacButton?
  private(set) var buttonsSeen: [Bool] = []

  override func awakeFromNib() throws(NibError) { buttonsSeen.append(button != nil) }

  override class var registration: TypeRegistration {
    TypeRegistration(MacController.self) { $0.property("button", \.button, .outlet) }
  }
}

@MainActor
@Suite("The specs on AppKit")
struct MacStoriesTests {
  private static func bundle(_ documents: [String: InterfaceDocument]) throws -> NibBundle {
    let registry = try ClassRegistry(platform: .macOS) {
      $0.register(NibObject.self)
      $0.register(NibController.self)
      $0.register(NibView.self)
      $0.register(NibLayer.self)
      $0.register(MacView.self)
      $0.register(MacButton.self)
      $0.register(MacProfile.self)
      $0.register(MacController.self)
    }
    let renamed = documents.sorted { $0.key < $1.key }.map { name, document in
      var document = document
      document.file = name
      return document
    }
    let conditions = LoadConditions(platform: .macOS, knownModules: ["App"])
    return NibBundle(
      renamed,
      loader: NibLoader(registry: registry, conditions: conditions),
      recordsTrace: true
    )
  }

  private static let redButton = """
    <customObject id="-2" userLabel="File's Owner" customClass="MacController" customModule="App"><connections>
    <outlet property="button" destination="b-1" id="o-1"/></connections></customObject>
    <customView id="b-1" customClass="RedButton" customModule="App"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="10"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="string" keyPath="title" value="Blue"/>
    </userDefinedRuntimeAttributes></customView>
    """

  @Test(
    "RedButton: attributes, then outlets; the owner awakes; old custom views are created with init(frame:)",
    arguments: [true, false]
  )
  func redButton(isDirect: Bool) throws {
    let bundle = try Self.bundle(["Red.xib": try LoadFixture.macXib(Self.redButton, direct: isDirect)])
    let controller = MacController(bundle: bundle)
    let contents = try bundle.nib(named: "Red").instantiate(owner: controller)
    let button = try #require(contents.first(MacButton.self))
    #expect(button.initializer == (isDirect ? "init(coder:)" : "init(frame:)"))
    #expect(button.layer.cornerRadius == 10)
    #expect(button.title == "Red")
    #expect(controller.buttonsSeen == [true])
    #expect(
      bundle.story == [
        "initialize MacController", "initialize RedButton",
        "apply layer.cornerRadius", "apply title", "connect button",
        "awake MacController", "awake RedButton", "overwrite title",
      ]
    )
  }

  @Test("XibView: a view that is created with init(frame:) loads its nib during that call")
  func xibView() throws {
    let list = #"<customView id="p-1" customClass="ProfileView" customModule="App"/>"#
    let profile = """
      <customObject id="-2" userLabel="File's Owner" customClass="ProfileView" customModule="App"><connections>
      <outlet property="label" destination="l-1" id="o-1"/></connections></customObject>
      <customView id="l-1"/>
      """
    func story(isDirect: Bool) throws -> [String] {
      let bundle = try Self.bundle([
        "List.xib": try LoadFixture.macXib(list, direct: isDirect),
        "Profile.xib": try LoadFixture.macXib(profile),
      ])
      let view = try #require(try bundle.nib(named: "List").instantiate().first(MacProfile.self))
      #expect(view.contentView === view.label)
      #expect(view.awakenings == 2)
      return bundle.story
    }
    let nested = [
      "  initialize ProfileView", "  initialize NSView", "  connect label", "  awake ProfileView",
      "  awake NSView",
    ]
    #expect(try story(isDirect: false) == ["initialize ProfileView"] + nested + ["awake ProfileView"])
    #expect(try story(isDirect: true) == ["initialize ProfileView", "awake ProfileView"] + nested)
  }

  @Test("A storyboard's controller awakes with the nib of its view, after outlets are set")
  func storyboard() throws {
    let text = DocumentText.macStoryboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects>
      <viewController id="c-1" customClass="MacController" customModule="App" sceneMemberID="viewController">
      <view key="view" id="v-1"><subviews>
      <customView id="b-1" customClass="RedButton" customModule="App"/></subviews></view>
      <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
      </viewController></objects></scene>
      """
    )
    let bundle = try Self.bundle(["Main.storyboard": try LoadFixture.read(text, path: "Main.storyboard")])
    let controller = try bundle.storyboard(named: "Main").instantiateInitialController()
    #expect(bundle.story == ["initialize MacController"])
    _ = try controller.view()
    #expect((controller as? MacController)?.buttonsSeen == [true])
    #expect(
      bundle.story == [
        "initialize MacController",
        "initialize NSView", "initialize RedButton", "connect button", "awake NSView", "awake RedButton",
        "awake MacController", "viewLoaded MacController",
      ]
    )
  }
}
