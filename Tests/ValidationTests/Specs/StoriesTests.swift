import Checks
import Foundation
import NibproofTestSupport
import ProjectModel
import Testing
import Validation

@Suite("The specs in Specs")
struct StoriesTests {
  private static let specs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs")

  @Test("Each spec has exactly the expected findings and values")
  func stories() async throws {
    let results = try await Validator().validate([Self.specs.path]).results
    #expect(results.count { $0.file != nil } == 13)
    for result in results {
      #expect(!result.fails(under: .strict), "\(result.title ?? ""): \(result.failures)")
    }
  }

  @Test("Breaking any expectation of a spec fails it, and the difference names it")
  func brokenExpectations() async throws {
    var count = 0
    for file in try await Validator().validate([Self.specs.path]).results.compactMap(\.file) {
      let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
      for broken in try BrokenExpectation.all(of: folder) {
        let tree = try TemporaryTree()
        let copy = URL(fileURLWithPath: tree("story"))
        try FileManager.default.copyItem(at: folder, to: copy)
        try broken.spec.write(to: copy.appendingPathComponent("spec.json"))
        let result = try #require(try await Validator().validate([copy.path]).results.first)
        let what = "\(folder.lastPathComponent), \(broken.what)"
        #expect(result.fails(under: .normal), "\(what)")
        for part in broken.parts {
          #expect(
            result.failures.contains { $0.message.contains(part) },
            "\(what): \(part) in \(result.failures)"
          )
        }
        count += 1
      }
    }
    // Each of the thirteen specs fails with an unexpected finding, and with each of its modified expectations.
    #expect(count > 40)
  }
}

/// A spec with an expectation that does not match the load.
private struct BrokenExpectation {
  /// A description of the modified expectation.
  var what: String
  /// The texts that the failures must contain, one for each failure.
  var parts: [String]
  var spec: Data

  /// Returns the variants of a folder's spec, each with one modified expectation.
  static func all(of folder: URL) throws -> [BrokenExpectation] {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let text = try Data(contentsOf: folder.appendingPathComponent("spec.json"))
    let spec = try decoder.decode(StorySpec.self, from: text)
    let (findings, values) = (spec.expect.findings, spec.expect.values ?? [:])

    func broken(
      _ what: String,
      _ findings: [[String: String]],
      _ values: [String: StorySpec.Value],
      saying parts: [String]
    ) throws -> BrokenExpectation {
      var copy = spec
      copy.expect = StorySpec.Expectations(findings: findings, values: values)
      return BrokenExpectation(what: what, parts: parts, spec: try JSONEncoder().encode(copy))
    }

    let extra = ["id": "undefined-key", "consequence": "crash-on-use", "object": "nO-wH-ere"]
    var all = [
      try broken(
        "an additional finding",
        findings + [extra],
        values,
        saying: ["missing finding\nexpected: undefined-key, crash-on-use, object 'nO-wH-ere'\nfound: "]
      )
    ]
    for (index, finding) in findings.enumerated() {
      let id = try #require(finding["id"])
      var without = findings
      without.remove(at: index)
      all.append(
        try broken("without \(id)", without, values, saying: ["unexpected finding\nfound:    \(id), "])
      )
      for (key, value) in finding {
        let other = others[key].flatMap { $0.first { $0 != value } } ?? value + "X"
        var changed = findings
        changed[index][key] = other
        all.append(
          try broken(
            "\(id) with another \(key)",
            changed,
            values,
            saying: [other, "unexpected finding", id]
          )
        )
      }
    }
    for path in values.keys {
      let changed = values.merging([path: .text("another")]) { $1 }
      all.append(
        try broken(
          "another \(path)",
          findings,
          changed,
          saying: ["unexpected value of '\(path)'\nexpected: \"another\""]
        )
      )
    }
    return all
  }

  private static let others = [
    "id": ["lost-constraint", "undefined-action"], "consequence": ["crash", "dropped"],
  ]
}

/// The parts of a spec that the modified specs contain.
private struct StorySpec: Codable {
  var title: String
  var platform: String?
  var deploymentTarget: String?
  var expect: Expectations

  struct Expectations: Codable {
    var findings: [[String: String]]
    var values: [String: Value]?
  }

  enum Value: Codable {
    case number(Double)
    case text(String)
    case parts([String: Double])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .parts(try container.decode([String: Double].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      case .parts(let parts): try container.encode(parts)
      }
    }
  }
}
