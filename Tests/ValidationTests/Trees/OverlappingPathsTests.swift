import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Overlapping paths")
struct OverlappingPathsTests {
  private static let files = [
    "App/V.swift": "@objc(V) class V: UIView {}",
    "App/V.xib": xib(
      #"<view id="v" customClass="V"><connections><outlet property="a" id="o" destination="v"/></connections></view>"#
    ),
    "App/Closed.swift": "class Closed {}",
  ]

  @Test(
    "Each file is validated once",
    arguments: [["", "/App/.."], ["", "/App"], ["/App/../App", ""], ["/Link", "/App"]]
  )
  func once(_ paths: [String]) async throws {
    let tree = try TemporaryTree(Self.files)
    try tree.link("Link", to: "App")
    let report = try await Validator().validate(paths.map { tree.path + $0 })
    #expect(report.counts.documents == 1 && report.counts.sources == 2)
    #expect(report.findings.map(\.id) == [.undefinedOutlet])
  }

  @Test("Unreadable files are reported unless a configuration excludes them")
  func unread() async throws {
    let tree = try TemporaryTree(Self.files)
    for name in ["Gone", "Left", "Out/Gone"] {
      try tree.write("App/Out/x", "")
      try tree.link("App/\(name).swift", to: "/no/such/place")
    }
    try tree.write("nibproof.json", #"{ excluded: ["App/Left.swift", "App/Out/"] }"#)
    let observer = PassedOver()
    _ = try await ValidationProgress.observed(by: observer) { () async throws in try await tree.validate() }
    #expect(observer.paths.map(tree.relative) == ["App/Gone.swift"])
  }
}
