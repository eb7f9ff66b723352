import Foundation
import JSON5
import NibproofTestSupport
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Baselines")
struct BaselineTests {
  private static func document(_ keys: [String], line: String = "") -> String {
    xib(
      """
      \(line)<view id="v" customClass="V" customModule="App" customModuleProvider="target"><userDefinedRuntimeAttributes>
      \(keys.map { "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"x\"/>" }.joined(separator: "\n"))
      </userDefinedRuntimeAttributes></view>
      """
    )
  }

  private static func tree(_ keys: [String]) throws -> TemporaryTree {
    try TemporaryTree(["App/a.xib": document(keys), "App/V.swift": "class V: UIView {}"])
  }

  @Test("Entries identify findings by id, file, object and key path, relative to the file's folder")
  func entries() async throws {
    let tree = try Self.tree(["one", "two"])
    let report = try await tree.validate()
    let baseline = Baseline(of: report, folder: tree.path + "/ci")
    #expect(
      baseline.entries == [
        Baseline.Entry(
          id: "undefined-key",
          file: "../App/a.xib",
          object: "v",
          keyPath: "one",
          message: "'V' has no property 'one'"
        ),
        Baseline.Entry(
          id: "undefined-key",
          file: "../App/a.xib",
          object: "v",
          keyPath: "two",
          message: "'V' has no property 'two'"
        ),
      ]
    )
  }

  @Test("Known findings are removed at any position; new ones stay, and missing ones are reported")
  func removing() async throws {
    let tree = try Self.tree(["one", "two"])
    let baseline = Baseline(of: try await tree.validate(), folder: tree.path)
    try tree.write("App/a.xib", Self.document(["three", "two"], line: "\n\n"))
    var report = try await tree.validate()
    let leftOver = baseline.remove(from: &report, folder: tree.path, paths: [tree.path])
    #expect(report.findings.map(\.keyPath) == ["three"])
    #expect(leftOver.map(\.keyPath) == ["one"])
  }

  @Test("An entry matches one finding, and entries for unchecked files are ignored")
  func numbers() async throws {
    let tree = try Self.tree(["one"])
    var baseline = Baseline(of: try await tree.validate(), folder: tree.path)
    try tree.write("App/a.xib", Self.document(["one", "one"]))
    var report = try await tree.validate()
    #expect(report.findings.filter { $0.id == .undefinedKey }.count == 2)
    #expect(baseline.remove(from: &report, folder: tree.path, paths: [tree.path]).isEmpty)
    #expect(report.findings.filter { $0.id == .undefinedKey }.count == 1)
    baseline.entries[0].file = "Other/b.xib"
    #expect(baseline.remove(from: &report, folder: tree.path, paths: [tree.path + "/App"]).isEmpty)
    #expect(baseline.remove(from: &report, folder: tree.path, paths: [tree.path]).count == 1)
  }

  @Test("Invalid files are reported with their position")
  func wrongFiles() throws {
    let cases: [(String, SpecFault)] = [
      ("[", .init(1, 1, .json5(.openBracket("[")))),
      ("{ version: 2, findings: [] }", .init(1, 12, .invalidValue(key: "version", expected: "1"))),
      ("{ findings: [] }", .init(1, 1, .missingKey("version"))),
      (
        "{ version: 1, findings: [{ id: 'x', file: 'a', line: 3 }] }",
        .init(1, 48, .unknownKey("line", nearest: nil))
      ),
    ]
    for (text, fault) in cases {
      let tree = try TemporaryTree(["b.json": text])
      let error = #expect(throws: ValidationError.self) { try Baseline(file: tree.path + "/b.json") }
      #expect(error == fault.error(in: tree("b.json")))
    }
    #expect(throws: ValidationError.self) { try Baseline(file: "/no/such/baseline.json") }
  }
}
