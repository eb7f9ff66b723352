import Foundation
import Testing

@testable import Checks
@testable import ProjectModel
@testable import SourceModel
@testable import Validation

/// Specs, patterns and comments that would be expensive to read without limits.
@Suite("Hostile configurations")
struct HostileConfigurationTests {
  @Test(
    "Patterns with many stars are matched in linear time",
    arguments: [
      (String(repeating: "*a", count: 5_000) + "b", String(repeating: "a", count: 20_000)),
      (String(repeating: "**/a/", count: 2_000) + "b", String(repeating: "a/", count: 5_000)),
      (String(repeating: "**/*a*/", count: 200) + "b", String(repeating: "aaaa/", count: 400)),
      (String(repeating: "?*", count: 5_000) + "b", String(repeating: "a", count: 20_000)),
      (String(repeating: "{a,b}", count: 2_000), String(repeating: "a", count: 2_000)),
      (String(repeating: "{a,", count: 20_000), String(repeating: "a", count: 20_000)),
      (String(repeating: "{", count: 50_000) + String(repeating: "}", count: 50_000), "a"),
      ("{" + String(repeating: ",", count: 50_000) + "}", "a"),
    ]
  )
  func patterns(_ pattern: String, _ path: String) {
    #expect(!PathPattern(pattern).matches(path))
  }

  @Test(
    "Deeply nested specs, and numbers out of range",
    arguments: [
      String(repeating: "[", count: 100_000), String(repeating: "{a:", count: 100_000),
      "{ title: " + String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000) + " }",
      "{ deploymentTarget: " + String(repeating: "9", count: 100_000) + " }",
      "{ deploymentTarget: '" + String(repeating: "9", count: 100_000) + ".0' }",
      "{ apply: [{ to: 'A', keyPath: 'k', type: 'number', value: 0x" + String(repeating: "F", count: 50_000)
        + " }] }",
      "{ apply: [{ to: 'A', keyPath: 'k', type: 'rect', value: { x: 1e999, y: -1e999, width: NaN, height: .1e-999 } }] }",
      "{ apply: [{ to: 'A', keyPath: 'k', type: 'range', value: { location: -9223372036854775809, length: 1e30 } }] }",
      "{ expect: { values: { 'a.b': 123456789012345678901234567890 } } }", "{ title: '\\u{D800}' }", "1e999",
      "-",
      "{" + (0..<5_000).map { "a\($0): 1" }.joined(separator: ",") + "}",
      "/*" + String(repeating: "*", count: 100_000),
      "{ \"" + String(repeating: "\\u00", count: 50_000),
    ]
  )
  func specs(_ text: String) {
    do throws(ValidationError) {
      let spec = try SpecReader.read(Data(text.utf8), file: "spec.json")
      _ = InlineClassReader.source(of: spec.classes, path: "spec.json")
      _ = InlineDocument.document(of: spec, file: "spec.json")
    } catch {
      #expect(!"\(error)".isEmpty)
    }
  }

  @Test("Suppression comments on every line, in one line, and with very many ids")
  func comments() {
    func count(_ text: String) -> [SuppressionComment] {
      let bytes = Array(text.utf8)
      return SourceFile(reading: bytes, path: "A.swift").suppressions
    }
    let comment = "// nibproof:ignore undefined-key - later\n"
    #expect(count(String(repeating: comment, count: 20_000) + "class A {}").count == 20_000)
    #expect(count(String(repeating: "nibproof:ignore ", count: 20_000)).isEmpty)
    #expect(count(String(repeating: " ", count: 500_000) + comment).count == 1)
    #expect(count(String(repeating: "/* nibproof:ignore a - b */", count: 20_000)).count == 20_000)
    #expect(count(String(repeating: "// nibproof:ignore ", count: 20_000)).count == 1)
    let ids = count(
      "// nibproof:ignore " + String(repeating: "undefined-key ", count: 50_000) + "\nclass A {}"
    )
    #expect(ids.map(\.ids.count) == [50_000])
  }
}
