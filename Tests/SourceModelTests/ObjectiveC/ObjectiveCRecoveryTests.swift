import RuntimeAttributes
import SourceModel
import SourceSyntax
import SourceTestSupport
import Testing

/// Invalid sources: the readable parts are read, and the rest is reported.
struct ObjectiveCRecoveryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var expected: [String]
    var problems: [String]
    var location: SourceLocation

    init(
      _ description: String,
      _ source: String,
      _ expected: [String],
      _ problems: [String],
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      testDescription = description
      self.source = source
      self.expected = expected
      self.problems = problems
      location = sourceLocation
    }
  }

  static let cases = [
    Case("nothing", "", [], []),
    Case("a byte order mark", "\u{FEFF}@interface A : B\n@end", ["class A: B"], []),
    Case(
      "no @end",
      "@interface A : B\n@property int a;",
      ["class A: B", "  stored a: Int32"],
      ["unbalancedBrackets 1:12"]
    ),
    Case("@interface without a name", "@interface", [], []),
    Case(
      "@property without a declaration",
      "@interface A : B\n@property",
      ["class A: B"],
      ["unbalancedBrackets 1:12"]
    ),
    Case("an incomplete method", "@interface A : B\n- (void", ["class A: B"], ["unbalancedBrackets 1:12"]),
    Case(
      "no @end before the next class",
      "@interface A : B\n@property int a;\n@interface C : D\n@end",
      ["class A: B", "  stored a: Int32", "class C: D"],
      ["unbalancedBrackets 1:12"]
    ),
    Case(
      "no semicolon",
      "@interface A : B\n@property int a\n@property int b;\n@end",
      ["class A: B", "  stored a: Int32", "  stored b: Int32"],
      []
    ),
    Case(
      "no parenthesis",
      "@interface A : B\n@property (nonatomic int a;\n@property int b;\n@end",
      ["class A: B", "  stored b: Int32"],
      []
    ),
    Case(
      "no brace at the end of a body",
      "@implementation A\n- (void)a { if (x) {\n}\n@end\n@interface C : D\n@end",
      ["extension A", "  -a a()", "class C: D"],
      ["unbalancedBrackets 2:11"]
    ),
    Case("superfluous braces", "}}\n@interface A : B\n@end\n}", ["class A: B"], []),
    Case(
      "an unterminated string",
      "@interface A : B\n@end\nx = @\"abc\n@interface C : D\n@end",
      ["class A: B", "class C: D"],
      [
        "unterminatedString 3:6"
      ]
    ),
    Case(
      "an unterminated comment",
      "@interface A : B\n@end\n/* abc",
      ["class A: B"],
      ["unterminatedComment 3:1"]
    ),
    Case(
      "an unterminated raw string",
      "@interface A : B\n@end\nx = R\"(abc",
      ["class A: B"],
      ["unterminatedString 3:6"]
    ),
    Case("an apostrophe", "don't\n@interface A : B\n@end", ["class A: B"], []),
    Case("#if without #endif", "#if X\n@interface A : B\n@end", ["class A: B on all"], []),
    Case("#endif and #else without #if", "#endif\n#else\n@interface A : B\n@end", ["class A: B"], []),
    Case("a backslash at the end", "@interface A : B\n@end\n#define X \\", ["class A: B"], []),
    Case("a quote and a backslash at the end", "x = \"\\", [], ["unterminatedString 1:5"]),
  ]

  @Test(arguments: cases)
  func recovers(_ row: Case) {
    let interface = SourceFile(reading: Array(row.source.utf8), path: "A.m")
    #expect(interface.summary == row.expected, sourceLocation: row.location)
    #expect(
      interface.problems.map { "\($0.kind.rawValue) \($0.position)" } == row.problems,
      sourceLocation: row.location
    )
  }

  @Test func bytesThatAreNotTextAreReported() {
    let bytes = Array("@interface A : B\n@property int ".utf8) + [0xFF, 0xC0] + Array(";\n@end".utf8)
    let interface = SourceFile(reading: bytes, path: "A.h")
    #expect(interface.types.map(\.name) == ["A"])
    #expect(interface.problems.map { "\($0.kind.rawValue) \($0.position)" } == ["invalidEncoding 2:15"])
  }

  static let nests = [
    "{", "(", "<", "[", "@property NSArray<", "#if X\n", "@interface A <", "typedef enum {", "- (", "!(",
    "*",
  ]

  @Test(arguments: nests)
  func deepNestsEnd(_ opening: String) {
    let deep = String(repeating: opening, count: 5_000)
    for head in ["", "@interface A : B\n@property ", "@implementation A\n- (void)a ", "#if "] {
      let interface = SourceFile(reading: Array((head + deep).utf8), path: "A.m")
      #expect(interface.types.count <= 5_001)
    }
  }

  @Test func everyPrefixOfASourceIsRead() {
    let source = """
      IB_DESIGNABLE @interface A<T> : B <P> { IBOutlet UIView *_v; }
      @property (nonatomic, getter=isOn, nullable) NSArray<NSString *> *on API_AVAILABLE(ios(9.0));
      - (IBAction)tap:(id)sender event:(void (^)(int))e NS_SWIFT_NAME(a(b:));
      @end
      #if TARGET_OS_IOS && (1)
      typedef NS_ENUM(NSInteger, M) { M1 } NS_SWIFT_NAME(A.M);
      #endif
      @implementation A @synthesize on = _on; - (void)x { auto s = R"x(})x"; c = '\\''; /* } */ } @end
      """
    let bytes = Array(source.utf8)
    let whole = SourceFile(reading: bytes, path: "A.mm")
    #expect(whole.types.count == 4)
    for count in bytes.indices {
      let part = SourceFile(reading: Array(bytes[..<count]), path: "A.mm")
      #expect(part.types.count <= whole.types.count)
    }
  }
}
