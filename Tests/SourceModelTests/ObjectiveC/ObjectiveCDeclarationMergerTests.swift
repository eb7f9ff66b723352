import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import SourceModel

/// The merged declarations of a class in headers and implementations.
struct ObjectiveCJoinTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var header: String
    var implementation: String
    /// The properties of all declarations of the class.
    var expected: [String]
    var location: SourceLocation

    init(
      _ description: String,
      _ header: String,
      _ implementation: String,
      _ expected: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      testDescription = description
      self.header = header
      self.implementation = implementation
      self.expected = expected
      location = sourceLocation
    }
  }

  static let cases = [
    Case("a property with a setter needs no variable", "@property int a;", "", "stored a: Int32"),
    Case(
      "a readonly property has a synthesized variable",
      "@property (readonly) int a;",
      "",
      "readonly a: Int32",
      "variable _a: Int32"
    ),
    Case(
      "a readonly property with a custom getter has no variable",
      "@property (readonly) int a;",
      "- (int)a { return 1; }",
      "readonly a: Int32"
    ),
    Case(
      "a readonly property with a renamed custom getter has no variable",
      "@property (readonly, getter=isA) BOOL a;",
      "- (BOOL)isA { return YES; }",
      "readonly a: Bool get=isA"
    ),
    Case(
      "a declared variable is listed once",
      "@property (readonly) int a;",
      "@end\n@interface A () { int _a; }",
      "readonly a: Int32",
      "variable _a: Int32"
    ),
    Case(
      "a class property has no variable",
      "@property (class, readonly) int a;",
      "",
      "readonly a: Int32 class"
    ),
    Case(
      "an explicitly synthesized property is listed once",
      "@property int a;",
      "@synthesize a = _a;",
      "stored a: Int32",
      "variable _a: Int32 get=a"
    ),
    Case(
      "a property of a protocol",
      "",
      "@synthesize a = _a;",
      "variable a: _",
      "variable _a: _ get=a"
    ),
    Case(
      "accessors that are created at run time",
      "@property (readonly) int a;\n@property int b;",
      "@dynamic a, b;",
      "readonly a: Int32",
      "stored b: Int32",
      "accessors a: Int32 dynamic"
    ),
  ]

  /// Returns the declarations of sources, with the properties that the merger completes.
  private func joined(_ sources: SourceFile...) -> [TypeDeclaration] {
    let declarations = sources.flatMap(\.types)
    let join = ObjectiveCDeclarationMerger(declarations)
    return declarations.map { declaration in
      var declaration = declaration
      declaration.properties = join.completed(declaration.properties)
      return declaration
    }
  }

  @Test(arguments: cases)
  func joins(_ row: Case) {
    let header = scan("@interface A : B\n\(row.header)\n@end", "A.h")
    let implementation = scan("@implementation A\n\(row.implementation)\n@end", "A.m")
    let properties = joined(header, implementation).flatMap(\.properties)
    #expect(properties.map(\.summary) == row.expected, sourceLocation: row.location)
  }

  @Test func readWriteInAClassExtension() {
    let header = scan("@interface A : B\n@property (readonly) int a;\n@end", "A.h")
    let implementation = scan(
      "@interface A ()\n@property (readwrite) int a;\n@end\n@implementation A\n@end",
      "A.m"
    )
    let properties = joined(header, implementation).flatMap(\.properties)
    #expect(properties.map(\.summary) == ["readonly a: Int32", "stored a: Int32"])
  }

  private func scan(_ source: String, _ file: String) -> SourceFile {
    SourceFile(reading: Array(source.utf8), path: file)
  }
}
