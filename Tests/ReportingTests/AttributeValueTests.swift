import JSON5
import RuntimeAttributes
import Testing

@testable import Reporting

private struct Case: Sendable {
  var value: AttributeValue
  var json: String
  var text: String
  var location: SourceLocation

  init(
    _ value: AttributeValue,
    json: String,
    text: String,
    location: SourceLocation = #_sourceLocation
  ) {
    self.value = value
    self.json = json
    self.text = text
    self.location = location
  }
}

@Suite("Attribute values in reports")
struct AttributeValueTests {
  private static let cmyk = AttributeValue.Color.Components(
    .cmyk(cyan: 0, magenta: 1, yellow: 0.5, black: 0),
    alpha: 0.25,
    space: "genericCMYK"
  )

  private static let white = AttributeValue.Color.Components(.gray(white: 1), space: "custom")

  private static let cases = [
    Case(.nil, json: "null", text: "nil"),
    Case(true, json: "true", text: "true"),
    Case(-3, json: "-3", text: "-3"),
    Case(1.5, json: "1.5", text: "1.5"),
    Case(10.0, json: "10", text: "10"),
    Case("a\"b", json: #""a\"b""#, text: #""a"b""#),
    Case(.localizedString("a"), json: #""a""#, text: #""a" (localized)"#),
    Case(.point(.init(x: 1, y: -2.5)), json: #"{"x":1,"y":-2.5}"#, text: "{1, -2.5}"),
    Case(.size(.init(width: 1, height: 2)), json: #"{"width":1,"height":2}"#, text: "{1, 2}"),
    Case(
      .rect(.init(x: 1, y: 2, width: 3, height: 4)),
      json: #"{"x":1,"y":2,"width":3,"height":4}"#,
      text: "{{1, 2}, {3, 4}}"
    ),
    Case(.range(.init(location: 1, length: 2)), json: #"{"location":1,"length":2}"#, text: "{1, 2}"),
    Case(
      .color(.init(red: 1, green: 0.5, blue: 0)),
      json: #"{"space":"sRGB","red":1,"green":0.5,"blue":0,"alpha":1}"#,
      text: "sRGB(red: 1, green: 0.5, blue: 0, alpha: 1)"
    ),
    Case(
      .color(.init(.components(cmyk))),
      json: #"{"space":"genericCMYK","cyan":0,"magenta":1,"yellow":0.5,"black":0,"alpha":0.25}"#,
      text: "genericCMYK(cyan: 0, magenta: 1, yellow: 0.5, black: 0, alpha: 0.25)"
    ),
    Case(
      .color(.init(.named("Brand"), fallback: white)),
      json: #"{"name":"Brand","fallback":{"space":"custom","white":1,"alpha":1}}"#,
      text: #"color "Brand""#
    ),
    Case(
      .color(.init(.system("separatorColor"))),
      json: #"{"system":"separatorColor","fallback":null}"#,
      text: "system color separatorColor"
    ),
    Case(.image(.init(name: "a")), json: #"{"name":"a","catalog":null}"#, text: #"image "a""#),
    Case(
      .image(.init(name: "star", catalog: "system")),
      json: #"{"name":"star","catalog":"system"}"#,
      text: #"image "star" of system"#
    ),
    Case([1, "a"], json: #"[1,"a"]"#, text: #"[1, "a"]"#),
    Case(.unsigned(.max), json: "18446744073709551615", text: "18446744073709551615"),
    Case(
      AttributeValue.DecimalNumber("170141183460469231731687303715884105727").map { .decimal($0) } ?? .nil,
      json: "170141183460469231731687303715884105727",
      text: "170141183460469231731687303715884105727"
    ),
    Case(
      .date(secondsSinceReferenceDate: 817_309_800.25),
      json: "817309800.25",
      text: "2026-11-25T14:30:00.25Z"
    ),
    Case(.date(secondsSinceReferenceDate: -1), json: "-1", text: "2000-12-31T23:59:59Z"),
    Case(.date(secondsSinceReferenceDate: -31_535_999), json: "-31535999", text: "2000-01-02T00:00:01Z"),
    Case(.date(secondsSinceReferenceDate: 5_011_200), json: "5011200", text: "2001-02-28T00:00:00Z"),
    Case(.data([1, 2]), json: "[1,2]", text: "2 bytes"),
    Case(["b": 1, "a": ["c": .nil]], json: #"{"a":{"c":null},"b":1}"#, text: "{a: {c: nil}, b: 1}"),
  ]

  @Test("Values", arguments: cases)
  fileprivate func values(_ testCase: Case) {
    let json = JSONText(isPretty: false).text(of: testCase.value.json)
    #expect(json == testCase.json, sourceLocation: testCase.location)
    let text = RuntimeAttribute("a.b", testCase.value).description
    #expect(text == "a.b = \(testCase.text)", sourceLocation: testCase.location)
  }

  @Test("Every kind of value has a test")
  func complete() {
    #expect(Set(Self.cases.map(\.value.kind)) == Set(AttributeValue.Kind.allCases))
  }
}
