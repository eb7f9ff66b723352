import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Specs about some of the documents in their folder")
struct SelectiveSpecTests {
  private static func view(_ id: String, _ key: String) -> String {
    xib(
      """
      <view id="\(id)" customClass="V" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><real key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    )
  }

  private static let app = [
    "App.xcodeproj/project.pbxproj": ProjectText.app(["V.swift", "A.xib", "B.xib"]),
    "V.swift": "class V: UIView { @objc var size: CGFloat = 0 }", "A.xib": view("a-1", "size"),
    "B.xib": view("b-1", "sise"),
  ]

  /// Returns each result as text: its spec, documents and findings.
  private static func results(_ files: [String: String], at path: String = "") async throws -> [String] {
    let tree = try TemporaryTree(app.merging(files) { $1 })
    return try await Validator().validate([path.isEmpty ? tree.path : tree(path)]).results.map { result in
      let documents = result.documents.map(tree.relative).joined(separator: " ")
      let findings = result.findings.map { "\(tree.relative($0.file)) \($0.consequence.rawValue)" }
      return ([result.file.map(tree.relative) ?? "-", documents] + findings).joined(separator: ", ")
    }
  }

  @Test("The other documents are validated as without the spec, against its sources")
  func others() async throws {
    let spec = ["spec.json": "{ documents: ['A.xib'], expect: {} }"]
    #expect(try await Self.results(spec) == ["spec.json, A.xib", "-, B.xib, B.xib dropped"])
    let none = ["spec.json": "{ expect: { findings: [{ id: 'undefined-key' }] } }"]
    #expect(try await Self.results(none) == ["spec.json, A.xib B.xib"])
    let all = ["spec.json": "{ documents: ['*.xib'], expect: { findings: [{ id: 'undefined-key' }] } }"]
    #expect(try await Self.results(all) == ["spec.json, A.xib B.xib"])
  }

  @Test("A document that the spec excludes is not checked")
  func excluded() async throws {
    let spec = ["spec.json": "{ documents: ['*.xib'], excluded: ['B.xib'], expect: {} }"]
    #expect(try await Self.results(spec) == ["spec.json, A.xib"])
  }

  @Test("A spec in a subfolder leaves its other documents to the configuration around it")
  func configuration() async throws {
    let files = [
      "nibproof.json": "{ severity: { 'undefined-key': 'note' } }", "Sub/C.xib": Self.view("c-1", "size"),
      "Sub/D.xib": Self.view("d-1", "sice"), "Sub/spec.json": "{ documents: ['C.xib'] }",
    ]
    for path in ["", "Sub"] {
      let results = try await Self.results(files, at: path)
      let others =
        path.isEmpty
        ? "A.xib B.xib Sub/D.xib, B.xib dropped, Sub/D.xib dropped" : "Sub/D.xib, Sub/D.xib dropped"
      #expect(
        results.sorted()
          == [
            "Sub/spec.json, Sub/C.xib, Sub/C.xib unverified, Sub/C.xib unverified",
            "nibproof.json, \(others)",
          ].sorted()
      )
    }
  }

  @Test("A spec whose documents are all selected keeps its sources for itself")
  func sources() async throws {
    let files = [
      "Story/C.xib": Self.view("c-1", "sise"), "Story/spec.json": "{ documents: ['C.xib'] }",
      "Story/V.swift": "class V: UIView { @objc var sise: CGFloat = 0 }",
    ]
    #expect(
      try await Self.results(files) == ["Story/spec.json, Story/C.xib", "-, A.xib B.xib, B.xib dropped"]
    )
  }
}
