import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

private final class RoundButton: NibControl {
  var borderWidth = 0.0

  override class var registration: TypeRegistration {
    TypeRegistration(RoundButton.self) { $0.property("borderWidth", \.borderWidth, .inspectable) }
  }
}

private final class FormController: NibController {
  var title: NibView?
  var action: RoundButton?
  var recognizer: NibObject?
  var taps = 0

  override func action(for selector: String) -> ((AnyObject?) -> Void)? {
    guard selector == "tap:" else { return super.action(for: selector) }
    return { [unowned self] _ in taps += 1 }
  }

  override class var registration: TypeRegistration {
    TypeRegistration(FormController.self) {
      $0.property("title", \.title, .outlet)
      $0.property("action", \.action, .outlet)
      $0.property("recognizer", \.recognizer, .outlet)
    }
  }
}

/// Loads a nib with unregistered view classes and a registered button.
@MainActor
@Suite("Views of unregistered classes")
struct SubstituteClassTests {
  private static let outlets = """
    <outlet property="title" destination="lbl" id="o-1"/>
    """

  private static func load(outlets: String = Self.outlets) throws -> (FormController, NibContents) {
    let document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="FormController">
        <connections>\(outlets)</connections>
      </placeholder>
      <view id="v-1"><subviews>
        <stackView id="stack"><subviews>
          <label id="lbl"><userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="text" value="x"/>
            <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
          </userDefinedRuntimeAttributes></label>
          <button id="plain"><connections>
            <action selector="tap:" destination="-1" eventType="touchUpInside" id="a-1"/>
            <action selector="reload:" destination="stack" eventType="touchUpInside" id="a-2"/>
          </connections></button>
          <button id="btn" customClass="RoundButton"/>
          <view id="own" customClass="Unknown"/>
        </subviews></stackView>
      </subviews></view>
      <tapGestureRecognizer id="tap"/>
      """
    )
    let registry = try ClassRegistry {
      $0.register(NibObject.baseClasses)
      $0.register(RoundButton.self)
      $0.register(FormController.self)
    }
    let bundle = NibBundle([document], loader: NibLoader(registry: registry), recordsTrace: true)
    let owner = FormController(bundle: bundle)
    return (owner, try bundle.nib(named: "Test").instantiate(owner: owner))
  }

  @Test("They are added as subviews, contain views, and send actions")
  func views() throws {
    let (owner, contents) = try Self.load()
    let view = try #require(contents.first(NibView.self))
    let stack = try #require(view.subviews.first)
    #expect(stack === contents.object(withID: "stack"))
    #expect(stack.subviews.count == 4)
    #expect(stack.subviews[2] is RoundButton)
    #expect(owner.title === stack.subviews[0] && owner.title?.superview === stack)
    try (stack.subviews[1] as? NibControl)?.sendActions(for: "touchUpInside")
    #expect(owner.taps == 1)
    #expect(
      contents.all(RoundButton.self).map(ObjectIdentifier.init) == [ObjectIdentifier(stack.subviews[2])]
    )
  }

  @Test("Keys that plain views lack are undecided because of the missing class")
  func attributes() throws {
    let (owner, contents) = try Self.load()
    let events = owner.bundle.trace.filter { $0.consequence == .unverified }.map(\.description)
    #expect(
      events.sorted() == [
        "apply UILabel text = \"x\": class 'UILabel' was not found [unverified]",
        "connect UIButton action reload: on touchUpInside -> stack: class 'UIStackView' was not found [unverified]",
        "initialize UIButton: the class was not found [unverified]",
        "initialize UILabel: the class was not found [unverified]",
        "initialize UIStackView: the class was not found [unverified]",
        "initialize Unknown: the class was not found [unverified]",
      ]
    )
    #expect((contents.object(withID: "lbl") as? NibView)?.isHidden == true)
  }

  @Test(
    "An outlet to an unknown object, or one of another class, is undecided",
    arguments: [("recognizer", "tap", "UITapGestureRecognizer"), ("action", "plain", "UIButton")]
  )
  func outlets(property: String, destination: String, className: String) throws {
    let (owner, _) = try Self.load(
      outlets: "<outlet property=\"\(property)\" destination=\"\(destination)\" id=\"o-1\"/>"
    )
    let outcomes = owner.bundle.trace.compactMap { event in
      if case .connect(let connection, let outcome) = event.step, connection.property != nil {
        outcome
      } else {
        nil
      }
    }
    #expect(outcomes == [.set(.undecided(.openChain(missing: className)))])
    #expect(owner.recognizer == nil && owner.action == nil)
  }

  @Test("An undeclared outlet raises, regardless of its destination", arguments: ["lbl", "tap"])
  func undefined(destination: String) {
    let outlet = "<outlet property=\"titel\" destination=\"\(destination)\" id=\"o-1\"/>"
    let error = #expect(throws: NibError.self) { try Self.load(outlets: outlet) }
    guard case .raised(.undefinedKey(let undefined)) = error else { return #expect(Bool(false)) }
    #expect(undefined.key == "titel" && undefined.nearestKey == "title")
  }
}
