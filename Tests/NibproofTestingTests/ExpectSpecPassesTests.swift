import Foundation
import NibproofTestSupport
import NibproofTesting
import ProjectModel
import Testing

@Suite("Specs as tests")
struct ExpectSpecPassesTests {
  private static let document = DocumentText.xib("<view id=\"v-1\" tag=\"3\"/>")

  @Test("A spec that holds records no issue, and one that does not an issue for each difference")
  func expectations() async throws {
    let tree = try TemporaryTree([
      "A/spec.json": "{ expect: { values: { 'v-1.tag': 3 } } }", "A/A.xib": Self.document,
      "B/spec.json": "{\n expect: { values: { 'v-1.tag': 4, 'v-2.tag': 1 } } }", "B/B.xib": Self.document,
    ])
    let all = try specs(in: URL(fileURLWithPath: tree.path))
    #expect(all.map { tree.relative($0.path) } == ["A/spec.json", "B/spec.json"])
    let result = try await expectSpecPasses(all[0])
    #expect(result.expectedValues == 1)
    let line = #line + 2
    try await withKnownIssue {
      _ = try await expectSpecPasses(all[1])
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix("\(tree("B/spec.json")):2:") == true
    }
  }

  @Test("Nothing to check is an error or an issue, never a pass")
  func nothing() async throws {
    let tree = try TemporaryTree(["A.xib": Self.document, "Empty/spec.json": "{}"])
    let folder = URL(fileURLWithPath: tree.path)
    #expect(throws: ValidationError.self) { _ = try specs(in: folder.appending(path: "None")) }
    await #expect(throws: ValidationError.self) {
      _ = try await expectSpecPasses(folder.appending(path: "A.xib"))
    }
    await #expect(throws: ValidationError.self) {
      _ = try await expectSpecPasses(folder.appending(path: "spec.json"))
    }
    let empty = folder.appending(path: "Empty/spec.json")
    await withKnownIssue { _ = try await expectSpecPasses(empty) }
  }
}
