import Testing

/// Swift statements and conditional compilation, with the nodes of their trees.
extension SwiftSyntaxTests {
  static let statements: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "if a { b } else if c, d { e } else { f }",
      "(ifStatement (name a) (block (name b)) (ifStatement (name c) (name d) (block (name e)) (block (name f))))"
    ),
    SwiftSyntaxCase(
      "if let a, let b = c as? D, var e: F = g { h }",
      "(ifStatement (variable a) (variable b (cast (name c) (type D))) (variable e (type F) (name g)) (block (name h)))"
    ),
    SwiftSyntaxCase(
      "if case .a(let b) = c, case let .d(e, f: g)? = h {}",
      "(ifStatement (pattern (call (member a) (argument (variable b))) (name c)) (pattern (optionalChain (call (member d) (argument (variable e)) (argument f (variable g)))) (name h)) (block))"
    ),
    SwiftSyntaxCase(
      "if #available(iOS 13, *), a {}",
      "(ifStatement (call (name #available)) (name a) (block))"
    ),
    SwiftSyntaxCase(
      "if a == B { c }",
      "(ifStatement (comparison == (name a) (name B)) (block (name c)))"
    ),
    SwiftSyntaxCase(
      "if a.map { $0 }.isEmpty { b }",
      "(ifStatement (member isEmpty (call (member map (name a)) (argument (closure (name $0))))) (block (name b)))"
    ),
    SwiftSyntaxCase(
      "guard let self = self, a.allSatisfy { $0 } else { return }",
      "(guardStatement (variable self (name self)) (call (member allSatisfy (name a)) (argument (closure (name $0)))) (block (returnStatement)))"
    ),
    SwiftSyntaxCase(
      "for a in b where c { d }",
      "(loop (variable a) (name b) (name c) (block (name d)))"
    ),
    SwiftSyntaxCase(
      "for (i, var a) in b.enumerated() {}",
      "(loop (pattern (tuple (argument (variable i)) (argument (variable a)))) (call (member enumerated (name b))) (block))"
    ),
    SwiftSyntaxCase(
      "for case let a as B in c {}",
      "(loop (pattern (cast (variable a) (type B))) (name c) (block))"
    ),
    SwiftSyntaxCase(
      "for try await a in b {}",
      "(loop (variable a) (name b) (block))"
    ),
    SwiftSyntaxCase(
      "while let a = b { c }",
      "(loop (variable a (name b)) (block (name c)))"
    ),
    SwiftSyntaxCase(
      "outer: while true { break outer }",
      "(loop outer (name true) (block (jump (name outer))))"
    ),
    SwiftSyntaxCase(
      "repeat { a } while b",
      "(loop (block (name a)) (name b))"
    ),
    SwiftSyntaxCase(
      "a: repeat",
      "(other)"
    ),
    SwiftSyntaxCase(
      "switch a { case .b(let c) where c > 1, .d: e(); f() case let .g(h): break; default: i }",
      "(switchStatement (name a) (switchCase (pattern (call (member b) (argument (variable c))) (comparison > (name c) (literal 1))) (pattern (member d)) (call (name e)) (call (name f))) (switchCase (pattern (call (member g) (argument (variable h)))) (jump)) (switchCase (name i)))"
    ),
    SwiftSyntaxCase(
      #"switch a { case "A"...: b; case is C, (_, .d): e; @unknown default: f }"#,
      "(switchStatement (name a) (switchCase (pattern (operation ... (string A))) (name b)) (switchCase (pattern (cast (type C))) (pattern (tuple (argument (name _)) (argument (member d)))) (name e)) (switchCase (attribute unknown) (name f)))"
    ),
    SwiftSyntaxCase(
      "switch a {\n#if B\ncase .c: d\n#endif\ncase .e:\n#if F\nf()\n#endif\n}",
      "(switchStatement (name a) (conditional (conditionalBranch B (switchCase (pattern (member c)) (name d)))) (switchCase (pattern (member e)) (conditional (conditionalBranch F (call (name f))))))"
    ),
    SwiftSyntaxCase(
      "do { try a() } catch let e as X where y { b } catch .c { d } catch where e { } catch {}",
      "(doStatement (block (call (name a))) (pattern (cast (variable e) (type X)) (name y)) (block (name b)) (pattern (member c)) (block (name d)) (pattern (name e)) (block) (block))"
    ),
    SwiftSyntaxCase(
      "defer { a() }",
      "(doStatement (block (call (name a))))"
    ),
    SwiftSyntaxCase(
      "throw A.b(c)",
      "(throwStatement (call (member b (name A)) (argument (name c))))"
    ),
    SwiftSyntaxCase(
      "func a() { return\n}\nlet b = { return c() }",
      "(function a (block (returnStatement)))\n(variable b (closure (returnStatement (call (name c)))))"
    ),
    SwiftSyntaxCase(
      "return\na()",
      "(returnStatement (call (name a)))"
    ),
    SwiftSyntaxCase(
      "return\nlet a = b",
      "(returnStatement)\n(variable a (name b))"
    ),
    SwiftSyntaxCase(
      "a(); b()",
      "(call (name a))\n(call (name b))"
    ),
    SwiftSyntaxCase(
      "case .a: b",
      "(other)\n(member a)\n(other)\n(name b)"
    ),
  ]

  static let conditionalCompilation: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "#if os(iOS) && A\na()\n#elseif B\nb()\n#else\nc()\n#endif\nd()",
      "(conditional (conditionalBranch os(iOS) && A (call (name a))) (conditionalBranch B (call (name b))) (conditionalBranch (call (name c))))\n(call (name d))"
    ),
    SwiftSyntaxCase(
      "class A {\n#if B\nfunc b() {}\n#endif\nfunc c() {}\n}",
      "(typeDeclaration A (conditional (conditionalBranch B (function b (block)))) (function c (block)))"
    ),
    SwiftSyntaxCase(
      "func f() {\n#if A\nif a {\n#else\nif b {\n#endif\nc()\n}\nd()\n}\ne()",
      "(function f (block (conditional (conditionalBranch A (ifStatement (name a) (block))) (conditionalBranch (ifStatement (name b) (block)))) (call (name c)) (call (name d))))\n(call (name e))"
    ),
    SwiftSyntaxCase(
      "func f() {\nif a {\nb()\n#if A\n} else if c {\nd()\n#endif\n}\ne()\n}\ng()",
      "(function f (block (ifStatement (name a) (block (call (name b)) (conditional (conditionalBranch A (other) (ifStatement (name c) (block (call (name d)))))))) (call (name e))))\n(call (name g))"
    ),
    SwiftSyntaxCase(
      "func f() {\n#if A\n}\n#else\nb()\n}\n#endif\ng()",
      "(function f (block (conditional (conditionalBranch A) (conditionalBranch (call (name b))))))\n(call (name g))"
    ),
    SwiftSyntaxCase(
      "a\n#if A\n.b()\n#else\n.c()\n#endif\n.d()",
      "(call (member d (call (member c (call (member b (name a)))))))"
    ),
    SwiftSyntaxCase(
      "#endif\na()",
      "(other)\n(call (name a))"
    ),
  ]

  static let errors: [SwiftSyntaxCase] = [
    SwiftSyntaxCase(
      "a(b c, d)",
      "(call (name a) (argument (name b)) (other (name c)) (argument (name d)))"
    ),
    SwiftSyntaxCase(
      "a.",
      "(other (name a))"
    ),
    SwiftSyntaxCase(
      "class A { func b( { c() } }",
      "(typeDeclaration A (function b (parameter) (other (closure (call (name c))))))"
    ),
    SwiftSyntaxCase(
      "f(a[1) { b ] }",
      "(call (name f) (argument (call (subscription (name a) (argument (literal 1))) (argument (closure (name b) (other))))))"
    ),
    SwiftSyntaxCase(
      ") a()",
      "(other)\n(call (name a))"
    ),
    SwiftSyntaxCase(
      "} class A {}",
      "(other)\n(typeDeclaration A)"
    ),
    SwiftSyntaxCase(
      "let",
      "(variable)"
    ),
    SwiftSyntaxCase(
      "if",
      "(ifStatement (other))"
    ),
    SwiftSyntaxCase(
      "func",
      "(function)"
    ),
    SwiftSyntaxCase(
      "@",
      "(other)"
    ),
    SwiftSyntaxCase(
      "a ? b",
      "(ternary (name a) (name b))"
    ),
    SwiftSyntaxCase(
      "[a: ]",
      "(collection (name a) (other))"
    ),
    SwiftSyntaxCase(
      #""a"#,
      "(string a)"
    ),
    SwiftSyntaxCase(
      #""a \(b"#,
      #"(string a \(b)"#
    ),
    SwiftSyntaxCase(
      "else { a }",
      "(other)\n(closure (name a))"
    ),
    SwiftSyntaxCase(
      "a(b\nfunc c() {}",
      "(call (name a) (argument (name b)) (other (call (name c) (argument (closure)))))"
    ),
    SwiftSyntaxCase(
      "[a b, c]",
      "(collection (name a) (other (name b)) (name c))"
    ),
    SwiftSyntaxCase(
      "let a: = b",
      "(variable a (other) (name b))"
    ),
    SwiftSyntaxCase(
      "case",
      "(other)"
    ),
  ]
}
