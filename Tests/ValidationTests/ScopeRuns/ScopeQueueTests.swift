import Foundation
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Runs over several scopes")
struct ScopeQueueTests {
  private static func nib(_ key: String) -> String {
    let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(key)\" value=\"x\"/>"
    return xib(
      "<view id=\"v-1\"><userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view>"
    )
  }

  private static func allowance(_ key: String) -> String {
    #"{ allow: [{ id: "undefined-key", keyPath: "\#(key)", reason: "old" }] }"#
  }

  /// An observer that counts the loaded documents.
  private final class LoadCounter: ValidationProgress.Observer, @unchecked Sendable {
    private let lock = NSLock()
    private var loads = 0

    func advance(_ stage: ValidationProgress.Stage, by number: Int, of total: Int) {
      if stage == .loads { lock.withLock { loads += number } }
    }

    func passOver(_ path: String, reason: String) {}

    var count: Int { lock.withLock { loads } }
  }

  /// Returns a line for each part of a run: the number of documents loaded so far, and either the key paths of the
  /// findings, or the file of the result and the number of its failures.
  private func lines(
    _ tree: TemporaryTree,
    _ order: ValidationRun.Order
  ) async throws(ValidationError) -> [String] {
    let counter = LoadCounter()
    return try await ValidationProgress.observed(by: counter) { () async throws(ValidationError) in
      var lines: [String] = []
      var run = try await Validator().run([tree.path], order: order)
      while let part = try await run.next() {
        switch part {
        case .findings(let findings):
          lines.append("\(counter.count) \(findings.compactMap(\.keyPath).joined(separator: " "))")
        case .result(let result):
          let file = result.file.map(tree.relative) ?? "-"
          lines.append("\(counter.count) \(file) \(result.failures.count)")
        }
      }
      return lines
    }
  }

  @Test("Findings and results of a story are delivered before the next one is validated")
  func stories() async throws {
    let tree = try TemporaryTree([
      "A/spec.json": "{}", "A/A.xib": Self.nib("one"), "B/spec.json": "{ expect: { findings: [] } }",
      "B/B.xib": Self.nib("two"), "C/C.xib": Self.nib("three"), "D/spec.json": "not JSON",
    ])
    #expect(
      try await lines(tree, .byResult) == [
        "1 one", "1 A/spec.json 0", "2 two", "2 B/spec.json 1", "2 D/spec.json 1", "3 three", "3 - 0",
      ]
    )
    #expect(
      try await lines(tree, .byPlace) == [
        "1 one", "2 two", "3 three", "3 A/spec.json 0", "3 B/spec.json 1", "3 D/spec.json 1", "3 - 0",
      ]
    )
  }

  @Test("Findings sorted by location wait for files that precede them")
  func nestedFolders() async throws {
    let tree = try TemporaryTree([
      "nibproof.json": "{}", "A.xib": Self.nib("one"), "B/nibproof.json": "{}", "B/B.xib": Self.nib("two"),
      "C.xib": Self.nib("three"),
    ])
    #expect(
      try await lines(tree, .byPlace) == [
        "2 one", "3 two", "3 three", "3 nibproof.json 0", "3 B/nibproof.json 0",
      ]
    )
    #expect(
      try await lines(tree, .byResult) == [
        "2 one three", "2 nibproof.json 0", "3 two", "3 B/nibproof.json 0",
      ]
    )
  }

  @Test("A result waits for the scopes that may use its suppressions")
  func sharedSuppressions() async throws {
    let files = [
      "A.xib": Self.nib("one"), "B/nibproof.json": "{}", "B/B.xib": Self.nib("two"), "C/spec.json": "{}",
      "C/C.xib": Self.nib("three"),
    ]
    let used = try TemporaryTree(files.merging(["nibproof.json": Self.allowance("two")]) { $1 })
    #expect(
      try await lines(used, .byResult) == [
        "1 one", "2 nibproof.json 0", "2 B/nibproof.json 0", "3 three", "3 C/spec.json 0",
      ]
    )
    let unused = try TemporaryTree(files.merging(["nibproof.json": Self.allowance("four")]) { $1 })
    #expect(
      try await lines(unused, .byResult) == [
        "1 one", "2 nibproof.json 1", "2 two", "2 B/nibproof.json 0", "3 three", "3 C/spec.json 0",
      ]
    )
    let own = try TemporaryTree(files.merging(["nibproof.json": Self.allowance("one")]) { $1 })
    #expect(
      try await lines(own, .byResult) == [
        "1 nibproof.json 0", "2 two", "2 B/nibproof.json 0", "3 three", "3 C/spec.json 0",
      ]
    )
  }

  @Test(
    "A comment in a shared source is reported once, after all scopes that read the source",
    arguments: [true, false]
  )
  func sharedComment(isUsed: Bool) async throws {
    let tree = try TemporaryTree([
      "nibproof.json": "{}", "A.xib": Self.nib("one"), "B/nibproof.json": "{}",
      "B/B.xib": xib(
        """
        <view id="v" customClass="B" customModule="App"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="two" value="x"/>
        </userDefinedRuntimeAttributes></view>
        """
      ),
      "B.swift":
        "import UIKit\n// nibproof:ignore \(isUsed ? "undefined-key" : "undefined-outlet") - old\nclass B: UIView {}",
    ])
    #expect(
      try await lines(tree, .byResult)
        == (isUsed
          ? ["1 one", "2 nibproof.json 0", "2 B/nibproof.json 0"]
          : ["1 one", "2 nibproof.json 1", "2 two", "2 B/nibproof.json 0"])
    )
  }
}
