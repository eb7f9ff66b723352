import Checks
import NibproofTestSupport
import Testing
import Validation

/// Names that sources request through constants.
@Suite("Names in constants")
struct ConstantReferencesTests {
  struct Case: CustomTestStringConvertible {
    /// The body of a method of the controller `Box`.
    var body: String
    /// The other files, by path.
    var files: [String: String]
    var finding: String?
    var sourceLocation: SourceLocation

    init(
      _ body: String,
      _ other: String,
      in file: String = "Other.swift",
      _ finding: String?,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (self.body, files, self.finding, self.sourceLocation) = (body, [file: other], finding, sourceLocation)
    }

    var testDescription: String { "\(body) \(files)" }
  }

  private static let main = DocumentText.scene(
    """
    <viewController storyboardIdentifier="Card" id="c-1"><connections>
    <segue destination="c-1" kind="show" identifier="showCard" id="g-1"/>
    </connections></viewController>
    <tableViewCell reuseIdentifier="Row" id="r-1"/>
    """
  )

  private static let dequeue = "table.dequeueReusableCell(withIdentifier: ID, for: path)"

  private static func dequeue(_ identifier: String) -> String { dequeue.replacing("ID", with: identifier) }

  private static func noCell(_ name: String, column: Int = 23) -> String {
    "missing-identifier Box.swift:2:\(column) \(name)"
  }

  static let found = [
    Case(
      "_ = UIStoryboard(name: Names.main, bundle: nil)",
      #"enum Names { static let main = "Mian" }"#,
      "missing-storyboard Box.swift:2:21 Mian"
    ),
    Case(
      "_ = UINib(nibName: Names.Nibs.row, bundle: nil)",
      #"enum Names { struct Nibs { static let row = "Row" } }"#,
      "missing-nib Box.swift:2:21 Row"
    ),
    Case(
      "UIStoryboard(name: Names.main, bundle: nil).instantiateViewController(withIdentifier: Names.cart)",
      #"enum Names { static let main = "Main"; static let cart = "Cart" }"#,
      "missing-identifier Box.swift:2:61 Cart"
    ),
    Case(
      "performSegue(withIdentifier: Segue.showCart.rawValue, sender: nil)",
      "enum Segue: String { case showCard, showCart }",
      "missing-identifier Box.swift:2:17 showCart"
    ),
    Case(
      "performSegue(withIdentifier: Segue.cart.rawValue, sender: nil)",
      #"extension Box { enum Segue: String { case cart = "showCart" } }"#,
      "missing-identifier Box.swift:2:17 showCart"
    ),
    Case(
      "performSegue(withIdentifier: kCart, sender: nil)",
      "#define kCart @\"showCart\"\n",
      in: "Names.h",
      "missing-identifier Box.swift:2:17 showCart"
    ),
    Case(
      dequeue("Tile.id"),
      #"class Tile: UITableViewCell { static let id = "Tile" }"#,
      noCell("Tile")
    ),
    Case(
      dequeue("Tile.id"),
      "class Tile: UITableViewCell { static var id: String { String(describing: self) } }",
      noCell("Tile")
    ),
    Case(
      dequeue("Tile.id"),
      """
      class Tile: UITableViewCell {}
      extension UIView { static var id: String { String(describing: self) } }
      """,
      noCell("Tile")
    ),
    Case(
      dequeue("Tile.id"),
      """
      protocol Reusable { static var id: String { get } }
      extension Reusable { static var id: String { String(describing: self) } }
      class Tile: UITableViewCell {}
      extension UITableViewCell: Reusable {}
      """,
      noCell("Tile")
    ),
    Case(
      dequeue("Tile.id"),
      """
      class Tile: UITableViewCell {}
      extension UITableViewCell { static var id: String { String(describing: self) } }
      extension Other { static var id: String { "Other" } }
      """,
      noCell("Tile")
    ),
    Case(
      "_ = UIStoryboard(name: Names.main, bundle: nil)",
      #"enum Names { static var main = "Mian" }"#,
      "missing-storyboard Box.swift:2:21 Mian"
    ),
    Case(
      "performSegue(withIdentifier: kCart, sender: nil)",
      "let kCart = \"showCart\"; class Base { let kCart = 1 }",
      "missing-identifier Box.swift:2:17 showCart"
    ),
    Case(dequeue("cellID"), #"extension Box { var cellID: String { "Tile" } }"#, noCell("Tile")),
    Case(
      dequeue("Self.cellID"),
      #"extension Box { static let cellID = "Tile" }"#,
      noCell("Tile")
    ),
    Case(
      "performSegue(withIdentifier: .cart, sender: nil)",
      #"extension String { static let cart = "showCart" }"#,
      "missing-identifier Box.swift:2:17 showCart"
    ),
    Case(
      "_ = NSStoryboard(name: .main, bundle: nil)",
      #"extension NSStoryboard.Name { static let main = NSStoryboard.Name("Mian") }"#,
      "missing-storyboard Box.swift:2:21 Mian"
    ),
    // Constants that refer to other constants, and composed names
    Case(
      "let name = Names.main; _ = UIStoryboard(name: name, bundle: nil)",
      #"enum Names { static let main: String = Stories.main }; enum Stories { static let main = "Mian" }"#,
      "missing-storyboard Box.swift:2:44 Mian"
    ),
    Case(
      #"_ = UIStoryboard(name: "Mi" + "an", bundle: nil)"#,
      "",
      "missing-storyboard Box.swift:2:21 Mian"
    ),
    Case(
      dequeue("String(describing: Tile.self)"),
      "class Tile: UITableViewCell {}",
      noCell("Tile")
    ),
    Case(dequeue("cellID"), #"let cellID = "Tile""#, noCell("Tile")),
    Case(
      #"let cellID = "Tile"; "# + dequeue("cellID"),
      "",
      noCell("Tile", column: 44)
    ),
  ]

  private static let ask = ".instantiateViewController(withIdentifier: \"Cart\")"

  /// Returns the finding about a call that requests a missing controller.
  private static func noController(column: Int) -> String {
    "missing-identifier Box.swift:2:\(column) Cart"
  }

  private static let kit = #"UIStoryboard(name: "Main", bundle: nil)"#

  static let heldStoryboards = [
    Case(
      "kit" + ask,
      "extension Box { static let other = 1 }; let kit = \(kit)",
      noController(column: 21)
    ),
    Case("Kits.kit" + ask, "enum Kits { static let kit = \(kit) }", noController(column: 26)),
    Case(
      "Kits.kit" + ask,
      "enum Kits { static var kit: UIStoryboard { \(kit) } }",
      noController(column: 26)
    ),
    Case("Kits.kit" + ask, "class Kits { static var kit = \(kit) }", noController(column: 26)),
    Case(
      "UIStoryboard.kit" + ask,
      "#if os(iOS)\nextension UIStoryboard { static let kit = \(kit) }\n#endif",
      noController(column: 34)
    ),
    Case(
      "self.kit" + ask,
      "extension Box { var kit: UIStoryboard { \(kit) } }",
      noController(column: 26)
    ),
    Case(
      "_ = Kits.kit.instantiateInitialViewController()!",
      "enum Kits { static let kit = \(kit) }",
      "missing-identifier Box.swift:2:30 Main"
    ),
    Case(
      "",
      #"enum Kits { static let kit = UIStoryboard(name: "Mian", bundle: nil) }"#,
      "missing-storyboard Other.swift:1:30 Mian"
    ),
    Case(
      "kit" + ask,
      #"let kit = UIStoryboard(name: "Mian", bundle: nil)"#,
      "missing-storyboard Other.swift:1:11 Mian"
    ),
    // The controller's own storyboard is a storyboard of the app.
    Case(
      "storyboard" + ask,
      "",
      "missing-identifier Box.swift:2:28 Cart"
    ),
  ]

  /// Storyboards in a property of an object that a static property contains.
  static let sharedStoryboards = [
    Case(
      "Kits.shared.kit" + ask,
      "class Kits { static let shared = Kits(); let kit = \(kit) }",
      noController(column: 33)
    ),
    Case(
      "Kits.shared.kit" + ask,
      "class Kits { static let shared: Kits = make(); let kit: UIStoryboard = \(kit) }",
      noController(column: 33)
    ),
    Case(
      "Kits.shared.kit" + ask,
      "class Kits { static let shared = Kits(); let kit = \(kit) }; class Others { let kit = other }",
      noController(column: 33)
    ),
    Case(
      "Kits.shared.kit" + ask,
      "class Kits { static let shared = Kits(); lazy var kit = make() }; class Others { let kit = \(kit) }",
      nil
    ),
    Case("Kits.shared.kit" + ask, "class Kits { static let shared = make(); let kit = \(kit) }", nil),
    Case(
      "Kits.shared.kit" + ask,
      "class Kits { static let shared = Kits(); var kit = \(kit); func f() { kit = other } }",
      nil
    ),
  ]

  /// Storyboards that are uncertain; a controller is certainly missing if no storyboard of the app contains it.
  static let doubtfulStoryboards = [
    Case(
      "storyboard" + ask,
      "extension Box { var storyboard: UIStoryboard { \(kit) } }; class Crate { var storyboard: UIStoryboard { other } }",
      "missing-identifier Box.swift:2:28 Cart"
    ),
    Case(
      "storyboard" + ask.replacing("Cart", with: "Card"),
      "extension Box { var storyboard: UIStoryboard { \(kit) } }",
      nil
    ),
  ]

  static let silentStoryboards = [
    Case("Kits.kit" + ask.replacing("Cart", with: "Card"), "enum Kits { static let kit = \(kit) }", nil),
    Case("Kits.kit" + ask, "class Kits { static var kit = \(kit); func f() { Kits.kit = other } }", nil),
    Case(
      "Kits.kit" + ask,
      "class Kits { static var kit = \(kit) }; func f() { swap(&Kits.kit, &other) }",
      nil
    ),
    Case(
      "Kits.kit" + ask,
      "#if A\nenum Kits { static let kit = \(kit) }\n#else\nenum Kits { static let kit = kits() }\n#endif",
      nil
    ),
    Case("Kits.kit" + ask, #"enum Kits { static let kit = UIStoryboard(name: "Main", bundle: kits) }"#, nil),
    Case(
      "Kits.kit" + ask,
      "enum Kits { static let kit = \(kit) }; enum Others { enum Kits { static let kit = make() } }",
      nil
    ),
    Case("kit" + ask, "private let kit = \(kit)", nil),
    Case("let kit = kits(); kit" + ask, "let kit = \(kit)", nil),
    Case("run { (kit) in kit\(ask) }", "let kit = \(kit)", nil),
    Case("other.kit" + ask, "let kit = \(kit); extension Box { static let kit = \(kit) }", nil),
    Case("kit" + ask, "let kit = \(kit); extension Box { var kit: UIStoryboard { other } }", nil),
    Case(
      "self.kit" + ask,
      "extension Box { var kit: UIStoryboard { \(kit) } }; class Crate: Box { var kit: UIStoryboard { other } }",
      nil
    ),
    Case("kit" + ask, "", nil),
  ]

  static let silent = [
    Case("_ = UIStoryboard(name: Names.main, bundle: nil)", #"enum Names { static let main = "Main" }"#, nil),
    Case(
      "_ = UIStoryboard(name: Names.main, bundle: nil)",
      #"enum Names { static var main = "Mian"; func f() { Names.main = other } }"#,
      nil
    ),
    Case(
      "_ = UIStoryboard(name: Names.main, bundle: nil)",
      "enum Names {\n#if LITE\nstatic let main = \"Mian\"\n#else\nstatic let main = \"Main\"\n#endif\n}",
      nil
    ),
    Case(
      "_ = UIStoryboard(name: Names.main, bundle: nil)",
      #"enum Names { static let main = "Mian" }; enum Others { enum Names { static let main = "Main" } }"#,
      nil
    ),
    Case("_ = UIStoryboard(name: Names.main, bundle: kit)", #"enum Names { static let main = "Mian" }"#, nil),
    Case("performSegue(withIdentifier: Segue.cart, sender: nil)", "enum Segue: String { case cart }", nil),
    Case(
      "performSegue(withIdentifier: kCart, sender: nil)",
      "let kCart = \"a\"; extension Box { var kCart: String { make() } }",
      nil
    ),
    Case("performSegue(withIdentifier: kCart, sender: nil)", "private let kCart = \"showCart\"", nil),
    Case(
      "performSegue(withIdentifier: .cart, sender: nil)",
      #"enum Names { static let cart = "showCart" }"#,
      nil
    ),
    Case(
      "performSegue(withIdentifier: .cart, sender: nil)",
      #"fileprivate extension String { static let cart = "showCart" }"#,
      nil
    ),
    Case("run { cart in performSegue(withIdentifier: cart, sender: nil) }", "let cart = \"showCart\"", nil),
    Case(
      dequeue("Tile.id"),
      #"class Tile: UITableViewCell { static let id = "Tile" }; func f() { t.register(Tile.self) }"#,
      nil
    ),
    Case(
      dequeue("Tile.id"),
      #"class Tile: UITableViewCell { static let id = "Tile" }; func f() { reg(Tile.id) }"#,
      nil
    ),
    Case(
      dequeue("Tile.id"),
      """
      class Tile: UITableViewCell {}
      extension UITableViewHeaderFooterView { static var id: String { String(describing: self) } }
      """,
      nil
    ),
    Case(
      dequeue("Self.id"),
      """
      extension Box { static var id: String { String(describing: self) } }
      class Crate: Box {}
      """,
      nil
    ),
    Case(
      dequeue("cellID"),
      #"extension Box { var cellID: String { "Tile" } }; class Crate: Box { override var cellID: String { "Row" } }"#,
      nil
    ),
    Case(#"let cellID = wide ? "Row" : title!; "# + dequeue("cellID"), "", nil),
    Case(dequeue("cellID"), "", nil),
  ]

  private static func tree(_ test: Case) throws -> TemporaryTree {
    var files = test.files
    files["Package.swift"] = "// swift-tools-version: 6.2"
    files["Main.storyboard"] = main
    files["Cell.xib"] = xib("")
    files["Box.swift"] = "class Box: UIViewController {\n  func open() { \(test.body) }\n}\n"
    return try TemporaryTree(files)
  }

  @Test(
    "Each name exists, or is certainly missing",
    arguments: found + silent + heldStoryboards + sharedStoryboards + doubtfulStoryboards + silentStoryboards
  )
  func references(_ test: Case) async throws {
    let tree = try Self.tree(test)
    let found = try await tree.validate().findings.map {
      "\($0.id.rawValue) \(tree.relative($0.file)):\($0.position) \($0.keyPath ?? "")"
    }
    #expect(found == [test.finding].compactMap(\.self), sourceLocation: test.sourceLocation)
  }

  /// Constants of Objective-C that Swift code uses, in headers and sources.
  static let imported: [Example<(name: String, files: [String: String]), [String]>] = [
    Example("a C string", ("SHOW", ["Names.h": "#define SHOW \"showCart\"\n"]), ["showCart"]),
    Example(
      "a macro of a macro",
      ("SHOW", ["Names.h": "#define SHOW OTHER\n#define OTHER @\"showCart\"\n"]),
      ["showCart"]
    ),
    Example(
      "a constant",
      (
        "ABShow",
        [
          "Names.h": "extern NSString *const ABShow;\n",
          "Names.m": "NSString *const ABShow = @\"showCart\";\n",
        ]
      ),
      ["showCart"]
    ),
    Example(
      "a constant of an existing segue",
      (
        "ABShow",
        [
          "Names.h": "extern NSString *const ABShow;\n",
          "Names.m": "NSString *const ABShow = @\"showCard\";\n",
        ]
      ),
      []
    ),
    Example("a constant of unread code", ("ABShow", ["Names.h": "extern NSString *const ABShow;\n"]), []),
    Example(
      "a macro with two values",
      (
        "SHOW",
        ["Names.h": "#ifdef DEBUG\n#define SHOW \"showCart\"\n#else\n#define SHOW \"showCard\"\n#endif\n"]
      ),
      []
    ),
    Example(
      "a macro with equal values",
      (
        "SHOW",
        ["Names.h": "#ifdef DEBUG\n#define SHOW \"showCart\"\n#else\n#define SHOW \"showCart\"\n#endif\n"]
      ),
      ["showCart"]
    ),
    Example(
      "a macro with a decided value",
      (
        "SHOW",
        [
          "Names.h":
            "#define FLAG 1\n#if FLAG\n#define SHOW \"showCart\"\n#else\n#define SHOW \"showCard\"\n#endif\n"
        ]
      ),
      ["showCart"]
    ),
  ]

  @Test("Swift code uses the constants of Objective-C", arguments: imported)
  func importedConstants(_ row: Example<(name: String, files: [String: String]), [String]>) async throws {
    let files = [
      "Package.swift": "", "Main.storyboard": Self.main,
      "Box.swift": """
      import UIKit
      class Box: UIViewController { func open() { performSegue(withIdentifier: \(row.input.name), sender: nil) } }
      """,
    ].merging(row.input.files) { $1 }
    let found = try await TemporaryTree(files).validate().findings
    #expect(found.map(\.keyPath) == row.expected, sourceLocation: row.sourceLocation)
  }

  static let strings: [Example<String, [String]>] = [
    Example("CFSTR(SHOW)", "showCart"),
    Example("(__bridge NSString *)CFSTR(SHOW)", "showCart"),
    Example("(__bridge NSString *)CFSTR(\"showCard\")"),
    Example("[NSString stringWithUTF8String:SHOW]", "showCart"),
    Example("[NSString stringWithUTF8String:other()]"),
    Example("[NSString stringWithCString:SHOW encoding:NSUTF8StringEncoding]", "showCart"),
    Example("(NSString *)@\"showCart\"", "showCart"),
  ]

  @Test("Functions create strings from C strings", arguments: strings)
  func stringsOfC(_ row: Example<String, [String]>) async throws {
    let source = """
      #define SHOW "showCart"
      @interface Box : UIViewController
      @end
      @implementation Box
      - (void)open { [self close]; [self performSegueWithIdentifier:\(row.input) sender:nil]; }
      @end
      """
    let files = ["Package.swift": "", "Main.storyboard": Self.main, "Box.m": source]
    let found = try await TemporaryTree(files).validate().findings
    #expect(found.map(\.keyPath) == row.expected, sourceLocation: row.sourceLocation)
  }

  @Test("Objective-C constants")
  func objectiveC() async throws {
    let source = """
      static NSString *const kRow = @"Tile";
      #define kShow @"showCart"
      @interface Box : UITableViewController
      @end
      @implementation Box
      - (void)open { [self performSegueWithIdentifier:kShow sender:nil]; }
      - (id)row { return [self.tableView dequeueReusableCellWithIdentifier:kRow forIndexPath:path]; }
      - (id)last {
        static NSString *tile = @"Tiles";
        return [self.tableView dequeueReusableCellWithIdentifier:tile forIndexPath:path];
      }
      @end
      """
    func names(_ source: String, beside others: [String: String] = [:]) async throws -> [String?] {
      let files = ["Package.swift": "", "Main.storyboard": Self.main, "Box.m": source]
      return try await TemporaryTree(files.merging(others) { $1 }).validate().findings.map(\.keyPath)
    }
    #expect(try await names(source) == ["showCart", "Tile", "Tiles"])
    // A constant that is defined or assigned again may have another value.
    #expect(try await names(source + "\n#undef kShow\n#define kShow @\"showCard\"") == ["Tile", "Tiles"])
    #expect(
      try await names(source.replacing("  return [", with: "  tile = @\"Row\";\n  return [")) == [
        "showCart", "Tile",
      ]
    )
    let shared = source.replacing("#define kShow @\"showCart\"", with: "#import \"Names.h\"")
    #expect(try await names(shared) == ["Tile", "Tiles"])
    let header = "#ifndef NAMES_H\n#define NAMES_H\n#define kShow @\"showCart\"\n#endif"
    #expect(try await names(shared, beside: ["Names.h": header]) == ["showCart", "Tile", "Tiles"])
    let both = [
      "Names.h": "extern NSString *const kShow;", "Names.m": "NSString *const kShow = @\"showCart\";",
    ]
    #expect(try await names(shared, beside: both) == ["showCart", "Tile", "Tiles"])
  }

  @Test(
    "Nested types of the same name in other types",
    arguments: [
      // In the source of the controller
      ("enum Segue: String { case cart = \"showCart\" }", "Segue.cart.rawValue", "", "showCart"),
      ("struct Segue { static let cart = \"showCart\" }", "Segue.cart", "", "showCart"),
      ("struct Segue { static let cart = \"showCart\" }", "Self.Segue.cart", "", "showCart"),
      ("enum Names { enum Segue { static let cart = \"showCart\" } }", "Names.Segue.cart", "", "showCart"),
      ("enum Segue { static var cart: String { make() } }", "Segue.cart", "", nil),
      ("enum Segue { static let cart = \"showCard\" }", "Segue.cart", "", nil),
      // In another source
      ("", "Box.Segue.cart", #"extension Box { enum Segue { static let cart = "showCart" } }"#, "showCart"),
      ("", "Names.Segue.cart", #"enum Names { enum Segue { static let cart = "showCart" } }"#, "showCart"),
      ("", "Segue.cart", #"extension Box { enum Segue { static let cart = "showCart" } }"#, nil),
      (
        "enum Segue {}", "Segue.cart", #"extension Box.Segue { static let cart = "showCart" }"#, "showCart"
      ),
      // An enumeration as the type of a parameter
      (
        "enum Segue: String { case cart = \"showCart\" }; func go(_ s: Segue) { go(.cart); perform(s.rawValue) }",
        "Segue.cart.rawValue", "", "showCart"
      ),
    ] as [(String, String, String, String?)]
  )
  func nestedTypes(members: String, argument: String, other: String, expected: String?) async throws {
    let source = """
      class Box: UIViewController {
        \(members)
        func f() { performSegue(withIdentifier: \(argument), sender: nil) }
      }
      """
    let files = [
      "Package.swift": "", "Main.storyboard": Self.main, "Box.swift": source,
      "Other.swift": """
      \(other)
      class Crate { enum Segue: String { case cart = "showCard" } }
      class Tray { struct Segue { static let cart = "showCard" } }
      """,
    ]
    #expect(
      try await TemporaryTree(files).validate().findings.map(\.keyPath) == [expected].compactMap(\.self)
    )
  }

  @Test("Storyboards in stored properties of a controller")
  func properties() async throws {
    func names(_ members: String, beside other: String = "") async throws -> [String?] {
      let source = """
        class Box: UIViewController {
          \(members)
          func f() { show(kit.instantiateViewController(withIdentifier: "Cart")) }
        }
        """
      let files = [
        "Package.swift": "", "Main.storyboard": Self.main, "Box.swift": source, "Other.swift": other,
      ]
      return try await TemporaryTree(files).validate().findings.map(\.keyPath)
    }
    #expect(try await names("let kit = \(Self.kit)") == ["Cart"])
    #expect(try await names("private lazy var kit = \(Self.kit)") == ["Cart"])
    #expect(try await names("lazy var kit: UIStoryboard = { return \(Self.kit) }()") == ["Cart"])
    // Other code may assign another storyboard, or the request may refer to another property.
    #expect(try await names("var kit = \(Self.kit)", beside: "func f() { box.kit = other }") == [])
    #expect(
      try await names("var kit = \(Self.kit)", beside: "class Crate: Box { func f() { kit = other } }") == []
    )
    #expect(try await names("let kit = \(Self.kit); func g(kit: UIStoryboard) {}") == ["Cart"])
    #expect(try await names("let kit: UIStoryboard; init(_ k: UIStoryboard) { kit = k }") == [])
    #expect(try await names("let kit = UIStoryboard(name: \"Main\", bundle: kits)") == [])
    #expect(try await names("static let kit = \(Self.kit)") == ["Cart"])
  }

  @Test("Storyboards in properties of an Objective-C controller")
  func propertiesOfObjectiveC() async throws {
    func names(_ body: String, ask: String = "self.kit", beside other: String = "") async throws -> [String?]
    {
      let source = """
        @implementation Box
        - (void)viewDidLoad { \(body) }
        - (void)f { [self show:[\(ask) instantiateViewControllerWithIdentifier:@"Cart"]]; }
        @end
        """
      let files = [
        "Package.swift": "", "Main.storyboard": Self.main, "Box.m": source, "Other.m": other,
        "Box.h": "@interface Box : UIViewController\n@property UIStoryboard *kit;\n@end",
      ]
      return try await TemporaryTree(files).validate().findings.map(\.keyPath)
    }
    let kit = "[UIStoryboard storyboardWithName:@\"Main\" bundle:nil];"
    #expect(try await names("self.kit = \(kit)") == ["Cart"])
    #expect(try await names("_kit = \(kit)") == ["Cart"])
    #expect(try await names("self.kit = \(kit)", ask: "_kit") == ["Cart"])
    #expect(try await names("self.kit = \(kit) _kit = other;") == [])
    #expect(try await names("self.kit = \(kit) self.kit = \(kit)") == ["Cart"])
    #expect(try await names("self.kit = \(kit)", beside: "void f() { box.kit = other; }") == [])
    #expect(try await names("self.kit = \(kit)", beside: "void f() { [box setKit:other]; }") == [])
    #expect(try await names("other.kit = \(kit)") == ["Cart"])
    #expect(try await names("self.kit = \(kit)", ask: "other.kit") == [])
    #expect(try await names("UIStoryboard *kit = \(kit)") == [])
  }
}
