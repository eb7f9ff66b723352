import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Classes of documents in projects whose sources are not read")
struct ForeignProjectTests {
  typealias Row = Example<[String: String], [String]>

  private static let menu = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class MenuController: UIViewController {}
    """
  private static let missing = ["undefined-outlet crash title Menu.xib:4"]
  private static let objectiveC =
    "#import <UIKit/UIKit.h>\n@interface MenuController : UIViewController\n@end"

  static let rows: [Row] = [
    Row("a class of another project", ["App/Menu.h": objectiveC, "Sample/Sample.csproj": ""], []),
    Row("a Swift class of another project", ["App/Menu.swift": menu, "Sample/Sample.csproj": ""], []),
    Row(
      "a class in the folder of the project",
      ["Sample/Native/Menu.h": objectiveC, "Sample/Sample.csproj": ""],
      missing
    ),
    Row("a project next to the document", ["App/Menu.h": objectiveC, "Windows/Windows.csproj": ""], missing),
    Row("tools of an app", ["App/Menu.h": objectiveC, "Sample/Rakefile": ""], missing),
    Row(
      "a document that an Xcode project builds, too",
      [
        "App/Menu.h": objectiveC, "Sample/Sample.csproj": "",
        ProjectText.path: ProjectText.app(["Sample/Menu.xib", "App/Menu.h"]),
      ],
      missing
    ),
  ]

  @Test("A document in such a project may use classes that were not read", arguments: rows)
  func classes(_ row: Row) async throws {
    let tree = try TemporaryTree(
      [
        "Sample/Menu.xib": xib(
          """
          <viewController id="c-1" customClass="MenuController"><connections><outlet property="title" destination="c-1" id="o-1"/></connections></viewController>
          """
        ).replacing("property=\"title\"", with: "property=\"titleLabel\"")
      ].merging(row.input) { $1 }
    )
    let found = try await tree.found().map {
      $0.replacing("titleLabel", with: "title").replacing(" unreachable", with: "")
    }
    #expect(found == row.expected, sourceLocation: row.sourceLocation)
  }
}
