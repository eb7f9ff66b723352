import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Names among which code chooses")
struct ChosenNamesTests {
  struct App: Sendable {
    var source: String
    var isSwift = true
  }

  typealias Row = Example<App, [String]>

  private static let main = DocumentText.scene(
    initial: "c-1",
    """
    <viewController storyboardIdentifier="card" id="c-1" >
    <connections><segue destination="c-1" kind="show" identifier="show" id="g-1"/></connections></viewController>
    """
  )

  /// Returns a Swift controller whose code begins in line 3.
  private static func swift(
    _ name: String,
    _ body: String,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let source = """
      import UIKit
      class Home: UIViewController { var file: String?; var isWide = false; var kind = 0; func show() {
      \(body)
      } }
      """
    return Row(name, App(source: source), expected, sourceLocation: sourceLocation)
  }

  /// Returns an Objective-C controller whose code begins in line 5.
  private static func objectiveC(
    _ name: String,
    _ body: String,
    finds expected: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Row {
    let source = """
      #import <UIKit/UIKit.h>
      @interface Home : UIViewController
      @property (copy) NSString *file; @property BOOL isWide; @property NSInteger kind;
      @end @implementation Home - (void)show {
      \(body)
      } @end
      """
    return Row(name, App(source: source, isSwift: false), expected, sourceLocation: sourceLocation)
  }

  private static func storyboard(_ name: String) -> String { "_ = UIStoryboard(name: \(name), bundle: nil)" }
  private static func message(_ name: String) -> String {
    "[UIStoryboard storyboardWithName:\(name) bundle:nil];"
  }
  private static func missing(_ line: Int = 3) -> [String] {
    ["missing-storyboard crash-on-use Mian A:\(line)"]
  }

  static let rows: [Row] = [
    // Expressions
    swift("a default", storyboard(#"file ?? "Mian""#), finds: missing()),
    swift("an existing default", storyboard(#"file ?? "Main""#)),
    swift("a conditional", storyboard(#"isWide ? "Main" : "Mian""#), finds: missing()),
    swift("existing alternatives", storyboard(#"isWide ? "Main" : "Main""#)),
    swift("a wrapped name", storyboard(#"(file ?? (isWide ? "Mian" : "Main"))"#), finds: missing()),
    swift("an empty default", storyboard(#"file ?? """#)),
    swift("a default that is unknown", storyboard("file ?? title!")),
    swift("an unknown name", storyboard("title!")),
    swift(
      "a constant",
      storyboard("file ?? Names.main") + "\n} }\nenum Names { static let main = \"Mian\"; static func f() {",
      finds: missing()
    ),
    objectiveC("an Objective-C default", message(#"self.file ?: @"Mian""#), finds: missing(5)),
    objectiveC(
      "an Objective-C conditional",
      message(#"self.isWide ? @"Mian" : self.file"#),
      finds: missing(5)
    ),
    objectiveC("an existing Objective-C default", message(#"self.file ?: @"Main""#)),
    // Kinds of names
    swift(
      "a scene",
      #"_ = storyboard!.instantiateViewController(withIdentifier: isWide ? "card" : "cart")"#,
      finds: ["missing-identifier crash-on-use cart A:3"]
    ),
    swift(
      "a segue",
      #"performSegue(withIdentifier: isWide ? "show" : "shwo", sender: nil)"#,
      finds: ["missing-identifier crash-on-use shwo A:3"]
    ),
    swift(
      "a nib",
      #"_ = Bundle.main.loadNibNamed(isWide ? "Main" : "Crad", owner: self, options: nil)"#,
      finds: [
        "missing-nib crash-on-use Crad A:3", "missing-nib crash-on-use Main A:3",
      ]
    ),
    swift("an image", #"_ = UIImage(named: isWide ? "wide" : "narrow")"#),
    // Variables
    swift(
      "a variable with a default",
      "let name = file ?? \"Mian\"\n" + storyboard("name"),
      finds: missing()
    ),
    swift(
      "a variable that branches set",
      "let name: String\nif isWide { name = \"Main\" } else { name = \"Mian\" }\n" + storyboard("name"),
      finds: missing(4)
    ),
    swift(
      "a variable that a switch sets",
      """
      var name = "Main"
      switch kind {
      case 1: name = "Mian"
      default: break
      }
      \(storyboard("name"))
      """,
      finds: missing(5)
    ),
    swift(
      "a value that is always replaced",
      "var name = \"Mian\"\nif isWide { name = \"Main\" } else { name = file! }\n" + storyboard("name")
    ),
    swift(
      "a value that two branches may replace",
      "var name = \"Mian\"\nif isWide { name = \"Main\" }\nif !isWide { name = file! }\n" + storyboard("name")
    ),
    swift(
      "a value that one branch may replace",
      "var name = \"Mian\"\nif isWide { name = \"Main\" }\n" + storyboard("name"),
      finds: missing()
    ),
    swift(
      "a branch that leaves",
      "var name = \"Main\"\nif isWide { name = \"Mian\"; print(name); return }\n" + storyboard("name")
    ),
    swift(
      "a use under the same condition",
      "let name = isWide ? \"Main\" : \"Mian\"\nif isWide { \(storyboard("name")) }"
    ),
    swift(
      "a guard with the same condition",
      "let name = isWide ? \"Main\" : \"Mian\"\nguard isWide else { return }\n" + storyboard("name")
    ),
    swift(
      "a guard with another condition",
      "let name = isWide ? \"Main\" : \"Mian\"\nguard kind > 1 else { return }\n" + storyboard("name"),
      finds: missing()
    ),
    swift(
      "a variable that is compared",
      "let name = isWide ? \"Main\" : \"Mian\"\nlet isMain = name == \"Main\"\nprint(isMain)\n"
        + storyboard("name")
    ),
    swift(
      "a variable that a closure sets",
      "var name = \"Main\"\n[1].forEach { _ in name = \"Mian\" }\n" + storyboard("name")
    ),
    swift(
      "a switch expression",
      "let name = switch kind { case 1: \"Main\"\ndefault: \"Mian\" }\n" + storyboard("name"),
      finds: missing(4)
    ),
    objectiveC(
      "an Objective-C variable with a default",
      "NSString *name = self.file;\nname = name && name.length > 0 ? name : @\"Mian\";\n" + message("name"),
      finds: missing(6)
    ),
    objectiveC(
      "an Objective-C variable that is replaced if empty",
      "NSString *name = self.file;\nif (name.length == 0) name = @\"Mian\";\n" + message("name"),
      finds: missing(6)
    ),
    objectiveC(
      "an Objective-C switch",
      """
      NSString *name = @"Main";
      switch (self.kind) {
        case 1: name = @"Mian"; break;
        default: name = @"Main";
      }
      \(message("name"))
      """,
      finds: missing(7)
    ),
    objectiveC(
      "an Objective-C switch that falls through",
      """
      NSString *name;
      switch (self.kind) {
        case 1: name = @"Mian";
        default: name = @"Main";
      }
      \(message("name"))
      """
    ),
    // Conditions
    swift(
      "a condition that tests the file",
      storyboard(
        #"Bundle.main.path(forResource: "Mian", ofType: "storyboardc") != nil ? "Mian" : "Main""#
      )
    ),
    objectiveC("a macro that tests the system version", message(#"IS_IOS7 ? @"Main" : @"Mian""#)),
    objectiveC(
      "a branch for a system version",
      "NSString *name;\nif (IS_IOS7) name = @\"Main\"; else name = @\"Mian\";\n" + message("name")
    ),
    swift(
      "a condition that tests the screen",
      storyboard(#"UIScreen.main.bounds.height > 480 ? "Main" : "Mian""#)
    ),
    swift(
      "an availability condition that holds",
      "let name: String\nif #available(iOS 9, *) { name = \"Main\" } else { name = \"Mian\" }\n"
        + storyboard("name")
    ),
    swift(
      "a condition that tests the device in an unknown way",
      storyboard(#"traitCollection.horizontalSizeClass == .regular ? "Mian" : "Main""#)
    ),
    swift(
      "a condition that tests the device",
      storyboard(#"UIDevice.current.userInterfaceIdiom == .pad ? "Mian" : "Main""#),
      finds: missing()
    ),
    swift(
      "a conditionally compiled value",
      "#if LITE\nlet name = \"Mian\"\n#else\nlet name = \"Main\"\n#endif\n" + storyboard("name")
    ),
  ]

  @Test("Each alternative exists", arguments: rows)
  func names(_ row: Row) async throws {
    let file = row.input.isSwift ? "A.swift" : "A.m"
    let target = ProjectText.Target(
      name: "App",
      files: ["App/\(file)", "App/Main.storyboard"],
      settings: "PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    )
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.project([target]), "App/Main.storyboard": Self.main,
      "App/\(file)": row.input.source,
    ])
    let found = try await tree.found().map { $0.replacing("\(file):", with: "A:") }
    #expect(found.sorted() == row.expected.sorted(), sourceLocation: row.sourceLocation)
  }

  @Test("Only devices that the app supports use an alternative")
  func devices() async throws {
    let source = """
      import UIKit
      class Home: UIViewController { func show() {
      _ = UIStoryboard(name: UIDevice.current.userInterfaceIdiom == .pad ? "Mian" : "Main", bundle: nil)
      } }
      """
    for (families, expected) in [("1", []), ("\"1,2\"", ["missing-storyboard crash-on-use Mian A.swift:3"])] {
      let target = ProjectText.Target(
        name: "App",
        files: ["App/A.swift", "App/Main.storyboard"],
        settings: "PRODUCT_NAME = App; TARGETED_DEVICE_FAMILY = \(families);"
      )
      let tree = try TemporaryTree([
        ProjectText.path: ProjectText.project([target]), "App/Main.storyboard": Self.main,
        "App/A.swift": source,
      ])
      #expect(try await tree.found() == expected)
    }
  }
}
