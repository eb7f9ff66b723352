import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Validations that deliver findings during the run")
struct ValidationRunTests {
  private static func nib(_ key: String) -> String {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"x\"/>"
    return xib(
      "<view id=\"v-1\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"
    )
  }

  /// Files with findings in documents whose names precede and follow those of the sources, and in an unreadable
  /// document.
  private static let files = [
    "A.xib": nib("one"), "C/Z.xib": nib("two"), "Z.xib": nib("three"), "Broken.xib": "<document",
    "B.swift": """
    import UIKit
    // nibproof:ignore no-such-finding - a mistake
    class B: UIViewController { func f() { performSegue(withIdentifier: "lost", sender: nil) } }
    """,
    "Package.swift": "",
  ]

  private func gathered(_ run: ValidationRun) async throws -> (findings: [Finding], results: [SpecResult]) {
    var (findings, results): ([Finding], [SpecResult]) = ([], [])
    for try await part in run {
      switch part {
      case .findings(let some): findings += some
      case .result(let result): results.append(result)
      }
    }
    return (findings, results)
  }

  @Test("The parts together are equal to the report, in its order")
  func parts() async throws {
    let tree = try TemporaryTree(Self.files)
    let report = try await tree.validate()
    let (findings, results) = try await gathered(Validator().run([tree.path]))
    #expect(findings == report.findings)
    #expect(findings.count >= 4)
    #expect(results.map(\.counts) == report.results.map(\.counts))
    #expect(results.flatMap(\.failures) == report.results.flatMap(\.failures))
    #expect(results.flatMap(\.failures).count == 1)
    #expect(results.allSatisfy { $0.findings.isEmpty })
  }

  @Test("Several results are delivered in order, or after all findings by location")
  func orders() async throws {
    let files = Self.files.merging(["C/nibproof.json": "{}", "nibproof.json": "{}"]) { $1 }
    let tree = try TemporaryTree(files)
    let report = try await tree.validate()
    #expect(report.results.count == 2)
    let byPlace = try await gathered(Validator().run([tree.path], order: .byPlace))
    #expect(byPlace.findings == report.findings)
    let byResult = try await gathered(Validator().run([tree.path], order: .byResult))
    #expect(byResult.findings == report.results.flatMap(\.findings))
    #expect(byResult.findings != byPlace.findings)
  }
}
