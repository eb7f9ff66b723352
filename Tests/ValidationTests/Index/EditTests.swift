import NibproofTestSupport
import Testing

@testable import Validation

/// What a run with an index does again after one edit, and what it takes as it was found.
@Suite("Edits between runs with an index")
struct EditTests {
  private static let starting = "@main class App {}"

  /// A nib of one object with an attribute that its class lacks.
  private static func nib(_ className: String, _ key: String, label: String = "a") -> String {
    xib(
      """
      <view id="v" customClass="\(className)" userLabel="\(label)"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="\(key)"><integer key="value" value="2"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>
      """
    )
  }

  /// Two nibs, of which the objects of the first load the second.
  private static let files = [
    "Outer.xib": nib("Outer", "one"), "Inner.xib": nib("Inner", "two"), "Aside.xib": nib("Inner", "three"),
    "App.swift": starting,
    "Views.swift": """
    @objc(Inner) class Inner: UIView {}
    @objc(Outer) class Outer: UIView {
      override func awakeFromNib() { Bundle.main.loadNibNamed("Inner", owner: self) }
    }
    """,
  ]

  struct Case: CustomTestStringConvertible {
    var name: String
    var file: String
    var text: String
    /// The documents that are loaded again.
    var loaded: Set<String>
    /// The documents that nothing is seen to load.
    var latent: Set<String>
    var sourceLocation: Testing.SourceLocation

    init(
      _ name: String,
      _ file: String,
      _ text: String,
      loads loaded: Set<String>,
      latent: Set<String> = ["Aside.xib"],
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.name, self.file, self.text) = (name, file, text)
      (self.loaded, self.latent, self.sourceLocation) = (loaded, latent, sourceLocation)
    }

    var testDescription: String { name }
  }

  static let edits = [
    Case("Nothing new", "App.swift", starting, loads: []),
    Case("A line in a body", "App.swift", starting + "\nlet x = 1 + 1", loads: []),
    Case("A document", "Aside.xib", nib("Inner", "three", label: "b"), loads: ["Aside.xib"]),
    Case(
      "A document that another one loads",
      "Inner.xib",
      nib("Inner", "two", label: "b"),
      loads: ["Inner.xib", "Outer.xib"]
    ),
    Case(
      "A document that names another class",
      "Aside.xib",
      nib("Outer", "three"),
      loads: ["Aside.xib"]
    ),
    Case("A class that nobody names", "App.swift", starting + "\nclass More: UIView {}", loads: []),
    Case(
      "A body that mentions a nib",
      "App.swift",
      starting + "\nlet name = \"Aside\"",
      loads: [],
      latent: []
    ),
  ]

  @Test("Only what an edit may concern is found anew", arguments: edits)
  func findsAnew(_ testCase: Case) async throws {
    let tree = try TemporaryTree(Self.files)
    let units = { try await ValidationUnit.units(at: [tree.path], specFile: nil) }
    var first = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
    let found = await first.results(of: try await units()).flatMap(\.result.findings)
    #expect(Set(found.map { tree.relative($0.file) }) == ["Aside.xib", "Inner.xib", "Outer.xib"])
    let index = first.index.withKeptMessages
    try tree.write(testCase.file, testCase.text)
    var second = IndexedRun([index], trust: .unchangedFiles, options: Validator.Options())
    let again = await second.results(of: try await units()).flatMap(\.result.findings)
    let loaded = again.filter { !$0.message.hasPrefix("as kept") }.map { tree.relative($0.file) }
    #expect(Set(loaded) == testCase.loaded, sourceLocation: testCase.sourceLocation)
    let latent = again.filter(\.isLatent).map { tree.relative($0.file) }
    #expect(Set(latent) == testCase.latent, sourceLocation: testCase.sourceLocation)
  }

  @Test
  func `what is found in the sources themselves takes all of them, whatever a document leads to`()
    async throws
  {
    let tree = try TemporaryTree(Self.files)
    try tree.write("Other.swift", "class Other { func load() { _ = UINib(nibName: \"None\", bundle: nil) } }")
    let units = try await ValidationUnit.units(at: [tree.path], specFile: nil)
    var first = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
    let found = await first.results(of: units).flatMap(\.result.findings)
    #expect(found.contains { tree.relative($0.file) == "Other.swift" })
    var index = first.index
    index.outcomes.removeAll { $0.file == UnitValidation.sources }
    try tree.write("Aside.xib", Self.nib("Inner", "three", label: "b"))
    var second = IndexedRun([index], trust: .unchangedFiles, options: Validator.Options())
    var plain = IndexedRun([], trust: .unchangedFiles, options: Validator.Options())
    let wanted = await plain.results(of: units).flatMap(\.result.findings)
    #expect(await second.results(of: units).flatMap(\.result.findings) == wanted)
    #expect(wanted.count == found.count)
  }
}
