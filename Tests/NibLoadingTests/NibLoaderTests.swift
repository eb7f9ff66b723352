import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Loading a nib")
struct NibLoaderTests {
  private static let owner = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(LoadFixture.panel)>
    <connections><outlet property="button" destination="b-1" id="o-1"/></connections>
    </placeholder>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    """

  // UIKit decodes the connections before the list of all objects, so it decodes connected objects in the order of the
  // connections.
  @Test(
    "All objects are created, then attributes set, then outlets connected, then objects awoken"
  )
  func order() throws {
    let document = try LoadFixture.xib(
      """
      \(Self.owner)
      <view id="v-1" \(LoadFixture.panel)>
        <subviews><button id="b-1"/></subviews>
        \(LoadFixture.string("title"))
        <connections>
          <outlet property="button" destination="b-1" id="o-2"/>
          <action selector="tap:" destination="v-1" eventType="touchUpInside" id="a-1"/>
        </connections>
      </view>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(
      load.names == [
        "initialize App.Panel", "initialize UIButton", "initialize App.Panel",
        "apply title",
        "connect button", "connect button", "connect tap:",
        "awake App.Panel", "awake UIButton",
      ]
    )
    #expect(load.faults.isEmpty)
  }

  @Test("On macOS, the owner awakes as well")
  func ownerAwakes() throws {
    let document = try LoadFixture.macXib(
      """
      <customObject id="-2" userLabel="File's Owner" \(LoadFixture.panel)/>
      <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
      <customObject id="-3" userLabel="Application" customClass="NSObject"/>
      <button id="b-1"/>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.names.filter { $0.hasPrefix("awake") } == ["awake App.Panel", "awake NSButton"])
  }

  @Test("A storyboard's controller is loaded, connected and awoken before its view is created")
  func storyboard() throws {
    let document = try LoadFixture.storyboard(
      """
      <viewController id="c-1" customClass="Screen" customModule="App" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v-1"><subviews><button id="b-1"/></subviews></view>
        \(LoadFixture.string("name"))
        <connections>
          <outlet property="button" destination="b-1" id="o-1"/>
          <outlet property="helper" destination="h-1" id="o-2"/>
        </connections>
      </viewController>
      <customObject id="h-1"/>
      """
    )
    let screen = ClassDescription(
      "Screen",
      module: "App",
      superclass: "UIViewController",
      properties: [
        PropertyDescription("name", PropertyType(.string)),
        PropertyDescription("button", PropertyType(.object("UIButton"), isOptional: true), marks: .outlet),
        PropertyDescription("helper", PropertyType(.any, isOptional: true), marks: .outlet),
      ]
    )
    let load = try LoadFixture.load(document, adding: [screen])
    #expect(
      load.names == [
        "initialize App.Screen", "initialize NSObject", "apply name", "connect helper",
        "awake App.Screen", "awake NSObject",
        "initialize UIButton", "initialize UIView", "connect button", "awake UIView", "awake UIButton",
      ]
    )
  }

  @Test("Each connection of a storyboard is made once, with its scene")
  func scenes() throws {
    func scene(_ name: String) -> String {
      """
      <viewController id="\(name)" \(LoadFixture.panel)>
        <view key="view" id="v-\(name)"><subviews><button id="b-\(name)"/></subviews></view>
        <connections><outlet property="button" destination="b-\(name)" id="o-\(name)"/></connections>
      </viewController>
      """
    }
    let load = try LoadFixture.load(try LoadFixture.storyboard(scene("one"), scene("two"), scene("three")))
    #expect(load.names.filter { $0 == "connect button" }.count == 3)
    #expect(load.faults.isEmpty)
  }

  struct AttributeCase: CustomTestStringConvertible {
    var platform: Platform
    var target: PlatformVersion?
    var consequence: Consequence
    var sourceLocation: SourceLocation

    init(
      _ platform: Platform,
      _ target: PlatformVersion?,
      _ consequence: Consequence,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.platform = platform
      self.target = target
      self.consequence = consequence
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { "\(platform) \(target?.description ?? "today")" }
  }

  @Test(
    "An attribute that raises crashes on old systems and is logged on newer ones",
    arguments: [
      AttributeCase(.iOS, nil, .dropped),
      AttributeCase(.iOS, PlatformVersion(8), .dropped),
      AttributeCase(.iOS, PlatformVersion(7, 1), .crash),
      AttributeCase(.macOS, nil, .dropped),
      AttributeCase(.macOS, PlatformVersion(10, 10), .dropped),
      AttributeCase(.macOS, PlatformVersion(10, 9), .unverified),
      AttributeCase(.macOS, PlatformVersion(10, 8), .crash),
    ]
  )
  func attributeRaises(_ testCase: AttributeCase) throws {
    let isMac = testCase.platform == .macOS
    let element =
      "<\(isMac ? "customView" : "view") id=\"v-1\" \(LoadFixture.panel)>"
      + LoadFixture.string("titel") + "</\(isMac ? "customView" : "view")>"
    let document = try isMac ? LoadFixture.macXib(element) : LoadFixture.xib(element)
    let load = try LoadFixture.load(document, target: testCase.target)
    #expect(load.faults == ["apply titel \(testCase.consequence)"], sourceLocation: testCase.sourceLocation)
    let reason =
      "[<App.Panel 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titel."
    let line =
      testCase.consequence == .crash
      ? "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '\(reason)'"
      : "Failed to set (titel) user defined inspected property on (App.Panel): \(reason)"
    #expect(load.consoleLines == [line], sourceLocation: testCase.sourceLocation)
  }

  @Test("An outlet that raises crashes on iOS")
  func outletRaisesOnIOS() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" \(LoadFixture.panel)>
        <subviews><button id="b-1"/></subviews>
        <connections><outlet property="knob" destination="b-1" id="o-1"/></connections>
      </view>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults == ["connect knob crash"])
    #expect(
      load.consoleLines == [
        "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
          + "'[<App.Panel 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key knob.'"
      ]
    )
  }

  @Test("An outlet that raises is logged on macOS")
  func outletRaisesOnMac() throws {
    let document = try LoadFixture.macXib(
      """
      <customView id="v-1" \(LoadFixture.panel)>
        <subviews><button id="b-1"/></subviews>
        <connections><outlet property="knob" destination="b-1" id="o-1"/></connections>
      </customView>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults == ["connect knob dropped"])
    #expect(
      load.consoleLines == [
        "Failed to connect (knob) outlet from (App.Panel) to (NSButton): missing setter or instance variable"
      ]
    )
  }

  @Test("The second connection of an outlet replaces the first; outlet collections keep both")
  func connectedTwice() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" \(LoadFixture.panel)>
        <subviews><button id="b-1"/><button id="b-2"/></subviews>
        <connections>
          <outlet property="button" destination="b-1" id="o-1"/>
          <outlet property="button" destination="b-2" id="o-2"/>
          <outletCollection property="buttons" destination="b-1" id="o-3"/>
          <outletCollection property="buttons" destination="b-2" id="o-4"/>
        </connections>
      </view>
      """
    )
    let load = try LoadFixture.load(document)
    #expect(load.faults == ["connect button silent"])
  }

  @Test("An outlet to an object of another class is set, and its first use crashes")
  func outletType() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" \(LoadFixture.panel)>
        <subviews><view id="v-2"/></subviews>
        <connections><outlet property="button" destination="v-2" id="o-1"/></connections>
      </view>
      """
    )
    #expect(try LoadFixture.load(document).faults == ["connect button crash-on-use"])
  }

  @Test("An outlet with an unknown destination")
  func dangling() throws {
    let document = try LoadFixture.xib(
      """
      <view id="v-1" \(LoadFixture.panel)>
        <connections><outlet property="button" destination="gone" id="o-1"/></connections>
      </view>
      """
    )
    #expect(try LoadFixture.load(document).faults == ["connect button invalid"])
  }
}
