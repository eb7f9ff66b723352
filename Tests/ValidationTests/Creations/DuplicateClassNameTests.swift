import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Objects of classes whose name several apps declare")
struct DuplicateClassNameTests {
  struct App: Sendable {
    var phone: String
    var phoneFiles: [String: String] = [:]
    /// The files that the macOS target builds.
    var mac = ["Mac.swift", "MacCanvas.swift", "Menu.xib"]
  }

  typealias Row = Example<App, [String]>

  private static let delegate = """
    import UIKit
    @main class PhoneDelegate: UIResponder, UIApplicationDelegate {
      func start(_ window: UIWindow) { window.rootViewController = Canvas() }
    }
    """
  private static let canvas = "import UIKit\nclass Canvas: UIViewController {}"
  private static let missing = "missing-nib crash-on-use Canvas Mac.swift:4"

  static let rows: [Row] = [
    Row("in Swift", App(phone: delegate, phoneFiles: ["Canvas.swift": canvas]), [missing]),
    Row(
      "in Objective-C",
      App(
        phone: "",
        phoneFiles: [
          "main.m": """
          #import <UIKit/UIKit.h>
          #import "Canvas.h"
          @implementation Delegate
          - (void)start:(UIWindow *)window { window.rootViewController = [[Canvas alloc] init]; }
          @end
          """,
          "Canvas.h": "#import <UIKit/UIKit.h>\n@interface Canvas : UIViewController\n@end",
          "Canvas.m": "#import \"Canvas.h\"\n@implementation Canvas\n@end",
        ]
      ),
      [missing]
    ),
    Row(
      "declared in the source itself",
      App(phone: delegate + "\nclass Canvas: UIViewController {}"),
      [missing]
    ),
  ]

  @Test("A name means the class of the app that builds the source", arguments: rows)
  func duplicateNames(_ row: Row) async throws {
    let app = row.input
    var phone = app.phoneFiles
    if !app.phone.isEmpty { phone["Phone.swift"] = app.phone }
    func target(_ name: String, _ files: [String], _ platform: String) -> ProjectText.Target {
      ProjectText.Target(
        name: name,
        files: files,
        settings: "GENERATE_INFOPLIST_FILE = YES; \(platform)_DEPLOYMENT_TARGET = 13.0;"
      )
    }
    let sources = phone.keys.sorted().filter { !$0.hasSuffix(".h") }
    let files = [
      "App/App.xcodeproj/project.pbxproj": ProjectText.project([
        target("Mac", app.mac, "MACOSX"), target("Phone", sources + ["Other.xib"], "IPHONEOS"),
      ]),
      "App/Mac.swift": """
      import AppKit
      @main class MacDelegate: NSObject, NSApplicationDelegate {
        func applicationDidFinishLaunching(_ notification: Notification) {
          NSApp.mainWindow?.contentViewController = Canvas()
        }
      }
      """,
      "App/MacCanvas.swift": "import AppKit\nclass Canvas: NSViewController {}",
      "App/Menu.xib": DocumentText.mac("<customObject id=\"-2\" customClass=\"NSApplication\"/>"),
      "App/Other.xib": xib("<view id=\"v-1\"/>"),
    ].merging(phone.map { ("App/" + $0, $1) }) { $1 }
    let found = try await TemporaryTree(files).found().filter { $0.hasPrefix("missing-nib") }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}
