import NibproofTestSupport
import SourceModel
import SourceTestSupport
import Testing

/// Preprocessor lines: conditions are evaluated, and other directives are skipped.
struct ObjectiveCPreprocessorTests {
  /// The line of an `#if`, and the platforms of its two branches.
  struct Condition: Sendable, CustomTestStringConvertible {
    var line: String
    var first: String
    var second: String
    var location: SourceLocation
    var testDescription: String { line }

    init(
      _ line: String,
      _ first: String,
      _ second: String,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      self.line = line
      self.first = first
      self.second = second
      location = sourceLocation
    }
  }

  static let conditions = [
    Condition("#if DEBUG", "all", "all"),
    Condition("#ifdef DEBUG", "all", "all"),
    Condition("#ifndef DEBUG", "all", "all"),
    Condition("# if defined(DEBUG) && DEBUG", "all", "all"),
    Condition("#if TARGET_OS_IPHONE", "iOS tvOS watchOS visionOS", "macOS"),
    Condition("#if !TARGET_OS_IPHONE", "macOS", "iOS tvOS watchOS visionOS"),
    Condition("#if TARGET_OS_OSX", "macOS", "iOS tvOS watchOS visionOS"),
    Condition("#if TARGET_OS_TV || TARGET_OS_WATCH", "tvOS watchOS", "iOS macOS visionOS"),
    Condition("#if TARGET_OS_IPHONE && !TARGET_OS_TV", "iOS watchOS visionOS", "macOS tvOS"),
    Condition("#if (TARGET_OS_OSX) /* Mac */ || \\\n  TARGET_OS_TV", "macOS tvOS", "iOS watchOS visionOS"),
    Condition("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 90000", "all", "all"),
    Condition("#if !(", "all", "all"),
    Condition("#if", "all", "all"),
  ]

  /// The lines before and at a condition, and the properties that are declared after the condition and its `#else`.
  static let macros: [Example<String, [String]>] = [
    Example("#if 1", "a"),
    Example("#define FLAG 1\n#if FLAG", "a"),
    Example("#define FLAG 0\n#if FLAG", "b"),
    Example("#define FLAG 0\n#if !FLAG", "a"),
    Example("#define FLAG\n#ifdef FLAG", "a"),
    Example("#define FLAG\n#ifndef FLAG", "b"),
    Example("#define FLAG 2\n#if defined(FLAG) && FLAG", "a"),
    Example("#define FLAG 1\n#if 0\n#elif FLAG", "a"),
    // The value is unknown.
    Example("#if FLAG", "a", "b"),
    Example("#define FLAG OTHER\n#if FLAG", "a", "b"),
    Example("#define FLAG(x) 1\n#if FLAG", "a", "b"),
    Example("#ifdef DEBUG\n#define FLAG 1\n#endif\n#if FLAG", "a", "b"),
    Example("#define FLAG 1\n#undef FLAG\n#if FLAG", "a", "b"),
    Example("#define FLAG 1\n#ifdef DEBUG\n#undef FLAG\n#endif\n#if FLAG", "a", "b"),
    Example("#ifndef FLAG\n#define FLAG 1\n#endif\n#if FLAG", "a", "b"),
  ]

  @Test("Macros of the source decide its conditions", arguments: macros)
  func macroConditions(_ row: Example<String, [String]>) {
    let source =
      "\(row.input)\n@interface A : B\n@property int a;\n@end\n#else\n@interface A : B\n@property int b;\n@end\n#endif"
    let interface = SourceFile(reading: Array(source.utf8), path: "A.h")
    let names = interface.types.flatMap(\.properties).map(\.name)
    #expect(names == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test(arguments: conditions)
  func conditionTellsPlatforms(_ row: Condition) {
    let source =
      "@interface A : B\n\(row.line)\n@property int a;\n#else\n@property int b;\n#endif\n@property int c;\n@end"
    let interface = SourceFile(reading: Array(source.utf8), path: "A.h")
    let expected = [
      "class A: B", "  stored a: Int32 on \(row.first)", "  stored b: Int32 on \(row.second)",
      "  stored c: Int32",
    ]
    #expect(interface.summary == expected, sourceLocation: row.location)
  }

  static let passages = [
    ObjectiveCCase(
      "what is never compiled need not be Objective-C",
      """
      #if 0
      @interface "Never : (
      #if NESTED
      don't
      #endif
      #else
      @interface A : B
      @end
      #endif
      """,
      ["class A: B on all"]
    ),
    ObjectiveCCase(
      "members of an included file",
      "@interface A : B\n#import \"Members.inc\"\n@end\n@interface C : D\n@import Cards;\n@end",
      ["class A: B ...", "class C: D"]
    ),
    ObjectiveCCase(
      "a macro with a class of its own",
      "#define CLASS(name) @interface name : B \\\n  @end @implementation name\n@interface A : B\n@end",
      ["class A: B"]
    ),
    ObjectiveCCase(
      "branches of elif",
      """
      @interface A : B
      #if TARGET_OS_IOS
      @property int a;
      #elif TARGET_OS_OSX
      @property int b;
      #else
      @property int c;
      #endif
      @end
      """,
      [
        "class A: B", "  stored a: Int32 on iOS visionOS", "  stored b: Int32 on macOS",
        "  stored c: Int32 on tvOS watchOS",
      ]
    ),
    ObjectiveCCase(
      "definitions",
      """
      #define WIDTH(x) \\
        @property int x; \\
        {
      #define URL "http://a.b" \\
        }
      #pragma mark - don't
      #import "A.h" // @interface C
      #warning "unfinished
      @interface A : B
      #undef WIDTH
      @property int a;
      @end
      """,
      ["class A: B", "  stored a: Int32"]
    ),
    ObjectiveCCase(
      "alternative heads of one body",
      """
      @implementation A
      #if TARGET_OS_OSX
      - (void)a:(id)x {
      #else
      - (void)a {
      #endif
        if (x) { }
      }
      - (void)b { }
      @end
      """,
      [
        "extension A", "  -a: a(_:) on macOS", "  -a a() on iOS tvOS watchOS visionOS", "  -b b()",
      ]
    ),
    ObjectiveCCase(
      "braces in branches of a body",
      """
      @implementation A
      - (void)a {
      #ifdef X
        if (x) {
      #else
        if (y) {
      #endif
        }
      }
      - (void)b { }
      @end
      """,
      ["extension A", "  -a a()", "  -b b()"]
    ),
    ObjectiveCCase(
      "a condition in the middle of a protocol list",
      "@interface A : B <P\n#if X\n, Q\n#endif\n>\n@property int a;\n@end",
      ["class A: B, P, Q", "  stored a: Int32"]
    ),
    ObjectiveCCase(
      "the platforms of a class",
      "#if TARGET_OS_TV\n@interface A : B\n@end\n#endif\n@interface C : B\n@end",
      ["class A: B on tvOS", "class C: B"]
    ),
    ObjectiveCCase(
      "a line break of Windows",
      "@interface A : B\r\n#if 0\r\nx\r\n#endif\r\n@property int a;\r\n@end\r\n",
      [
        "class A: B", "  stored a: Int32",
      ]
    ),
  ]

  @Test(arguments: passages)
  func readsAround(_ row: ObjectiveCCase) { row.check() }
}
