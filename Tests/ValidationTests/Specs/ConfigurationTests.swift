import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Configurations")
struct ConfigurationTests {
  /// Returns a document with a view that sets a key that the view's class does not have.
  private static func document(_ id: String, _ key: String = "titel", class name: String = "V") -> String {
    xib(
      """
      <view id="\(id)" customClass="\(name)" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(key)" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    )
  }

  private static let source = "class V: UIView { @objc var title = \"\" }"

  private func found(_ tree: TemporaryTree, _ path: String = "") async throws -> [String] {
    let report = try await Validator().validate([tree.path + path])
    return report.findings.map { "\(tree.relative($0.file)) \($0.severity(under: .normal))" }
  }

  private func failures(_ tree: TemporaryTree, _ path: String = "") async throws -> [String] {
    try await Validator().validate([tree.path + path]).results.flatMap(\.failures)
      .map { tree.relative("\($0)") }
  }

  @Test("Excluded and not included documents are ignored; patterns are relative to the file's folder")
  func paths() async throws {
    let files = [
      "A/a.xib": Self.document("a"), "B/b.xib": Self.document("b"), "B/Old/c.xib": Self.document("c"),
      "v.swift": Self.source,
    ]
    func found(_ configuration: String) async throws -> [String] {
      let tree = try TemporaryTree(files.merging(["nibproof.json": configuration]) { $1 })
      return try await self.found(tree)
    }
    #expect(try await found("{}") == ["A/a.xib error", "B/Old/c.xib error", "B/b.xib error"])
    #expect(try await found("{ excluded: ['B/Old/'] }") == ["A/a.xib error", "B/b.xib error"])
    #expect(try await found("{ included: ['B/', '*.swift'] }") == ["B/Old/c.xib error", "B/b.xib error"])
    #expect(try await found("{ included: ['B/', '*.swift'], excluded: ['**/Old/'] }") == ["B/b.xib error"])
    // The source with the class is excluded, so all findings are unverified.
    #expect(try await found("{ excluded: ['*.swift'] }").allSatisfy { $0.hasSuffix(" note") })
  }

  @Test("Severities by id determine failures, and 'off' omits findings")
  func severity() async throws {
    for (word, fails) in [("error", true), ("warning", false), ("note", false), ("off", false)] {
      let tree = try TemporaryTree([
        "nibproof.json": "{ severity: { 'undefined-key': '\(word)' } }", "a.xib": Self.document("a"),
        "v.swift": Self.source,
      ])
      let report = try await tree.validate()
      #expect(report.fails(under: .normal) == fails, "\(word)")
      #expect(report.fails(under: .strict) == (fails || word == "warning"), "\(word)")
      #expect(!report.fails(under: .lenient), "\(word)")
      #expect(report.findings.isEmpty == (word == "off"), "\(word)")
    }
  }

  struct Unreachable {
    var configuration: String
    /// The severities of a crash in a reachable nib, a crash in an unreachable nib, and a silent finding in an
    /// unreachable nib.
    var severities: [String]
    var sourceLocation: SourceLocation

    init(
      _ configuration: String,
      _ severities: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.configuration, self.severities) = (configuration, severities)
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    "Unreachable findings are warnings; a configuration sets their maximum severity or omits them",
    arguments: [
      Unreachable("{}", ["error", "warning", "warning"]),
      Unreachable("{ unreachable: 'error' }", ["error", "error", "warning"]),
      Unreachable("{ unreachable: 'warning' }", ["error", "warning", "warning"]),
      Unreachable("{ unreachable: 'note' }", ["error", "note", "note"]),
      Unreachable("{ unreachable: 'off' }", ["error"]),
      Unreachable(
        "{ unreachable: 'warning', severity: { 'undefined-outlet': 'note' } }",
        ["note", "note", "warning"]
      ),
      Unreachable(
        "{ unreachable: 'note', severity: { 'undefined-outlet': 'error' } }",
        ["error", "note", "note"]
      ),
      Unreachable("{ unreachable: 'error', severity: { 'duplicate-outlet': 'off' } }", ["error", "error"]),
    ]
  )
  func unreachable(_ unreachable: Unreachable) async throws {
    func nib(_ more: String) -> String {
      xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Holder"><connections>
        <outlet property="chart" destination="v" id="c-1"/>\(more)
        </connections></placeholder><view id="v"/>
        """
      )
    }
    let twice =
      #"<outlet property="view" destination="v" id="c-2"/><outlet property="view" destination="v" id="c-3"/>"#
    let tree = try TemporaryTree([
      "nibproof.json": unreachable.configuration, "A.xib": nib(""), "B.xib": nib(twice),
      "Holder.swift": "class Holder: NSObject { @IBOutlet var view: UIView! }",
      "App.swift": "@main class App { let nib = UINib(nibName: \"A\", bundle: nil) }",
    ])
    let report = try await tree.validate()
    let severities = report.findings.map { "\($0.severity(under: .normal))" }
    #expect(severities == unreachable.severities, sourceLocation: unreachable.sourceLocation)
    #expect(
      report.findings.map(\.isUnreachable) == Array([false, true, true].prefix(severities.count)),
      sourceLocation: unreachable.sourceLocation
    )
    #expect(
      report.fails(under: .normal) == unreachable.severities.contains("error"),
      sourceLocation: unreachable.sourceLocation
    )
  }

  @Test("A configuration above the path applies, with all sources of its tree")
  func above() async throws {
    let tree = try TemporaryTree([
      "nibproof.json": "{ severity: { 'undefined-key': 'warning' }, excluded: ['Sub/Old/'] }",
      "Sub/a.xib": Self.document("a"), "Sub/Old/b.xib": Self.document("b"), "Shared/v.swift": Self.source,
    ])
    #expect(try await found(tree, "/Sub") == ["Sub/a.xib warning"])
    #expect(try await found(tree, "/Sub/a.xib") == ["Sub/a.xib warning"])
  }

  @Test("A configuration in a subfolder refines the outer one, and shares its sources")
  func nested() async throws {
    let tree = try TemporaryTree([
      "nibproof.json":
        "{ severity: { 'undefined-key': 'warning' }, allow: [{ id: 'undefined-key', object: 'b', reason: 'r' }] }",
      "a.xib": Self.document("a"), "v.swift": Self.source,
      "Legacy/nibproof.json": "{ severity: { 'undefined-key': 'note' } }", "Legacy/b.xib": Self.document("b"),
      "Legacy/c.xib": Self.document("c"),
    ])
    #expect(try await found(tree) == ["Legacy/c.xib note", "a.xib warning"])
    #expect(try await failures(tree).isEmpty)
    // A source that belongs to several results is counted once.
    #expect(try await tree.validate().counts.sources == 1)
    #expect(try await found(tree, "/Legacy") == ["Legacy/c.xib note"])
    #expect(try await failures(tree, "/Legacy").isEmpty)
  }

  @Test("Adjacent configurations are separate apps; a spec below one is independent")
  func apart() async throws {
    let tree = try TemporaryTree([
      "One/nibproof.json": "{}", "One/a.xib": Self.document("a"), "One/v.swift": Self.source,
      "Two/nibproof.json": "{}", "Two/a.xib": Self.document("a"),
      "One/Story/spec.json": "{}", "One/Story/a.xib": Self.document("a"),
    ])
    #expect(
      try await found(tree) == ["One/Story/a.xib note", "One/Story/a.xib note", "One/a.xib error"]
        + ["Two/a.xib note", "Two/a.xib note"]
    )
  }

  @Test("A document that a spec in another folder selects belongs to the spec alone")
  func selectedElsewhere() async throws {
    let tree = try TemporaryTree([
      "App/a.xib": Self.document("a"), "App/b.xib": Self.document("b"), "App/v.swift": Self.source,
      "Specs/a/spec.json": "{ documents: ['../../App/a.xib'], expect: { findings: [] } }",
    ])
    #expect(try await found(tree) == ["App/a.xib error", "App/b.xib error"])
    #expect(try await tree.validate().counts.documents == 2)
  }

  @Test("Sources in other folders")
  func elsewhere() async throws {
    let tree = try TemporaryTree([
      "App/nibproof.json": "{ sources: ['*.swift', '../Shared/**/V*.swift'] }",
      "App/a.xib": Self.document("a"),
      "Shared/Deep/V.swift": Self.source, "Shared/Deep/W.swift": "class V: UIView { @objc var titel = \"\" }",
    ])
    #expect(try await found(tree) == ["App/a.xib error"])
    let excluded = try TemporaryTree([
      "App/nibproof.json":
        "{ sources: ['*.swift', '../Shared/**'], excluded: ['../Shared/**/W.swift'] }",
      "App/a.xib": Self.document("a"), "App/V.swift": Self.source,
      "Shared/Deep/W.swift": "class V: UIView { @objc var titel = \"\" }",
    ])
    #expect(try await found(excluded) == ["App/a.xib error"])
    #expect(try await warnings(excluded) == [])
    let missing = try TemporaryTree([
      "nibproof.json": "{ sources: ['../none/*.swift'] }", "a.xib": Self.document("a"),
    ])
    let error = await #expect(throws: ValidationError.self) { try await missing.validate() }
    let fault = SpecFault(1, 13, .missingPath("../none", key: "sources"))
    #expect(error == fault.error(in: missing("nibproof.json")))
  }

  @Test("Unused entries are reported once, but not if only a part is validated")
  func unusedEntries() async throws {
    let tree = try TemporaryTree([
      "nibproof.json": "{ allow: [{ id: 'undefined-outlet', object: 'x', reason: 'r' }] }",
      "Legacy/nibproof.json": "{ allow: [{ id: 'undefined-action', reason: 'r' }] }",
      "Legacy/a.xib": Self.document("a", "title"), "b.xib": Self.document("b", "title"),
      "v.swift": Self.source,
    ])
    #expect(
      try await failures(tree) == [
        "nibproof.json:1:11: " + SpecMessage.unusedAllowance(.init(id: .undefinedOutlet, object: "x")),
        "Legacy/nibproof.json:1:11: " + SpecMessage.unusedAllowance(.init(id: .undefinedAction)),
      ]
    )
    #expect(try await failures(tree, "/Legacy") == [])
  }

  private func warnings(_ tree: TemporaryTree, _ path: String = "") async throws -> [String] {
    try await Validator().validate([tree.path + path]).results.flatMap(\.warnings)
      .map { tree.relative("\($0)") }
  }

  @Test("A pattern without a match is reported with its position, and never fails")
  func unusedPatterns() async throws {
    let files = [
      "App/a.xib": Self.document("a"), "App/v.swift": Self.source, "Legacy/b.xib": Self.document("b"),
    ]
    let tree = try TemporaryTree(
      files.merging([
        "nibproof.json": """
        {
          included: ["**", "Ap/**"],
          excluded: ["App/*.xib", "legacy/", "../Nowhere/"],
          sources: ["App/", "Legacy/"],
        }
        """,
        "Legacy/nibproof.json": "{ excluded: ['App/', 'b.xib'], documents: ['*.swift'] }",
      ]) { $1 }
    )
    #expect(
      try await warnings(tree) == [
        "nibproof.json:4:21: " + SpecMessage.unusedPattern("Legacy/", .sources),
        "nibproof.json:2:20: " + SpecMessage.unusedPattern("Ap/**", .included),
        "nibproof.json:3:27: " + SpecMessage.unusedPattern("legacy/", .excluded),
        "nibproof.json:3:38: " + SpecMessage.unusedPattern("../Nowhere/", .excluded),
        "Legacy/nibproof.json:1:44: " + SpecMessage.unusedPattern("*.swift", .documents),
        "Legacy/nibproof.json:1:14: " + SpecMessage.unusedPattern("App/", .excluded),
      ]
    )
    let report = try await tree.validate()
    #expect(!report.fails(under: .strict))
    // A validation of one part of the tree does not report patterns for files in other parts.
    #expect(try await warnings(tree, "/App") == [])
    var options = Validator.Options()
    options.selection = DocumentSelection([tree.path + "/App/a.xib"])
    #expect(try await tree.validate(options).results.flatMap(\.warnings) == [])
  }

  @Test("Invalid severities are reported with their position")
  func wrongValues() async throws {
    let cases: [(String, SpecFault)] = [
      (
        "{ severity: {\n 'undefined-kee': 'off' } }",
        .init(2, 2, .unknownID("undefined-kee", nearest: "undefined-key"))
      ),
      (
        "{ severity: { 'lossy-number': 'fatal' } }",
        .init(1, 31, .invalidValue(key: "lossy-number", expected: "one of error, warning, note, off"))
      ),
      ("{ excluded: 'x' }", .init(1, 13, .invalidValue(key: "excluded", expected: "a list of strings"))),
    ]
    for (text, fault) in cases {
      let tree = try TemporaryTree(["nibproof.json": text, "a.xib": Self.document("a")])
      let error = await #expect(throws: ValidationError.self) { try await tree.validate() }
      #expect(error == fault.error(in: tree("nibproof.json")))
    }
  }
}
