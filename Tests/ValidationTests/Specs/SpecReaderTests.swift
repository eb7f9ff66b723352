import Foundation
import JSON5
import KeyValueCoding
import NibLoading
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import Checks
@testable import ProjectModel
@testable import Validation

@Suite("Specs")
struct SpecReaderTests {
  private func read(_ text: String) throws -> Spec { try SpecReader.read(Data(text.utf8), file: "spec.json") }

  @Test("All keys of a spec")
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

  typealias Fault = Example<String, SpecFault>

  @Test(
    "Invalid specs are rejected, with the position and a hint",
    arguments: [
      Fault(
        "{\n  documents: ['a'],\n  sorces: [] }",
        .init(3, 3, .unknownKey("sorces", nearest: "sources"))
      ),
      Fault(#"{ "quux": 1 }"#, .init(1, 3, .unknownKey("quux", nearest: nil))),
      Fault(
        "{ title: 'reason: id: x', allow: [{ id: 'undefined-key', reason: 'r' }, { id: 'nil-in-path', reson: '', reason: 'r' }] }",
        .init(1, 94, .unknownKey("reson", nearest: "reason"))
      ),
      Fault(
        "{ expect: { findings: [{ id: 'undefined-keys' }] } }",
        .init(1, 30, .unknownID("undefined-keys", nearest: "undefined-key"))
      ),
      Fault(
        "{ severity: { 'lossy-numbr': 'off' } }",
        .init(1, 15, .unknownID("lossy-numbr", nearest: "lossy-number"))
      ),
      Fault(
        "{ severity: { 'lossy-number': 'loud' } }",
        .init(1, 31, .invalidValue(key: "lossy-number", expected: "one of error, warning, note, off"))
      ),
      Fault(
        "{ unreachable: 'loud' }",
        .init(1, 16, .invalidValue(key: "unreachable", expected: "one of error, warning, note, off"))
      ),
      Fault("{ unreachable: true }", .init(1, 16, .invalidValue(key: "unreachable", expected: "a string"))),
      Fault("{ unreachabl: 'off' }", .init(1, 3, .unknownKey("unreachabl", nearest: "unreachable"))),
      Fault(
        "{ severity: { 'lossy-number': 1 } }",
        .init(1, 31, .invalidValue(key: "lossy-number", expected: "a string"))
      ),
      Fault("{ severity: [] }", .init(1, 13, .invalidValue(key: "severity", expected: "an object"))),
      Fault(
        "{ allow: [{ id: 'undefined-ky', reason: 'y' }] }",
        .init(1, 17, .unknownID("undefined-ky", nearest: "undefined-key"))
      ),
      Fault(
        "{ allow: [{ id: 'xyz', reason: 'y' }] }",
        .init(1, 17, .unknownID("xyz", nearest: nil))
      ),
      Fault(
        "{ allow: [{ id: 'undefined-key', reason: ' ' }] }",
        .init(1, 42, .invalidValue(key: "reason", expected: "a non-empty string"))
      ),
      Fault("{ allow: ['undefined-key'] }", .init(1, 11, .invalidEntry(key: "allow", expected: "an object"))),
      Fault(
        "{ allow: { id: 'undefined-key' } }",
        .init(1, 10, .invalidValue(key: "allow", expected: "a list of objects"))
      ),
      Fault("{ classes: [[]] }", .init(1, 13, .invalidEntry(key: "classes", expected: "an object"))),
      Fault(
        "{ classes: [{ name: 'A', superclass: 'B' }, { name: 'B', superclass: 'A' }] }",
        .init(1, 13, .superclassCycle(["A", "B", "A"]))
      ),
      Fault("{ expect: [] }", .init(1, 11, .invalidValue(key: "expect", expected: "an object"))),
      Fault(
        "{ expect: { findings: {} } }",
        .init(1, 23, .invalidValue(key: "findings", expected: "a list of objects"))
      ),
      Fault("{ excluded: ['a', 1] }", .init(1, 19, .invalidEntry(key: "excluded", expected: "a string"))),
      Fault("[]", .init(1, 1, .invalidRoot(expected: "an object"))),
      Fault("// all\n'text'", .init(2, 1, .invalidRoot(expected: "an object"))),
      Fault(
        "{ platform: 'beos' }",
        .init(1, 13, .invalidValue(key: "platform", expected: "one of iOS, macOS, tvOS, watchOS, visionOS"))
      ),
      Fault(
        "{ deploymentTarget: 'new' }",
        .init(1, 21, .invalidValue(key: "deploymentTarget", expected: "a version such as \"12.0\""))
      ),
      Fault("{ title: 3 }", .init(1, 10, .invalidValue(key: "title", expected: "a string"))),
      Fault(
        "{ documents: 'a.xib' }",
        .init(1, 14, .invalidValue(key: "documents", expected: "a list of strings"))
      ),
      Fault("{ allow: [{ id: 'undefined-key' }] }", .init(1, 11, .missingKey("reason"))),
      Fault(
        "{ apply: [{ to: 'A', keyPath: 'b', type: 'color', value: 3 }] }",
        .init(1, 58, .invalidValue(key: "value", expected: "a value of type 'color'"))
      ),
      Fault(
        "{ apply: [{ to: 'A', keyPath: 'b', type: 'nubmer', value: 3 }] }",
        .init(
          1,
          42,
          .invalidValue(
            key: "type",
            expected:
              "one of nil, boolean, number, string, point, size, rect, range, color, image; did you mean 'number'?"
          )
        )
      ),
      Fault(
        "{ title: 'a',\n apply: [{ to: 'A', keyPath: 'b', type: 'number' }] }",
        .init(2, 10, .missingKey("value"))
      ),
      Fault(
        "{ title: 'a', title: 'b' }",
        .init(1, 15, .json5(.repeatedKey("title")))
      ),
      Fault(
        "{ expect: { values: { 'a.b': { x: 1, red: 2 } } } }",
        .init(
          1,
          30,
          .invalidValue(key: "a.b", expected: "a scalar, or the fields of a structure, color or image")
        )
      ),
      Fault(
        "{ expect: { values: { '3': {} } } }",
        .init(
          1,
          28,
          .invalidValue(key: "3", expected: "a scalar, or the fields of a structure, color or image")
        )
      ),
    ]
  )
  func faults(_ fault: Fault) {
    let error = #expect(throws: ValidationError.self, sourceLocation: fault.sourceLocation) {
      try read(fault.input)
    }
    #expect(error == fault.expected.error(in: "spec.json"), sourceLocation: fault.sourceLocation)
  }

  @Test(
    "Invalid JSON5 is rejected, with the position",
    arguments: [
      Fault("", .init(1, 1, .json5(.nothing))),
      Fault("// nothing\n", .init(1, 1, .json5(.nothing))),
      Fault("{ title: ", .init(1, 1, .json5(.openBracket("{")))),
      Fault("{\n  title: ,\n}", .init(2, 10, .json5(.missingValue))),
      Fault("{\n  12: 1\n}", .init(2, 3, .json5(.missingKey))),
      Fault("{\n  title 'a'\n}", .init(2, 8, .json5(.missingColon))),
      Fault(
        "{\n  title: 'a'   // no comma\n  platform: 'iOS'\n}",
        .init(2, 13, .json5(.missingComma(closing: "}")))
      ),
      Fault(
        "{\n  documents: ['a' 'b']\n}",
        .init(2, 18, .json5(.missingComma(closing: "]")))
      ),
      Fault("{\n  documents: ['a',\n", .init(2, 14, .json5(.openBracket("[")))),
      Fault(
        "{\n  title: 'a,\n}",
        .init(2, 10, .json5(.openString))
      ),
      Fault("{ } /* a\n", .init(1, 5, .json5(.openComment))),
      Fault("{ title: 'a\\u12' }", .init(1, 12, .json5(.escape))),
      Fault(
        "{ expect: { values: { a: 1e- } } }",
        .init(1, 26, .json5(.number))
      ),
      Fault(
        "{ title: nibs }",
        .init(1, 10, .json5(.word("nibs")))
      ),
      Fault("{ }\n}", .init(2, 1, .json5(.rest))),
      Fault(
        String(repeating: "[", count: 65),
        .init(1, 65, .json5(.depth))
      ),
    ]
  )
  func syntax(_ fault: Fault) { faults(fault) }

  @Test("An invalid byte is reported with its position")
  func encoding() {
    let error = #expect(throws: ValidationError.self) {
      try SpecReader.read(Data([0x7B, 0x0A, 0xFF, 0x7D]), file: "spec.json")
    }
    #expect(error == SpecFault(2, 1, .json5(.encoding)).error(in: "spec.json"))
  }

  @Test("Values in any case, and the schema that editors use")
  func words() throws {
    let spec = try read(
      "{ $schema: 'https://example.com/s.json', platform: 'ios', severity: { 'lossy-number': 'OFF' } }"
    )
    #expect(spec.platform == .iOS)
    #expect(spec.severity == [.lossyNumber: .off])
    #expect(try read(#"{ "$schema": 1, "platform": "VisionOS" }"#).platform == .visionOS)
  }

  @Test("Positions of entries and patterns")
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
