import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel
@testable import SourceSyntax

/// Invalid sources: the readable parts are read, the others are reported, and the reader does not trap.
@Suite struct BadInputTests {
  @Test(arguments: cases) func badInput(_ testCase: BadInputCase) { testCase.check() }

  static let cases: [BadInputCase] = [
    BadInputCase("", classes: []),
    BadInputCase("\u{FEFF}", classes: []),
    BadInputCase("#!/usr/bin/swift\nclass A {}", classes: ["A"]),
    BadInputCase("class A {", classes: ["A"], ["unbalancedBrackets 1:9"]),
    BadInputCase("class A {}\n}\nclass B {}", classes: ["A", "B"], ["unbalancedBrackets 2:1"]),
    BadInputCase(
      "class A { func f() {\nclass B {}",
      classes: ["A"],
      ["unbalancedBrackets 1:9", "unbalancedBrackets 1:20"]
    ),
    BadInputCase("class A { func f(a: Int }\nclass B {}", classes: ["A", "B"], ["unbalancedBrackets 1:17"]),
    BadInputCase(
      "class A { func f() { g( } }\nclass B {}",
      classes: ["A", "B"],
      ["unbalancedBrackets 1:23"]
    ),
    BadInputCase("class A { #if B(\nfunc f() {}\n#endif }\n}\nclass B {}", classes: ["A", "B"]),
    BadInputCase("#if A\nclass A {\n#else\nclass B {\n#endif\n}\nclass C {}", classes: ["A", "B", "C"]),
    BadInputCase("class A { var a = [1, 2 }\nclass B {}", classes: ["A", "B"], ["unbalancedBrackets 1:19"]),
    BadInputCase("class A { var a = \"x }\n}\nclass B {}", classes: ["A", "B"], ["unterminatedString 1:19"]),
    BadInputCase(
      "class A {}\nclass B { var s = \"\"\"\nx",
      classes: ["A", "B"],
      ["unbalancedBrackets 2:9", "unterminatedString 2:19"]
    ),
    BadInputCase("class A {}\n/* /* */\nclass B {}", classes: ["A"], ["unterminatedComment 2:1"]),
    BadInputCase(
      "class A { var r = #/ab\n}\nclass B {}",
      classes: ["A", "B"],
      ["unterminatedString 1:19"]
    ),
    BadInputCase("class", classes: []), BadInputCase("class {", classes: [], ["unbalancedBrackets 1:7"]),
    BadInputCase("class A:", classes: ["A"]), BadInputCase("class A<", classes: ["A"]),
    BadInputCase("class A<T: B<C>: D {}", classes: ["A"]), BadInputCase("extension", classes: []),
    BadInputCase("class A { var }", classes: ["A"]), BadInputCase("class A { var a: }", classes: ["A"]),
    BadInputCase("class A { func }", classes: ["A"]), BadInputCase("class A { init }", classes: ["A"]),
    BadInputCase("class A { @ }", classes: ["A"]),
    BadInputCase("class A { @objc( }", classes: ["A"], ["unbalancedBrackets 1:16"]),
    BadInputCase("class A { # }", classes: ["A"]),
    BadInputCase("class A { #if }", classes: ["A"], ["unbalancedBrackets 1:9"]),
    BadInputCase("\\ ' \u{1} ~~ $", classes: []), BadInputCase("`", classes: []),
    BadInputCase("\"\\(", classes: [], ["unterminatedString 1:1"]),
  ]

  @Test func bytesThatAreNoUTF8() {
    let bytes = Array("class A {}\n// ".utf8) + [0xC3, 0x28] + Array("\nclass B {}".utf8)
    let interface = SourceFile(reading: bytes, path: "A.swift")
    #expect(interface.types.map(\.name) == ["A", "B"])
    #expect(interface.problems == [ReadingProblem(.invalidEncoding, at: SourcePosition(line: 2, column: 4))])
  }

  @Test(
    arguments: [
      [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8], [0x80],
      [0xE2, 0x82],
    ] as [[UInt8]]
  )
  func malformedSequence(_ bytes: [UInt8]) {
    #expect(SourceFile(reading: bytes, path: "A.swift").problems.map(\.kind) == [.invalidEncoding])
  }

  @Test(arguments: ["é", "€", "\u{D7FF}", "\u{FFFF}", "😀", "\u{10FFFF}"]) func wellFormedSequence(
    _ text: String
  ) {
    #expect(scan("// \(text)").problems.isEmpty)
  }

  @Test func deepNestingEnds() {
    let depth = 5_000
    let braces = scan("class A { func f() " + String(repeating: "{", count: depth))
    #expect(braces.types.map(\.name) == ["A"])
    let types = scan(String(repeating: "class A { ", count: depth))
    #expect(types.types.count == 100)
    #expect(types.problems.contains { $0.kind == .nestedTooDeeply })
    for piece in ["\"\\(", "(", "[", "<", "/*", "#if A\n", "@A(", "x as (", "Optional<"] {
      let text = "class A { var x: " + String(repeating: piece, count: depth)
      #expect(scan(text).types.map(\.name) == ["A"])
    }
  }

  @Test func manyOfAKindEnd() {
    // Each source would take hours to read if a part were read again for every enclosing or preceding part.
    let count = 5_000
    #expect(scan(String(repeating: "let x = a<b\n", count: count)).types.isEmpty)
    #expect(scan(String(repeating: "#", count: count) + "\nclass A {}").types.map(\.name) == ["A"])
    #expect(
      scan("let x = " + String(repeating: "/ ", count: count) + "1\nclass A {}").types.map(\.name) == ["A"]
    )
    let calls = (0..<40).map { "call\($0)()" }.joined(separator: "\n")
    let methods = (0..<40).map { "func call\($0)() { \(calls) }" }.joined(separator: "\n")
    let box = scan("class Box: UIView { override func awakeFromNib() { \(calls) }\n\(methods) }")
    #expect(box.types.first?.methods.count == 41)
    #expect(box.uses.isEmpty)
  }

  @Test func everyPrefixOfASourceIsRead() {
    let source = Array(Self.sample.utf8)
    for end in source.indices {
      let interface = SourceFile(reading: Array(source[..<end]), path: "A.swift")
      _ = InterfaceResolver(sources: [interface], catalog: TestFrameworks.catalog, platform: .iOS).resolve()
      #expect(interface.types.count <= 3)
    }
  }

  private static let sample = """
    @objc(X) public class Foo<T: P>: UIView, Q where T: R { // c
      #if os(iOS) && !DEBUG
      @IBInspectable var a: [String: (Int) -> Void]? = nil, b = #"x"#
      #endif
      @Wrap(1) lazy var c = /a+/ { didSet { "\\(a + "b")" } }
      required init?(coder: NSCoder) throws { fatalError() }
      func f(_ x: Int = 1, y: inout Foo<Int>...) async -> some P where T == Int {}
    }
    extension Foo { subscript(a: Int) -> Int { get { 1 } } }
    typealias Z = (UIView & P)?
    """
}

/// An invalid source, with the classes and problems that the reader finds.
struct BadInputCase: CustomTestStringConvertible, Sendable {
  var text: String
  var classes: [String]
  var problems: [String]
  var location: SourceLocation

  init(
    _ text: String,
    classes: [String],
    _ problems: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    self.text = text
    self.classes = classes
    self.problems = problems
    self.location = location
  }

  var testDescription: String { text }

  func check() {
    let interface = scan(text)
    #expect(interface.types.map(\.name) == classes, sourceLocation: location)
    #expect(interface.problems.map { "\($0.kind) \($0.position)" } == problems, sourceLocation: location)
  }
}
