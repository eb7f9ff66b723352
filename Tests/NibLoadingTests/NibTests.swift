import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

/// A view that records the methods that a load calls.
private class Badge: NibView {
  var calls: [String] = []
  var text = ""
  var button: NibControl?

  required init(coder: NibCoder) throws(NibError) {
    try super.init(coder: coder)
    calls.append("init(coder:) of \(coder.object.id ?? "") with \(subviews.count) subviews")
  }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    calls.append("init(frame:) \(frame.size.width)x\(frame.size.height)")
  }

  override func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject {
    calls.append("awakeAfter")
    return try super.awakeAfter(using: coder)
  }

  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    calls.append("awakeFromNib with '\(text)' and \(button == nil ? "no button" : "a button")")
  }

  override func action(for selector: String) -> ((AnyObject?) -> Void)? {
    guard selector == "tap:" else { return super.action(for: selector) }
    return { [unowned self] _ in calls.append("tap") }
  }

  override class var registration: TypeRegistration {
    TypeRegistration(Badge.self) {
      $0.property("text", \.text, .inspectable)
      $0.property("button", \.button, .outlet)
    }
  }
}

/// A class whose instances may own a nib, but are not created by nibs.
@MainActor
private final class Delegate {
  var badge: Badge?
  private(set) var sender: NibControl?

  func press(_ sender: NibControl) { self.sender = sender }
}

/// A class that does not declare a registration.
private final class Sticker: Badge {}

/// A view that reads its settings from the markup.
private final class Captioned: NibView {
  let caption: String?
  let alpha: Double
  let background: AttributeValue.Color?

  required init(coder: NibCoder) throws(NibError) {
    let markup = coder.object.markup
    (caption, alpha) = (markup.accessibilityLabel, markup.alpha)
    background = markup.backgroundColor
    try super.init(coder: coder)
  }

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    (caption, alpha, background) = (nil, 1, nil)
    super.init(frame: frame, bundle: bundle)
  }

  override class var registration: TypeRegistration { TypeRegistration(Captioned.self) { _ in } }
}

private final class Owner: NibObject {
  var badge: Badge?

  override func action(for selector: String) -> ((AnyObject?) -> Void)? {
    selector == "press:" ? { _ in } : super.action(for: selector)
  }

  override class var registration: TypeRegistration {
    TypeRegistration(Owner.self) { $0.property("badge", \.badge, .outlet) }
  }
}

@MainActor
@Suite("Nibs of Swift classes")
struct NibTests {
  private static func document(owner: String = "Owner") throws -> InterfaceDocument {
    try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
        <connections><outlet property="badge" destination="v-1" id="o-1"/></connections>
      </placeholder>
      <view id="v-1" customClass="Badge">
        <rect key="frame" x="1" y="2" width="30" height="40"/>
        <subviews>
          <button id="b-1"><connections>
            <action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-1"/>
          </connections></button>
        </subviews>
        \(LoadFixture.string("text", "new"))
        <connections><outlet property="button" destination="b-1" id="o-2"/></connections>
      </view>
      """
    )
  }

  private static func bundle() throws -> NibBundle {
    try ModelClasses.bundle([document()]) {
      $0.register(Badge.self)
      $0.register(Owner.self)
    }
  }

  @Test("All values in the document are set in the platform's order")
  func instantiate() throws {
    let bundle = try Self.bundle()
    let owner = Owner(bundle: bundle)
    let contents = try bundle.nib(named: "Test").instantiate(owner: owner)
    let badge = try #require(contents.first(Badge.self))
    #expect(contents.topLevelObjects.count == 1)
    #expect(owner.badge === badge)
    #expect(badge.frame == AttributeValue.Rect(x: 1, y: 2, width: 30, height: 40))
    #expect(badge.subviews.first === contents.object(withID: "b-1"))
    #expect(badge.button?.superview === badge)
    #expect(
      badge.calls == [
        "init(coder:) of v-1 with 1 subviews", "awakeAfter", "awakeFromNib with 'new' and a button",
      ]
    )
    try badge.button?.sendActions(for: "touchUpInside")
    try badge.button?.sendActions(for: "touchDown")
    #expect(badge.calls.last == "tap")
    #expect(badge.calls.count == 4)
  }

  @Test("The trace of real objects equals that of model objects")
  func trace() throws {
    let bundle = try Self.bundle()
    try bundle.nib(named: "Test").instantiate(owner: Owner(bundle: bundle))
    #expect(
      bundle.trace.map(\.name) == [
        "initialize Owner", "initialize Badge", "initialize UIButton", "apply text",
        "connect badge", "connect button", "connect tap:", "awake Badge", "awake UIButton",
      ]
    )
    #expect(bundle.trace == bundle.loader.load(try Self.document()).events)
  }

  @Test(
    "A bundle records events only on request, and its errors are the same",
    arguments: [false, true]
  )
  func tracing(isOn: Bool) throws {
    let loader = try Self.bundle().loader
    let bundle = NibBundle([try Self.document()], loader: loader, recordsTrace: isOn)
    let nib = try bundle.nib(named: "Test")
    try nib.instantiate(owner: Owner(bundle: bundle))
    #expect(throws: NibError.self) { try nib.instantiate() }
    #expect(bundle.trace.isEmpty != isOn)
  }

  @Test("A class that inherits its registration is created under its own name, with the inherited keys")
  func inheritedRegistration() throws {
    let document = try LoadFixture.xib(
      #"<view id="v-1" customClass="Sticker">\#(LoadFixture.string("text", "new"))</view>"#
    )
    let bundle = try ModelClasses.bundle([document]) {
      $0.register(Badge.self)
      $0.register(Sticker.self)
    }
    let sticker = try #require(try bundle.nib(named: "Test").instantiate().first(Sticker.self))
    #expect(sticker.text == "new")
    #expect(bundle.trace.first?.className == "Sticker")
  }

  @Test("The markup of an object is passed to init(coder:)")
  func markup() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" customClass="Captioned" alpha="0.5">
        <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="sRGB"/>
        <accessibility key="accessibilityConfiguration" label="Close"/>
      </view>
      """
    )
    let bundle = try ModelClasses.bundle([document]) { $0.register(Captioned.self) }
    let view = try #require(try bundle.nib(named: "Test").instantiate().first(Captioned.self))
    #expect(view.caption == "Close" && view.alpha == 0.5)
    #expect(view.background == AttributeValue.Color(red: 1, green: 0, blue: 0))
  }

  @Test("Controls call registered actions of any target, and report missing ones")
  func plainTarget() throws {
    let document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Delegate"/>
      <button id="b-1"><connections>
        <action selector="press:" destination="-1" eventType="touchUpInside" id="a-1"/>
        <action selector="push:" destination="-1" eventType="touchDown" id="a-2"/>
      </connections></button>
      """
    )
    let bundle = try ModelClasses.bundle([document]) {
      $0.register(Delegate.self) { $0.action("press:", Delegate.press) }
    }
    let delegate = Delegate()
    let button = try bundle.nib(named: "Test").instantiate(owner: delegate).first(Button.self)
    try button?.sendActions(for: "touchUpInside")
    #expect(delegate.sender === button)
    #expect(throws: NibError.unrecognizedSelector("push:", className: "Delegate")) {
      try button?.sendActions(for: "touchDown")
    }
  }

  @Test(
    "Any object with the keys can be the owner; without an owner, an NSObject raises"
  )
  func owners() throws {
    let bundle = try Self.bundle()
    let nib = try bundle.nib(named: "Test")
    func undefined(_ className: String) -> NibError {
      .raised(.undefinedKey(.init(key: "badge", operation: .set, className: className)))
    }
    #expect(throws: undefined("UIView")) {
      try nib.instantiate(owner: NibView(bundle: bundle))
    }
    #expect(bundle.trace.last?.name == "connect badge")
    #expect(bundle.trace.last?.consequence == .crash)
    #expect(throws: undefined("NSObject")) { try nib.instantiate() }
    #expect(throws: Never.self) { try nib.instantiate(owner: Owner(bundle: bundle)) }
  }

  struct OwnersAction: Sendable {
    var owner: String
    var selector: String
    var loaded: LoadEvent.ConnectionOutcome
    var instantiated: LoadEvent.ConnectionOutcome
    var sourceLocation: SourceLocation

    init(
      _ owner: String,
      _ selector: String,
      _ loaded: LoadEvent.ConnectionOutcome,
      _ instantiated: LoadEvent.ConnectionOutcome? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.owner, self.selector) = (owner, selector)
      (self.loaded, self.instantiated) = (loaded, instantiated ?? loaded)
      self.sourceLocation = sourceLocation
    }
  }

  private nonisolated static let unlisted = LoadEvent.ConnectionOutcome.actionUndecided(
    .unlistedMethods(className: "Delegate")
  )

  @Test(
    "The owner's actions are those of its class, with or without an owner",
    arguments: [
      OwnersAction("Owner", "press:", .actionFound),
      OwnersAction("Owner", "push:", .actionMissing(targetClass: "Owner", declared: nil)),
      // The methods of a class are unknown if nibs cannot create its instances.
      OwnersAction("Delegate", "press:", unlisted),
      OwnersAction("Delegate", "push:", unlisted),
    ]
  )
  func ownersActions(_ action: OwnersAction) throws {
    let document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(action.owner)"/>
      <button id="b-1"><connections>
        <action selector="\(action.selector)" destination="-1" eventType="touchUpInside" id="a-1"/>
      </connections></button>
      """
    )
    let bundle = try ModelClasses.bundle([document]) {
      $0.register(Owner.self)
      $0.register(Delegate.self) { $0.property("badge", \.badge, .outlet) }
    }
    let owner: AnyObject = action.owner == "Owner" ? Owner(bundle: bundle) : Delegate()
    func outcome(_ events: [LoadEvent]) -> LoadEvent.ConnectionOutcome? {
      events.lazy.compactMap { if case .connect(_, let outcome) = $0.step { outcome } else { nil } }.first
    }
    #expect(
      outcome(bundle.loader.load(document).events) == action.loaded,
      sourceLocation: action.sourceLocation
    )
    try bundle.nib(named: "Test").instantiate(owner: owner)
    #expect(outcome(bundle.trace) == action.instantiated, sourceLocation: action.sourceLocation)
  }

  @Test("An owner of any main-actor class is connected")
  func plainOwner() throws {
    let bundle = try ModelClasses.bundle([Self.document(owner: "Delegate")]) {
      $0.register(Badge.self)
      $0.register(Delegate.self) { $0.property("badge", \.badge, .outlet) }
    }
    let owner = Delegate()
    let contents = try bundle.nib(named: "Test").instantiate(owner: owner)
    #expect(owner.badge === contents.object(withID: "v-1"))
  }

  @Test(
    "A loader uses the platform of its registry by default",
    arguments: Platform.allCases
  )
  func platform(_ platform: Platform) throws {
    let loader = NibLoader(
      registry: try ClassRegistry(platform: platform) { $0.register(NibObject.baseClasses) }
    )
    #expect(loader.conditions.platform == platform && loader.conditions.deploymentTarget == nil)
  }

  @Test("Any view has a layer, which takes any key")
  func layer() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadios" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    )
    let bundle = try ModelClasses.bundle([document])
    let view = try #require(try bundle.nib(named: "Test").instantiate().first(NibView.self))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.others == ["cornerRadios": .attribute("x")])
    let registry = bundle.loader.registry
    #expect(try registry.value(forKeyPath: "layer.cornerRadios", of: view) == .attribute("x"))
    #expect(try registry.value(forKeyPath: "layer.shadow", of: view) == .nil)
  }

  @Test("Off the main actor, a load ends with an error at each object of a Swift class")
  func loadElsewhere() async throws {
    let bundle = try Self.bundle()
    let (loader, document) = (bundle.loader, try Self.document())
    let events = await Task.detached { loader.load(document).events }.value
    let ends = events.filter { $0.name == "end notOnMainActor" }
    #expect(ends.map(\.className) == ["Owner", "Badge", "UIButton"])
    #expect(ends.allSatisfy { $0.consequence == .crash && $0.consoleLine == nil })
    #expect(
      NibError.notOnMainActor.description
        == "the nib's classes are isolated to the main actor, but the nib was loaded off the main actor"
    )
  }

  @Test("External objects come from the options")
  func externalObjects() throws {
    let document = try LoadFixture.xib(
      """
      <placeholder placeholderIdentifier="helper" id="h-1" customClass="Owner">
        <connections><outlet property="badge" destination="v-1" id="o-1"/></connections>
      </placeholder>
      <view id="v-1" customClass="Badge"/>
      """
    )
    let bundle = try ModelClasses.bundle([document]) {
      $0.register(Badge.self)
      $0.register(Owner.self)
    }
    let helper = Owner(bundle: bundle)
    let contents = try bundle.nib(named: "Test")
      .instantiate(externalObjects: ["helper": helper])
    #expect(helper.badge === contents.object(withID: "v-1"))
  }

  @Test(
    "macOS calls init(frame:) on custom views, unless the document instantiates them directly",
    arguments: [true, false]
  )
  func initializersOfMacOS(direct: Bool) throws {
    let document = try LoadFixture.macXib(
      """
      <customView id="v-1" customClass="Badge"><rect key="frame" x="0.0" y="0.0" width="30" height="40"/></customView>
      <customObject id="o-1" customClass="Owner"/>
      """,
      direct: direct
    )
    let bundle = try ModelClasses.bundle([document], platform: .macOS) {
      $0.register(Badge.self)
      $0.register(Owner.self)
    }
    let badge = try #require(try bundle.nib(named: "Test").instantiate().first(Badge.self))
    #expect(
      badge.calls
        == (direct
          ? ["init(coder:) of v-1 with 0 subviews", "awakeAfter", "awakeFromNib with '' and no button"]
          : ["init(frame:) 30.0x40.0", "awakeFromNib with '' and no button"])
    )
    #expect(
      bundle.trace.compactMap { event in
        if case .initialize(.initializer(let name)) = event.step { name } else { nil }
      } == [direct ? "init(coder:)" : "init(frame:)", "init()"]
    )
  }

  @Test("A missing nib, and a nib with more than one cell")
  func missingAndCrowded() throws {
    let document = try LoadFixture.xib(
      #"<view id="v-1" customClass="Badge"/><tapGestureRecognizer id="g-1"/>"#
    )
    let bundle = try ModelClasses.bundle([document]) { $0.register(Badge.self) }
    #expect(throws: NibError.missingNib("Tset")) { try bundle.nib(named: "Tset") }
    #expect(throws: NibError.missingStoryboard("Test")) { try bundle.storyboard(named: "Test") }
    #expect(throws: NibError.notOneCell(identifier: "cell")) {
      try bundle.nib(named: "Test").instantiateCell(identifier: "cell", as: Badge.self)
    }
  }
}
