import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@testable import SourceSyntax

/// The syntax tree of Objective-C.
@Suite struct ObjectiveCSyntaxTests {
  @Test(arguments: ObjectiveCSyntaxCases.declarations + ObjectiveCSyntaxCases.declarationsOfC)
  func declaration(_ testCase: SyntaxCase) {
    testCase.check(.objectiveC)
  }

  @Test(arguments: ObjectiveCSyntaxCases.statements + ObjectiveCSyntaxCases.expressions) func statement(
    _ testCase: SyntaxCase
  ) {
    testCase.check(.objectiveC)
  }

  @Test(arguments: ObjectiveCSyntaxCases.preprocessorLines + ObjectiveCSyntaxCases.malformed) func recovery(
    _ testCase: SyntaxCase
  ) {
    testCase.check(.objectiveC)
  }

  @Test(arguments: SourceTrap.objectiveCStatements)
  func `a message after a trap`(_ trap: SourceTrap) {
    for newline in ["\n", "\r\n", "\r"] {
      let text =
        "@implementation Card\n- (void)g {\n  \(trap.text)\n}\n- (void)h {\n  [self.title fade];\n}\n@end\n"
      let source = String(text.flatMap { $0 == "\n" ? Array(newline) : [$0] })
      let dump = SyntaxTree.dump(source, .objectiveC)
      #expect(
        dump.hasSuffix("(function h (type void) (block (call (member fade (member title (name self)))))))"),
        sourceLocation: trap.location
      )
    }
  }

  @Test(arguments: traitCases) func traits(_ testCase: TraitCase) {
    Array(testCase.source.utf8).withUnsafeBufferPointer { bytes in
      let tree = SyntaxTree(bytes, .objectiveC)
      let last = Array(tree.children(of: tree.root)).last
      #expect(last.map { tree[$0].traits } == testCase.traits, sourceLocation: testCase.location)
    }
  }

  struct TraitCase: CustomTestStringConvertible, Sendable {
    let source: String
    let traits: SyntaxNode.Traits
    let location: SourceLocation

    init(
      _ source: String,
      _ traits: SyntaxNode.Traits,
      location: SourceLocation = #_sourceLocation
    ) {
      (self.source, self.traits, self.location) = (source, traits, location)
    }

    var testDescription: String { source }
  }

  static let traitCases = [
    TraitCase("@interface A\n@end", [.isClass, .isDeclarationOnly]),
    TraitCase("@implementation A\n@end", .isClass),
    TraitCase("@interface A (B)\n@end", [.isExtension, .isDeclarationOnly]),
    TraitCase("@interface A ()\n@end", [.isExtension, .isDeclarationOnly]),
    TraitCase("@implementation A (B)\n@end", .isExtension),
    TraitCase("@protocol A\n@end", .isProtocol),
    TraitCase("enum A { B };", .isEnum),
    TraitCase("- (void)f;", .isDeclarationOnly),
    TraitCase("+ (void)f { }", .isStatic),
    TraitCase("static int f(void) { return 1; }", .isPrivate),
    TraitCase("static NSString *const a = b;", [.isPrivate, .isConstant]),
    TraitCase("const int a = 1;", .isConstant),
    TraitCase("const char *a;", []),
    TraitCase("@property (class) int a;", .isStatic),
    TraitCase("[a b];", .isMessage),
    TraitCase("a(b);", []),
    TraitCase("a += b;", .isCompound),
    TraitCase("@{ };", .isDictionary),
    TraitCase("@\"a\" @\"b\";", .isEscaped),
    TraitCase("@\"a\\n\";", .isEscaped),
    TraitCase("@\"a\";", []),
    TraitCase("do { } while (a);", .runsFirst),
  ]
}
