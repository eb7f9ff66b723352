import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Nibs that an app names as its launch screen")
struct LaunchScreenTests {
  typealias Row = Example<[String: String], [String]>

  private static func app(_ name: String, _ objects: String, attributes: String = "") -> [String: String] {
    [
      ProjectText.path: ProjectText.project([
        ProjectText.Target(
          name: "App",
          files: ["App/Panel.swift", "App/Panel.xib"],
          settings: "PRODUCT_NAME = App; INFOPLIST_FILE = App/Info.plist; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
        )
      ]),
      "App/Info.plist": """
      <plist><dict>
      <key>UILaunchStoryboardName</key>
      <string>\(name)</string>
      </dict></plist>
      """,
      "App/Panel.swift": """
      import UIKit
      class Panel: UIViewController { @IBOutlet var card: UIView! }
      class Card: UIView {}
      """,
      "App/Panel.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      \(attributes)><objects>
      \(objects)
      </objects></document>
      """,
    ]
  }

  private static let naming = #"customModule="App" customModuleProvider="target""#
  private static let view = #"<view id="v-1"/>"#
  private static let owned = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel" \(naming)><connections>
    <outlet property="view" destination="v-1" id="o-1"/></connections></placeholder>
    \(view)
    """
  private static let unconnected = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card" \(naming)/>
    \(view)
    """
  private static let custom = #"<view id="v-1" customClass="Card" \#(naming)/>"#

  static let rows: [Row] = [
    Row.app("a plain view", app("Panel", view)),
    Row.app(
      "outlets of the owner",
      app("Panel", owned),
      finds: ["illegal-configuration dropped - Info.plist:3"]
    ),
    Row.app(
      "outlets of the owner, with the extension",
      app("Panel.xib", owned),
      finds: ["illegal-configuration dropped - Info.plist:3"]
    ),
    Row.app("an owner without outlets", app("Panel", unconnected)),
    Row.app(
      "a class of the app",
      app("Panel", custom),
      finds: ["illegal-configuration silent - Info.plist:3"]
    ),
    Row.app(
      "another launch screen",
      app("Other", custom),
      finds: ["missing-storyboard silent Other Info.plist:3"]
    ),
  ]

  @Test("The launch screen", arguments: rows)
  func launchScreen(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("Xcode rejects a nib that is marked as a launch screen")
  func marked() async throws {
    let found = try await TemporaryTree(Self.app("Panel", Self.custom, attributes: #"launchScreen="YES""#))
      .found()
    #expect(found == ["illegal-configuration invalid - Panel.xib:2"])
  }
}
