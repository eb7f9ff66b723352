import Foundation
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Specs that cannot check what they describe")
struct EmptySpecTests {
  private static let files = [
    "V.swift": "class V: UIView { @objc var size: CGFloat = 0 }",
    "V.xib": xib(#"<view id="v-1" customClass="V" customModule="App" customModuleProvider="target"/>"#),
  ]

  private static func result(_ spec: String, _ others: [String: String] = [:]) async throws -> SpecResult {
    let tree = try TemporaryTree(files.merging(["spec.json": spec]) { $1 }.merging(others) { $1 })
    return try #require(try await tree.validate().results.first { $0.file != nil })
  }

  /// A spec, and the column and message of its only failure; nil if the spec passes.
  struct Case: Sendable {
    var spec: String
    var failure: (column: Int, message: String)?
    var sourceLocation: SourceLocation

    init(
      _ spec: String,
      _ column: Int = 0,
      _ message: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.spec, self.sourceLocation) = (spec, sourceLocation)
      failure = message.map { (column, $0) }
    }
  }

  private static func idle(_ pattern: String) -> String { SpecMessage.unusedPattern(pattern, .documents) }

  @Test(
    "A spec fails if it checks no document, no source, or unknown classes",
    arguments: [
      Case("{ expect: {} }"),
      Case("{ documents: ['V.xib'], expect: {} }"),
      Case("{ excluded: ['W.*'], expect: {} }"),
      Case("{ documents: ['Nope.xib'] }", 15, idle("Nope.xib")),
      Case("{ documents: ['V.xib', 'Nope.xib'], expect: {} }", 24, idle("Nope.xib")),
      Case("{ included: ['Nope'] }", 14, SpecMessage.noDocuments),
      Case("{ excluded: ['**'], expect: {} }", 14, SpecMessage.noDocuments),
      Case("{ excluded: ['*.swift'] }", 14, SpecMessage.noSources),
      Case("{ sources: ['W.swift'] }", 13, SpecMessage.noSources),
      Case("{ included: ['*.xib'] }", 14, SpecMessage.noSources),
      Case("{ apply: [{ to: 'V', keyPath: 'size', value: 1 }] }"),
      Case("{ apply: [{ to: 'UIView', keyPath: 'tag', value: 1 }] }"),
      Case(
        "{ apply: [{ to: 'W', keyPath: 'size', value: 1 }] }",
        17,
        SpecMessage.unknownClass("W", in: "apply", on: "iOS")
      ),
      Case(
        "{ apply: [{ to: 'NSView', keyPath: 'tag', value: 1 }] }",
        17,
        SpecMessage.unknownClass("NSView", in: "apply", on: "iOS")
      ),
      Case("{ classes: [{ name: 'C', superclass: 'V' }, { name: 'D', superclass: 'C' }] }"),
      Case(
        "{ classes: [{ name: 'C', superclass: 'UIVeiw' }] }",
        38,
        SpecMessage.unknownClass("UIVeiw", in: "classes", on: nil)
      ),
      Case("{ classes: [{ name: 'UIView' }] }", 21, SpecMessage.declaredClass("UIView", at: nil)),
      Case("{ platform: 'iOS' }"), Case("{ platform: 'tvOS' }"),
      Case(
        "{ platform: 'macOS' }",
        3,
        SpecMessage.unsuitablePlatform("macOS", document: "V.xib", of: "iOS")
      ),
      Case(
        "{ expect: { findings: [{ id: 'unused-member' }] } }",
        24,
        SpecMessage.disabledFinding(.init(id: .unusedMember))
      ),
      Case(
        "{ severity: { 'lossy-number': 'off' }, expect: { findings: [{ id: 'lossy-number' }] } }",
        61,
        SpecMessage.disabledFinding(.init(id: .lossyNumber))
      ),
    ]
  )
  func failures(_ testCase: Case) async throws {
    let result = try await Self.result(testCase.spec)
    let found = result.failures.map { "\($0.place.position): \($0.message)" }
    let expected = testCase.failure.map { "1:\($0.column): \($0.message)" }
    #expect(found == [expected].compactMap(\.self), sourceLocation: testCase.sourceLocation)
    if testCase.failure != nil {
      #expect(result.fails(under: .normal), sourceLocation: testCase.sourceLocation)
    }
  }

  @Test("A class of 'classes' with a declaration is reported with its place")
  func declaredClass() async throws {
    let result = try await Self.result("{ classes: [{ name: 'V', superclass: 'UIView' }] }")
    #expect(result.failures.count == 1 && result.failures[0].message.hasSuffix("V.swift:1:7"))
  }

  @Test("In a configuration, these are warnings")
  func configurations() async throws {
    let text =
      "{ platform: 'macOS', excluded: ['*.swift'], classes: [{ name: 'C', superclass: 'UIVeiw' }] }"
    let tree = try TemporaryTree(Self.files.merging(["nibproof.json": text]) { $1 })
    let result = try #require(try await tree.validate().results.first)
    #expect(result.failures == [] && result.warnings.map(\.kind) == [.pattern, .pattern, .pattern])
  }

  @Test("An id that an option turns off may be expected")
  func deselected() async throws {
    let spec = "{ expect: { findings: [{ id: 'undefined-key' }] } }"
    let tree = try TemporaryTree(Self.files.merging(["spec.json": spec]) { $1 })
    var options = Validator.Options()
    options.disabled = [.undefinedKey]
    #expect(try await tree.validate(options).results.flatMap(\.failures) == [])
    #expect(try await tree.validate().results.flatMap(\.failures).count == 1)
  }

  @Test(
    "Values that mean nothing are invalid",
    arguments: [
      "{ documents: [] }", "{ sources: [] }", "{ included: [] }", "{ documents: [''] }",
      "{ documents: ['*/../V.xib'] }", "{ expect: null }", "{ platform: null }", "{ severity: null }",
      "{ expect: { findings: null } }", "{ classes: [{ name: '' }] }", "{ classes: [{ name: 'a b' }] }",
      "{ classes: [{ name: 'C', superclass: null }] }", "{ classes: [{ name: 'C', superclass: 'C' }] }",
      "{ classes: [{ name: 'C', superclass: 'D' }, { name: 'D', superclass: 'C' }] }",
      "{ classes: [{ name: 'C' }, { name: 'C' }] }", "{ apply: [{ to: '', keyPath: 'a', value: 1 }] }",
    ]
  )
  func invalid(_ spec: String) {
    #expect(throws: ValidationError.self) { try SpecReader.read(Data(spec.utf8), file: "spec.json") }
  }

  @Test("An empty list of exclusions, and null as a value, are valid")
  func valid() throws {
    let text =
      "{ excluded: [], apply: [{ to: 'V', keyPath: 'a', value: null }], expect: { values: { 'a.b': null } } }"
    let spec = try SpecReader.read(Data(text.utf8), file: "spec.json")
    #expect(spec.expect?.values == ["a.b": .nil] && spec.apply.count == 1)
  }

  @Test("A key of the other kind of file is reported with that file")
  func misplacedKeys() {
    for (key, file, other) in [
      ("expect", "nibproof.json", "spec.json"), ("strict", "spec.json", "nibproof.json"),
    ] {
      let error = #expect(throws: ValidationError.self) {
        try SpecReader.read(Data("{ \(key): {} }".utf8), file: file)
      }
      #expect(error == SpecFault(1, 3, .misplacedKey(key, file: other)).error(in: file))
    }
  }
}
