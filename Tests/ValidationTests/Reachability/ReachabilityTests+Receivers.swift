import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Calls of members on receivers whose types are known.
extension ReachabilityTests {
  /// Returns a class with a method `show` that loads the nib, another class with a method `show`, and code.
  private static func shown(
    _ main: String,
    card: String = "class Card { func show() { load(\"Panel\") } }",
    _ more: String = "class Page { func show() {} }"
  ) -> [String: String] {
    panel("let made = Card()\n" + main, ["Card.swift": card, "Page.swift": more])
  }

  /// Returns the same classes in Objective-C, and a function that runs the given code.
  private static func sent(_ code: String, _ page: String = "") -> [String: String] {
    panel(
      "let made = Card()\nstart()",
      [
        "Card.h": "@interface Card : NSObject\n@end\n@interface Page : NSObject\n@end",
        "Card.m": "@implementation Card\n- (void)show { load(@\"Panel\"); }\n@end",
        "Page.m": "@implementation Page\n- (void)show {}\n\(page)\n@end",
        "Start.m": "void start(void) { \(code) }",
      ]
    )
  }

  static let receivers: [Case] = [
    Case("An unknown object", shown("other.show()"), ""),
    Case("An object of the class", shown("func f() { let card = Card(); card.show() }\nf()"), ""),
    Case("An object of another class", shown("func f() { let page = Page(); page.show() }\nf()"), nib),
    Case("A parameter of another class", shown("func f(_ page: Page?) { page?.show() }\nf(a)"), nib),
    Case("A cast to another class", shown("func f() { let page = a as! Page; page.show() }\nf()"), nib),
    Case("The result of a check", shown("func f() { let page = a is Page; page.show() }\nf()"), ""),
    Case(
      "A closure's parameter with the name of a variable",
      shown("func f() { let page = Page(); cards.forEach { page in page.show() } }\nf()"),
      ""
    ),
    Case(
      "A property of another class",
      shown(
        "Box().f()",
        "class Page { func show() {} }\nclass Box { var page: Page; func f() { page.show() } }"
      ),
      nib
    ),
    Case(
      "A property that the class makes",
      shown(
        "Box().f()",
        "class Page { func show() {} }\nclass Box { let page = Page(); func f() { self.page.show() } }"
      ),
      nib
    ),
    Case(
      "A property of unknown type",
      shown("Box().f()", "class Box { var page = make(); func f() { page.show() } }"),
      ""
    ),
    Case(
      "A property of another object",
      shown(
        "Box().f()",
        "class Box { var page: Page; func f() { other.page.show() } }\nclass Page { func show() {} }"
      ),
      ""
    ),
    Case(
      "The object itself",
      shown("Page().f()", "class Page { func show() {}\nfunc f() { self.show() } }"),
      nib
    ),
    Case("No receiver", shown("Page().f()", "class Page { func show() {}\nfunc f() { show() } }"), nib),
    Case("No receiver outside of types", shown("show()", "func show() {}"), nib),
    Case(
      "A superclass of the class",
      shown(
        "func f(_ base: Base) { base.show() }\nf(a)",
        card: "class Card: Base { func show() { load(\"Panel\") } }",
        "class Base { func show() {} }"
      ),
      ""
    ),
    Case(
      "A subclass of the class",
      shown("func f(_ ace: Ace) { ace.show() }\nf(a)", "class Ace: Card {}"),
      ""
    ),
    Case(
      "A protocol of the class",
      shown(
        "func f(_ p: Showing) { p.show() }\nf(a)",
        "protocol Showing { func show() }\nextension Card: Showing {}"
      ),
      ""
    ),
    Case(
      "A protocol of a subclass",
      shown(
        "func f(_ p: Showing) { p.show() }\nf(a)",
        "protocol Showing { func show() }\nclass Ace: Card, Showing {}"
      ),
      ""
    ),
    Case(
      "A protocol of another class",
      shown(
        "func f(_ p: Showing) { p.show() }\nf(a)",
        "protocol Showing { func show() }\nclass Page: Showing { func show() {} }"
      ),
      nib
    ),
    Case(
      "An extension of its protocol",
      shown(
        "func f(_ p: Page) { p.show() }\nf(a)",
        card:
          "class Card {}\nprotocol Showing {}\nextension Showing { func show() { load(\"Panel\") } }\nextension Card: Showing {}",
        "class Page: Showing {}"
      ),
      ""
    ),
    Case(
      "An extension of a framework class",
      shown(
        "func f(_ p: Page) { p.show() }\nf(a)",
        card: "class Card {}\nextension UIView { func show() { load(\"Panel\") } }",
        "class Page: UIView {}"
      ),
      ""
    ),
    Case(
      "An extension of another framework class",
      shown(
        "func f(_ p: Page) { p.show() }\nf(a)",
        card: "class Card {}\nextension UIView { func show() { load(\"Panel\") } }",
        "class Page: UIStoryboard {}"
      ),
      nib
    ),
    Case(
      "An extension of a framework class, for a subclass of an unread class",
      shown(
        "func f(_ p: Page) { p.show() }\nf(a)",
        card: "class Card {}\nextension UIView { func show() { load(\"Panel\") } }",
        "class Page: UnreadView {}"
      ),
      ""
    ),
    Case(
      "An extension of arrays",
      shown(
        "func f(_ p: [Page]) { p.show() }\nf(a)",
        card: "class Card {}\nextension Array { func show() { load(\"Panel\") } }",
        "class Page {}"
      ),
      ""
    ),
    Case(
      "An extension of an alias",
      shown(
        "func f(_ p: Card) { p.show() }\nf(a)",
        card: "class Card {}\ntypealias Item = Card\nextension Item { func show() { load(\"Panel\") } }",
        ""
      ),
      ""
    ),
    Case(
      "An alias of the class",
      shown("func f(_ item: Item) { item.show() }\nf(a)", "typealias Item = Card"),
      ""
    ),
    Case(
      "An alias with the name of a class",
      shown("func f(_ item: Item) { item.show() }\nf(a)", "enum A { typealias Item = Card }\nclass Item {}"),
      ""
    ),
    Case("A type parameter", shown("func f<Page: Base>(_ page: Page) { page.show() }\nf(a)"), ""),
    Case(
      "A type with dynamic members",
      shown(
        "func f(_ page: Page) { page.show() }\nf(a)",
        "class Page { subscript<T>(dynamicMember path: KeyPath<Card, T>) -> T { a } }"
      ),
      ""
    ),
    Case(
      "The class of an object",
      shown("type(of: made).show()", card: "class Card { static func show() { load(\"Panel\") } }"),
      ""
    ),
    Case(
      "A static member of an enclosing type",
      shown(
        "Card.Box().f()",
        card: "class Card { static func show() { load(\"Panel\") }\nstruct Box { func f() { show() } } }"
      ),
      ""
    ),
    Case("A message to an unknown object", sent("[other show];"), ""),
    Case("A message to an object of the class", sent("Card *card = a; [card show];"), ""),
    Case("A message to an object of another class", sent("Page *page = a; [page show];"), nib),
    Case("A message to an object of any class", sent("id page = a; [page show];"), ""),
    Case(
      "A message to the object itself",
      sent("[[[Page alloc] init] f:a];", "- (void)f:(id)a { [self show]; }"),
      nib
    ),
    Case(
      "A class that forwards messages",
      sent("Page *page = a; [page show];", "- (void)forwardInvocation:(NSInvocation *)invocation {}"),
      ""
    ),
  ]

  /// Returns a type with a static method that loads the nib, and the given code.
  private static func named(
    _ main: String,
    _ card: String = "struct Card { SHOW }",
    _ more: [String: String] = [:]
  ) -> [String: String] {
    let card = card.replacing("SHOW", with: "static func show() { load(\"Panel\") }")
    return panel(main, ["Card.swift": card].merging(more) { $1 })
  }

  private static let message = ["F.m": "void f(void) { [RECEIVER showCard]; }"]

  private static func message(to receiver: String) -> [String: String] {
    message.mapValues { $0.replacing("RECEIVER", with: receiver) }
  }

  static let namedTypes: [Case] = [
    Case("The type", named("Card.show()"), ""),
    Case("A framework class", named("UIScreen.show()"), nib),
    Case("A framework structure", named("Locale.show()"), nib),
    Case("A framework class for a queue", named("DispatchQueue.show()"), nib),
    Case("A framework class that sources extend", named("UIScreen.show()\nextension UIScreen {}"), nib),
    Case(
      "A framework class, and an extension of another one",
      named("UIScreen.show()", "extension UIStoryboard { SHOW }"),
      nib
    ),
    Case("The extended framework class", named("UIScreen.show()", "extension UIScreen { SHOW }"), ""),
    Case(
      "A framework class, and an extension of its superclass",
      named("UIButton.show()", "extension UIView { SHOW }"),
      ""
    ),
    Case(
      "A framework class, and an extension of its superclass's protocol",
      named(
        "UIButton.show()",
        "protocol Showing {}\nextension Showing { SHOW }\nextension UIView: Showing {}"
      ),
      ""
    ),
    Case(
      "A framework class, and an extension of an unread protocol",
      named("UIButton.show()", "extension Showing { SHOW }"),
      ""
    ),
    Case("An unread type", named("Unread.show()"), nib),
    Case("A case of an unread type", named("let x = Unread.show", "enum Card { SHOW\ncase other }"), nib),
    Case(
      "An unread type, and an extension of a framework class",
      named("Unread.show()", "extension UIView { SHOW }"),
      ""
    ),
    Case(
      "An unread type, and an extension of a protocol",
      named("Unread.show()", "protocol Showing {}\nextension Showing { SHOW }"),
      ""
    ),
    Case(
      "An unread type of a data model",
      named("Unread.show()", "class Card: NSManagedObject { SHOW }"),
      ""
    ),
    Case(
      "An unread variable",
      named("Unread.show()\nlet made = Card()", "class Card { func show() { load(\"Panel\") } }"),
      ""
    ),
    Case("A module", named("Kit.show()", "func show() { load(\"Panel\") }"), ""),
    Case("A variable", named("let Current = Card.self\nCurrent.show()"), ""),
    Case("A parameter", named("func f(_ Current: Card.Type) { Current.show() }\nf(a)"), ""),
    Case("A type parameter", named("func f<T: Base>(_ t: T) { T.show() }\nf(a)"), ""),
    Case(
      "A type parameter of another file",
      named(
        "Box().f()\nextension Box { func f() { Item.show() } }",
        "struct Card { SHOW }",
        ["Box.swift": "class Box<Item> {}"]
      ),
      ""
    ),
    Case(
      "A type parameter of an unread type",
      named("Unread().f()\nextension Unread { func f() { Base.show() } }"),
      ""
    ),
    Case("An alias", named("Item.show()\ntypealias Item = Card"), ""),
    Case(
      "The Swift name of an Objective-C class",
      named(
        "Deck.show()",
        "",
        [
          "Card.h": "NS_SWIFT_NAME(Deck)\n@interface Card : NSObject\n+ (void)show;\n@end",
          "Card.m": "@implementation Card\n+ (void)show { load(@\"Panel\"); }\n@end",
        ]
      ),
      ""
    ),
    Case(
      "A message to a framework class",
      named("f()", "class Card: NSObject { SHOW }", message(to: "UIScreen")),
      nib
    ),
    Case(
      "A message to an unread class",
      named("f()", "class Card: NSObject { SHOW }", message(to: "Unread")),
      nib
    ),
    Case(
      "A message to a framework class, and an extension of its superclass",
      named("f()", "extension UIView { @objc(showCard) SHOW }", message(to: "UIButton")),
      ""
    ),
    Case("A message to the class", named("f()", "class Card: NSObject { SHOW }", message(to: "Card")), ""),
  ]

  /// Returns a class with a property whose accessors or observers load the nib, and with a method that uses the
  /// property.
  private static func property(_ accessors: String, _ use: String, value: String = "") -> [String: String] {
    let accessors = accessors.replacing("LOAD", with: "load(\"Panel\")")
    return panel(
      "Card().f()",
      ["Card.swift": "class Card {\nvar zoom: Float \(value) {\n\(accessors)\n}\nfunc f() { \(use) }\n}"]
    )
  }

  private static func accessors(_ methods: String, _ use: String) -> [String: String] {
    let methods = methods.replacing("LOAD", with: "load(@\"Panel\");")
    return panel(
      "start()",
      [
        "Card.h": "@interface Card : NSObject\n@property float zoom;\n@end",
        "Card.m": "@implementation Card\n\(methods)\n- (void)f { \(use) }\n@end",
        "Start.m": "void start(void) { [[[Card alloc] init] f]; }",
      ]
    )
  }

  private static let getter = "get { LOAD; return 1 }\nset {}"
  private static let setter = "get { 1 }\nset { LOAD }"
  private static let observer = "willSet {}\ndidSet { LOAD }"

  static let accessed: [Case] = [
    Case("A write runs no getter", property(getter, "zoom = 1"), nib),
    Case("A write to a property of self runs no getter", property(getter, "self.zoom = 1"), nib),
    Case("A read runs the getter", property(getter, "let x = zoom"), ""),
    Case("A compound assignment runs the getter", property(getter, "zoom += 1"), ""),
    Case("A write of a part runs the getter", property(getter, "zoom.x = 1"), ""),
    Case("A reference for a function runs the getter", property(getter, "g(&zoom)"), ""),
    Case("A getter alone", property("get { LOAD; return 1 }", "return zoom"), ""),
    Case("A getter on the line of the setter", property("get { LOAD; return 1 } set {}", "zoom = 1"), ""),
    Case("A getter after the setter", property("set {}\nget { LOAD; return 1 }", "zoom = 1"), ""),
    Case("A read runs no setter", property(setter, "let x = zoom"), nib),
    Case("A returned value runs no setter", property(setter, "return zoom"), nib),
    Case("A write runs the setter", property(setter, "zoom = 1"), ""),
    Case("A compound assignment runs the setter", property(setter, "zoom += 1"), ""),
    Case("A write of a part runs the setter", property(setter, "zoom.x = 1"), ""),
    Case("A reference for a function runs the setter", property(setter, "g(&zoom)"), ""),
    Case("A read runs no observer", property(observer, "let x = zoom", value: "= 1"), nib),
    Case("A write runs the observer", property(observer, "zoom = 1", value: "= 1"), ""),
    Case(
      "A write runs no getter in Objective-C",
      accessors("- (float)zoom { LOAD return 1; }", "self.zoom = 1;"),
      nib
    ),
    Case(
      "A read runs the getter in Objective-C",
      accessors("- (float)zoom { LOAD return 1; }", "g(self.zoom);"),
      ""
    ),
    Case(
      "A compound assignment in Objective-C",
      accessors("- (float)zoom { LOAD return 1; }", "self.zoom += 1;"),
      ""
    ),
    Case("A message in Objective-C", accessors("- (float)zoom { LOAD return 1; }", "[self zoom];"), ""),
    Case("A setter in Objective-C", accessors("- (void)setZoom:(float)zoom { LOAD }", "self.zoom = 1;"), ""),
  ]

  private static func plusPlus(_ code: String) -> [String: String] {
    panel("let x = 1", ["Card.mm": code.replacing("LOAD", with: "load(@\"Panel\");")])
  }

  static let cPlusPlus: [Case] = [
    Case("A member function of C++", plusPlus("void Card::show() { LOAD }"), ""),
    Case("A member function of a nested C++ class", plusPlus("void Deck::Card::show(int a) { LOAD }"), ""),
    Case("A constructor", plusPlus("Card::Card() : v(3) { LOAD }"), ""),
    Case("A member function inside of a class", plusPlus("class Card { void show() { LOAD } };"), ""),
    Case("A function", plusPlus("void show() { LOAD }"), nib),
    Case("A function with a qualified result", plusPlus("std::string show() { LOAD }"), nib),
    Case(
      "A method",
      plusPlus("@interface Card : NSObject\n@end\n@implementation Card\n- (void)show { LOAD }\n@end"),
      nib
    ),
  ]
}
