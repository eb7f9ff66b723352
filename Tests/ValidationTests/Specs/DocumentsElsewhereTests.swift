import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Specs about documents outside of their folder")
struct DocumentsElsewhereTests {
  private static let app = [
    "App/App.xcodeproj/project.pbxproj": ProjectText.app(["App/V.swift"]),
    "App/V.swift": "class V: UIView { @objc var size: CGFloat = 0 }",
    "App/V.xib": xib(attribute("size", "number", on: "V")),
    "App/W.xib": xib(attribute("sise", "number", on: "V")),
  ]

  private static func attribute(_ key: String, _ type: String, on name: String) -> String {
    """
    <view id="v-1" customClass="\(name)" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="\(type)" keyPath="\(key)"><real key="value" value="2"/></userDefinedRuntimeAttribute>
    </userDefinedRuntimeAttributes></view>
    """
  }

  private static func results(_ spec: String, _ others: [String: String] = [:], at folder: String = "Specs")
    async throws -> [SpecResult]
  {
    let files = app.merging(["Specs/V/spec.json": spec]) { $1 }.merging(others) { $1 }
    let tree = try TemporaryTree(files)
    return try await Validator().validate([folder.isEmpty ? tree.path : tree(folder)]).results
  }

  @Test("The documents are checked against the sources of their app")
  func app() async throws {
    let results = try await Self.results(
      "{ documents: ['../../App/V.xib'], expect: { values: { 'v-1.size': 2 } } }"
    )
    #expect(results.count == 1 && results.allSatisfy { $0.failures.isEmpty && $0.counts.documents == 1 })
    let failing = try await Self.results("{ documents: ['../../App/W.xib'] }")
    #expect(failing.flatMap(\.findings).map(\.id) == [.undefinedKey])
  }

  @Test("The app reports only its other documents, which the spec does not report")
  func whole() async throws {
    let results = try await Self.results("{ documents: ['../../App/V.xib'] }", at: "")
    #expect(results.map { $0.counts.documents } == [1, 1])
    #expect(results.first { $0.file != nil }?.findings == [])
    #expect(results.first { $0.file == nil }?.findings.map(\.id) == [.undefinedKey])
  }

  @Test("The configuration of the app applies, and the spec takes precedence")
  func configuration() async throws {
    let others = ["App/nibproof.json": "{ severity: { 'undefined-key': 'off' } }"]
    let spec = "{ documents: ['../../App/W.xib'] }"
    #expect(try await Self.results(spec, others).flatMap(\.findings) == [])
    let raised = "{ documents: ['../../App/W.xib'], severity: { 'undefined-key': 'note' } }"
    #expect(try await Self.results(raised, others).flatMap(\.findings).map(\.severity) == [.note])
  }

  @Test("An unused entry of 'allow' in the spec is reported, one in the configuration is not")
  func allow() async throws {
    let entry = "allow: [{ id: 'undefined-key', object: 'v-9', reason: 'r' }]"
    let others = ["App/nibproof.json": "{ \(entry) }"]
    let results = try await Self.results("{ documents: ['../../App/V.xib'], \(entry) }", others)
    #expect(results.flatMap(\.failures).map(\.place.file).map { $0.hasSuffix("spec.json") } == [true])
  }

  @Test("A missing path, or documents of several apps, make the spec invalid, and the others run")
  func invalid() async throws {
    for documents in ["'../../Ap/V.xib'", "'../../App/V.xib', '../../Other/X.xib'"] {
      let others = [
        "Specs/W/spec.json": "{ documents: ['../../App/V.xib'] }", "Other/spec.json": "{}",
        "Other/X.xib": xib("<view id=\"x-1\"/>"),
      ]
      let results = try await Self.results("{ documents: [\(documents)] }", others)
      #expect(results.map(\.isInvalid).sorted { !$0 && $1 } == [false, true])
    }
  }

  @Test("A pattern that matches no document fails the spec")
  func unused() async throws {
    for documents in ["'../../App/*.nib'", "'../../App/V.xib', '../../App/*.storyboard'"] {
      let results = try await Self.results("{ documents: [\(documents)] }")
      #expect(results.flatMap(\.failures).map(\.kind) == [.expectation])
      #expect(results.allSatisfy { $0.fails(under: .normal) })
    }
  }

  @Test(
    "Patterns that lead out of the folder may have placeholders anywhere",
    arguments: [
      "'../../A*/V.xib'", "'../../**/V.xib'", "'../../{App,Specs}/V*.xib'", "'../V/../../App/V.xib'",
      "'{../../App,../V}/V*.xib'", "'./../../App/./V.xib'", "'../../App/*.xib'], excluded: ['../../App/W*'",
      "'../../App/*.xib'], excluded: ['../../**/W.xib'",
      "'../../App/*.xib'], included: ['../../**/V.*', '**/*.swift'",
    ]
  )
  func placeholders(_ documents: String) async throws {
    let others = ["Specs/V/None.txt": ""]
    let results = try await Self.results("{ documents: [\(documents)] }", others)
    #expect(results.map(\.counts.documents) == [1] && results.flatMap(\.failures) == [], "\(results)")
    #expect(results.flatMap(\.warnings).filter { !$0.message.contains("**/*.swift") } == [])
  }

  @Test("Documents inside and outside of the folder can be combined")
  func mixed() async throws {
    let others = [
      "App/Specs/spec.json": "{ documents: ['../V.xib', 'X.xib'] }",
      "App/Specs/X.xib": xib("<view id=\"x-1\"/>"),
    ]
    let results = try await Self.results("{ documents: ['../../App/V.xib'] }", others, at: "App/Specs")
    #expect(results.map(\.counts.documents) == [2])
    #expect(results.flatMap(\.diagnostics) == [])
  }

  @Test("Patterns of 'excluded' that match nothing outside of the folder are reported")
  func unusedExclusion() async throws {
    let results = try await Self.results("{ documents: ['../../App/V.xib'], excluded: ['../../App/Old*'] }")
    #expect(
      results.flatMap(\.warnings).map(\.message) == [SpecMessage.unusedPattern("../../App/Old*", .excluded)]
    )
  }

  @Test("Specs can name the documents of each other, which belong to the app around them")
  func cycle() async throws {
    let others = [
      "Specs/W/spec.json": "{ documents: ['../V/A.xib'] }", "Specs/W/B.xib": xib("<view id=\"b-1\"/>"),
      "Specs/V/A.xib": xib("<view id=\"a-1\"/>"),
    ]
    let results = try await Self.results("{ documents: ['../W/B.xib'] }", others)
    #expect(results.filter { $0.file != nil }.map(\.counts.documents) == [1, 1])
    #expect(results.flatMap(\.failures) == [])
  }
}
