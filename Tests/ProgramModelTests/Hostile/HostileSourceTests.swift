import ProgramModel
import RuntimeAttributes
import SourceModel
import SourceTestSupport
import Testing

/// Sources with cycles, or with depths and sizes that would exhaust the stack or the memory.
@Suite("Hostile sources")
struct HostileSourceTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var swift: String
    var objectiveC: String
    /// The classes that must be found although the source is invalid.
    var classes: [String]
    var location: SourceLocation

    init(
      _ description: String,
      swift: String = "",
      objectiveC: String = "",
      _ classes: [String],
      location: SourceLocation = #_sourceLocation
    ) {
      testDescription = description
      self.swift = swift
      self.objectiveC = objectiveC
      self.classes = classes
      self.location = location
    }
  }

  private static let depth = 2_000

  private static func chain(_ count: Int = depth, _ link: (Int) -> String) -> String {
    (1..<count).map(link).joined(separator: "\n")
  }

  private static func nested(_ open: String, _ close: String) -> String {
    String(repeating: open, count: depth) + "Int" + String(repeating: close, count: depth)
  }

  static let cycles = [
    Case("a class that is its own superclass", swift: "class A: A {}", ["A"]),
    Case("a circle of superclasses", swift: "class A: B {}\nclass B: C {}\nclass C: A {}", ["A", "B", "C"]),
    Case(
      "a circle of typealiases",
      swift: "typealias A = B\ntypealias B = A\nclass X: A { @objc var a: B? }",
      ["X"]
    ),
    Case(
      "a typealias of an array of itself",
      swift: "typealias A = [A]\nclass X { @objc var a: A = [] }",
      ["X"]
    ),
    Case(
      "a circle of protocols",
      swift: "protocol P: Q {}\nprotocol Q: P {}\nclass X: P { var a = 1 }",
      ["X"]
    ),
    Case(
      "a class within the superclass that it inherits",
      swift: "class A: A.B { class B: A {} }",
      ["A", "A.B"]
    ),
    Case("a circle in Objective-C", objectiveC: "@interface A : B @end @interface B : A @end", ["A", "B"]),
    Case(
      "a circle of typedefs",
      objectiveC: "typedef A B; typedef B A;\n@interface X : A @property B b; @end",
      ["X"]
    ),
    Case(
      "a circle of protocols in Objective-C",
      objectiveC: "@protocol P <Q> @end @protocol Q <P> @end @interface X : NSObject <P> @end",
      ["X"]
    ),
  ]

  static let depths = [
    Case(
      "superclasses",
      swift: chain(2_000) { "class A\($0): A\($0 - 1) { @objc var x = 1 }" },
      ["A1", "A1999"]
    ),
    Case(
      "typealiases",
      swift: chain { "typealias T\($0) = T\($0 - 1)" } + "\nclass X: T9999 { var x: T9999? }",
      ["X"]
    ),
    Case(
      "protocols",
      swift: chain { "protocol P\($0): P\($0 - 1) {}" } + "\nclass X: P9999 { var a = 1 }",
      ["X"]
    ),
    Case(
      "protocols of Objective-C",
      objectiveC: chain { "@protocol P\($0) <P\($0 - 1)> @end" } + "\n@interface X : NSObject <P9999> @end",
      ["X"]
    ),
    Case(
      "typedefs",
      objectiveC: chain { "typedef T\($0 - 1) T\($0);" }
        + "\n@interface X : NSObject @property T9999 x; @end",
      ["X"]
    ),
    Case("names with dots", swift: "class X: \(nested("A.", "")) { var a: \(nested("A.", "")) }", ["X"]),
    Case("optionals of optionals", swift: "class X { @objc var a: \(nested("", "?")) = nil }", ["X"]),
    Case("metatypes", swift: "class X { @objc var a: \(nested("", ".Type")) }", ["X"]),
    Case("generic arguments", swift: "class X { @objc var a: \(nested("Array<", ">")) }", ["X"]),
    Case("arrays", swift: "class X { @objc var a: \(nested("[", "]")) }", ["X"]),
    Case("tuples", swift: "class X { @objc var a: \(nested("(", ")")) }", ["X"]),
    Case("functions", swift: "class X { @objc var a: \(nested("(Int) -> ", "")) }", ["X"]),
    Case("compositions", swift: "class X { @objc var a: \(nested("A & ", "")) }", ["X"]),
    Case("attributes of a type", swift: "class X { @objc var a: \(nested("@escaping ", "")) }", ["X"]),
    Case("conditions", swift: "#if \(nested("(", ")"))\nclass X {}\n#endif", ["X"]),
    Case("negations", swift: "#if \(nested("!", ""))\nclass X {}\n#endif", ["X"]),
    Case("wrappers with dots", swift: "class X { @\(nested("A.", "")) var a = 1 }", ["X"]),
    Case(
      "generic arguments of Objective-C",
      objectiveC: "@interface X : NSObject @property \(nested("NSArray<", ">")) x; @end",
      ["X"]
    ),
    Case("pointers", objectiveC: "@interface X : NSObject @property int \(nested("*", "")); @end", ["X"]),
    Case(
      "conditions of C",
      objectiveC: "#if \(nested("!(", ")"))\n#endif\n@interface X : NSObject @end",
      ["X"]
    ),
  ]

  static let sizes = [
    Case(
      "typealiases that double",
      swift: chain(60) { "typealias T\($0) = Dictionary<T\($0 - 1), T\($0 - 1)>" }
        + "\nclass X { @objc var a: T59? }",
      ["X"]
    ),
    Case(
      "compositions that double",
      swift: chain(60) { "typealias T\($0) = T\($0 - 1) & T\($0 - 1)" }
        + "\nclass X: T59 { @objc var a: T59? }",
      ["X"]
    ),
    Case(
      "protocols that double",
      swift: chain(60) {
        "protocol P\($0): P\($0 - 1), Q\($0 - 1) {}\nprotocol Q\($0): P\($0 - 1), Q\($0 - 1) {}"
      }
        + "\nclass X: P59, Q59 { var a = 1 }",
      ["X"]
    ),
    Case(
      "categories of a class",
      objectiveC: chain(10_000) { "@interface X (C\($0))\n@property int a\($0);\n@end" }
        + "\n@interface X : NSObject\n@end",
      ["X"]
    ),
    Case(
      "alternatives of a class",
      swift: String(repeating: "class X { @objc var a = 1 }\n", count: 500),
      ["X"]
    ),
  ]

  /// A number of repetitions that would exhaust the stack of recursive code.
  private static let manyShapes = 800

  /// Opening and closing texts of Swift constructs, which the test nests with and without the closing texts.
  private static let swiftShapes = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("Array<", ">"), ("a<", ""), ("\"\\(", ")\""), ("/*", "*/"),
    ("#if A\n", "\n#endif"),
    ("#if A\n#elseif B\n", ""), ("{ x in ", "}"), ("class A {", "}"), ("func f() {", "}"),
    ("extension A {", "}"),
    ("\"\"\"\n\\(", "\n\"\"\""), ("#\"\\#(", "\"#"), ("/(", "/"), ("a ? ", ": b"), ("@a(", ")"),
    ("some ", ""),
    ("#if A || ( ", ""), ("a.", ""), ("switch a { case ", "}"), ("a[", "]"), ("-", ""), ("{ [a] in ", ""),
    ("\\", ""),
  ]
  private static let objectiveCShapes = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("A<", ">"), ("#if A\n", "\n#endif"), ("^{", "}"), ("void (^)(", ")"),
    ("@[", "@]"),
    ("M(", ")"), ("@interface A : B\n", "\n@end"), ("@implementation A\n", "\n@end"), ("*", ""),
    ("[a ", " b]"),
    ("__attribute__((", " ))"), ("typedef struct { ", "} "), ("#define A(x) ", "\n"), ("\\\n", ""),
    ("\"\\\" \" ", ""),
    ("R\"((", ")\""), ("id<", ">"), ("@protocol P <", ">"), ("struct {", "}"), ("#include <", ""),
    ("@synthesize ", ""),
  ]
  private static let swiftPlaces = [
    "class X: UIView { @objc var a: HERE }", "class X: UIView { func f() { let a = HERE } }",
    "HERE\nclass X: UIView {}",
    "class X: UIView { @objc var a = HERE }", "class X: UIView { func f(a: HERE) {} }",
  ]
  private static let objectiveCPlaces = [
    "@interface X : UIView\n@property HERE a;\n@end", "@implementation X\n- (void)f { HERE; }\n@end",
    "HERE\n@interface X : UIView\n@end", "@interface X : UIView\n- (HERE)f;\n@end",
  ]

  @Test(
    "Nested, closed and unclosed constructs in any place",
    arguments: swiftShapes + objectiveCShapes
  )
  func nests(_ shape: (open: String, close: String)) {
    for (places, isSwift) in [(Self.swiftPlaces, true), (Self.objectiveCPlaces, false)] {
      for place in places {
        for close in Set([shape.close, ""]) {
          let nested =
            String(repeating: shape.open, count: Self.manyShapes) + "Int"
            + String(repeating: close, count: Self.manyShapes)
          let text = Array(place.replacing("HERE", with: nested).utf8)
          let interface =
            isSwift
            ? SourceFile(reading: text, path: "A.swift")
            : SourceFile(reading: text, path: "A.m")
          let resolved = InterfaceResolver(
            sources: [interface],
            catalog: TestFrameworks.catalog,
            platform: .iOS
          )
          .resolve()
          // A class that is declared before the shape must be found. Declarations below the depth limit need not be
          // found.
          if place.hasPrefix("class X") { #expect(resolved.classes.contains { $0.name == "X" }, "\(place)") }
        }
      }
    }
  }

  @Test(arguments: cycles + depths + sizes)
  func ends(_ testCase: Case) {
    let sources = [
      SourceFile(reading: Array(testCase.swift.utf8), path: "A.swift"),
      SourceFile(reading: Array(testCase.objectiveC.utf8), path: "A.m"),
    ]
    let resolved = InterfaceResolver(sources: sources, catalog: TestFrameworks.catalog, platform: .iOS)
      .resolve()
    #expect(
      Set(resolved.classes.map(\.name)).isSuperset(of: testCase.classes),
      sourceLocation: testCase.location
    )
  }
}
