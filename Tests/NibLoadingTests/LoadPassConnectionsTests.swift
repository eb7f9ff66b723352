import InterfaceDocuments
import KeyValueCoding
import NibLoading
import RuntimeAttributes
import Testing

@Suite("Actions of a load")
struct LoadPassConnectionsTests {
  private func faults(selector: String, on platform: Platform = .iOS) throws -> LoadResult {
    let connections = """
      <connections><action selector="\(selector)" \(platform == .macOS ? "target" : "destination")="v-1" \
      eventType="touchUpInside" id="a-1"/></connections>
      """
    return try platform == .macOS
      ? LoadFixture.load(
        LoadFixture.macXib(
          "<customView id=\"v-1\" \(LoadFixture.panel)/><button id=\"b-1\">\(connections)</button>"
        )
      )
      : LoadFixture.load(
        LoadFixture.xib("<view id=\"v-1\" \(LoadFixture.panel)/><button id=\"b-1\">\(connections)</button>")
      )
  }

  @Test("The target has the action")
  func found() throws {
    #expect(try faults(selector: "tap:").faults.isEmpty)
  }

  @Test("A missing action crashes on the first tap on iOS, and is logged on macOS")
  func missing() throws {
    let load = try faults(selector: "press:")
    #expect(load.faults == ["connect press: crash-on-use"])
    #expect(
      load.consoleLines == [
        "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
          + "'-[App.Panel press:]: unrecognized selector sent to instance 0x…'"
      ]
    )
    let onMac = try faults(selector: "press:", on: .macOS)
    #expect(onMac.faults == ["connect press: dropped"])
    #expect(
      onMac.consoleLines == ["Could not connect action, target class App.Panel does not respond to -press:"]
    )
  }

  @Test("macOS connects outlets, then actions, then bindings; iOS follows the order of the document")
  func order() throws {
    let elements = """
      <button id="b-1"><connections><action selector="tap:" target="v-1" destination="v-1" id="a-1"/></connections>
      </button>
      <%@ id="v-1" \(LoadFixture.panel)><connections><binding destination="b-1" name="hidden" keyPath="x" id="n-1"/>
      <outlet property="button" destination="b-1" id="o-1"/></connections></%@>
      """
    func ids(_ document: InterfaceDocument) throws -> [String] {
      try LoadFixture.load(document).events.compactMap { event in
        if case .connect(let connection, _) = event.step { connection.id } else { nil }
      }
    }
    #expect(
      try ids(LoadFixture.macXib(elements.replacing("%@", with: "customView"))) == ["o-1", "a-1", "n-1"]
    )
    #expect(try ids(LoadFixture.xib(elements.replacing("%@", with: "view"))) == ["a-1", "n-1", "o-1"])
  }

  @Test("Connections of an owner of an unknown class depend on the object that loads the nib")
  func unknownOwner() throws {
    let load = try LoadFixture.load(
      LoadFixture.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder><view id="v-1"/>
        """
      )
    )
    let outcomes = load.events.compactMap { event -> LoadEvent.ConnectionOutcome? in
      if case .connect(_, let outcome) = event.step { outcome } else { nil }
    }
    #expect(outcomes == [.sourceUnknown])
    #expect(load.faults.isEmpty)
  }

  @Test("macOS messages name the class in the document, even if it is unknown")
  func unseenDestination() throws {
    let load = try LoadFixture.load(
      LoadFixture.macXib(
        """
        <customView id="v-1" \(LoadFixture.panel)><connections>
        <outlet property="gone" destination="c-1" id="o-1"/></connections></customView>
        <customObject id="c-1" customClass="Updater"/>
        """
      )
    )
    #expect(
      load.consoleLines == [
        "Failed to connect (gone) outlet from (App.Panel) to (Updater): missing setter or instance variable"
      ]
    )
  }

  @Test("A method that Objective-C cannot call does not count")
  func notVisible() throws {
    #expect(try faults(selector: "hidden:").faults == ["connect hidden: crash-on-use"])
  }

  @Test(
    "Selectors that the framework interfaces may omit are unverified",
    arguments: ["fire", "drag:withEvent:"]
  )
  func unverified(selector: String) throws {
    #expect(try faults(selector: selector).faults == ["connect \(selector) unverified"])
  }

  @Test("On iOS, connections to another scene are not part of the scene's nib")
  func otherScenes() throws {
    let connections = """
      <connections><outlet property="gone" destination="v-1" id="o-1"/>\
      <outlet property="lost" destination="v-2" id="o-2"/>\
      <action selector="go:" destination="c-1" id="a-1"/>\
      <action selector="lose:" destination="c-2" id="a-2"/>\
      <outlet property="view" destination="v-1" id="o-3"/></connections>
      """
    let document = try LoadFixture.storyboard(
      #"<viewController id="c-1"><view key="view" id="v-1"/></viewController>"#,
      #"<viewController id="c-2"><view key="view" id="v-2"/>\#(connections)</viewController>"#
    )
    let faults = [
      "connect gone silent", "connect lost crash", "connect go: silent", "connect lose: crash-on-use",
      "connect view silent",
    ]
    #expect(try LoadFixture.load(document).faults == faults)
  }

  @Test(
    "A gesture recognizer sends actions if a view or code uses it",
    arguments: [
      ("", "silent"),
      (#"<outletCollection property="gestureRecognizers" destination="g-1" id="o-1"/>"#, "crash-on-use"),
      (#"<outlet property="tap" destination="g-1" id="o-1"/>"#, "crash-on-use"),
    ]
  )
  func recognizers(connection: String, consequence: String) throws {
    let recognizer = PropertyDescription("tap", PropertyType(.object("NSObject")))
    let classes = [
      ClassDescription("UIGestureRecognizer", superclass: "NSObject", language: .objectiveC),
      ClassDescription("UITapGestureRecognizer", superclass: "UIGestureRecognizer", language: .objectiveC),
      ClassDescription("Pad", module: "App", superclass: "UIView", properties: [recognizer]),
    ]
    let document = try LoadFixture.xib(
      """
      <view id="v-1" customClass="Pad" customModule="App"><connections>\(connection)</connections></view>
      <tapGestureRecognizer id="g-1"><connections>
      <action selector="press:" destination="v-1" id="a-1"/></connections></tapGestureRecognizer>
      """
    )
    #expect(try LoadFixture.load(document, adding: classes).faults.last == "connect press: \(consequence)")
  }
}
