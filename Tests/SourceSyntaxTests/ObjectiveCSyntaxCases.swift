import Testing

/// Objective-C sources, with the nodes of their trees.
enum ObjectiveCSyntaxCases {
  static let preprocessorLines: [SyntaxCase] = [
    SyntaxCase(#"#import "Card.h""#, "(importDeclaration Card.h)"),
    SyntaxCase("#include <UIKit/UIKit.h> // views", "(importDeclaration UIKit/UIKit.h)"),
    SyntaxCase(#"#define kRow @"Row""#, "(macroDefinition kRow (string Row))"),
    SyntaxCase(
      "#define WIDTH(a) ((a) * 2)",
      "(macroDefinition WIDTH (tuple (operation * (tuple (name a)) (literal 2))))"
    ),
    SyntaxCase("#define OPEN {", "(macroDefinition OPEN (block))"),
    SyntaxCase(
      "#define DO(x) do { f(x); } while (0)",
      "(macroDefinition DO (loop (block (call (name f) (argument (name x)))) (literal 0)))"
    ),
    SyntaxCase("#define NAME(x) @ #x; g", "(macroDefinition NAME (other (operation # (name x)) (name g)))"),
    SyntaxCase(
      "#if A\nint a;\n#elif B // b\nint b;\n#else\nint c;\n#endif\nint d;",
      "(conditional (conditionalBranch A (variable a (type int))) (conditionalBranch B (variable b (type int))) (conditionalBranch (variable c (type int))))",
      "(variable d (type int))"
    ),
    SyntaxCase(
      "#ifndef A\n#define B 1\n#endif",
      "(conditional (conditionalBranch ifndef A (macroDefinition B (literal 1))))"
    ),
    SyntaxCase(
      "#ifdef A\n- (void)f {\n#else\n- (void)g {\n#endif\n  h();\n}",
      "(function f (type void) (block))",
      "(function g (type void) (block (call (name h))))"
    ),
    SyntaxCase(
      "#if A\nif (a) {\n#else\nif (b) {\n#endif\nf(); }\ng();",
      "(ifStatement (name a) (block))",
      "(ifStatement (name b) (block (call (name f))))",
      "(call (name g))"
    ),
    SyntaxCase(
      "- (void)f {\n#if A\n} // a\n#else\n}\n#endif\n- (void)g { }",
      "(function f (type void) (block))",
      "(function g (type void) (block))"
    ),
    SyntaxCase(
      "[a b:c\n#if D\nd:e\n#endif\n];",
      "(call (member b (name a)) (argument (name c)) (argument d (name e)))"
    ),
  ]

  static let malformed: [SyntaxCase] = [
    SyntaxCase(
      "RAC(self, x) = a;\n@weakify(self)\nf();\n@strongify(self);\n[a b];",
      "(assignment (call (name RAC) (argument (name self)) (argument (name x))) (name a))",
      "(call (name weakify) (argument (name self)))",
      "(call (name f))",
      "(call (name strongify) (argument (name self)))",
      "(call (member b (name a)))"
    ),
    SyntaxCase(
      "LOG(@\"a\")\n[self f];",
      "(call (name LOG) (argument (string a)))",
      "(call (member f (name self)))"
    ),
    SyntaxCase(
      "Foo(a) f(b);",
      "(call (name Foo) (argument (name a)))",
      "(other (call (name f) (argument (name b))))"
    ),
    SyntaxCase(
      "f(a; g(b);",
      "(call (name f) (argument (name a)) (argument (call (name g) (argument (name b)))))"
    ),
    SyntaxCase(
      "- (void)f { if (a) { [b c];\n- (void)g { }\n@end",
      "(function f (type void) (block (ifStatement (name a) (block (call (member c (name b)))))))",
      "(function g (type void) (block))"
    ),
    SyntaxCase("} ) ] f();", "(call (name f))"),
    SyntaxCase(
      "a b c d + ;\nf();",
      "(variable b (attribute c) (attribute d) (type a))",
      "(other (operation +))",
      "(call (name f))"
    ),
    SyntaxCase(
      "a ` b;\nf();",
      "(name a)",
      "(other (other) (name b))",
      "(call (name f))"
    ),
  ]
}
