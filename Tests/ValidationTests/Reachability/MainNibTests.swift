import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("The main nib of an app for macOS")
struct MainNibTests {
  /// A key and a value of the app's property list, and whether the system loads the nib because of them.
  private static let settings: [Example<(key: String, value: String), Bool>] = [
    .init((key: "NSPrincipalClass", value: "NSApplication"), true),
    .init((key: "NSMainNibFile", value: "Panel"), true),
    .init((key: "NSMainNibFile", value: "Other"), false),
    .init((key: "NSMainStoryboardFile", value: "Other"), false),
  ]

  @Test(
    "If the property list does not name a nib, the system loads the nib that the application owns",
    arguments: settings
  )
  func mainNib(_ example: Example<(key: String, value: String), Bool>) async throws {
    let owner = #"<customObject id="-2" userLabel="File's Owner" customClass="NSApplication"/>"#
    let (key, value) = example.input
    let tree = try TemporaryTree([
      "Panel.xib": DocumentText.mac(
        owner
          + """
          <customObject id="h-1" customClass="Holder"><connections>
          <outlet property="chart" destination="v-1" id="c-1"/></connections></customObject><customView id="v-1"/>
          """
      ),
      "Other.xib": DocumentText.mac(owner),
      "Other.storyboard": DocumentText.macStoryboard(
        initial: "c-1",
        #"<scene sceneID="s-1"><objects><viewController id="c-1"/></objects></scene>"#
      ),
      "Info.plist": "<plist><dict><key>\(key)</key><string>\(value)</string></dict></plist>",
      "App.swift": "import AppKit\n@main class App: NSObject {}\n@objc(Holder) class Holder: NSObject {}\n",
    ])
    let findings = try await tree.validate().findings.filter { $0.id == .undefinedOutlet }
    #expect(findings.count == 1, sourceLocation: example.sourceLocation)
    #expect(
      findings.allSatisfy { $0.isUnreachable != example.expected },
      sourceLocation: example.sourceLocation
    )
  }
}
