import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Comparisons of specs")
struct SpecComparisonTests {
  private func result(_ spec: String, beside other: String = "") async throws -> SpecResult {
    let attribute = #"<userDefinedRuntimeAttribute type="string" keyPath="titel" value="x"/>"#
    let tree = try TemporaryTree([
      "spec.json": spec,
      "V.swift": "@objc(V) class V: UIView { @objc var count = 3; @objc var title = \"\" }",
      "V.xib": xib(
        """
        <view id="v-1" customClass="V"><userDefinedRuntimeAttributes>\(attribute)
        <userDefinedRuntimeAttribute type="string" keyPath="title" value="Hello"/>\(other)</userDefinedRuntimeAttributes></view>
        """
      ),
    ])
    let result = try #require(try await tree.validate().results.first)
    return SpecResult(
      file: result.file.map(tree.relative),
      title: result.title,
      findings: result.findings,
      expectedFindings: result.expectedFindings,
      expectedValues: result.expectedValues,
      failures: result.failures.map { failure in
        var failure = failure
        failure.place.file = tree.relative(failure.place.file)
        failure.message = tree.relative(failure.message)
        return failure
      },
      counts: result.counts
    )
  }

  @Test("A spec with all expected findings and values passes")
  func met() async throws {
    let result = try await result(
      """
      { title: "t", expect: { findings: [{ id: "undefined-key", object: "v-1", keyPath: "titel" }],
        values: { "v-1.title": "Hello" } } }
      """
    )
    #expect(!result.fails(under: .strict))
    #expect(result.expectedFindings == 1)
    #expect(result.expectedValues == 1)
    #expect(result.findings.isEmpty)
  }

  @Test(
    "The order of expectations does not matter",
    arguments: [
      #"{ id: "undefined-key" }, { id: "undefined-key", keyPath: "titel" }"#,
      #"{ id: "undefined-key", keyPath: "titel" }, { id: "undefined-key" }"#,
    ]
  )
  func order(_ findings: String) async throws {
    let other = #"<userDefinedRuntimeAttribute type="string" keyPath="anders" value="x"/>"#
    let result = try await result("{ expect: { findings: [\(findings)] } }", beside: other)
    #expect(result.failures == [] && result.expectedFindings == 2)
  }

  @Test("Without expectations, failing findings fail")
  func withoutExpectation() async throws {
    let result = try await result("{}")
    #expect(result.fails(under: .normal))
    #expect(result.failures.isEmpty)
  }

  @Test("A suppressed finding is ignored; an unused entry is reported")
  func allowance() async throws {
    let allowed = try await result(
      #"{ allow: [{ id: "undefined-key", keyPath: "titel", reason: "known" }] }"#
    )
    #expect(!allowed.fails(under: .strict))
    let unused = try await result(#"{ allow: [{ id: "undefined-outlet", object: "v-9", reason: "known" }] }"#)
    #expect(unused.failures.map(\.kind) == [.acceptance])
    #expect(
      unused.failures.map(\.description) == [
        "spec.json:1:11: " + SpecMessage.unusedAllowance(.init(id: .undefinedOutlet, object: "v-9"))
      ]
    )
  }

  @Test(
    "A missing finding is reported with a similar one: of the object and key path, or of the id and object",
    arguments: [
      (#"{ id: "undefined-outlet", object: "v-1", keyPath: "titel" }"#, true),
      (#"{ id: "undefined-key", object: "v-1", keyPath: "titles" }"#, true),
      (#"{ id: "undefined-outlet", object: "v-1", keyPath: "titles" }"#, false),
      (#"{ id: "undefined-key", object: "v-2", keyPath: "titles" }"#, false),
    ]
  )
  func similarFinding(pattern: String, isFound: Bool) async throws {
    let result = try await result("{ expect: { findings: [\(pattern)] } }")
    #expect(result.failures.first?.description.contains("no similar finding") == !isFound)
  }

  @Test("Each difference is reported with the expected and the found value")
  func differences() async throws {
    let result = try await result(
      """
      { expect: {
        findings: [{ id: "undefined-key", consequence: "crash", object: "v-1", keyPath: "titel" }],
        values: { "v-1.title": "Bye", "v-9.title": "x", "title": 1 },
      } }
      """
    )
    #expect(result.failures.allSatisfy { $0.kind == .expectation })
    let found = Finding(
      id: .undefinedKey,
      consequence: .dropped,
      message: "",
      file: "V.xib",
      position: SourcePosition(line: 4, column: 62),
      object: Finding.Object(id: "v-1", className: "V", element: "view", label: nil),
      keyPath: "titel"
    )
    let expected = Spec.FindingPattern(
      id: .undefinedKey,
      consequence: .crash,
      object: "v-1",
      keyPath: "titel"
    )
    #expect(
      result.failures.map(\.description) == [
        "spec.json:2:14: " + SpecMessage.missingFinding(expected, nearest: found),
        "V.xib:4:62: " + SpecMessage.unexpectedFinding(found),
        "spec.json:3:51: " + SpecMessage.pathWithoutKeyPath("title"),
        "spec.json:3:13: " + SpecMessage.differentValue("v-1.title", expected: "Bye", found: "Hello"),
        "spec.json:3:33: " + SpecMessage.unknownObject("v-9.title", id: "v-9"),
      ]
    )
  }

  @Test("Attributes without a document, on classes without a source")
  func inline() async throws {
    let tree = try TemporaryTree([
      "spec.json": """
      {
        classes: [{ name: "Closed", superclass: "UIView", properties: { tint: "UIColor?", size: "CGFloat" } }],
        apply: [
          { to: "Closed", keyPath: "size", type: "number", value: 4 },
          { to: "Closed", keyPath: "sice", type: "number", value: 4 },
        ],
        expect: { findings: [{ id: "undefined-key", object: "Closed", keyPath: "sice" }], values: { "Closed.size": 4 } },
      }
      """
    ])
    let result = try #require(try await tree.validate().results.first)
    #expect(result.failures == [])
    #expect(result.expectedFindings == 1)
    #expect(result.expectedValues == 1)
  }
}
