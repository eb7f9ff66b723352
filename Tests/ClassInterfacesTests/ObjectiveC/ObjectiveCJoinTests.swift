import RuntimeAttributes
import Testing

@testable import ClassInterfaces

/// What headers and implementations say of a class together.
struct ObjectiveCJoinTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var header: String
    var implementation: String
    /// The properties of all declarations of the class.
    var expected: [String]
    var location: Testing.SourceLocation

    init(
      _ description: String,
      _ header: String,
      _ implementation: String,
      _ expected: String...,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      testDescription = description
      self.header = header
      self.implementation = implementation
      self.expected = expected
      location = sourceLocation
    }
  }

  static let cases = [
    Case("a setter is all that is needed", "@property int a;", "", "stored a: Int32"),
    Case(
      "a readonly property has a synthesized variable",
      "@property (readonly) int a;",
      "",
      "readonly a: Int32",
      "variable _a: Int32 as a"
    ),
    Case(
      "a getter of its own leaves none",
      "@property (readonly) int a;",
      "- (int)a { return 1; }",
      "readonly a: Int32"
    ),
    Case(
      "a getter of another name leaves none",
      "@property (readonly, getter=isA) BOOL a;",
      "- (BOOL)isA { return YES; }",
      "readonly a: Bool get=isA"
    ),
    Case(
      "a variable that is declared is there once",
      "@property (readonly) int a;",
      "@end\n@interface A () { int _a; }",
      "readonly a: Int32",
      "variable _a: Int32",
      "variable _a: Int32 as a"
    ),
    Case(
      "a class property has none",
      "@property (class, readonly) int a;",
      "",
      "readonly a: Int32 class"
    ),
    Case(
      "a property that the implementation synthesizes is there once",
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
      "accessors made at run time",
      "@property (readonly) int a;\n@property int b;",
      "@dynamic a, b;",
      "readonly a: Int32",
      "stored b: Int32",
      "accessors a: Int32 dynamic"
    ),
    Case(
      "variables that the class keeps from key-value coding",
      "@property (readonly) int a;",
      "+ (BOOL)accessInstanceVariablesDirectly { return NO; }\n@synthesize c;",
      "readonly a: Int32"
    ),
  ]

  /// The sources with all properties completed.
  private func joined(_ sources: [SourceInterface]) -> [SourceInterface] {
    var completion = ObjectiveCJoin.Completion(ObjectiveCJoin(sources.map { SourceRecord($0) }))
    return sources.map { source in
      var source = source
      for index in source.types.indices {
        source.types[index].properties = completion.properties(
          of: source.types[index],
          language: source.language
        )
      }
      return source
    }
  }

  @Test(arguments: cases)
  func joins(_ row: Case) {
    let header = scan("@interface A : B\n\(row.header)\n@end", "A.h")
    let implementation = scan("@implementation A\n\(row.implementation)\n@end", "A.m")
    let joined = self.joined([header, implementation])
    let properties = joined.flatMap(\.types).flatMap(\.properties)
    #expect(properties.map(\.summary) == row.expected, sourceLocation: row.location)
    #expect(
      self.joined(joined) == joined,
      "joining twice adds nothing",
      sourceLocation: row.location
    )
  }

  @Test func readWriteInAClassExtension() {
    let header = scan("@interface A : B\n@property (readonly) int a;\n@end", "A.h")
    let implementation = scan(
      "@interface A ()\n@property (readwrite) int a;\n@end\n@implementation A\n@end",
      "A.m"
    )
    let properties = joined([header, implementation]).flatMap(\.types).flatMap(\.properties)
    #expect(properties.map(\.summary) == ["readonly a: Int32", "stored a: Int32"])
  }

  @Test func protocolsHaveNoVariables() {
    let source = scan("@protocol P\n@property (readonly) int a;\n@end", "P.h")
    #expect(joined([source]) == [source])
  }

  @Test func sourcesOfSwiftAreLeftAlone() {
    let type = TypeDeclaration(
      .class,
      "A",
      properties: [
        PropertyDeclaration(
          "a",
          type: "Int",
          storage: .computed(isSettable: false),
          position: .init(line: 1, column: 1)
        )
      ],
      position: .init(line: 1, column: 1)
    )
    let swift = SourceInterface(file: "A.swift", language: .swift, types: [type])
    let header = scan("@interface A : B\n@end", "A.h")
    #expect(joined([swift, header]) == [swift, header])
  }

  private func scan(_ source: String, _ file: String) -> SourceInterface {
    ObjectiveCInterfaceScanner.scan(Array(source.utf8), file: file)
  }
}
