import Testing

/// Swift expressions, with the nodes of their trees.
extension SwiftSyntaxTests {
  static let calls: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      #"view.loadNib("A", owner: self)"#,
      "(call (member loadNib (name view)) (argument (string A)) (argument owner (name self)))"
    ),
    SwiftSyntaxCase(
      "a { b } c: { d }",
      "(call (name a) (argument (closure (name b))) (argument c (closure (name d))))"
    ),
    SwiftSyntaxCase(
      "a.b { c }.d {}",
      "(call (member d (call (member b (name a)) (argument (closure (name c))))) (argument (closure)))"
    ),
    SwiftSyntaxCase(
      "a(b) { c, d in e } f: { [weak self, x = y, unowned(safe) z] (g: Int, _) async throws -> H in self?.h() }",
      "(call (name a) (argument (name b)) (argument (closure (parameter (variable c)) (parameter (variable d)) (name e))) (argument f (closure (variable self) (variable x (name y)) (variable z) (parameter (variable g) (type Int)) (parameter) (type H) (call (member h (optionalChain (name self)))))))"
    ),
    SwiftSyntaxCase(
      "a { [b] in c }",
      "(call (name a) (argument (closure (variable b) (name c))))"
    ),
    SwiftSyntaxCase(
      "a { [b].c }",
      "(call (name a) (argument (closure (member c (collection (name b))))))"
    ),
    SwiftSyntaxCase(
      "a { (b) }",
      "(call (name a) (argument (closure (tuple (name b)))))"
    ),
    SwiftSyntaxCase(
      "a { b, c -> D in e }",
      "(call (name a) (argument (closure (parameter (variable b)) (parameter (variable c)) (type D) (name e))))"
    ),
    SwiftSyntaxCase(
      "a { @MainActor (b: C) in d }",
      "(call (name a) (argument (closure (attribute MainActor) (parameter (variable b) (type C)) (name d))))"
    ),
    SwiftSyntaxCase(
      "a\n{ b }",
      "(call (name a) (argument (closure (name b))))"
    ),
    SwiftSyntaxCase(
      "a\n(b).c()\n[d].e()",
      "(name a)\n(call (member c (tuple (name b))))\n(call (member e (collection (name d))))"
    ),
    SwiftSyntaxCase(
      "a(b: c, d, &e, f: { g })",
      "(call (name a) (argument b (name c)) (argument (name d)) (argument (name e)) (argument f (closure (name g))))"
    ),
    SwiftSyntaxCase(
      "a()()[b, c: d]?.e!.f",
      "(member f (forceUnwrap (member e (optionalChain (subscription (call (call (name a))) (argument (name b)) (argument c (name d)))))))"
    ),
    SwiftSyntaxCase(
      "super.init(a: b)",
      "(call (member init (name super)) (argument a (name b)))"
    ),
    SwiftSyntaxCase(
      ".main.async {}",
      "(call (member async (member main)) (argument (closure)))"
    ),
    SwiftSyntaxCase(
      "let a: B = .c",
      "(variable a (type B) (member c))"
    ),
    SwiftSyntaxCase(
      "self.a(_:b:).c",
      "(member c (member a (name self) (argument) (argument b)))"
    ),
    SwiftSyntaxCase(
      "Foo<Bar>(x)",
      "(call (name Foo (type Bar)) (argument (name x)))"
    ),
    SwiftSyntaxCase(
      "foo<Bar>.self",
      "(member self (name foo (type Bar)))"
    ),
    SwiftSyntaxCase(
      "[Card]() + [String: Card?](a)",
      "(operation + (call (collection (name Card))) (call (collection (name String) (optionalChain (name Card))) (argument (name a))))"
    ),
    SwiftSyntaxCase(
      "(a < b, c > (d))",
      "(tuple (argument (comparison < (name a) (name b))) (argument (comparison > (name c) (tuple (name d)))))"
    ),
    SwiftSyntaxCase(
      "a<b, c>(d)",
      "(call (name a (type b) (type c)) (argument (name d)))"
    ),
    SwiftSyntaxCase(
      "Foo<[A: B], () -> C>.d()",
      "(call (member d (name Foo (type (type A) (type B)) (type (type C)))))"
    ),
    SwiftSyntaxCase(
      "a<b && c>(d)",
      "(operation && (comparison < (name a) (name b)) (comparison > (name c) (tuple (name d))))"
    ),
    SwiftSyntaxCase(
      "a as Int < b",
      "(comparison < (cast (name a) (type Int)) (name b))"
    ),
    SwiftSyntaxCase(
      "Array<UnsafePointer<A>?>()",
      "(call (name Array (type UnsafePointer (type A))))"
    ),
    SwiftSyntaxCase(
      "[(A) async -> B]()",
      "(call (collection (operation -> (tuple (name A)) (name B))))"
    ),
  ]

  static let operators: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "a = b = c",
      "(assignment (name a) (assignment (name b) (name c)))"
    ),
    SwiftSyntaxCase(
      "a += b",
      "(assignment (name a) (name b))"
    ),
    SwiftSyntaxCase(
      "a±b ≈ √ü",
      "(operation ± (name a) (name b) (operation √ (name ü)))"
    ),
    SwiftSyntaxCase(
      "a ±= b",
      "(assignment (name a) (name b))"
    ),
    SwiftSyntaxCase(
      "a = b ? c : d ? e : f",
      "(assignment (name a) (ternary (name b) (name c) (ternary (name d) (name e) (name f))))"
    ),
    SwiftSyntaxCase(
      "a && b || !c",
      "(operation && (name a) (name b) (operation ! (name c)))"
    ),
    SwiftSyntaxCase(
      "a == b && c != d",
      "(operation && (comparison == (name a) (name b)) (comparison != (name c) (name d)))"
    ),
    SwiftSyntaxCase(
      "a ?? b ?? c == d",
      "(comparison == (coalescing (name a) (name b) (name c)) (name d))"
    ),
    SwiftSyntaxCase(
      "a as? B ?? c",
      "(coalescing (cast (name a) (type B)) (name c))"
    ),
    SwiftSyntaxCase(
      "a as! [B: C] as D",
      "(cast (cast (name a) (type (type B) (type C))) (type D))"
    ),
    SwiftSyntaxCase(
      "a is B",
      "(cast (name a) (type B))"
    ),
    SwiftSyntaxCase(
      "-a + b * -c << d...e",
      "(operation + (operation - (name a)) (name b) (operation - (name c)) (name d) (name e))"
    ),
    SwiftSyntaxCase(
      "a .== b",
      "(comparison .== (name a) (name b))"
    ),
    SwiftSyntaxCase(
      "x = try? await a?.b!.c ?? d",
      "(assignment (name x) (coalescing (member c (forceUnwrap (member b (optionalChain (name a))))) (name d)))"
    ),
    SwiftSyntaxCase(
      "try a() + b()",
      "(operation + (call (name a)) (call (name b)))"
    ),
    SwiftSyntaxCase(
      "a.reduce(0, +).sorted(by: <)",
      "(call (member sorted (call (member reduce (name a)) (argument (literal 0)) (argument (name +)))) (argument by (name <)))"
    ),
    SwiftSyntaxCase(
      "a!=b",
      "(comparison != (name a) (name b))"
    ),
    SwiftSyntaxCase(
      "[a ... b, c..., [...]]",
      "(collection (operation ... (name a) (name b)) (operation ... (name c)) (collection (name ...)))"
    ),
    SwiftSyntaxCase(
      "&a",
      "(name a)"
    ),
    SwiftSyntaxCase(
      "a = if b { 1 } else if c { 2 } else { 3 }",
      "(assignment (name a) (ternary (name b) (block (literal 1)) (ternary (name c) (block (literal 2)) (block (literal 3)))))"
    ),
    SwiftSyntaxCase(
      "a = switch b { case .c: 1 default: 2 }",
      "(assignment (name a) (ternary (name b) (switchCase (pattern (member c)) (literal 1)) (switchCase (literal 2))))"
    ),
    SwiftSyntaxCase(
      "a =\n  b\n  + c\n  .d",
      "(assignment (name a) (operation + (name b) (member d (name c))))"
    ),
    SwiftSyntaxCase(
      "a!\n-b",
      "(forceUnwrap (name a))\n(operation - (name b))"
    ),
  ]

  static let literals: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      #""a""#,
      "(string a)"
    ),
    SwiftSyntaxCase(
      #""a \(b.c(d)) \(e, specifier: "x")""#,
      #"(string a \(b.c(d)) \(e, specifier: "x") (call (member c (name b)) (argument (name d))) (name e) (argument specifier (string x)))"#
    ),
    SwiftSyntaxCase(
      ##"#"a\#(b) \(c)"#"##,
      ##"(string a\#(b) \(c) (name b))"##
    ),
    SwiftSyntaxCase(
      #""""\#na \(b)\#n""""#,
      #"(string \#na \(b)\#n (name b))"#
    ),
    SwiftSyntaxCase(
      #""a \("b \(c)")""#,
      #"(string a \("b \(c)") (string b \(c) (name c)))"#
    ),
    SwiftSyntaxCase(
      "[a, [b], [:], [c: d, e: f]]",
      "(collection (name a) (collection (name b)) (collection) (collection (name c) (name d) (name e) (name f)))"
    ),
    SwiftSyntaxCase(
      "[(a, b: c), (a), ()]",
      "(collection (tuple (argument (name a)) (argument b (name c))) (tuple (name a)) (tuple))"
    ),
    SwiftSyntaxCase(
      "1.5e-3",
      "(literal 1.5e-3)"
    ),
    SwiftSyntaxCase(
      "/a{b/",
      "(literal /a{b/)"
    ),
    SwiftSyntaxCase(
      "#/a}/#",
      "(literal #/a}/#)"
    ),
    SwiftSyntaxCase(
      #"[\.a, \A.b?.c[0], \A<B>.c]"#,
      "(collection (keyPath .a) (keyPath A.b?.c[0]) (keyPath A<B>.c))"
    ),
    SwiftSyntaxCase(
      "#keyPath(Card.name)",
      "(keyPath Card.name)"
    ),
    SwiftSyntaxCase(
      "#selector(Card.save(_:for:))",
      "(selector Card.save(_:for:) (member save (name Card) (argument) (argument for)))"
    ),
    SwiftSyntaxCase(
      "#selector(getter: Card.name)",
      "(selector getter: Card.name (member name (name Card)))"
    ),
    SwiftSyntaxCase(
      #"#Preview("A") { B() }"#,
      "(call (name #Preview) (argument (string A)) (argument (closure (call (name B)))))"
    ),
    SwiftSyntaxCase(
      "#file + #line",
      "(operation + (name #file) (name #line))"
    ),
    SwiftSyntaxCase(
      "#foo<A>(b)",
      "(call (name #foo (type A)) (argument (name b)))"
    ),
    SwiftSyntaxCase(
      "`class`.`self`",
      "(member self (name class))"
    ),
    SwiftSyntaxCase(
      "true",
      "(name true)"
    ),
    SwiftSyntaxCase(
      "$0.a",
      "(member a (name $0))"
    ),
    SwiftSyntaxCase(
      "x.0.1",
      "(member 0.1 (name x))"
    ),
  ]
}
