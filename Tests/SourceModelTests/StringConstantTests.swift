import NibproofTestSupport
import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import SourceModel

/// The constants that hold a text, by which bodies ask for documents, controllers and cells.
@Suite("Constants in sources")
struct StringConstantTests {
  typealias Case = Example<String, [String]>

  private static func text(_ constant: StringConstant) -> String {
    (constant.storyboard.map { "\($0) storyboard " } ?? "") + (constant.isPrivate ? "private " : "")
      + (constant.isCase ? "case " : "") + "\(constant.name) = \(constant.value.summary)"
  }

  static let swift = [
    Case(#"let cellID = "Row""#, "cellID = Row"),
    Case(#"private let cellID: String = "Row""#, "private cellID = Row"),
    Case(#"class Row { static let id = "Row"; let other = "Other" }"#, "Row.id = Row", "Row.other = Other"),
    Case(#"enum Names { enum Cells { static let row = "Row" } }"#, "Names.Cells.row = Row"),
    Case(#"private enum Names { static let row = "Row" }"#, "private Names.row = Row"),
    Case(#"extension Outer.Inner { static let id = "Row" }"#, "Outer.Inner.id = Row"),
    Case(#"class Row { static var id: String { "Row" } }"#, "Row.id = Row"),
    Case("class Row { class var id: String {\n return \"Row\"\n } }", "Row.id = Row"),
    Case("class Row { static var id: String { String(describing: self) } }", "Row.id = class:Self"),
    Case(
      "class Row { static var id: String { return String(describing: Self.self) } }",
      "Row.id = class:Self"
    ),
    Case(#"class Row { static var id: String { "\(self)" } }"#, "Row.id = class:Self"),
    Case("class Row { static let id = String(describing: self) }", "Row.id = class:Row"),
    Case("class Row { static let id = String(describing: Tile.self) }", "Row.id = class:Tile"),
    Case(#"let cellID = "Ro" + "w""#),
    Case(#"let cellID: String = "Ro" + "w""#, "cellID = Row"),
    Case("class Row { static let id: String = Names.row }", "Row.id = <Names.row>"),
    Case("class Row { static var id: String { Names.row.rawValue } }", "Row.id = <Names.row.rawValue>"),
    Case(
      "extension Reusable { static var id: String { String(describing: self) } }",
      "Reusable.id = class:Self"
    ),
    Case(
      #"enum Segue: String { case show, hide = "away"; case edit }"#,
      "case Segue.show = show",
      "case Segue.hide = away",
      "case Segue.edit = edit"
    ),
    Case("enum Segue: String { case `default` }", "case Segue.default = default"),
    // What may change, or says something else.
    Case(#"var cellID = "Row""#),
    Case(#"class Row { static var id = "Row" }"#),
    Case(#"class Row { static var id: String { isWide ? "Wide" : "Row" } }"#),
    Case(#"class Row { static var id: String { get { "Row" } set {} } }"#),
    Case("class Row { var id: String { String(describing: self) } }"),
    Case("class Row { static var id: String { String(describing: self) + \"ID\" } }"),
    Case("class Row { static var id: String { String(describing: type) } }"),
    Case("class Row { static var id: String { NSStringFromClass(self) } }"),
    Case(#"let cellID: Name = "Row""#),
    Case(#"let cellID = "Row" + kind"#),
    Case(#"let cellID = "Row".lowercased()"#),
    Case(#"let cellID = "Row\(n)""#),
    Case(#"let title = NSLocalizedString("Row", comment: "")"#),
    Case(#"let cellID = """"#),
    Case("class Row { static var id: String { String(describing: type(of: self)) } }"),
    Case("class Row { static var id: String {\n  // The name of the nib.\n  \"Row\"\n} }", "Row.id = Row"),
    Case("class Row { static let id = /* \"Old\" */ \"Row\" // now\n}", "Row.id = Row"),
    Case("let cellID = \"\"\"\nRow\n\"\"\""),
    Case("#if DEBUG\nlet cellID = \"Row\"\n#else\nlet cellID = \"Tile\"\n#endif"),
    Case("#if DEBUG\nenum Segue: String { case show }\n#endif"),
    Case("enum Segue { case show }"),
    Case("enum Segue: Int { case show }"),
    Case("enum CodingKeys: String, CodingKey { case name }"),
    Case("protocol Reusable { static var id: String { get } }"),
    Case(#"func f() { let cellID = "Row" }"#),
    Case(#"let cellID = "# + "\"\(String(repeating: "Row", count: 64))\""),
    Case("let cellID = "), Case("class Row { static var id: String {"), Case("enum Segue: String { case"),
  ]

  static let storyboards = [
    Case(#"let kit = UIStoryboard(name: "Kit", bundle: nil)"#, "constant storyboard kit = Kit"),
    Case(
      #"class Box { let kit = UIStoryboard(name: "Kit", bundle: nil) }"#,
      "constant storyboard Box.kit = Kit"
    ),
    Case(
      #"class Box { private let kit: NSStoryboard = NSStoryboard(name: NSStoryboard.Name("Kit"), bundle: .main) }"#,
      "constant storyboard private Box.kit = Kit"
    ),
    Case(
      #"class Box { let kit: UIStoryboard! = .init(name: "Kit", bundle: nil) }"#,
      "constant storyboard Box.kit = Kit"
    ),
    Case(
      #"class Box { lazy var kit = UIStoryboard(name: "Kit", bundle: nil) }"#,
      "variable storyboard Box.kit = Kit"
    ),
    Case(
      #"class Box { lazy var kit: UIStoryboard = { return UIStoryboard(name: "Kit", bundle: nil) }() }"#,
      "variable storyboard Box.kit = Kit"
    ),
    Case(
      #"extension UIStoryboard { static let kit = UIStoryboard(name: "Kit", bundle: nil) }"#,
      "constant storyboard UIStoryboard.kit = Kit"
    ),
    Case(
      #"extension UIStoryboard { class var kit: UIStoryboard { return UIStoryboard(name: "Kit", bundle: nil) } }"#,
      "computed storyboard UIStoryboard.kit = Kit"
    ),
    Case(
      #"class Box { let kit = UIStoryboard(name: "Kit", bundle: Bundle(for: Box.self)) }"#,
      "constant storyboard Box.kit = Kit"
    ),
    Case(
      #"struct Box { static var kit = UIStoryboard(name: "Kit", bundle: nil) }"#,
      "variable storyboard Box.kit = Kit"
    ),
    Case(
      #"extension UIStoryboard { public static var kit: UIStoryboard { UIStoryboard(name: "Kit", bundle: nil) } }"#,
      "computed storyboard UIStoryboard.kit = Kit"
    ),
    // Other modules may set another one, or make it otherwise.
    Case(#"public class Box { public var kit = UIStoryboard(name: "Kit", bundle: nil) }"#),
    Case(#"open class Box { open class var kit: UIStoryboard { UIStoryboard(name: "Kit", bundle: nil) } }"#),
    Case(#"public extension Kit { var kit: UIStoryboard { UIStoryboard(name: "Kit", bundle: nil) } }"#),
    Case(#"extension Kit { public var kit: UIStoryboard { UIStoryboard(name: "Kit", bundle: nil) } }"#),
    // Another one may be given, or it is another bundle's.
    Case(#"struct Box { var kit = UIStoryboard(name: "Kit", bundle: nil) }"#),
    Case(#"class Box { let kit = UIStoryboard(name: "Kit", bundle: Bundle(for: Other.self)) }"#),
    Case(
      #"class Box { let kit = UIStoryboard(name: "Kit", bundle: .module) }"#,
      "constant storyboard Box.kit = Kit"
    ),
    Case(
      "class Box { let kit = UIStoryboard(name: Names.kit, bundle: nil) }",
      "constant storyboard Box.kit = <Names.kit>"
    ),
    Case("class Box { let kit = UIStoryboard(name: name(), bundle: nil) }"),
    Case(#"class Box { let kit = UIStoryboard(name: "Kit\(n)", bundle: nil) }"#),
    Case(#"class Box { let kit = UIStoryboard(name: "Kit", bundle: nil).other }"#),
    Case(
      #"class Box { let kit = wide ? UIStoryboard(name: "A", bundle: nil) : UIStoryboard(name: "B", bundle: nil) }"#
    ),
    Case(
      #"class Box { let kit: UIStoryboard = wide ? .init(name: "A", bundle: nil) : .init(name: "B", bundle: nil) }"#
    ),
    Case(
      "class Box {\n#if LITE\nlet kit = UIStoryboard(name: \"Kit\", bundle: nil)\n#endif\n}",
      "constant storyboard Box.kit = Kit"
    ),
    Case(#"class Box { let kit: Any = UIStoryboard(name: "Kit", bundle: nil) }"#),
    Case(#"class Box { let kit: UIStoryboard; init() { kit = UIStoryboard(name: "Kit", bundle: nil) } }"#),
    Case("class Box { let kit = UIStoryboard(name: "), Case("class Box { let kit: UIStoryboard = {"),
    // Names of other types than texts.
    Case(
      #"class Box { static let id = NSStoryboard.SceneIdentifier(stringLiteral: "Box") }"#,
      "Box.id = Box"
    ),
    Case("class Box { static let id = NSStoryboard.SceneIdentifier(name) }", "Box.id = <name>"),
    Case(#"class Box { static let id = Name("Box") }"#),
  ]

  static let objectiveC = [
    Case(#"static NSString *const kRow = @"Row";"#, "private kRow = Row"),
    Case(#"static NSString * const kRow=@"Row";"#, "private kRow = Row"),
    Case(#"NSString *const kRow = @"Row";"#, "kRow = Row"),
    Case("@implementation Box\nstatic NSString *const kRow = @\"Row\";\n@end", "private kRow = Row"),
    Case(#"NSString *_Nonnull const kRow = @"Row";"#, "kRow = Row"),
    Case(#"static const NSString *const kRow = @"Row";"#, "private kRow = Row"),
    Case(#"static NSString *const __attribute__((unused)) kRow = @"Row";"#, "private kRow = Row"),
    Case(##"#define kRow @"Row" /* the row */"##, "private kRow = Row"),
    Case("NSString *const kRow = @\"Row\n;"),
    Case(#"NSString *const kRow = @"Row" BIG TILE @"s";"#),
    Case(##"#define kRow @"Row""##, "private kRow = Row"),
    Case(##"#define kRow "Row""##, "private kRow = Row"), Case(##"#define kRow "Row\n""##),
    Case(##"  #  define kRow  @"Row"  // the row"##, "private kRow = Row"),
    Case("#ifndef BOX_H\n#define BOX_H\n#define kRow @\"Row\"\n#endif", "private kRow = Row"),
    Case("NSString *kRow = @\"Row\";"), Case("extern NSString *const kRow;"),
    Case("static NSString *const kRow = @\"Row\" @\"s\";"), Case(#"static NSString *const kRow = @"Row\n";"#),
    Case("static NSString *const kRow = kTile;", "private kRow = <kTile>"), Case("#define kRow kTile"),
    Case(#"static const char *const kRow = "Row";"#),
    Case(##"#define kRow(x) @"Row""##), Case(##"#define kRow @"Row" @"s""##), Case("#define kRow 1"),
    Case("#if LITE\n#define kRow @\"Row\"\n#endif"),
    Case("#if LITE\nNSString *const kRow = @\"Row\";\n#endif"),
    Case("#import \"Box.h\"\n#ifndef kRow\n#define kRow @\"Row\"\n#endif"),
    Case("#ifndef kRow\n#define kRow @\"Row\"\n#endif"),
    Case("#ifdef A\n#endif\n#ifndef kRow\n#define kRow @\"Row\"\n#endif"),
    Case("- (void)f {\nstatic NSString *const kRow = @\"Row\";\n}"), Case("NSString *const kRow ="),
    Case("#define"),
  ]

  @Test("Constants in Swift", arguments: swift)
  func constants(_ test: Case) {
    let source = SourceFile(reading: Array(test.input.utf8), path: "Row.swift")
    #expect(source.constants.map(Self.text) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test("Constants that contain storyboards", arguments: storyboards)
  func heldStoryboards(_ test: Case) { constants(test) }

  /// What stands in a method of a class.
  static let kept = [
    Case(
      "self.kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil];",
      "assigned storyboard Box.kit = Kit"
    ),
    Case(
      "_kit = [NSStoryboard storyboardWithName:@\"Kit\" bundle:[NSBundle mainBundle]];",
      "assigned storyboard Box.kit = Kit"
    ),
    Case("other.kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil];"),
    Case("self.other.kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil];"),
    Case("UIStoryboard *_kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil];"),
    Case("UIStoryboard *kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil];"),
    Case(
      "self.kit = [UIStoryboard storyboardWithName:kName bundle:nil];",
      "assigned storyboard Box.kit = <kName>"
    ),
    Case("self.kit = [UIStoryboard storyboardWithName:[self name] bundle:nil];"),
    Case("self.kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:kits];"),
    Case("self.kit = a ? [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil] : b;"),
    Case("self.kit = [UIStoryboard storyboardWithName:@\"Kit\" bundle:nil] ?: b;"),
    Case("self.kit = [UIStoryboard storyboardWithName:@\"Kit\""),
  ]

  @Test("Storyboards that Objective-C bodies store", arguments: kept)
  func keptStoryboards(_ test: Case) {
    let source = "@implementation Box\n- (void)f {\n\(test.input)\n}\n@end"
    let constants = SourceFile(reading: Array(source.utf8), path: "Box.m").constants
    #expect(constants.map(Self.text) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test("Constants in Objective-C", arguments: objectiveC)
  func constantsOfObjectiveC(_ test: Case) {
    let source = SourceFile(reading: Array(test.input.utf8), path: "Row.m")
    #expect(source.constants.map(Self.text) == test.expected, sourceLocation: test.sourceLocation)
  }

  @Test("Constants in a header are visible to every source that includes it")
  func headers() {
    let source = SourceFile(reading: Array("#define kRow @\"Row\"\n".utf8), path: "Names.h")
    #expect(source.constants.map(Self.text) == ["kRow = Row"])
  }

  @Test("The locations of constants")
  func places() {
    let swift = SourceFile(
      reading: Array("enum Names {\n  static let row = \"Row\"\n}".utf8),
      path: "N.swift"
    )
    #expect(swift.constants.map(\.location.description) == ["N.swift:2:14"])
    let source = Array("\n#define kRow @\"Row\"\nNSString *const kTile = @\"Tile\";".utf8)
    let objectiveC = SourceFile(reading: source, path: "N.m")
    #expect(objectiveC.constants.map(\.location.description) == ["N.m:2:9", "N.m:3:17"])
  }
}
