import Foundation
import NibLoading
import NibproofTestSupport
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

  typealias Fault = Example<String, String>

  @Test(
    "What no spec says is refused, with the place and a hint",
    arguments: [
      Fault(
        "{\n  documents: [],\n  sorces: [] }",
        "spec.json:3:3: there is no key 'sorces', did you mean 'sources'?"
      ),
      Fault(#"{ "quux": 1 }"#, "spec.json:1:3: there is no key 'quux'"),
      Fault(
        "{ title: 'reason: id: x', allow: [{ id: 'undefined-key', reason: 'r' }, { id: 'a', reson: '' }] }",
        "spec.json:1:84: there is no key 'reson', did you mean 'reason'?"
      ),
      Fault(
        "{ expect: { findings: [{ id: 'undefined-keys' }] } }",
        "spec.json:1:30: no finding has the id 'undefined-keys', did you mean 'undefined-key'?"
      ),
      Fault(
        "{ severity: { 'lossy-numbr': 'off' } }",
        "spec.json:1:15: no finding has the id 'lossy-numbr', did you mean 'lossy-number'?"
      ),
      Fault(
        "{ severity: { 'lossy-number': 'loud' } }",
        "spec.json:1:31: 'lossy-number' must be one of error, warning, note, off"
      ),
      Fault("{ latent: 'loud' }", "spec.json:1:11: 'latent' must be one of error, warning, note, off"),
      Fault("{ latent: true }", "spec.json:1:11: 'latent' must be a string"),
      Fault("{ laten: 'off' }", "spec.json:1:3: there is no key 'laten', did you mean 'latent'?"),
      Fault("{ severity: { 'lossy-number': 1 } }", "spec.json:1:31: 'lossy-number' must be a string"),
      Fault("{ severity: [] }", "spec.json:1:13: 'severity' must be an object"),
      Fault(
        "{ allow: [{ id: 'undefined-ky', reason: 'y' }] }",
        "spec.json:1:17: no finding has the id 'undefined-ky', did you mean 'undefined-key'?"
      ),
      Fault(
        "{ allow: [{ id: 'xyz', reason: 'y' }] }",
        "spec.json:1:17: no finding has the id 'xyz'"
      ),
      Fault(
        "{ allow: [{ id: 'undefined-key', reason: ' ' }] }",
        "spec.json:1:42: 'reason' must be what justifies the entry, in words"
      ),
      Fault("{ allow: ['undefined-key'] }", "spec.json:1:11: each entry of 'allow' must be an object"),
      Fault("{ allow: { id: 'undefined-key' } }", "spec.json:1:10: 'allow' must be a list of objects"),
      Fault("{ classes: [[]] }", "spec.json:1:13: each entry of 'classes' must be an object"),
      Fault("{ expect: [] }", "spec.json:1:11: 'expect' must be an object"),
      Fault("{ expect: { findings: {} } }", "spec.json:1:23: 'findings' must be a list of objects"),
      Fault("{ excluded: ['a', 1] }", "spec.json:1:19: each entry of 'excluded' must be a string"),
      Fault("[]", "spec.json:1:1: the file must hold an object"),
      Fault("// all\n'text'", "spec.json:2:1: the file must hold an object"),
      Fault(
        "{ platform: 'beos' }",
        "spec.json:1:13: 'platform' must be one of iOS, macOS, tvOS, watchOS, visionOS"
      ),
      Fault(
        "{ deploymentTarget: 'new' }",
        "spec.json:1:21: 'deploymentTarget' must be a version such as \"12.0\""
      ),
      Fault("{ title: 3 }", "spec.json:1:10: 'title' must be a string"),
      Fault("{ documents: 'a.xib' }", "spec.json:1:14: 'documents' must be a list of strings"),
      Fault("{ allow: [{ id: 'undefined-key' }] }", "spec.json:1:11: the key 'reason' is missing"),
      Fault(
        "{ apply: [{ to: 'A', keyPath: 'b', type: 'color', value: 3 }] }",
        "spec.json:1:58: 'value' must be a value of type color"
      ),
      Fault(
        "{ apply: [{ to: 'A', keyPath: 'b', type: 'nubmer', value: 3 }] }",
        "spec.json:1:42: 'type' must be one of nil, boolean, number, string, point, size, rect, range, color, image, did you mean 'number'?"
      ),
      Fault(
        "{ title: 'a',\n apply: [{ to: 'A', keyPath: 'b', type: 'number' }] }",
        "spec.json:2:10: the key 'value' is missing"
      ),
      Fault(
        "{ title: 'a', title: 'b' }",
        "spec.json:1:15: the file is no JSON5: the key 'title' stands twice"
      ),
      Fault(
        "{ expect: { values: { 'a.b': { x: 1, red: 2 } } } }",
        "spec.json:1:30: 'a.b' must be a scalar, or the fields of a structure, color or image"
      ),
      Fault(
        "{ expect: { values: { '3': {} } } }",
        "spec.json:1:28: '3' must be a scalar, or the fields of a structure, color or image"
      ),
    ]
  )
  func faults(_ fault: Fault) {
    let error = #expect(throws: ValidationError.self, sourceLocation: fault.sourceLocation) {
      try read(fault.input)
    }
    #expect(error?.description == fault.expected, sourceLocation: fault.sourceLocation)
  }

  @Test(
    "Text that is no JSON5, with the place",
    arguments: [
      Fault("", "spec.json:1:1: the file is no JSON5: it is empty"),
      Fault("// nothing\n", "spec.json:1:1: the file is no JSON5: it is empty"),
      Fault("{ title: ", "spec.json:1:1: the file is no JSON5: nothing closes this '{'"),
      Fault("{\n  title: ,\n}", "spec.json:2:10: the file is no JSON5: a value must stand here"),
      Fault("{\n  12: 1\n}", "spec.json:2:3: the file is no JSON5: a key must stand here"),
      Fault("{\n  title 'a'\n}", "spec.json:2:8: the file is no JSON5: a colon is missing behind the key"),
      Fault(
        "{\n  title: 'a'   // no comma\n  platform: 'iOS'\n}",
        "spec.json:2:13: the file is no JSON5: a comma or a '}' is missing behind the value"
      ),
      Fault(
        "{\n  documents: ['a' 'b']\n}",
        "spec.json:2:18: the file is no JSON5: a comma or a ']' is missing behind the value"
      ),
      Fault("{\n  documents: ['a',\n", "spec.json:2:14: the file is no JSON5: nothing closes this '['"),
      Fault(
        "{\n  title: 'a,\n}",
        "spec.json:2:10: the file is no JSON5: a string that does not end on its line"
      ),
      Fault("{ } /* a\n", "spec.json:1:5: the file is no JSON5: a comment that does not end"),
      Fault("{ title: 'a\\u12' }", "spec.json:1:12: the file is no JSON5: nothing is escaped like this"),
      Fault(
        "{ expect: { values: { a: 1e- } } }",
        "spec.json:1:26: the file is no JSON5: no number is written like this"
      ),
      Fault(
        "{ title: nibs }",
        "spec.json:1:10: the file is no JSON5: 'nibs' is no value; a string stands in quotes"
      ),
      Fault("{ }\n}", "spec.json:2:1: the file is no JSON5: nothing may stand behind the end"),
      Fault(
        String(repeating: "[", count: 501),
        "spec.json:1:501: the file is no JSON5: too many brackets in one another"
      ),
    ]
  )
  func syntax(_ fault: Fault) { faults(fault) }

  @Test("A byte that is no text is told with its place")
  func encoding() {
    let error = #expect(throws: ValidationError.self) {
      try SpecReader.read(Data([0x7B, 0x0A, 0xFF, 0x7D]), file: "spec.json")
    }
    #expect(error?.description == "spec.json:2:1: the file is no JSON5: a byte that is no text in UTF-8")
  }

  @Test("Words in upper and lower case, and the schema that editors ask for")
  func words() throws {
    let spec = try read(
      "{ $schema: 'https://example.com/s.json', platform: 'ios', severity: { 'lossy-number': 'OFF' } }"
    )
    #expect(spec.platform == .iOS)
    #expect(spec.severity == [.lossyNumber: .off])
    #expect(try read(#"{ "$schema": 1, "platform": "VisionOS" }"#).platform == .visionOS)
  }

  @Test("Where entries and patterns stand")
  func positions() throws {
    let spec = try read(
      """
      {
        excluded: ["a/",
          "b/"],
        allow: [{ id: "undefined-key", reason: "r" },
          { id: "undefined-outlet", reason: "allow: excluded:" }],
        apply: [{ to: "A", keyPath: "keyPath", value: "keyPath:" }, { "keyPath": "k", to: "B" }],
        expect: { findings: [{ id: "undefined-key" }], values: { "a.b": 1, c: 2 } },
      }
      """
    )
    #expect(spec.patternPositions[.excluded]?.map(\.description) == ["2:14", "3:5"])
    #expect(spec.patternPositions[.sources] == [])
    #expect(spec.allow.map(\.position.description) == ["4:11", "5:5"])
    #expect(spec.apply.map(\.position.description) == ["6:22", "6:65"])
    #expect(spec.expect?.findingPositions.map(\.description) == ["7:24"])
    #expect(spec.expect?.valuePositions.mapValues(\.description) == ["a.b": "7:60", "c": "7:70"])
  }
}
