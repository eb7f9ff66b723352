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
      found.map(\.message) == [UnknownClass.ofPackage(className: "Card", module: "Cards").message]
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

  private static func found(_ more: [String: String]) async throws -> [Finding] {
    try await found(inherited, at: "Sources/Cards/Resources/Card.xib", more)
  }
}
