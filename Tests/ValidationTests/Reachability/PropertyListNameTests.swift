import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Names in property lists")
struct PropertyListNameTests {
  typealias Row = Example<[String: String], Bool>

  private static func list(_ key: String, _ file: String = "Info.plist", _ name: String = "Panel") -> [String:
    String]
  {
    [file: "<plist><dict><key>\(key)</key>\n<string>\(name)</string></dict></plist>"]
  }

  private static func code(_ text: String) -> [String: String] { ["main.swift": text] }

  private static let loader = [
    "Loader.swift":
      "class Loader: NSObject { override init() { _ = UINib(nibName: \"Panel\", bundle: nil) } }"
  ]

  static let rows: [Row] = [
    // Keys that the system reads
    Row("the main nib", list("NSMainNibFile"), true),
    Row("the main nib of the iPad", list("NSMainNibFile~ipad"), true),
    Row("the principal class", list("NSPrincipalClass", "Info.plist", "Loader").merging(loader) { $1 }, true),
    Row("the development region", list("CFBundleDevelopmentRegion"), false),
    Row("the name of the app", list("CFBundleName"), false),
    Row("a copyright", list("NSHumanReadableCopyright"), false),
    Row("an icon", list("CFBundleIconFile"), false),
    Row("the launch screen", list("UILaunchStoryboardName"), false),
    Row("the launch screen of the iPad", list("UILaunchStoryboardName~ipad"), false),
    Row("the name of a scene's configuration", list("UISceneConfigurationName"), false),
    Row(
      "a key in a comment",
      ["Info.plist": "<plist><dict><!-- <key>CFBundleName</key> --><string>Panel</string></dict></plist>"],
      true
    ),
    // Keys that the app's code reads
    Row("a key of the app's own list", list("FirstPanel"), true),
    Row("a key of a list that no code reads", list("panel", "Config.plist"), false),
    Row(
      "an element of a list that no code reads",
      ["Config.plist": "<plist><array><string>Panel</string></array></plist>"],
      false
    ),
    Row(
      "a key that code has",
      list("panel", "Config.plist").merging(code("show(settings[\"panel\"])")) { $1 },
      true
    ),
    Row(
      "a key that code names",
      list("panel", "Config.plist").merging(code("struct S: Decodable { let panel: String }")) { $1 },
      true
    ),
    Row(
      "another key",
      list("panel", "Config.plist").merging(code("show(settings[\"chart\"])")) { $1 },
      false
    ),
    Row(
      "a list that code reads",
      list("panel", "Config.plist").merging(code("load(\"Config\")")) { $1 },
      true
    ),
    Row(
      "a list that code reads, with its extension",
      list("panel", "Config.plist").merging(code("load(\"Config.plist\")")) { $1 },
      true
    ),
    Row(
      "a key of the system in another list",
      list("NSPrincipalClass", "Plugin.plist", "Loader").merging(loader) { $1 },
      true
    ),
  ]

  @Test("A name loads a document if the system or the code of the app reads its key", arguments: rows)
  func names(_ row: Row) async throws {
    var files = ReachabilityTests.panel("")
    files["Info.plist"] = "<plist><dict/></plist>"
    let tree = try TemporaryTree(files.merging(row.input) { $1 })
    let found = try await tree.validate().findings.filter { $0.keyPath == "chart" }
    #expect(found.map(\.isUnreachable) == [!row.expected], sourceLocation: row.sourceLocation)
  }

  @Test("The settings of projects have the keys of property lists")
  func settings() {
    let text = """
      INFOPLIST_KEY_CFBundleDisplayName = Main; INFOPLIST_KEY_UIMainStoryboardFile = Board;
      INFOPLIST_KEY_UILaunchStoryboardName = Launch; INFOPLIST_KEY_NSPrincipalClass = "Kit.App";
      """
    let names = LaunchSettings.names(in: Array(text.utf8), ofSettings: true)
    #expect(names.map(\.text) == ["Board", "Launch", "Kit.App"])
  }
}
