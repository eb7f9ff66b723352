import RuntimeAttributes
import SourceTestSupport
import Testing

@testable import ProgramModel
@testable import SourceModel

/// Whether something else may be meant where code asks by a constant.
@Suite("Ambiguous constants")
struct AmbiguousConstantTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var isDoubtful: Bool
    var path: String
    var sourceLocation: SourceLocation

    init(
      _ text: String,
      isDoubtful: Bool,
      in path: String = "Other.swift",
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.text, self.isDoubtful, self.path, self.sourceLocation) = (text, isDoubtful, path, sourceLocation)
    }

    var testDescription: String { "\(path): \(text)" }
  }

  private static func check(_ constant: ConstantUse, _ test: Case) {
    let isAmbiguous = SourceIndex([SourceFile(example: test.text, path: test.path)]).isAmbiguous(constant)
    #expect(isAmbiguous == test.isDoubtful, sourceLocation: test.sourceLocation)
  }

  private static func constant(_ change: (inout ConstantUse) -> Void) -> ConstantUse {
    let location = FileLocation(
      file: "Row.swift",
      position: SourcePosition(line: 1, column: 1)
    )
    let declared = StringConstant("Row.id", StringValue("Row"), location: location)
    var constant = ConstantUse(declared, text: "Row", owner: "Row", isBare: false, in: "Box.swift")
    change(&constant)
    return constant
  }

  static let spelled = [
    Case(#"class Row { static let id = "Row" }"#, isDoubtful: false, in: "Row.swift"),
    Case("class Row { public static var id: String { \"Row\" } }", isDoubtful: false, in: "Row.swift"),
    Case(#"extension Outer.Row { static let id = "Row" }"#, isDoubtful: false, in: "Row.swift"),
    Case(
      "#if A\nclass Row { static let id = \"Row\" }\n#else\nclass Row { static let id = \"R\" }\n#endif",
      isDoubtful: true,
      in: "Row.swift"
    ),
    Case(#"extension Row { static var id: String { make() } }"#, isDoubtful: true),
    Case(#"struct Row<T>: Hashable where T: Hashable { static let id = make() }"#, isDoubtful: true),
    Case("enum Row: String { case tile, id }", isDoubtful: true),
    Case(#"class Tile { static let id = "Tile" }"#, isDoubtful: false),
    Case(#"class Row { let id = 1; func f(id: String) { let id = 2 } }"#, isDoubtful: false),
    Case("func f<Row: Reusable>(_ type: Row.Type) { ask(Row.id) }", isDoubtful: true, in: "Box.swift"),
    Case("func f() { let id = Row.id }", isDoubtful: false, in: "Box.swift"),
  ]

  static let inherited = [
    Case(
      "extension Reusable { static var id: String { String(describing: self) } }",
      isDoubtful: false,
      in: "Row.swift"
    ),
    Case("protocol Reusable { static var id: String { get } }", isDoubtful: false),
    Case(#"class Tile { override class var id: String { "Tile" } }"#, isDoubtful: true),
    Case("class Tile { var id: String { \"Tile\" } }", isDoubtful: false),
  ]

  static let own = [
    Case(
      #"class Box { let id = "Row"; func f() { ask(id); ask(self.id) } }"#,
      isDoubtful: false,
      in: "Box.swift"
    ),
    Case(#"class Box { let id = "Row"; func f(id: String) { ask(id) } }"#, isDoubtful: true, in: "Box.swift"),
    Case(
      #"class Box { let id = "Row"; func f() { run { id in ask(id) } } }"#,
      isDoubtful: true,
      in: "Box.swift"
    ),
    Case(
      #"class Box { let id = "Row"; func f() { for id in ids { ask(id) } } }"#,
      isDoubtful: true,
      in: "Box.swift"
    ),
    Case(#"class Box { let id = "Row"; func f() { id = "Tile" } }"#, isDoubtful: true, in: "Box.swift"),
    Case(
      #"class Box { let id = "Row"; func f() { if id == other { ask(id) } } }"#,
      isDoubtful: false,
      in: "Box.swift"
    ),
    Case("class Crate: Box { override var id: String { \"Crate\" } }", isDoubtful: true),
    Case("extension Box { var id: String { \"Crate\" } }", isDoubtful: true),
    Case("class Crate { let id = 1; func f(id: Int) { let id = 2 } }", isDoubtful: false),
    Case("let id = 1", isDoubtful: false),
  ]

  static let outside = [
    Case(#"let id = "Row""#, isDoubtful: false, in: "Row.swift"),
    Case(#"NSString *const id = @"Row";"#, isDoubtful: false, in: "Row.swift"),
    Case(##"#define id @"Row""##, isDoubtful: false, in: "Row.swift"),
    Case("extern NSString *const id;", isDoubtful: false),
    Case(#"let id = "Tile""#, isDoubtful: true),
    Case(##"#define id @"Tile""##, isDoubtful: true),
    Case(#"private let id = "Tile""#, isDoubtful: false),
    Case(#"static NSString *const id = @"Tile";"#, isDoubtful: false),
    Case("class Base { var id: String { \"Tile\" } }", isDoubtful: true),
    Case("class Base { private var id: String { \"Tile\" } }", isDoubtful: false),
    Case("func f() { let id = 1 }", isDoubtful: false),
    Case("func f() { let id = 1; ask(id) }", isDoubtful: true, in: "Box.swift"),
    Case("- (void)f:(NSString *)id { ask(id); }", isDoubtful: true, in: "Box.swift"),
  ]

  @Test("Constants of a type that is spelled out", arguments: spelled)
  func checkSpelled(_ test: Case) {
    Self.check(Self.constant { _ in }, test)
  }

  @Test("Constants that a type inherits", arguments: inherited)
  func checkInherited(_ test: Case) {
    Self.check(Self.constant { $0.constant.name = "Reusable.id" }, test)
  }

  @Test("Constants of the object itself", arguments: own)
  func checkOwn(_ test: Case) {
    let constant = Self.constant {
      ($0.owner, $0.constant.name, $0.constant.location.file, $0.isBare) = (
        "Box", "Box.id", "Box.swift", true
      )
    }
    Self.check(constant, test)
  }

  static let variables = [
    Case("class Row { static var id = kit() }", isDoubtful: false, in: "Row.swift"),
    Case(
      "class Row { static var id = kit(); func f() { Row.id = other } }",
      isDoubtful: true,
      in: "Row.swift"
    ),
    Case("func f() { Row.id = other }", isDoubtful: true),
    Case("func f() { swap(&Row.id, &other) }", isDoubtful: true),
    Case("func f() { set(\\Row.id) }", isDoubtful: true),
    Case("- (void)f { [Row setId:other]; }", isDoubtful: true, in: "Other.m"),
    Case("func f() { if Row.id == other, a && Row.id.isGood { ask(Row.id) } }", isDoubtful: false),
    Case("func f() { let id = Row.id }", isDoubtful: false),
  ]

  @Test("Variables that contain a storyboard until they are set again", arguments: variables)
  func checkVariables(_ test: Case) {
    Self.check(Self.constant { $0.constant.storyboard = .variable }, test)
  }

  static let assigned = [
    Case("- (void)f { self.id = kit(); ask(_id); }", isDoubtful: false, in: "Box.m"),
    Case("- (void)f { _id = kit(); }", isDoubtful: false, in: "Box.m"),
    Case("- (void)f { self.id = kit(); _id = nil; }", isDoubtful: true, in: "Box.m"),
    Case("- (void)f { self.id = kit(); [self setId:other]; }", isDoubtful: true, in: "Box.m"),
    Case("- (void)f { if (_id == nil) { _id = kit(); } }", isDoubtful: false, in: "Box.m"),
    Case("- (void)f { box.id = other; }", isDoubtful: true, in: "Other.m"),
    Case("func f() { box.id = other }", isDoubtful: true),
    Case("func f() { ask(box.id) }", isDoubtful: false),
    Case("@property UIStoryboard *id;", isDoubtful: false, in: "Box.h"),
  ]

  @Test("Constants that Objective-C code assigns once", arguments: assigned)
  func checkAssigned(_ test: Case) {
    let constant = Self.constant {
      ($0.owner, $0.constant.name, $0.constant.location.file, $0.isBare) = ("Box", "Box.id", "Box.m", true)
      $0.constant.storyboard = .assigned
    }
    Self.check(constant, test)
  }

  @Test("A computed property may have another value in another type")
  func computed() {
    let constant = Self.constant {
      ($0.owner, $0.constant.name, $0.constant.location.file, $0.isBare) = (
        "Box", "Box.id", "Box.swift", true
      )
      $0.constant.storyboard = .computed
    }
    Self.check(constant, Case("class Crate: Box { var id: UIStoryboard { other } }", isDoubtful: true))
    Self.check(constant, Case("class Crate: Box { func f() { let id = 1 } }", isDoubtful: false))
  }

  @Test("Parameters of closures hide constants")
  func closures() {
    let constant = Self.constant {
      ($0.owner, $0.constant.name, $0.constant.location.file, $0.isBare) = (
        "Box", "Box.id", "Box.swift", true
      )
    }
    let box = "class Box { let id = kit(); func f() { BODY } }"
    for body in [
      "run { (id) in ask(id) }", "run { (a, id) in ask(id) }", "func g(id: UIStoryboard) { ask(id) }",
    ] {
      Self.check(constant, Case(box.replacing("BODY", with: body), isDoubtful: true, in: "Box.swift"))
    }
  }

  @Test("Private declarations of one source do not affect others")
  func hidden() {
    let constant = Self.constant { ($0.constant.location.file, $0.constant.isPrivate) = ("Box.swift", true) }
    Self.check(constant, Case("class Row { static let id = 1 }", isDoubtful: false))
    Self.check(constant, Case("class Row { static let id = 1 }", isDoubtful: false, in: "Box.swift"))
    Self.check(constant, Case("class Other { static let id = 1 }", isDoubtful: true, in: "Box.swift"))
  }

  @Test("Constants outside of types", arguments: outside)
  func checkOutside(_ test: Case) {
    let constant = Self.constant {
      ($0.owner, $0.constant.name, $0.isBare) = (nil, "id", true)
    }
    Self.check(constant, test)
  }

  @Test("Truncated sources do not trap", arguments: spelled + own + outside)
  func ends(_ test: Case) {
    for count in 0...test.text.utf8.count {
      for isBare in [false, true] {
        let constant = Self.constant { $0.isBare = isBare }
        let text = String(decoding: test.text.utf8.prefix(count), as: UTF8.self)
        _ = SourceIndex([SourceFile(example: text, path: test.path)]).isAmbiguous(constant)
      }
    }
  }
}
