import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes that only some targets of a document compile")
struct ClassOfSomeTargetsTests {
  typealias Row = Example<[String: String], [String]>

  private static func tree(
    _ view: String,
    lite: [String],
    product: String = "application",
    _ sources: [String: String],
    _ more: [ProjectText.Target] = []
  ) -> [String: String] {
    let all = sources.keys.filter { !$0.hasPrefix("Kit/") }.sorted()
    let settings = "PRODUCT_NAME = App; IPHONEOS_DEPLOYMENT_TARGET = 15.0;"
    return [
      ProjectText.path: ProjectText.project(
        [
          ProjectText.Target(name: "News", files: all + ["App/A.xib"], settings: settings),
          ProjectText.Target(name: "Lite", files: lite + ["App/A.xib"], product: product, settings: settings),
        ] + more
      ),
      "App/A.xib": xib(view),
    ].merging(sources) { $1 }
  }

  private static let swift = [
    "App/Label.swift": "import UIKit\nclass Label: UILabel {}",
    "App/Home.swift":
      "import UIKit\nclass Home: UIViewController { let nib = UINib(nibName: \"A\", bundle: nil) }",
  ]
  private static let objectiveC = [
    "App/Label.h": "#import <UIKit/UIKit.h>\n@interface Label : UILabel\n@end",
    "App/Label.m": "#import \"Label.h\"\n@implementation Label\n@end",
    "App/Home.m":
      "#import \"Label.h\"\n@interface Home : UIViewController\n@end\n@implementation Home\n- (id)nib { return [UINib nibWithNibName:@\"A\" bundle:nil]; }\n@end",
  ]
  private static let ofTarget =
    #"<label id="l-1" customClass="Label" customModule="App" customModuleProvider="target"/>"#
  private static let bare = #"<label id="l-1" customClass="Label"/>"#
  private static let missing = ["unknown-class dropped - A.xib:4"]

  private static func needing(_ code: String) -> [String: String] {
    swift.merging([
      "App/Home.swift": "import UIKit\nclass Home: UIViewController { let nib = \"A\"; \(code) }"
    ]) { $1 }
  }

  static let rows: [Row] = [
    Row.app("a Swift class", tree(ofTarget, lite: ["App/Home.swift"], swift), finds: missing),
    Row.app("a Swift class of both", tree(ofTarget, lite: ["App/Home.swift", "App/Label.swift"], swift)),
    Row.app("an Objective-C class", tree(bare, lite: ["App/Home.m"], objectiveC), finds: missing),
    Row.app("an Objective-C class of both", tree(bare, lite: ["App/Home.m", "App/Label.m"], objectiveC)),
    Row.app(
      "an extension",
      tree(ofTarget, lite: ["App/Home.swift"], product: "app-extension", swift),
      finds: missing
    ),
    Row.app("tests", tree(ofTarget, lite: ["App/Home.swift"], product: "bundle.unit-test", swift)),
    Row.app("a target without sources", tree(ofTarget, lite: [], swift)),
    Row.app(
      "a target with an unread source",
      tree(ofTarget, lite: ["App/Home.swift", "App/Gone.swift"], swift)
    ),
    Row.app(
      "a target whose code needs the class",
      tree(ofTarget, lite: ["App/Home.swift"], needing("let label = Label()"))
    ),
    Row.app(
      "a target that does not load the document",
      tree(
        ofTarget,
        lite: ["App/Home.swift"],
        swift.merging(["App/Home.swift": "import UIKit\nclass Home {}"]) { $1 }
      )
    ),
    Row.app(
      "a class that a framework compiles, too",
      tree(
        bare,
        lite: ["App/Home.m"],
        objectiveC,
        [
          ProjectText.Target(
            name: "Kit",
            files: ["App/Label.m"],
            product: "framework",
            settings: "PRODUCT_NAME = Kit;"
          )
        ]
      )
    ),
    Row.app(
      "the class of another declaration",
      tree(
        ofTarget,
        lite: ["App/Home.swift", "Kit/Label.swift"],
        swift.merging(["Kit/Label.swift": "import UIKit\nclass Label: UILabel {}"]) { $1 }
      )
    ),
  ]

  @Test("A class", arguments: rows)
  func findings(_ row: Row) async throws {
    let found = try await TemporaryTree(row.input).found().map {
      $0.split(separator: ":").first.map(String.init) ?? $0
    }
    let expected = row.expected.map { $0.split(separator: ":").first.map(String.init) ?? $0 }
    #expect(found == expected, sourceLocation: row.sourceLocation)
  }

  @Test("The message names the target")
  func message() async throws {
    let found = try await TemporaryTree(
      Self.tree(Self.ofTarget, lite: ["App/Home.swift"], Self.swift)
    ).validate().findings
    #expect(
      found.map(\.message) == [
        "class 'Label' not found in target 'Lite', which builds the document but does not compile the class"
      ]
    )
  }
}
