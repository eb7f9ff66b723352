import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Documents in package resources")
struct PackageNibTests {
  private static let inherited = #"customModule="Cards" customModuleProvider="target""#

  private static func found(
    _ naming: String = inherited,
    at path: String = "Sources/Cards/Resources/Card.xib",
    _ more: [String: String] = [:]
  ) async throws -> [Finding] {
    let files = [
      "Package.swift": "// the manifest", "Sources/Cards/Card.swift": "public class Card: UIView {}",
      "Sources/Cards/Deck.swift": "func deck() { _ = UINib(nibName: \"Card\", bundle: .module) }",
      path: xib(
        #"<view id="v" customClass="Card" \#(naming)><subviews><view id="w" customClass="Card" \#(naming)/></subviews></view>"#
      ),
    ]
    return try await TemporaryTree(files.merging(more) { $1 }).validate().findings
  }

  @Test("A class with an inherited module is reported once, as unverified")
  func inherits() async throws {
    let found = try await Self.found()
    #expect(
      found.map(\.message) == [
        UnknownClass.ofPackage(ClassModule(of: "Card", "Cards"), inherited: "Cards").message
      ]
    )
    #expect(found.map(\.consequence) == [.unverified])
    #expect(found.map(\.unverifiedReason) == [.packageResources])
  }

  @Test("A specified module is used")
  func names() async throws {
    #expect(try await Self.found(#"customModule="Cards""#).isEmpty)
  }

  @Test("Other documents use the module as written")
  func others() async throws {
    #expect(try await Self.found(at: "App/Card.xib").isEmpty)
    let project = ProjectText.app(["Sources/Cards/Resources/Card.xib", "Sources/Cards/Card.swift"])
    #expect(try await Self.found([ProjectText.path: project]).allSatisfy { $0.id == .missingNib })
    #expect(
      try await Self.found(["Package.swift": "", "Sources/Cards/Card.swift": "class Other {}"]).allSatisfy {
        $0.unverifiedReason != .packageResources
      }
    )
  }

  private static func manifest(_ target: String, tools: String = "5.9") -> String {
    """
    // swift-tools-version:\(tools)
    let package = Package(name: "Cards", targets: [.target(name: "Cards", \(target))])
    """
  }

  @Test(
    "The folder of a target may be specified",
    arguments: [
      (#"path: "Sources""#, "Sources/Card", "5.9", true),
      (#"path: "Cards/Kit", exclude: ["Demo"]"#, "Cards/Kit/Views/Card", "5.9", true),
      (#"path: "Cards/Kit", exclude: ["Demo"]"#, "Cards/Kit/Demo/Card", "5.9", false),
      (#"path: "Cards/Kit""#, "Cards/Other/Card", "5.9", false),
      (#"path: "Cards/Kit""#, "Cards/Kit/Card", "5.2", false),
    ]
  )
  func placed(_ target: String, _ path: String, _ tools: String, _ isFound: Bool) async throws {
    let found = try await TemporaryTree([
      "Package.swift": Self.manifest(target, tools: tools),
      path + ".swift":
        "public class Card: UIView {}\nfunc deck() { _ = UINib(nibName: \"Card\", bundle: .module) }",
      path + ".xib": xib(#"<view id="v" customClass="Card" \#(Self.inherited)/>"#),
    ]).validate().findings.filter { $0.id != .missingNib }
    #expect(found.map(\.rightModule) == (isFound ? [ClassModule(of: "Card", "Cards")] : []))
  }

  @Test("The module of a class with an Objective-C name must be removed")
  func objectiveCName() async throws {
    let found = try await Self.found(["Sources/Cards/Card.swift": "@objc(Card) public class Card: UIView {}"])
    #expect(
      found.map(\.message) == [
        UnknownClass.ofPackage(ClassModule(of: "Card", nil), inherited: "Cards").message
      ]
    )
    #expect(found.map(\.rightModule) == [ClassModule(of: "Card", nil)])
  }

  private static func found(_ more: [String: String]) async throws -> [Finding] {
    try await found(inherited, at: "Sources/Cards/Resources/Card.xib", more)
  }
}
