package import Testing

/// Code that is easily misread, such as a brace in a string literal.
package struct SourceTrap: CustomTestStringConvertible, Sendable {
  package let text: String
  package let location: SourceLocation

  init(_ text: String, location: SourceLocation = #_sourceLocation) {
    (self.text, self.location) = (text, location)
  }

  package var testDescription: String { text }

  /// Members of a Swift type.
  package static let swiftMembers: [SourceTrap] = [
    SourceTrap(#"let s = "} class Fake {""#), SourceTrap(#"let s = "\"} {""#), SourceTrap(#"let s = "\\""#),
    SourceTrap(#"let s = "\(f("}"))}""#), SourceTrap(#"let s = "\(a ? "\(b)" : "{")""#),
    SourceTrap("let s = \"\\(f { \"}\" })\""), SourceTrap(##"let s = #"\"}"#"##),
    SourceTrap(##"let s = #"a"b"}"#"##),
    SourceTrap(###"let s = ##"a"#}"##"###), SourceTrap(##"let s = #"\#(f("}"))"#"##),
    SourceTrap(##"let s = #"""#"##),
    SourceTrap("let s = \"\"\"\n} \" \"\" class Fake {\n\"\"\""),
    SourceTrap("let s = \"\"\"\n\\\"\"\" }\n\"\"\""),
    SourceTrap("let s = #\"\"\"\n\"\"\" }\n\"\"\"#"),
    SourceTrap("let s = \"\"\"\n\\(f(\"\"\"\n}\n\"\"\"))\n\"\"\""),
    SourceTrap("let s = \"\""), SourceTrap("// } \" /*"), SourceTrap("/* } \" */"),
    SourceTrap("/* /* } */ \" */"),
    SourceTrap("/// ``` {\n  /// } ```"), SourceTrap("/**/"), SourceTrap("let r = /[{\"}]/"),
    SourceTrap("let r = /a\\/{/"),
    SourceTrap("let r = f(/}/, /\"/)"), SourceTrap("let r = #/}\"/{/#"), SourceTrap("let r = #/\n  } \"\n/#"),
    SourceTrap("let r = ##/ a/# } /##"), SourceTrap("func f() { return /}/ }"),
    SourceTrap("let d = a / b + \"}\" / 2"),
    SourceTrap("let d = a/b/c"), SourceTrap("let d = x.reduce(1, /)"),
    SourceTrap("let d = (a! / b) / \"}\".count"),
    SourceTrap("let d = 6 / 2 // }"), SourceTrap("let o = a <| b |> c"), SourceTrap("let o = a*/* } */b"),
    SourceTrap("let o = a≈/* } */√b"),
    SourceTrap("func `}`() {}"), SourceTrap("func f() { `class`() }"),
    SourceTrap("static func < (l: A, r: A) -> Bool { true }"),
    SourceTrap("static func / (l: A, r: A) -> A { l }"),
    SourceTrap("subscript(i: Int) -> Int { get { 1 } set {} }"),
    SourceTrap("subscript<T>(i: T) -> T where T: Equatable { i }"), SourceTrap("deinit { f() }"),
    SourceTrap("typealias A<T> = [T: T]"), SourceTrap("import class UIKit.UIView"),
    SourceTrap("func f() -> () { {}() }"),
    SourceTrap("let c = { class Fake {} }"), SourceTrap("func f() { class Fake { var x = 1 } }"),
    SourceTrap("let v = UIView().then {\n    $0.x = 1\n  }\n  .also { _ in }"),
    SourceTrap("let t = a\n    ? b\n    : c"),
    SourceTrap("let l = lazy(\n    1,\n    2\n  )"), SourceTrap("let v =\n    make()"),
    SourceTrap("let v: Int\n    = 1"),
    SourceTrap("let x = try? f() as? [String: (Int) -> Void] ?? [:]"),
    SourceTrap("let x = Foo<Int, Bar<Int>>()"),
    SourceTrap("let x = a < b, y = c > d"), SourceTrap("var x: Int = 1\n  {\n    didSet { f() }\n  }"),
    SourceTrap("var x: Int {\n    @inline(__always) get { 1 }\n    nonmutating set { f() }\n  }"),
    SourceTrap("var x: Int { get async throws { 1 } }"), SourceTrap("var x: Set<Int> { set.union([]) }"),
    SourceTrap("let x = if a { 1 } else { 2 }"),
    SourceTrap("let x = switch a { case 1: \"}\"\n default: \"\" }"),
    SourceTrap("let (a, b) = (1, 2)"), SourceTrap("let x = [\n    \"a\": { $0 },\n  ]"),
    SourceTrap("let x = a ?? { 1 }()"),
    SourceTrap("let x = \\Foo.bar?.baz[0]"), SourceTrap("let x = \"a\" +\n    \"b\""),
    SourceTrap("let x = -1"),
    SourceTrap("let x = 1...2"), SourceTrap("let x = 0x1.8p3"), SourceTrap("let x = t.0.1"),
    SourceTrap("let x = 1.description"),
    SourceTrap("@available(iOS, deprecated: 1, message: \"}\") var x: Int { 1 }"),
    SourceTrap("@Wrapper(wrappedValue: 1, { 2 }) var x"), SourceTrap("@A.B<Int>(1) var x = 1"),
    SourceTrap("func f(_ x: Int = { 1 }()) {}"),
    SourceTrap("func f(x: [Int: Int] = [1: 2], y: () -> Void = {}) {}"),
    SourceTrap("func f() throws(E) -> some P & Q { g() }"),
    SourceTrap("nonisolated(unsafe) static var x = 1"),
    SourceTrap("#warning(\"}\")"),
    SourceTrap("enum E { case a(Int = 1), b = \"}\", `c`, open, weak }"),
    SourceTrap("indirect enum E: String { case a\n    var x: Int { 1 } }"),
    SourceTrap(
      "protocol P { associatedtype T: Q = R where T.X == Int\n var x: Int { get }\n func f()\n init() }"
    ),
    SourceTrap("let emoji = \"👩‍👧{\""), SourceTrap("var ünïcödé = 1"), SourceTrap("let x = y;"),
    SourceTrap("var x = 1 ; var y = 2"), SourceTrap("let s = \"a\u{0}}\""), SourceTrap("\u{FEFF}let x = 1"),
  ]

  /// Statements of Objective-C.
  package static let objectiveCStatements: [SourceTrap] = [
    SourceTrap("char c = '\"';"), SourceTrap("char c = '{';"), SourceTrap(#"char c = '\'';"#),
    SourceTrap(#"char c = '\\';"#), SourceTrap("unichar c = '(';"), SourceTrap("NSString *s = @\"} {\";"),
    SourceTrap(#"NSString *s = @"\"} {";"#), SourceTrap(#"NSString *s = @"\\";"#),
    SourceTrap("char *s = \"/*\";"),
    SourceTrap("NSString *s = @\"a}\" @\"b{\";"), SourceTrap("NSString *s = @\"a\\\n}b\";"),
    SourceTrap("// } \" /*"),
    SourceTrap("/* } \" ' */"), SourceTrap("/* /* } */"), SourceTrap("// it's {"),
    SourceTrap("int n = 1'000'000;"), SourceTrap("double d = 1e-9, e = 0x1p+2;"),
    SourceTrap("auto s = R\"x(} \" {)x\";"), SourceTrap("#define OPEN {"),
    SourceTrap("#define OPEN(x) \\\n  if (x) {"),
    SourceTrap("#pragma mark - don't {"), SourceTrap("#if A\n  if (a) {\n#else\n  if (b) {\n#endif\n  }"),
    SourceTrap("#ifdef A\n  {\n#elif B\n  {\n#endif\n  }"), SourceTrap("id x = @{@\"a\": @[@1, @(2)]};"),
    SourceTrap("void (^b)(void) = ^{ [self f]; };"), SourceTrap("x = a ? @\"{\" : @\"}\";"),
  ]
}
