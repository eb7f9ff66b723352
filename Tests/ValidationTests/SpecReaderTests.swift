import Foundation
import NibLoading
import RuntimeAttributes
import Testing

@testable import Validation

@Suite("Specs")
struct SpecReaderTests {
  private func read(_ text: String) throws -> Spec { try SpecReader.read(Data(text.utf8), file: "spec.json") }

  @Test("Everything that a spec may say")
  func whole() throws {
    let spec = try read(
      """
      {
        // JSON5: comments, bare keys, single quotes, trailing commas
        title: 'All of it', platform: "macOS", deploymentTarget: "10.15",
        documents: ["*.xib"], sources: ["**/*.swift"],
        classes: [{ name: "Closed", superclass: "NSView", properties: { tint: "NSColor?" }, methods: ["tap:"] }],
        apply: [{ to: "Closed", keyPath: "layer.cornerRadius", type: "number", value: 10 }, { to: "Closed", keyPath: "tint" }],
        allow: [{ id: "undefined-key", object: "a-1", keyPath: "legacy", reason: "gone in 4.0" }],
        expect: {
          findings: [{ id: "nil-for-scalar", consequence: "dropped" }],
          values: { "a-1.title": "x", "a-1.on": true, "a-1.size": { width: 1, height: 2.5 }, "a-1.none": null, },
        },
      }
      """
    )
    #expect(spec.title == "All of it")
    #expect(spec.platform == .macOS)
    #expect(spec.deploymentTarget == PlatformVersion(10, 15))
    #expect(spec.documents?.map(\.text) == ["*.xib"])
    #expect(spec.classes.first?.properties == ["tint": "NSColor?"])
    #expect(
      spec.apply.map(\.attribute) == [
        RuntimeAttribute("layer.cornerRadius", 10), RuntimeAttribute("tint", .nil),
      ]
    )
    #expect(spec.allow.first?.reason == "gone in 4.0")
    #expect(spec.expect?.findings.first?.consequence == .dropped)
    #expect(
      spec.expect?.values == [
        "a-1.title": "x", "a-1.on": true, "a-1.size": .size(.init(width: 1, height: 2.5)), "a-1.none": .nil,
      ]
    )
  }

  struct Fault {
    var text: String
    var sentence: String
    var sourceLocation: Testing.SourceLocation

    init(_ text: String, _ sentence: String, sourceLocation: Testing.SourceLocation = #_sourceLocation) {
      self.text = text
      self.sentence = sentence
      self.sourceLocation = sourceLocation
    }
  }

  @Test(
    "What no spec says is refused, with the place and a hint",
    arguments: [
      Fault(
        "{\n  documents: [],\n  sorces: [] }",
        "spec.json:3:3: there is no key 'sorces', did you mean 'sources'?"
      ),
      Fault(#"{ "quux": 1 }"#, "spec.json:1:4: there is no key 'quux'"),
      Fault(
        "{ expect: { values: { a: 1e- } } }",
        "spec.json:1:27: the file is no JSON5: a number without the digits of its exponent"
      ),
      Fault(
        "{ expect: { findings: [{ id: 'undefined-keys' }] } }",
        "spec.json:1:26: 'id' must be 'undefined-key'?"
      ),
      Fault(
        "{ platform: 'macos' }",
        "spec.json:1:3: 'platform' must be one of iOS, macOS, tvOS, watchOS, visionOS"
      ),
      Fault(
        "{ deploymentTarget: 'new' }",
        "spec.json:1:3: 'deploymentTarget' must be a version such as \"12.0\""
      ),
      Fault("{ title: 3 }", "spec.json:1:3: 'title' must be a string"),
      Fault("{ documents: 'a.xib' }", "spec.json:1:3: 'documents' must be a list"),
      Fault("{ allow: [{ id: 'undefined-key' }] }", "spec.json:1:3: the key 'reason' is missing"),
      Fault(
        "{ apply: [{ to: 'A', keyPath: 'b', type: 'color', value: 3 }] }",
        "spec.json:1:51: 'value' must be a value of type color"
      ),
    ]
  )
  func faults(_ fault: Fault) {
    let error = #expect(throws: ValidationError.self, sourceLocation: fault.sourceLocation) {
      try read(fault.text)
    }
    #expect(error?.description == fault.sentence, sourceLocation: fault.sourceLocation)
  }

  @Test("Text that is no JSON5")
  func syntax() {
    let error = #expect(throws: ValidationError.self) { try read("{ title: ") }
    #expect(error?.description.hasPrefix("spec.json:") == true)
    #expect(error?.description.contains("the file is no JSON5") == true)
  }
}
