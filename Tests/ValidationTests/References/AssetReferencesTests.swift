import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import Validation

@Suite("Images and colors of asset catalogs")
struct AssetReferencesTests {
  typealias Row = Example<(document: String, code: String), [String]>

  private static func row(
    _ name: String,
    _ view: String,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    Row(name, (view, ""), expected, sourceLocation: sourceLocation)
  }

  private static func image(_ name: String) -> String { #"<imageView image="\#(name)" id="i-1"/>"# }
  private static func color(_ name: String) -> String {
    #"<label id="i-1"><color key="textColor" name="\#(name)"/></label>"#
  }
  private static func missing(_ name: String) -> [String] {
    ["missing-resource dropped \(name) Main.storyboard:5"]
  }

  static let documentRows: [Row] = [
    row("an image", image("Star")),
    row("an image of a group", image("Apple")),
    row(
      "an image of a group with the name of the group",
      image("Fruit/Apple"),
      finds: missing("Fruit/Apple")
    ),
    row("an image of a namespace", image("Space/Moon")),
    row("an image of a namespace without its name", image("Moon"), finds: missing("Moon")),
    row("an image file", image("photo")),
    row("an image file with its extension", image("photo.png")),
    row("a missing image", image("Gone"), finds: missing("Gone")),
    row("a color", color("Brand")),
    row("a color of a namespace", color("Space/Night")),
    row("a missing color", color("Gone"), finds: missing("Gone")),
    row("a color that is only an image", color("Star"), finds: missing("Star")),
    row("an image that is only a color", image("Brand"), finds: missing("Brand")),
    row(
      "an attribute with a missing color",
      """
      <view id="i-1" customClass="Card" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="color" keyPath="ink"><color key="value" name="Gone"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """,
      finds: ["missing-resource dropped Gone Main.storyboard:6"]
    ),
  ]

  private static func code(
    _ statement: String,
    finds expected: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let code = """
      import UIKit
      class Home: UIViewController {
        let prefix = "Go"
        override func viewDidLoad() { \(statement) }
      }
      """
    let found = expected.map { ["missing-resource \($0) Home.swift:4"] } ?? []
    return Row(statement, ("<label id=\"i-1\"/>", code), found, sourceLocation: sourceLocation)
  }

  static let codeRows: [Row] = [
    code(#"icon.image = UIImage(named: "Star")!"#),
    code(#"icon.image = UIImage(named: "Space/Moon")!"#),
    code(#"icon.image = UIImage(named: "photo.png")!"#),
    code(#"icon.image = UIImage(named: "Gone")!"#, finds: "crash-on-use Gone"),
    code(#"guard let i = UIImage(named: "Gone") else { fatalError() }"#, finds: "crash-on-use Gone"),
    code(#"icon.image = UIImage(named: "Gone")"#, finds: "silent Gone"),
    code(#"icon.image = UIImage(named: prefix + "ne")!"#, finds: "crash-on-use Gone"),
    code(#"icon.tintColor = UIColor(named: "Brand")!"#),
    code(#"icon.tintColor = UIColor(named: "Star")!"#, finds: "crash-on-use Star"),
    code(#"icon.image = #imageLiteral(resourceName: "Gone")"#, finds: "crash-on-use Gone"),
    code(#"icon.image = UIImage(imageLiteralResourceName: "Gone")"#, finds: "crash-on-use Gone"),
    code(#"icon.image = #imageLiteral(resourceName: "Star")"#),
    code(#"icon.image = #imageLiteral(resourceName: "photo.png")"#),
    code("icon.image = #imageLiteral(resourceName: name)"),
    // The name or the bundle is unknown.
    code(#"icon.image = UIImage(named: name)!"#),
    code(#"icon.image = UIImage(named: "Gone", in: kit, compatibleWith: nil)!"#),
    Row(
      "Objective-C",
      (
        "<label id=\"i-1\"/>",
        "@interface Home : UIViewController\n@end\n@implementation Home\n- (void)viewDidLoad {\nicon.image = [UIImage imageNamed:@\"Gone\"];\nother.image = [Kit imageNamed:@\"Gone\"];\n}\n@end"
      ),
      ["missing-resource silent Gone Home.m:5"]
    ),
  ]

  @Test(
    "AppKit finds images by the names that code gives them",
    arguments: [("[image setName:name];", 0), ("", 1)]
  )
  func namedImages(_ statement: String, _ count: Int) async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", productType: "application"),
      "App/Assets.xcassets/Star.imageset/Contents.json": "{}",
      "App/MainMenu.xib": DocumentText.mac(#"<customObject id="d-1" customClass="Delegate"/>"#),
      "App/App.m": """
      #import <Cocoa/Cocoa.h>
      @interface Delegate : NSObject
      @end
      @implementation Delegate
      - (void)awakeFromNib {
        NSImage *image = [NSImage imageNamed:@"Gone"];
        \(statement)
      }
      @end
      int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
      """,
    ])
    let found = try await tree.validate().findings.filter { $0.id == .missingResource }
    #expect(found.count == count)
  }

  private static func set(_ path: String) -> (String, String) {
    ("App/Assets.xcassets/\(path)/Contents.json", #"{"info":{"author":"xcode","version":1}}"#)
  }

  private static let app: [String: String] = [
    ProjectText.path: ProjectText.targets("App", productType: "application").replacing(
      "buildSettings = { ",
      with: "buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; INFOPLIST_KEY_UIMainStoryboardFile = Main; "
    ),
    "App/App.swift": """
    import UIKit
    class Card: UIView { @IBInspectable var ink: UIColor? }
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    """,
    "App/photo@2x.png": "",
    "App/Assets.xcassets/Space/Contents.json":
      #"{"info":{"author":"xcode","version":1},"properties":{"provides-namespace":true}}"#,
  ].merging(
    [
      set("Star.imageset"), set("Fruit"), set("Fruit/Apple.imageset"), set("Space/Moon.imageset"),
      set("Brand.colorset"), set("Space/Night.colorset"),
    ]
  ) { $1 }

  @Test("References of documents", arguments: documentRows)
  func documents(_ row: Row) async throws { try await check(row) }

  @Test("References of code", arguments: codeRows)
  func code(_ row: Row) async throws { try await check(row) }

  private func check(_ row: Row) async throws {
    var files = Self.app
    let isObjectiveC = row.input.code.contains("@implementation")
    let module = isObjectiveC ? "" : #" customModule="App" customModuleProvider="target""#
    let home = row.input.code.isEmpty ? "" : #" customClass="Home"\#(module)"#
    files["App/Main.storyboard"] = DocumentText.storyboard(
      initial: "c-1",
      """
      <scene sceneID="s-1"><objects><viewController id="c-1"\(home)><view key="view" id="v-1"><subviews>
      \(row.input.document)</subviews></view></viewController></objects></scene>
      """
    )
    if !row.input.code.isEmpty { files["App/Home.\(isObjectiveC ? "m" : "swift")"] = row.input.code }
    let found = try await TemporaryTree(files).found()
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(
    "An image or color of a catalog that no target builds is missing",
    arguments: [true, false],
    [
      (image("Dismiss"), "", "missing-resource dropped Dismiss Main.storyboard:5"),
      (color("Ink"), "", "missing-resource dropped Ink Main.storyboard:5"),
      ("", #"icon.image = UIImage(named: "Dismiss")!"#, "missing-resource crash-on-use Dismiss Home.swift:3"),
      ("", #"icon.tintColor = UIColor(named: "Ink")!"#, "missing-resource crash-on-use Ink Home.swift:3"),
      (image("photo"), "", "missing-resource dropped photo Main.storyboard:5"),
    ]
  )
  func unbuilt(_ isBuilt: Bool, _ test: (document: String, code: String, expected: String)) async throws {
    let assets = ["Icons.xcassets", "photo.png"]
    let sources = ["App.swift", "Home.swift", "Main.storyboard"]
    let settings = """
      IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
      """
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.app(sources + (isBuilt ? assets : []), unbuilt: isBuilt ? [] : assets)
        .replacing("buildPhases = (B);", with: "buildPhases = (B); buildConfigurationList = L;")
        .replacing(
          "{ objects = {",
          with: "{ objects = { L = { buildConfigurations = (C); }; C = { buildSettings = { \(settings) }; };"
        ),
      "App.swift":
        "import UIKit\n@main class App: UIResponder, UIApplicationDelegate { var window: UIWindow? }",
      "Home.swift": """
      import UIKit
      class Home: UIViewController {
        override func viewDidLoad() { \(test.code) }
      }
      """,
      "Main.storyboard": DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects><viewController id="c-1"><view key="view" id="v-1"><subviews>
        \(test.document)</subviews></view></viewController></objects></scene>
        """
      ),
      "Icons.xcassets/Dismiss.imageset/Contents.json": "{}",
      "Icons.xcassets/Ink.colorset/Contents.json": "{}",
      "photo.png": "",
    ])
    let findings = try await tree.validate().findings
    let found = try await tree.found().map { $0.replacing(" unreachable", with: "") }
    #expect(found == (isBuilt ? [] : [test.expected]))
    #expect(findings.allSatisfy { $0.notes.contains { $0.message.contains("no target builds") } })
  }

  /// The folder of an image catalog, and the target that builds the catalog.
  typealias Place = Example<(folder: String, target: String), [String]>

  @Test(
    "A nib finds images in its own bundle",
    arguments: [
      Place("its own app", ("App", "App"), []),
      Place("no target", ("Assets", ""), []),
      Place("a package", ("Theme/Sources/Theme/Resources", ""), missing("Dismiss")),
      Place("a package, in a folder that is no resource", ("Theme/Images", ""), []),
      Place("a framework", ("Kit", "Kit"), missing("Dismiss")),
      Place("a static library, which has no bundle", ("Kit", "Static"), []),
    ]
  )
  func bundles(_ place: Place) async throws {
    let catalog = "\(place.input.folder)/Icons.xcassets"
    func target(_ name: String, _ product: String, _ files: [String]) -> ProjectText.Target {
      ProjectText.Target(
        name: name,
        files: files + (place.input.target == name ? [catalog] : []),
        product: product,
        settings: """
          IPHONEOS_DEPLOYMENT_TARGET = 15.0; GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Main;
          """
      )
    }
    let files = [
      ProjectText.path: ProjectText.project([
        target("App", "application", ["App/App.swift", "App/Main.storyboard"]),
        target("Kit", "framework", []),
        target("Static", "library.static", []),
      ]),
      "App/App.swift": """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
      """,
      "App/Main.storyboard": DocumentText.storyboard(
        initial: "c-1",
        """
        <scene sceneID="s-1"><objects><viewController id="c-1"><view key="view" id="v-1"><subviews>
        \(Self.image("Dismiss"))</subviews></view></viewController></objects></scene>
        """
      ),
      "Theme/Package.swift": """
      // swift-tools-version:5.7
      let package = Package(name: "Theme", targets: [.target(name: "Theme", resources: [.process("Resources")])])
      """,
      "Theme/Sources/Theme/Theme.swift": "",
      "\(catalog)/Dismiss.imageset/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
    ]
    #expect(try await TemporaryTree(files).found() == place.expected, sourceLocation: place.sourceLocation)
  }
}
