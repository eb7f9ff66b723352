import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import ProjectModel
@testable import Validation

@Suite("Unknown keys and defaults of configurations")
struct UnknownKeyTests {
  @Test("All unknown keys and ids are reported in one run, in file order")
  func all() async throws {
    let tree = try TemporaryTree([
      "nibproof.json":
        "{ severty: {}, severity: { 'undefined-ky': 'off' }, allow: [{ id: 'undefined-key', reson: '', reason: 'x' }] }",
      "A.xib": "<document/>",
    ])
    let problems: [ValidationError.SpecProblem] = [
      .unknownKey("severty", nearest: "severity"), .unknownID("undefined-ky", nearest: "undefined-key"),
      .unknownKey("reson", nearest: "reason"),
    ]
    await #expect {
      try await tree.validate()
    } throws: { error in
      guard case ValidationError.invalidSpec(_, let faults) = error else { return false }
      return problems.allSatisfy { faults.map(\.problem).contains($0) }
        && faults.compactMap(\.position) == faults.compactMap(\.position).sorted()
    }
  }

  @Test("The nearest configuration around the paths provides the defaults, outer ones the rest")
  func defaults() throws {
    let tree = try TemporaryTree([
      "nibproof.json": "{ strict: true, reporter: 'xcode', baseline: 'known.json' }",
      "App/nibproof.json": "{ reporter: 'csv' }", "App/A.xib": "", "Other/B.xib": "",
      "ci.json": "{ strict: false }",
    ])
    let inner = try Validator().runDefaults(for: [tree("App/A.xib")])
    #expect(inner.reporter?.name == "csv" && inner.strict == true)
    #expect(inner.baseline.map(tree.relative) == "known.json")
    let both = try Validator().runDefaults(for: [tree("App"), tree("Other/B.xib")])
    #expect(both.reporter?.name == "xcode")
    var options = Validator.Options()
    options.specFile = tree("ci.json")
    let named = try Validator(options: options).runDefaults(for: [tree("App")])
    #expect(named.reporter == nil && named.strict == false && named.baseline == nil)
  }
}
