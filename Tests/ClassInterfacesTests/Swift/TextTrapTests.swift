import ClassInterfaces
import Testing

/// Texts that look like declarations or brackets and are none: strings, comments, regexes, operators.
@Suite struct TextTrapTests {
  @Test(arguments: cases) func trap(_ testCase: TrapCase) { testCase.check() }

  static let cases: [TrapCase] = [
    TrapCase(#"let s = "} class Fake {""#), TrapCase(#"let s = "\"} {""#), TrapCase(#"let s = "\\""#),
    TrapCase(#"let s = "\(f("}"))}""#), TrapCase(#"let s = "\(a ? "\(b)" : "{")""#),
    TrapCase("let s = \"\\(f { \"}\" })\""), TrapCase(##"let s = #"\"}"#"##),
    TrapCase(##"let s = #"a"b"}"#"##),
    TrapCase(###"let s = ##"a"#}"##"###), TrapCase(##"let s = #"\#(f("}"))"#"##),
    TrapCase(##"let s = #"""#"##),
    TrapCase("let s = \"\"\"\n} \" \"\" class Fake {\n\"\"\""),
    TrapCase("let s = \"\"\"\n\\\"\"\" }\n\"\"\""),
    TrapCase("let s = #\"\"\"\n\"\"\" }\n\"\"\"#"),
    TrapCase("let s = \"\"\"\n\\(f(\"\"\"\n}\n\"\"\"))\n\"\"\""),
    TrapCase("let s = \"\""), TrapCase("// } \" /*"), TrapCase("/* } \" */"), TrapCase("/* /* } */ \" */"),
    TrapCase("/// ``` {\n  /// } ```"), TrapCase("/**/"), TrapCase("let r = /[{\"}]/"),
    TrapCase("let r = /a\\/{/"),
    TrapCase("let r = f(/}/, /\"/)"), TrapCase("let r = #/}\"/{/#"), TrapCase("let r = #/\n  } \"\n/#"),
    TrapCase("let r = ##/ a/# } /##"), TrapCase("func f() { return /}/ }"),
    TrapCase("let d = a / b + \"}\" / 2"),
    TrapCase("let d = a/b/c"), TrapCase("let d = x.reduce(1, /)"), TrapCase("let d = (a! / b) / \"}\".count"),
    TrapCase("let d = 6 / 2 // }"), TrapCase("let o = a <| b |> c"), TrapCase("let o = a*/* } */b"),
    TrapCase("func `}`() {}"), TrapCase("func f() { `class`() }"),
    TrapCase("static func < (l: A, r: A) -> Bool { true }"),
    TrapCase("static func / (l: A, r: A) -> A { l }"),
    TrapCase("subscript(i: Int) -> Int { get { 1 } set {} }"),
    TrapCase("subscript<T>(i: T) -> T where T: Equatable { i }"), TrapCase("deinit { f() }"),
    TrapCase("typealias A<T> = [T: T]"), TrapCase("import class UIKit.UIView"),
    TrapCase("func f() -> () { {}() }"),
    TrapCase("let c = { class Fake {} }"), TrapCase("func f() { class Fake { var x = 1 } }"),
    TrapCase("let v = UIView().then {\n    $0.x = 1\n  }\n  .also { _ in }"),
    TrapCase("let t = a\n    ? b\n    : c"),
    TrapCase("let l = lazy(\n    1,\n    2\n  )"), TrapCase("let v =\n    make()"),
    TrapCase("let v: Int\n    = 1"),
    TrapCase("let x = try? f() as? [String: (Int) -> Void] ?? [:]"), TrapCase("let x = Foo<Int, Bar<Int>>()"),
    TrapCase("let x = a < b, y = c > d"), TrapCase("var x: Int = 1\n  {\n    didSet { f() }\n  }"),
    TrapCase("var x: Int {\n    @inline(__always) get { 1 }\n    nonmutating set { f() }\n  }"),
    TrapCase("var x: Int { get async throws { 1 } }"), TrapCase("var x: Set<Int> { set.union([]) }"),
    TrapCase("let x = if a { 1 } else { 2 }"), TrapCase("let x = switch a { case 1: \"}\"\n default: \"\" }"),
    TrapCase("let (a, b) = (1, 2)"), TrapCase("let x = [\n    \"a\": { $0 },\n  ]"),
    TrapCase("let x = a ?? { 1 }()"),
    TrapCase("let x = \\Foo.bar?.baz[0]"), TrapCase("let x = \"a\" +\n    \"b\""), TrapCase("let x = -1"),
    TrapCase("let x = 1...2"), TrapCase("let x = 0x1.8p3"), TrapCase("let x = t.0.1"),
    TrapCase("let x = 1.description"),
    TrapCase("@available(iOS, deprecated: 1, message: \"}\") var x: Int { 1 }"),
    TrapCase("@Wrapper(wrappedValue: 1, { 2 }) var x"), TrapCase("@A.B<Int>(1) var x = 1"),
    TrapCase("func f(_ x: Int = { 1 }()) {}"),
    TrapCase("func f(x: [Int: Int] = [1: 2], y: () -> Void = {}) {}"),
    TrapCase("func f() throws(E) -> some P & Q { g() }"), TrapCase("nonisolated(unsafe) static var x = 1"),
    TrapCase("#warning(\"}\")"),
    TrapCase("enum E { case a(Int = 1), b = \"}\", `c`, open, weak }"),
    TrapCase("indirect enum E: String { case a\n    var x: Int { 1 } }"),
    TrapCase(
      "protocol P { associatedtype T: Q = R where T.X == Int\n var x: Int { get }\n func f()\n init() }"
    ),
    TrapCase("let emoji = \"👩‍👧{\""), TrapCase("var ünïcödé = 1"), TrapCase("let x = y;"),
    TrapCase("var x = 1 ; var y = 2"), TrapCase("let s = \"a\u{0}}\""), TrapCase("\u{FEFF}let x = 1"),
  ]
}

/// A member that may lead a reader astray, in front of one that must be found.
struct TrapCase: CustomTestStringConvertible, Sendable {
  var text: String
  var isIncomplete: Bool
  var location: Testing.SourceLocation

  init(_ text: String, isIncomplete: Bool = false, location: Testing.SourceLocation = #_sourceLocation) {
    self.text = text
    self.isIncomplete = isIncomplete
    self.location = location
  }

  var testDescription: String { text }

  func check() {
    for newline in ["\n", "\r\n", "\r"] {
      let source = "class Box: UIView {\n  \(text)\n  @objc var last = 1\n}\nclass After {}\n"
      let interface = scan(String(source.flatMap { $0 == "\n" ? Array(newline) : [$0] }))
      let classes = interface.types.filter { $0.kind == .class }
      #expect(classes.map(\.name) == ["Box", "After"], sourceLocation: location)
      #expect(classes.first?.properties.last?.name == "last", sourceLocation: location)
      #expect(classes.first?.mayHaveOtherMembers == isIncomplete, sourceLocation: location)
      #expect(interface.problems.isEmpty, sourceLocation: location)
    }
  }
}
