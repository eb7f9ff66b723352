import Foundation
import Testing
import Validation

@Suite("The stories below Specs")
struct StoriesTests {
  private static let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs")

  @Test("All pass, each with what its spec expects and nothing else")
  func stories() async throws {
    let report = try await Validator().validate([Self.specs.path])
    #expect(report.results.count == 12)
    for result in report.results {
      #expect(!result.fails(under: .strict), "\(result.title ?? ""): \(result.failures)")
    }
  }

  @Test(
    "A story with another consequence in its spec fails with the difference",
    arguments: [
      ("RenamedProperty", "\"dropped\"", "\"crash\""),
      ("EmbeddableView/Bare", "\"cOn-wI-dTH\"", "\"cOn-wI-dTX\""),
      ("ReplacedView", "\"recursive-nib\"", "\"lost-constraint\""),
      ("XibView", "\"owner-mismatch\"", "\"undefined-outlet\""),
    ]
  )
  func brokenExpectation(folder: String, expected: String, broken: String) async throws {
    let copy = FileManager.default.temporaryDirectory.appendingPathComponent("nibproof-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: Self.specs.appendingPathComponent(folder), to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    let file = copy.appendingPathComponent("spec.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: expected, with: broken).write(
      to: file,
      atomically: true,
      encoding: .utf8
    )
    let result = try #require(try await Validator().validate([copy.path]).results.first)
    #expect(!result.failures.isEmpty)
    #expect(result.failures.contains { $0.contains(broken.dropFirst().dropLast()) }, "\(result.failures)")
  }
}
