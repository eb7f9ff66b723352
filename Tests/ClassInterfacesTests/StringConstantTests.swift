import Testing

@testable import ClassInterfaces

@Suite("String constants")
struct StringConstantTests {
  struct Case: CustomTestStringConvertible {
    var source: String
    var expression: String
    var text: String?
    var sourceLocation: Testing.SourceLocation

    init(
      _ source: String,
      _ text: String?,
      of expression: String = "cellID",
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
      (self.source, self.expression, self.text) = (source, expression, text)
      self.sourceLocation = sourceLocation
    }

    var testDescription: String { source }
  }

  static let cases = [
    Case(#"let cellID = "Row""#, "Row"),
    Case(#"class List { static let cellID: String = "Row" }"#, "Row", of: "List.cellID"),
    Case(#"class List { let cellID = "Row" }"#, "Row", of: "self.cellID"),
    Case(#"static NSString *const cellID = @"Row";"#, "Row"),
    Case(##"#define cellID @"Row""##, "Row"),
    Case(#"var cellID = "Row""#, nil),
    Case(#"NSString *cellID = @"Row";"#, nil),
    Case(#"let cellID: Name = "Row""#, nil),
    Case(#"let cellID = "Row" + kind"#, nil),
    Case(#"let cellID = "Row".lowercased()"#, nil),
    Case(#"let cellID = "Row\(n)""#, nil),
    Case(#"NSString *const cellID = @"Row" @"s";"#, nil),
    Case(#"let cellID = name"#, nil),
    // More than one may be meant.
    Case(#"let cellID = "Row"; func f(cellID: String) {}"#, nil),
    Case(#"let cellID = "Row"; struct Other { let cellID = "Tile" }"#, nil),
    Case(#"let cellID = "Row"; struct Other { var cellID: String { "Tile" } }"#, nil),
    Case(#"let other = "Row""#, nil),
    Case(#"let cellID = "Row""#, nil, of: "cellID()"),
    Case(#"let cellID = "Row""#, nil, of: "cellID + x"),
    Case(#"let cellID = "Row""#, nil, of: "ids[0].cellID"),
    Case(#"let cellID = "Row""#, nil, of: ""),
    Case(#"let cellID = "#, nil), Case("let cellID", nil),
  ]

  @Test("Constants are read where they are declared", arguments: cases)
  func text(_ test: Case) {
    let bytes = Array(test.source.utf8)
    let text = bytes.withUnsafeBufferPointer {
      SyntaxIndex(SyntaxTree($0, language(of: test.source))).text(ofConstant: test.expression)
    }
    #expect(text == test.text, sourceLocation: test.sourceLocation)
  }
}
