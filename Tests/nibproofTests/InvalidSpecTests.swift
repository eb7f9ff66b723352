import NibproofTestSupport
import Reporting
import Testing

@testable import nibproof

/// Specs that are invalid or fail, along with passed specs, in each report format.
@Suite("Invalid and failed specs")
struct InvalidSpecTests {
  private static let document = DocumentText.xib("<view id=\"v-1\"/>")

  /// One invalid, one failed and one passed spec; the failed spec also has a finding.
  private static let files = [
    "A/spec.json": "{ expect: { finding: [] } }", "A/A.xib": document,
    "B/spec.json": "{ expect: { findings: [], values: { 'v-1.nothing': null } } }", "B/B.xib": document,
    "C/spec.json": "{ expect: { findings: [] } }", "C/C.xib": document,
  ]

  private static let invalidKey = "unknown key 'finding'"
  private static let unknownValue = "value of 'v-1.nothing' is unknown"

  private static func escaped(_ text: String) -> [String] {
    [text, text.replacing("'", with: "&#39;"), text.replacing("'", with: "&apos;")]
  }

  @Test("Status 2, with the problems of all specs", arguments: Reporters.runs.map(\.name))
  func reporters(_ name: String) async throws {
    let tree = try TemporaryTree(Self.files)
    let result = await run("validate", "--reporter", name, tree.path)
    #expect(result.status == .couldNotRun)
    for problem in [Self.invalidKey, Self.unknownValue] {
      #expect(Self.escaped(problem).contains { result.output.contains($0) }, "\(name)")
    }
    #expect(!result.output.contains("No findings"), "\(name)")
  }

  @Test("Status 1 without an invalid spec", arguments: Reporters.runs.map(\.name))
  func failed(_ name: String) async throws {
    let tree = try TemporaryTree(Self.files.filter { !$0.key.hasPrefix("A/") })
    let result = await run("validate", "--reporter", name, tree.path)
    #expect(result.status == .found)
    #expect(Self.escaped(Self.unknownValue).contains { result.output.contains($0) }, "\(name)")
    #expect(!result.output.contains("No findings"), "\(name)")
  }

  @Test("The summary counts the specs")
  func summary() async throws {
    let tree = try TemporaryTree(Self.files)
    let text = await run("validate", tree.path).output
    #expect(text.hasSuffix("\nChecked 2 documents, 0 sources.\n3 specs: 1 passed, 2 failed.\n"))
    for name in ["html", "markdown"] {
      let report = await run("validate", "--reporter", name, tree.path).output
      #expect(report.contains("3 specs: 1 passed, 2 failed."), "\(name)")
    }
  }

  @Test("An invalid spec alone: status 2, and its position")
  func alone() async throws {
    let tree = try TemporaryTree(Self.files.filter { $0.key.hasPrefix("A/") })
    let result = await run("validate", tree.path)
    #expect(result.status == .couldNotRun)
    #expect((result.output + result.errors).contains("spec.json:1:13"))
    #expect(!result.output.contains("No findings"))
  }
}
