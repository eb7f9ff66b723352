import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Types that the source of an outlet sees")
struct VisibleTypeTests {
  /// Files that are added to a controller with an outlet, and the findings about the outlet.
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var files: [String: String]
    var outlet: String
    var expected: String

    init(
      _ description: String,
      _ files: [String: String],
      outlet: String = "@IBOutlet var card: CardView!",
      _ expected: String
    ) {
      (testDescription, self.files, self.outlet, self.expected) = (description, files, outlet, expected)
    }
  }

  private static let unverified = "undefined-outlet unverified"
  private static let crash = "undefined-outlet crash"
  private static let project = [ProjectText.path: ProjectText.targets("App", "Widget")]

  private static func package(_ target: String) -> String {
    #"let package = Package(name: "Kit", targets: ["# + target + "])"
  }

  private static let hidden = [
    Case("A private structure", ["App/B.swift": "private struct CardView {}"], unverified),
    Case("A fileprivate enumeration", ["App/B.swift": "fileprivate enum CardView { case a }"], unverified),
    Case("A private alias of a value", ["App/B.swift": "private typealias CardView = Int"], unverified),
    Case("A private alias of a class", ["App/B.swift": "private typealias CardView = UILabel"], unverified),
    Case("A private protocol", ["App/B.swift": "private protocol CardView {}"], unverified),
    Case("A private class", ["App/B.swift": "private class CardView: UIView {}"], unverified),
    Case(
      "A type in a private extension",
      ["App/B.swift": "private extension VC { struct CardView {} }"],
      unverified
    ),
    Case(
      "A type in a private type",
      ["App/B.swift": "private enum Kit { struct CardView {} }\nextension VC { typealias Card = Int }"],
      outlet: "@IBOutlet var card: Kit.CardView!",
      unverified
    ),
    Case("A folder of tests", ["Tests/B.swift": "struct CardView {}"], unverified),
    Case("Tests in the same folder", ["App/B.swift": "import XCTest\nstruct CardView {}"], unverified),
    Case(
      "A package that is not imported",
      ["Kit/Package.swift": "", "Kit/Sources/Kit/B.swift": "public struct CardView {}"],
      unverified
    ),
    Case(
      "A package with a folder of its own that is not imported",
      [
        "Kit/Package.swift": package(#".target(name: "Kit", path: "Code")"#),
        "Kit/Code/B.swift": "public struct CardView {}",
      ],
      unverified
    ),
    Case(
      "The folder of a package's tests",
      [
        "Kit/Package.swift": package(#".testTarget(name: "Checks", path: "./Checks")"#),
        "Kit/Checks/B.swift": "struct CardView {}",
      ],
      unverified
    ),
    Case(
      "An internal type of an imported package",
      ["Pods/Package.swift": "", "Pods/Sources/Pods/B.swift": "struct CardView {}"],
      unverified
    ),
    Case(
      "Another target",
      project.merging(["Widget/B.swift": "struct CardView: View {}"]) { $1 },
      unverified
    ),
    Case(
      "A protocol of another target",
      project.merging(["Widget/B.swift": "protocol CardView {}"]) { $1 },
      unverified
    ),
    Case(
      "An alias of another target",
      project.merging(["Widget/B.swift": "typealias CardView = Int"]) { $1 },
      unverified
    ),
    Case("A protocol of tests", ["Tests/B.swift": "protocol CardView {}"], unverified),
    Case("An alias of tests", ["Tests/B.swift": "typealias CardView = Int"], unverified),
    Case(
      "A protocol of a package that is not imported",
      ["Kit/Package.swift": "", "Kit/Sources/Kit/B.swift": "public protocol CardView {}"],
      unverified
    ),
    Case(
      "An alias of a package that is not imported",
      ["Kit/Package.swift": "", "Kit/Sources/Kit/B.swift": "public typealias CardView = Int"],
      unverified
    ),
    Case("An implementation in Objective-C", ["App/B.m": "typedef struct { int a; } CardView;"], unverified),
    Case(
      "A hidden type of a member that any type compiles for",
      [
        "App/B.swift": "private struct CardView {}",
        "App/C.swift": "@objcMembers class Base: UIViewController {}",
      ],
      outlet: "@objc var card: CardView!",
      unverified
    ),
  ]

  private static let visible = [
    Case("A class of the module", ["App/B.swift": "class CardView: UIView {}"], ""),
    Case(
      "A private class of the source",
      [:],
      outlet: "@IBOutlet var card: Own!\n} ; private class Own: UIView {",
      ""
    ),
    Case(
      "A class, and a structure of another target",
      project.merging([
        "App/B.swift": "class CardView: UIView {}", "Widget/B.swift": "struct CardView: View {}",
      ]) { $1 },
      ""
    ),
    Case(
      "A class, and a private structure",
      ["App/B.swift": "class CardView: UIView {}", "App/C.swift": "private struct CardView {}"],
      ""
    ),
    Case(
      "A public class of an imported package",
      ["Pods/Package.swift": "", "Pods/Sources/Pods/B.swift": "public class CardView: UIView {}"],
      ""
    ),
    Case(
      "A public class of a package that an imported package exports",
      [
        "Pods/Package.swift": "", "Pods/Sources/Pods/B.swift": "@_exported import Core",
        "Pods/Sources/Core/B.swift": "public class CardView: UIView {}",
      ],
      ""
    ),
    Case(
      "A public class of an imported package with a folder of its own",
      [
        "Kit/Package.swift": package(#".target(name: "Pods", dependencies: ["Core"], path: "Code/")"#),
        "Kit/Code/B.swift": "public class CardView: UIView {}",
      ],
      ""
    ),
    Case(
      "A structure that no target of a package contains",
      [
        "Kit/Package.swift": package(#".target(name: "Kit", path: "Code", exclude: ["Samples"])"#),
        "Kit/Code/Samples/B.swift": "struct CardView {}",
      ],
      outlet: "var card: CardView!",
      crash
    ),
    Case("An outlet of a structure does not compile", ["App/B.swift": "struct CardView {}"], unverified),
    Case(
      "Another property of a structure compiles",
      ["App/B.swift": "struct CardView {}"],
      outlet: "var card: CardView!",
      crash
    ),
    Case(
      "A framework's class",
      ["App/B.swift": "private struct UIView {}"],
      outlet: "@IBOutlet var card: UIView!",
      ""
    ),
  ]

  private static let document = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="VC"><connections>
    <outlet property="card" destination="v1" id="o1"/><outlet property="view" destination="v0" id="o2"/>
    </connections></placeholder>
    <view id="v0"><subviews><view id="v1"/></subviews></view>
    """
  )

  @Test("An outlet of a type that its source does not see is unverified", arguments: hidden)
  func findsNoHiddenType(example: Case) async throws { try await check(example) }

  @Test("An outlet of a type that its source sees is checked", arguments: visible)
  func findsVisibleType(example: Case) async throws { try await check(example) }

  private func check(_ example: Case) async throws {
    let source = "import UIKit\nimport Pods\n@objcMembers class VC: UIViewController {\n\(example.outlet)\n}"
    let tree = try TemporaryTree(
      example.files.merging(["App/VC.swift": source, "App/VC.xib": Self.document]) { $1 }
    )
    let findings = try await tree.validate().findings.filter { $0.id == .undefinedOutlet }
    let found = findings.map { "\($0.id.rawValue) \($0.consequence)" }
    #expect(found.joined(separator: "\n") == example.expected)
  }

  @Test("A class does not inherit from a class that its source does not see")
  func superclass() async throws {
    let tree = try TemporaryTree([
      "App/V.swift": "import Pods\nclass V: Base {}",
      "App/Base.swift": "private class Base: UIView {}",
      "App/V.xib": TargetScopeTests.view("unknown"),
    ])
    #expect(try await tree.validate().findings.map(\.consequence) == [.unverified])
  }

  @Test("A class has the members of its implementation, whichever target lists its header")
  func header() async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", "Widget", productType: "application"),
      "Widget/VC.h": "@interface VC : UIViewController\n@end",
      "App/VC.m": """
      @interface VC ()
      @property (nonatomic) IBOutlet UIView *card;
      @end
      @implementation VC
      @end
      """,
      "App/VC.xib": Self.document,
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }

  @Test("A protocol in Objective-C does not hide the class of the same name")
  func objectiveCProtocol() async throws {
    let tree = try TemporaryTree([
      ProjectText.path: ProjectText.targets("App", "Kit", productType: "library.static"),
      "Kit/VC.h": "@interface VC : UIViewController\n@end", "Kit/VC.m": "@implementation VC\n@end",
      "App/Host.h": "@protocol VC\n@end", "App/Host.m": "#import \"Host.h\"",
      "App/VC.swift": "extension VC { @IBOutlet var card: UIView? { get { nil } set {} } }",
      "App/VC.xib": Self.document,
    ])
    #expect(try await tree.validate().findings.isEmpty)
  }
}
