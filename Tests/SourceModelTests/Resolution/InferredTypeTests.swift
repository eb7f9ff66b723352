import SourceModel
import SourceTestSupport
import Testing

/// The types of variables that are declared with a value but without a type.
@Suite struct InferredTypeTests {
  @Test(arguments: cases) func inference(_ testCase: InferenceCase) { testCase.check() }

  static let cases: [InferenceCase] = [
    InferenceCase("1", "Int"), InferenceCase("-1", "Int"), InferenceCase("1_000", "Int"),
    InferenceCase("0xFE", "Int"), InferenceCase("0b11", "Int"), InferenceCase("1.5", "Double"),
    InferenceCase("-0.5", "Double"), InferenceCase("1e3", "Double"), InferenceCase("0x1p3", "Double"),
    InferenceCase("true", "Bool"), InferenceCase("false", "Bool"),
    InferenceCase(#""text""#, "String"), InferenceCase(##"#"raw \ text"#"##, "String"),
    InferenceCase("\"\"\"\n  many\n  lines\n  \"\"\"", "String"),
    InferenceCase("UILabel()", "UILabel"), InferenceCase("UILabel(frame: .zero)", "UILabel"),
    InferenceCase("UILabel.init(frame: .zero)", "UILabel"), InferenceCase("Outer.Inner()", "Outer.Inner"),
    InferenceCase("Box<Int, [String]>()", "Box<Int, [String]>"), InferenceCase("[Int]()", "[Int]"),
    InferenceCase("[String: [Int]]()", "[String: [Int]]"), InferenceCase("[1, 2]", "[Int]"),
    InferenceCase(#"["a": 1]"#, "[String: Any]"), InferenceCase("#selector(tap)", "Selector"),
    InferenceCase("1 as CGFloat", "CGFloat"), InferenceCase("make() as? UIView", nil),
    InferenceCase("UIColor.red", "UIColor"),
    InferenceCase("UIColor.white.withAlphaComponent(0.5)", "UIColor"), InferenceCase("UIColor.brand", nil),
    InferenceCase("NSColor.labelColor as Any", "Any"), InferenceCase("UIColor.red.cgColor", nil),
    InferenceCase("UIColor.red.withAlphaComponent(1).cgColor", nil),
    InferenceCase("make()", nil), InferenceCase("nil", nil),
    InferenceCase("{ UILabel() }()", nil), InferenceCase("1 + x", nil), InferenceCase("CGFloat(1) * 2", nil),
    InferenceCase("[]", nil), InferenceCase("UILabel().layer", nil), InferenceCase(".init()", nil),
    InferenceCase("UILabel(x) { $0 }", "UILabel"), InferenceCase("Cache<Int>.shared()", nil),
    InferenceCase("Outer\n    .Inner(1)", "Outer.Inner"), InferenceCase("try! Store()", "Store"),
    InferenceCase("try? Store()", nil),
    InferenceCase("a ? 1 : 2", nil),
    InferenceCase("UILabel() // a comment", "UILabel"), InferenceCase("1; let z = 2", "Int"),
  ]
}

/// An initial value, and its inferred type, if any.
struct InferenceCase: CustomTestStringConvertible, Sendable {
  var value: String
  var expected: String?
  var location: SourceLocation

  init(_ value: String, _ expected: String?, location: SourceLocation = #_sourceLocation) {
    self.value = value
    self.expected = expected
    self.location = location
  }

  var testDescription: String { value }

  func check() {
    let type = scan("class Box {\n  var x = \(value)\n  var y: Int\n}").types.first
    #expect(type?.properties.first?.type == expected, sourceLocation: location)
    // The reader continues with the next declaration, regardless of the value.
    #expect(type?.properties.last?.name == "y", sourceLocation: location)
  }
}
