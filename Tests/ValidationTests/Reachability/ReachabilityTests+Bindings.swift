import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Names that may refer to several declarations, and members that unread code calls.
extension ReachabilityTests {
  private static let load = #"UINib(nibName: "Panel", bundle: nil)"#
  private static let objectiveCLoad = #"[UINib nibWithNibName:@"Panel" bundle:nil];"#

  /// Returns a class with a method that loads the nib, code that creates an object of the class, and more code.
  private static func member(
    _ declaration: String,
    of type: String = "Card: UIViewController",
    _ more: String = "",
    _ files: [String: String] = [:]
  ) -> [String: String] {
    panel(
      "let card = Card()\n" + more,
      ["Card.swift": "class \(type) {\n\(declaration) { \(load) }\n}"].merging(files) { $1 }
    )
  }

  /// Returns an Objective-C class with a method that loads the nib, code that creates an object of the class, and more
  /// code.
  private static func method(
    _ declaration: String,
    of type: String = "Card : UIViewController",
    _ more: String = "",
    _ files: [String: String] = [:]
  ) -> [String: String] {
    panel(
      "",
      [
        "main.swift": "start()",
        "Card.h": "@interface \(type)\n@end",
        "Card.m": "@implementation Card\n\(declaration) { \(objectiveCLoad) }\n@end",
        "Start.m": "void start(void) { Card *card = [[Card alloc] init]; \(more) }",
      ].merging(files) { $1 }
    )
  }

  private static func actionXIB(_ selector: String) -> [String: String] {
    [
      "Other.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
        <button id="b-1"><connections><action selector="\(selector)" destination="-1" eventType="touchUpInside" id="c-1"/>
        </connections></button>
        """
      )
    ]
  }

  /// Returns a project that builds the sources in the given Swift version.
  private static func version(_ version: String) -> [String: String] {
    let settings = "buildSettings = { PRODUCT_NAME = App; SWIFT_VERSION = \(version); };"
    let project = ProjectText.app(["main.swift", "Card.swift", "Holder.swift", "Panel.xib"])
      .replacing(
        "T = { isa = PBXNativeTarget;",
        with:
          "C = { \(settings) }; L = { buildConfigurations = (C); };\nT = { isa = PBXNativeTarget; buildConfigurationList = L;"
      )
    return [ProjectText.path: project]
  }

  static let inferred: [Case] = [
    Case(
      "A string names a member of an NSObject subclass in Swift 3",
      member("func tap()", "f(\"tap\")", version("3.0")),
      ""
    ),
    Case(
      "A string names a member of an NSObject subclass in Swift 2",
      member("func tap()", "f(\"tap\")", version("2.3")),
      ""
    ),
    Case(
      "A string names a member of an NSObject subclass in Swift 5",
      member("func tap()", "f(\"tap\")", version("5.0")),
      nib
    ),
    Case("A private member", member("private func tap()", "f(\"tap\")", version("3.0")), nib),
    Case(
      "A member of a class that does not inherit from NSObject",
      member("func tap()", of: "Card: Base", "f(\"tap\")\nclass Base {}", version("3.0")),
      nib
    ),
    Case("A string names another member", member("func tap()", "f(\"go\")", version("3.0")), nib),
    Case(
      "An @objcMembers class",
      member("func tap()", "f(\"tap\")").mapValues {
        $0.replacing("class Card", with: "@objcMembers class Card")
      },
      ""
    ),
    Case(
      "An @objc extension",
      member("func tap()", "f(\"tap\")\nclass Card: NSObject {}").mapValues {
        $0.replacing("class Card: UIViewController", with: "@objc extension Card")
      },
      ""
    ),
    Case(
      "A requirement of an @objc protocol",
      member(
        "func tap()",
        of: "Card: NSObject, Tapping",
        "f(\"tap\")\n@objc protocol Tapping { func tap() }"
      ),
      ""
    ),
    Case(
      "A requirement of another protocol",
      member("func tap()", of: "Card: NSObject, Tapping", "f(\"tap\")\nprotocol Tapping { func tap() }"),
      nib
    ),
  ]

  private static func action(_ receiver: String, to destination: String = "-1") -> [String: String] {
    [
      "Other.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(receiver)/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <button id="b-1"><connections><action selector="tap:" destination="\(destination)" eventType="touchUpInside" \
        id="c-1"/></connections></button>
        """
      )
    ]
  }

  private static let page =
    "load(\"Other\")\nlet page = Page()\nclass Page: UIViewController { @IBAction func tap(_ sender: Any) {} }"
  private static let tap = "@IBAction func tap(_ sender: Any)"

  /// Actions with receivers of several classes, one of them with a method that loads the nib.
  static let actions: [Case] = [
    Case("The receiver has the class", member(tap, page, action("customClass=\"Card\"")), ""),
    Case("The receiver has another class", member(tap, page, action("customClass=\"Page\"")), nib),
    Case("The receiver is of an unknown class", member(tap, page, action("")), ""),
    Case("The first responder", member(tap, page, action("customClass=\"Page\"", to: "-2")), ""),
    Case("An unread class", member(tap, page, action("customClass=\"Unread\"")), ""),
    Case(
      "A superclass of the class",
      member(
        tap,
        of: "Card: Base",
        page + "\nclass Base: UIViewController {}",
        action("customClass=\"Base\"")
      ),
      ""
    ),
    Case(
      "A subclass of the class",
      member(tap, page + "\nclass Ace: Card {}\nlet ace = Ace()", action("customClass=\"Ace\"")),
      ""
    ),
    Case(
      "A class without the method",
      member(tap, page + "\nclass Ace: UIViewController {}", action("customClass=\"Ace\"")),
      ""
    ),
    Case(
      "An Objective-C class",
      method(
        "- (IBAction)tap:(id)sender",
        "[[Page alloc] init]; load(@\"Other\");",
        action("customClass=\"Page\"").merging([
          "Page.m":
            "@interface Page : UIViewController\n@end\n@implementation Page\n- (IBAction)tap:(id)sender {}\n@end"
        ]) { $1 }
      ),
      nib
    ),
  ]

  static let exposed: [Case] = [
    Case("Nothing names an @objc method", member("@objc private func tap()"), nib),
    Case("Nothing names a non-private @objc method", member("@objc func tap(_ sender: Any)"), nib),
    Case("Nothing names an action", member("@IBAction func tap(_ sender: Any)"), nib),
    Case("A selector names an @objc method", member("@objc func tap()", "let s = #selector(Card.tap)"), ""),
    Case("A string names an @objc method", member("@objc func tap()", "let s = Selector((\"tap\"))"), ""),
    Case("A selector in a string", member("@objc func tap(on view: UIView)", "f(\"tapOn:\")"), ""),
    Case("A key path in a string", member("@objc func tap() -> Int", "f(\"card.tap\")"), ""),
    Case(
      "A selector that code composes",
      member("@objc func tap()", "let s = NSSelectorFromString(name)"),
      ""
    ),
    Case(
      "A literal selector of another method",
      member("@objc func tap()", "let s = NSSelectorFromString(\"go\")"),
      nib
    ),
    Case("A key that code composes", member("@objc func tap() -> Int", "card.value(forKey: key)"), ""),
    Case(
      "A key for a method with arguments",
      member("@objc func tap(_ a: Int)", "card.value(forKey: key)"),
      nib
    ),
    Case("A call", member("@objc func tap()", "card.tap()"), ""),
    Case(
      "A message of Objective-C",
      member("@objc func tap(on view: UIView)", "", ["F.m": "void f(void) { [card tapOn:view]; }"])
        .merging(["main.swift": "let card = Card()\nf()"]) { $1 },
      ""
    ),
    Case(
      "An Objective-C selector with a specified name",
      member("@objc(touch:) func tap(on view: UIView)", "", ["F.m": "void f(void) { g(@selector(touch:)); }"])
        .merging(["main.swift": "let card = Card()\nf()"]) { $1 },
      ""
    ),
    Case(
      "A document connects the action",
      member("@IBAction func tap(_ sender: Any)", "load(\"Other\")", actionXIB("tap:")),
      ""
    ),
    Case(
      "A document that is not loaded",
      member("@IBAction func tap(_ sender: Any)", "", actionXIB("tap:")),
      nib
    ),
    Case(
      "A document connects another action",
      member("@IBAction func tap(_ sender: Any)", "load(\"Other\")", actionXIB("go:")),
      nib
    ),
    Case("A method of a framework", member("override func viewDidLoad()"), ""),
    Case(
      "A requirement of a framework's protocol",
      member(
        "@objc func textFieldDidEndEditing(_ field: UITextField)",
        of: "Card: UIViewController, UITextFieldDelegate"
      ),
      ""
    ),
    Case(
      "A requirement of a subclass's protocol",
      member(
        "@objc func textFieldDidEndEditing(_ field: UITextField)",
        "class Ace: Card, UITextFieldDelegate {}\nlet ace = Ace()"
      ),
      ""
    ),
    Case(
      "The protocols of the class do not require the method",
      member(
        "func tap()",
        of: "Card: UIViewController, Tapping, Sendable",
        "protocol Tapping: AnyObject { func go() }\nextension Card { func go() {} }"
      ),
      nib
    ),
    Case(
      "A private method does not satisfy a requirement of a framework's protocol",
      member("@objc private func tap()", of: "Card: UIViewController, UITextFieldDelegate"),
      nib
    ),
    Case(
      "A private method does not satisfy a requirement of an unread protocol",
      member("@objc private func tap(_ sender: Any)", "extension Card: Tapping {}"),
      nib
    ),
    Case("A superclass that was not read", member("@objc private func tap()", of: "Card: Base"), ""),
    Case(
      "The setter of a property",
      member("@objc var tap: Int { get { 1 } set", of: "Card: UIViewController", "")
        .merging([
          "Card.swift":
            "class Card: UIViewController { @IBInspectable var tap: Int = 0 { didSet { \(load) } } }"
        ]) { $1 },
      ""
    ),
    Case("Nothing names an Objective-C method", method("- (void)tap"), nib),
    Case("Nothing names an Objective-C action", method("- (IBAction)tap:(id)sender"), nib),
    Case("An Objective-C selector", method("- (void)tap", "f(@selector(tap));"), ""),
    Case("An Objective-C string", method("- (void)tap", "f(@\"tap\");"), ""),
    Case("An Objective-C message", method("- (void)tap", "[card tap];"), ""),
    Case("A property of Objective-C", method("- (void)tap", "f(card.tap);"), ""),
    Case("A delegate need not declare its protocol", method("- (void)tap:(UITextField *)field"), ""),
    Case("A method of the framework class", method("- (void)viewDidLoad"), ""),
    Case("An Objective-C superclass that was not read", method("- (void)tap", of: "Card : Base"), ""),
    Case(
      "An Objective-C protocol of a framework",
      method("- (void)tap", of: "Card : UIView <NSCopying>"),
      ""
    ),
    Case(
      "A call from Swift by another name",
      method("- (void)tapAllCards", "", ["Start.m": ""]).merging([
        "main.swift": "let card = Card()\ncard.tap()"
      ]) { $1 },
      ""
    ),
    Case(
      "A call from Swift of another class method",
      method("+ (void)other {}\n+ (void)tap:(id)sender", "", ["Start.m": "", "main.swift": "Card.other()"]),
      nib
    ),
    Case(
      "A call from Swift of a class method that was not read",
      method(
        "+ (void)other {}\n+ (void)tap:(id)sender",
        "",
        ["Start.m": "", "main.swift": "Card.renamed()"]
      ),
      ""
    ),
    Case(
      "An action that a document connects in Objective-C",
      method(
        "- (IBAction)tap:(id)sender",
        "[NSBundle.mainBundle loadNibNamed:@\"Other\" owner:nil options:nil];",
        actionXIB("tap:")
      ),
      ""
    ),
  ]

  private static func factory(_ declaration: String, of type: String, _ more: String = "") -> [String: String]
  {
    member(declaration, of: type, more)
  }

  static let unreadSuperclasses: [Case] = [
    Case(
      "An overridden class method of an unread class",
      factory("override class func make()", of: "Card: Base"),
      ""
    ),
    Case(
      "An overridden static method of an unread class",
      factory("override static func make()", of: "Card: Base"),
      ""
    ),
    Case("A class property", factory("override class var make: Int", of: "Card: Base"), ""),
    Case(
      "A requirement of an unread protocol",
      factory("static func make()", of: "Card: UIViewController, Making"),
      ""
    ),
    Case(
      "A private static method does not satisfy a requirement of an unread protocol",
      factory("private static func make()", of: "Card: UIViewController, Making"),
      nib
    ),
    Case(
      "A class method that only the class declares",
      factory("class func make()", of: "Card: UIViewController"),
      nib
    ),
    Case(
      "A protocol of the sources",
      factory(
        "static func make()",
        of: "Card: UIViewController, Making",
        "protocol Making { static func make() }"
      ),
      nib
    ),
    Case("A class method of an unread class in Objective-C", method("+ (void)make", of: "Card : Base"), ""),
    Case(
      "A class method that only the class declares, in Objective-C",
      method("+ (void)make", of: "Card : UIView"),
      nib
    ),
    Case("A class method that the framework calls", method("+ (void)layerClass", of: "Card : UIView"), ""),
  ]

  private static func register(_ parameter: String, in function: String = "", _ files: [String: String] = [:])
    -> [String: String]
  {
    panel(
      "table.registerNib(Panel.self)\nclass Panel: UITableViewCell {}",
      [
        "Table.swift": """
        extension UITableView {
          func registerNib(_ cellClass: \(parameter)) { register(UINib(nibName: "\\(cellClass)", bundle: nil)) }
        }
        """
      ].merging(files) { $1 }
    )
  }

  static let classParameters: [Case] =
    [
      "AnyClass", "Swift.AnyClass", "AnyClass?", "UITableViewCell.Type", "UITableViewCell.Type?",
      "Swift.AnyObject.Type",
      "AnyObject.Type", "(UITableViewCell.Type)", "CellClass", "CellType", "NibClass", "any Card.Type",
    ].map { type in
      Case(
        "A parameter of type \(type)",
        register(
          type,
          [
            "Types.swift":
              "typealias CellClass = AnyClass\ntypealias CellType = UITableViewCell.Type\ntypealias NibClass = Swift.AnyClass"
          ]
        ),
        ""
      )
    } + [
      Case("A parameter of another type", register("String"), nib),
      Case(
        "A parameter of type Class",
        panel(
          "registerNib(Panel.self)\nclass Panel: UIView {}",
          [
            "Table.m": """
            void registerNib(Class cellClass) { [UINib nibWithNibName:[NSString stringWithFormat:@"%@", cellClass] bundle:nil]; }
            """
          ]
        ),
        ""
      ),
    ]

  /// Returns code with the implicit member `.panel` of a tab or a deck; the static member of the deck loads the nib.
  private static func implicit(
    _ code: String,
    member: String = "extension Deck { static var panel: Deck { load(\"Panel\"); return Deck() } }",
    _ more: String = ""
  ) -> [String: String] {
    panel(
      "f(a, b)\nfunc f(_ tab: Tab, _ deck: Deck) { \(code) }",
      [
        "Tab.swift": "enum Tab { case panel, other }\nstruct Deck {}", "Deck.swift": member,
        "More.swift": more,
      ]
    )
  }

  private static let foreignMember =
    "extension UIStoryboard { static var panel: UINib { UINib(nibName: \"Panel\", bundle: nil) } }"

  static let implicitMembers: [Case] = [
    Case("A pattern of another type", implicit("switch tab { case .panel: g() default: h() }"), nib),
    Case("A pattern of the type", implicit("switch deck { case .panel: g() default: h() }"), ""),
    Case("A pattern of an unknown type", implicit("switch make() { case .panel: g() default: h() }"), ""),
    Case(
      "A property of the other type",
      implicit("switch x.page { case .panel: g() default: h() }", "class A { var page: Tab }"),
      nib
    ),
    Case(
      "A property of the type",
      implicit("switch x.page { case .panel: g() default: h() }", "class A { var page: Deck }"),
      ""
    ),
    Case(
      "A property of an unknown type, next to a pattern that only the other type has",
      implicit("switch x.page { case .panel: g() case .other: h() }", "class A { var page = make() }"),
      nib
    ),
    Case(
      "A property of an unknown type",
      implicit("switch x.page { case .panel: g() default: h() }", "class A { var page = make() }"),
      ""
    ),
    Case(
      "Properties of both types",
      implicit(
        "switch x.page { case .panel: g() default: h() }",
        "class A { var page: Deck }\nclass B { var page: Tab }"
      ),
      ""
    ),
    Case(
      "A result of the other type",
      implicit("switch page() { case .panel: g() default: h() }", "func page() -> Tab { .other }"),
      nib
    ),
    Case(
      "A local variable",
      implicit("let page = Tab(a)\nswitch page { case .panel: g() default: h() }"),
      nib
    ),
    Case("A cast", implicit("let page = a as! Deck\nswitch page { case .panel: g() default: h() }"), ""),
    Case(
      "A switch in a switch",
      implicit("switch deck { case other: switch tab { case .panel: g() default: h() } default: h() }"),
      nib
    ),
    Case(
      "A pattern after an inner switch",
      implicit("switch deck { case a: switch tab { default: h() } case .panel: g() default: h() }"),
      ""
    ),
    Case("A switch as a value", implicit("let a = switch tab { case .panel: 1 default: 2 }"), nib),
    Case("A tuple", implicit("switch (deck, tab) { case (.panel, .other): g() default: h() }"), ""),
    Case("A condition", implicit("if case .panel = tab { g() }"), nib),
    Case("A condition of the type", implicit("if case .panel = deck { g() }"), ""),
    Case("A comparison", implicit("if tab == .panel { g() }"), nib),
    Case("A comparison of the type", implicit("if .panel == deck { g() }"), ""),
    Case(
      "Its own type",
      implicit("", "extension Tab { func g() { switch self { case .panel: a() default: b() } } }\ng()"),
      nib
    ),
    Case(
      "Its own type has the member",
      implicit("deck.g()", "extension Deck { func g() { switch self { case .panel: a() default: b() } } }"),
      ""
    ),
    Case(
      "A type that is not the member's",
      implicit("switch make() { case .panel: g() default: h() }", member: foreignMember),
      nib
    ),
    Case(
      "The constructed type",
      implicit(
        "switch make() { case .panel: g() default: h() }",
        member: "enum Boards { static let panel = UIStoryboard(name: \"Panel\", bundle: load(\"Panel\")) }"
      ),
      nib
    ),
    Case("A member of the member", implicit("show(.panel.deck)", member: foreignMember), ""),
    Case(
      "A protocol's member",
      implicit(
        "show(.panel)",
        member: "extension Style where Self == Deck { static var panel: Deck { load(\"Panel\") } }",
        "protocol Style {}"
      ),
      ""
    ),
    Case(
      "An alias in the file",
      implicit("switch tab { case .panel: g() default: h() }\nlet a: Item", "typealias Item = Deck"),
      nib
    ),
    Case("A parameter", implicit("show(.panel)", "func show(_ tab: Tab) {}"), nib),
    Case("A parameter of the type", implicit("show(.panel)", "func show(_ tab: Deck) {}"), ""),
    Case(
      "A parameter with an alias",
      implicit("show(.panel)", "func show(_ tab: Item) {}\ntypealias Item = Deck"),
      ""
    ),
    Case(
      "A parameter with an alias of the other type",
      implicit("show(.panel)", "func show(_ tab: Item) {}\ntypealias Item = Tab"),
      nib
    ),
    Case(
      "A parameter with an alias of a collection",
      implicit("show([.panel])", "func show(_ tab: Item) {}\ntypealias Item = [Deck]"),
      ""
    ),
  ]
}
