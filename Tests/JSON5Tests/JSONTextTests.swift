import Foundation
import Testing

@testable import JSON5

private struct Case: Sendable {
  var value: JSONValue
  var text: String
  var location: SourceLocation

  init(
    _ value: JSONValue,
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.value = value
    self.text = text
    self.location = location
  }
}

@Suite("JSON text")
struct JSONTextTests {
  private static let cases = [
    Case(.null, "null"),
    Case(.boolean(true), "true"),
    Case(.boolean(false), "false"),
    Case(.integer(.min), "-9223372036854775808"),
    Case(.real(0.1), "0.1"),
    Case(.real(10), "10"),
    Case(.real(-0.5), "-0.5"),
    Case(.real(1e300), "1e+300"),
    Case(.real(.nan), "null"),
    Case(.real(-.infinity), "null"),
    Case(.string(""), #""""#),
    Case(.string("a/b é 日本 👩‍👩‍👧"), #""a/b é 日本 👩‍👩‍👧""#),
    Case(.string("\"\\\n\r\t"), #""\"\\\n\r\t""#),
    Case(.string("\u{0}\u{1B}[0m\u{7F}\u{9B}"), #""\u0000\u001b[0m\u007f\u009b""#),
    Case(.string("\u{C2}\u{A0}x"), "\"\u{C2}\u{A0}x\""),
    Case(.array([]), "[]"),
    Case([:], "{}"),
    Case(.array([.integer(1), [:], .array([])]), "[1,{},[]]"),
    Case(["b": .integer(1), "a": .null], #"{"b":1,"a":null}"#),
  ]

  @Test("Values", arguments: cases)
  fileprivate func values(_ testCase: Case) throws {
    let text = JSONText(isPretty: false).text(of: testCase.value)
    #expect(text == testCase.text, sourceLocation: testCase.location)
    #expect(throws: Never.self, sourceLocation: testCase.location) {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test("Pretty-printing puts members and elements on their own lines, except in empty containers")
  func pretty() {
    let value: JSONValue = ["a": .array([.integer(1), ["b": .null]]), "c": [:], "d": .array([])]
    #expect(
      JSONText(isPretty: true).text(of: value) == """
        {
          "a": [
            1,
            {
              "b": null
            }
          ],
          "c": {},
          "d": []
        }
        """
    )
  }

  @Test("A value that was read is written in the order of its text")
  func roundTrip() throws {
    let value = try JSON5Reader.read(Array("{ b: [1, -0.5, 'c', {}], a: null, c: true }".utf8))
    #expect(JSONText(isPretty: false).text(of: value) == #"{"b":[1,-0.5,"c",{}],"a":null,"c":true}"#)
  }

  @Test("Members are added after those of an object, and to no other value")
  func adding() {
    let object: JSONValue = ["a": .null]
    let text = JSONText(isPretty: false)
    #expect(text.text(of: object.adding(["b": .null])) == #"{"a":null,"b":null}"#)
    #expect(text.text(of: JSONValue.null.adding(["b": .null])) == "null")
  }
}
