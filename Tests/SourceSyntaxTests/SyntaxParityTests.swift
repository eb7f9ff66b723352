import KeyValueCoding
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// The same code in both languages, which must have the same tree.
@Suite struct SyntaxParityTests {
  @Test(arguments: cases) func parity(_ testCase: ParityCase) {
    #expect(
      SyntaxTree.dump(testCase.objectiveC, .objectiveC) == SyntaxTree.dump(testCase.swift, .swift),
      sourceLocation: testCase.location
    )
  }

  struct ParityCase: CustomTestStringConvertible, Sendable {
    let objectiveC: String
    let swift: String
    let location: SourceLocation

    init(_ objectiveC: String, _ swift: String, location: SourceLocation = #_sourceLocation) {
      (self.objectiveC, self.swift, self.location) = (objectiveC, swift, location)
    }

    var testDescription: String { objectiveC }
  }

  static let cases = [
    ParityCase(#"[view loadNib:@"A" owner:self];"#, #"view.loadNib("A", owner: self)"#),
    ParityCase("f(a, b);", "f(a, b)"),
    ParityCase("a.b.c = d;", "a.b.c = d"),
    ParityCase(
      "if (a == b && !c) { f(); } else if (d) { g(); } else { h(); }",
      "if a == b && !c { f() } else if d { g() } else { h() }"
    ),
    ParityCase("a ? b : c;", "a ? b : c"),
    ParityCase("a ?: b;", "a ?? b"),
    ParityCase("while (a) { break; }", "while a { break }"),
    ParityCase("do { f(); } while (a);", "repeat { f() } while a"),
    ParityCase("switch (a) { case B: f(); default: g(); }", "switch a { case B: f(); default: g() }"),
    ParityCase("a[1];", "a[1]"),
    ParityCase("x = @[a, b];", "x = [a, b]"),
    ParityCase("x = @{a: b, c: d};", "x = [a: b, c: d]"),
    ParityCase("x = (Card *)y;", "x = y as Card"),
    ParityCase("a + b * c >= d;", "a + b * c >= d"),
    ParityCase("a && b || c;", "a && b || c"),
    ParityCase("a + 1 == b && c;", "a + 1 == b && c"),
    ParityCase("return nil;", "return nil"),
    ParityCase("static int a = 1;", "private var a: int = 1"),
    ParityCase("#if A\nint a;\n#else\nint b;\n#endif", "#if A\nvar a: int\n#else\nvar b: int\n#endif"),
    ParityCase("typedef A B;", "typealias B = A"),
    ParityCase("@throw e;", "throw e"),
    ParityCase(
      "@interface A : B <P>\n- (void)f:(int)a b:(C *)c;\n@property D *d;\n@end",
      "class A: B, P {\nfunc f(_ a: int, b c: C) -> void\nvar d: D\n}"
    ),
    ParityCase(#"x = @"a"; y = @"a\n";"#, #"x = "a"; y = "a\n""#),
    ParityCase("- (void)f { [self g:1 h:nil]; }", "func f() -> void { self.g(1, h: nil) }"),
    ParityCase("x = ^(int a) { f(a); };", "x = { (a: int) in f(a) }"),
    ParityCase("!b; ~c;", "!b; ~c"),
    ParityCase("[[a b:c] d:e];", "a.b(c).d(e)"),
  ]
}
