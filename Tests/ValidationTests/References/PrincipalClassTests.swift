import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("The principal classes of extensions, apps and bundles")
struct PrincipalClassTests {
  typealias Row = Example<[String: String], [String]>

  private static func list(_ entries: (String, String)...) -> String {
    "<plist><dict>\n" + entries.map { "<key>\($0)</key>\n<string>\($1)</string>\n" }.joined()
      + "</dict></plist>"
  }

  private static func target(
    _ name: String,
    _ files: [String],
    product: String,
    settings: String = "IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
  ) -> ProjectText.Target {
    ProjectText.Target(
      name: name,
      files: files,
      product: product,
      settings: "PRODUCT_NAME = \(name); INFOPLIST_FILE = \(name)/Info.plist; \(settings)"
    )
  }

  /// Returns an app with a keyboard extension.
  private static func keyboard(
    _ principal: String,
    _ code: String = "import UIKit\nclass Board: UIInputViewController {}",
    file: String = "Keys/Board.swift",
    more: [String: String] = [:]
  ) -> [String: String] {
    [
      ProjectText.path: ProjectText.project([
        target("App", ["App/AppDelegate.swift", "App/Main.storyboard"], product: "application"),
        target("Keys", [file], product: "app-extension"),
      ]),
      "App/Main.storyboard": DocumentText.scene(initial: "h-1", #"<viewController id="h-1"/>"#),
      "App/AppDelegate.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      class Shared: UIInputViewController {}
      """,
      "App/Info.plist": list(), file: code, "Keys/Info.plist": list(("NSExtensionPrincipalClass", principal)),
    ].merging(more) { $1 }
  }

  private static let objectiveC =
    "#import <UIKit/UIKit.h>\n@interface Board : UIInputViewController\n@end\n"
    + "@implementation Board\n@end"
  private static let ofExtension = ["unknown-class crash - Info.plist:3"]

  static let extensions: [Row] = [
    Row.app("the module by its setting", keyboard("$(PRODUCT_MODULE_NAME).Board")),
    Row.app("the module by its name", keyboard("Keys.Board")),
    Row.app("a missing class", keyboard("$(PRODUCT_MODULE_NAME).Gone"), finds: ofExtension),
    Row.app("a missing class of the named module", keyboard("Keys.Gone"), finds: ofExtension),
    Row.app("a class of an unknown module", keyboard("Kit.Gone")),
    Row.app("a class of the app", keyboard("$(PRODUCT_MODULE_NAME).Shared"), finds: ofExtension),
    Row.app("the module of the app", keyboard("App.Shared"), finds: ofExtension),
    Row.app("a Swift class without its module", keyboard("Board"), finds: ofExtension),
    Row.app(
      "a Swift class with an Objective-C name",
      keyboard("Board", "import UIKit\n@objc(Board) class Board: UIInputViewController {}")
    ),
    Row.app(
      "an Objective-C name with a module",
      keyboard("Keys.KeyBoard", "import UIKit\n@objc(KeyBoard) class Board: UIInputViewController {}"),
      finds: ofExtension
    ),
    Row.app("an Objective-C class", keyboard("Board", objectiveC, file: "Keys/Board.m")),
    Row.app(
      "an Objective-C class with a module",
      keyboard("$(PRODUCT_MODULE_NAME).Board", objectiveC, file: "Keys/Board.m"),
      finds: ofExtension
    ),
    Row.app(
      "a missing Objective-C class",
      keyboard("Gone", objectiveC, file: "Keys/Board.m"),
      finds: ofExtension
    ),
    Row.app("a class of a framework", keyboard("UIInputViewController")),
    Row.app("a class that no interface lists", keyboard("UIKeyboardThing")),
    Row.app("another build setting", keyboard("$(PRODUCT_NAME).Board")),
    Row.app("a build setting as the class", keyboard("$(PRODUCT_MODULE_NAME).$(CLASS)")),
    Row.app("a nested class", keyboard("Keys.Outer.Inner")),
    Row.app(
      "a source that was not read",
      keyboard(
        "$(PRODUCT_MODULE_NAME).Gone",
        more: [
          ProjectText.path: ProjectText.project([
            target("App", ["App/AppDelegate.swift", "App/Main.storyboard"], product: "application"),
            target("Keys", ["Keys/Board.swift", "Keys/Gone.swift"], product: "app-extension"),
          ])
        ]
      )
    ),
  ]

  @Test("The principal class of an extension", arguments: extensions)
  func ofExtension(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  /// Returns a project with a bundle, a macOS app or an iOS app.
  private static func product(
    _ principal: String?,
    _ product: String = "bundle",
    system: String = "MACOSX_DEPLOYMENT_TARGET = 10.14;",
    code: String = "import Cocoa\nclass Plugin: NSObject {}",
    settings: String = ""
  ) -> [String: String] {
    let main: [(String, String)] = product == "bundle" ? [] : [("NSMainNibFile", "Main")]
    let entries = main + (principal.map { [("NSPrincipalClass", $0)] } ?? [])
    return [
      ProjectText.path: ProjectText.project([
        target("App", ["App/Plugin.swift", "App/Main.xib"], product: product, settings: system + settings)
      ]),
      "App/Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner"/></objects></document>
      """,
      "App/Plugin.swift": code,
      "App/Info.plist": "<plist><dict>\n"
        + entries.map { "<key>\($0)</key>\n<string>\($1)</string>\n" }.joined() + "</dict></plist>",
    ]
  }

  private static let delegate = "import Cocoa\n@main class Plugin: NSObject, NSApplicationDelegate {}"

  static let products: [Row] = [
    Row.app("a bundle", product("App.Plugin")),
    Row.app("a bundle without a principal class", product(nil)),
    Row.app(
      "a Swift class without its module",
      product("Plugin"),
      finds: ["unknown-class dropped - Info.plist:3"]
    ),
    Row.app(
      "a missing class of a bundle",
      product("App.Gone"),
      finds: ["unknown-class dropped - Info.plist:3"]
    ),
    Row.app("an app", product("NSApplication", "application", code: delegate)),
    Row.app(
      "an app with a missing class",
      product("App.Gone", "application", code: delegate),
      finds: ["unknown-class crash - Info.plist:5"]
    ),
    Row.app(
      "an app that does not call NSApplicationMain",
      product(
        "App.Gone",
        "application",
        code: "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup {} } }"
      )
    ),
    Row.app(
      "an app without a principal class",
      product(nil, "application", code: delegate),
      finds: ["unknown-class crash - Info.plist:3"]
    ),
    Row.app(
      "an app without a principal class, for new systems",
      product(nil, "application", system: "MACOSX_DEPLOYMENT_TARGET = 11.0;", code: delegate)
    ),
    Row.app(
      "a list that Xcode completes",
      product(nil, "application", code: delegate, settings: "GENERATE_INFOPLIST_FILE = YES;")
    ),
    Row.app(
      "a main type of another kind",
      product(nil, "application", code: "import Cocoa\n@main enum Main { static func main() {} }")
    ),
  ]

  @Test("The principal class of a bundle or app", arguments: products)
  func ofProduct(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  // MARK: - Document classes

  /// Returns a macOS app whose property list names the class of a type of documents.
  private static func documents(
    _ className: String,
    code: String = "import Cocoa\nclass Note: NSDocument {}",
    more: [String: String] = [:]
  ) -> [String: String] {
    let settings = "MACOSX_DEPLOYMENT_TARGET = 13.0;"
    return [
      ProjectText.path: ProjectText.project([
        target("App", ["App/Note.swift", "App/Main.xib"], product: "application", settings: settings),
        target("Kit", ["Kit/Kit.swift"], product: "framework", settings: settings),
      ]),
      "App/Main.xib": """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" userLabel="File's Owner"/></objects></document>
      """,
      "App/Note.swift":
        code + "\n@main class Delegate: NSObject, NSApplicationDelegate {}",
      "Kit/Kit.swift": "import Cocoa\npublic class Letter: NSDocument {}",
      "App/Info.plist":
        "<plist><dict><key>CFBundleDocumentTypes</key><array><dict><key>NSDocumentClass</key>\n"
        + "<string>\(className)</string></dict></array></dict></plist>",
    ].merging(more) { $1 }
  }

  private static let ofDocument = ["unknown-class dropped - Info.plist:2"]

  static let documentClasses: [Row] = [
    Row.app("the module by its setting", documents("$(PRODUCT_MODULE_NAME).Note")),
    Row.app("a Swift class without its module", documents("Note"), finds: ofDocument),
    Row.app(
      "a Swift class with an Objective-C name",
      documents("Note", code: "import Cocoa\n@objc(Note) class Note: NSDocument {}")
    ),
    Row.app("a missing class", documents("App.Gone"), finds: ofDocument),
    Row.app("a class of a framework with the module of the app", documents("App.Letter"), finds: ofDocument),
    Row.app("a class of a framework", documents("Kit.Letter")),
    Row.app("a class of AppKit", documents("NSDocument")),
    Row.app(
      "a controller that chooses the class",
      documents(
        "App.Gone",
        code: """
          import Cocoa
          class Note: NSDocument {}
          class Notes: NSDocumentController {
            override func documentClass(forType type: String) -> AnyClass? { Note.self }
          }
          """
      )
    ),
    Row.app(
      "an app without documents of AppKit",
      documents("App.Gone", code: "import Cocoa", more: ["Kit/Kit.swift": ""])
    ),
  ]

  @Test("The class of a type of documents", arguments: documentClasses)
  func ofDocument(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  static let lines: [(files: [String: String], line: String)] = [
    (
      documents("Note"),
      "2014-09-01 16:35:22.463 Demo[39748:12877248] The DocumentType type doesn't map to any NSDocumentClass."
    ),
    (
      keyboard("$(PRODUCT_MODULE_NAME).Gone"),
      "Unable to find NSExtensionPrincipalClass (Keys.Gone) in extension bundle!"
    ),
    (
      product(nil, "application", code: delegate),
      "App[1:2] No Info.plist file in application bundle or no NSPrincipalClass in the Info.plist file, exiting"
    ),
  ]

  @Test("The console message leads to the property list", arguments: lines)
  func console(files: [String: String], line: String) async throws {
    let tree = try TemporaryTree(files)
    let places = try await Validator().locate(Array(line.utf8), below: [tree.path]).lines.flatMap(\.places)
    #expect(places.map(\.kind) == [.setting])
    #expect(places.allSatisfy { $0.file.hasSuffix("Info.plist") })
  }
}
