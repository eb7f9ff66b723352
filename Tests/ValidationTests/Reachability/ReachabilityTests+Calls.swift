import NibproofTestSupport
import Testing

/// Calls, and declarations with the same name to which the calls may refer.
extension ReachabilityTests {
  /// Returns a class with a method of the given signature that loads the nib, and code that may call the method.
  private static func method(_ signature: String, _ main: String) -> [String: String] {
    panel(
      "let card = Card()\n" + main,
      [
        "Card.swift":
          "class Card: Base { \(signature) { UINib(nibName: \"Panel\", bundle: nil) } }\nclass Base {}"
      ]
    )
  }

  private static let twoParts = "func list(_ list: List, rowAt path: Path)"

  static let labels: [Case] = [
    Case("A call with the method's labels", method(twoParts, "card.list(view, rowAt: path)"), ""),
    Case("A call with another label", method(twoParts, "card.list(view, sizeAt: path)"), nib),
    Case(
      "A member of another type",
      method("func show()", "enum Text { static let show = 1 }\nf(Text.show)"),
      nib
    ),
    Case(
      "A member that another type does not declare",
      method("func show()", "enum Text {}\nf(Text.show)"),
      ""
    ),
    Case("The method of the type as a function", method("func show()", "f(Card.show)"), ""),
    Case(
      "The method of a superclass as a function",
      method("func show()", "class Page: Card {}\nf(Page.show)"),
      ""
    ),
    Case("A call without known labels", method(twoParts, "card.list(0, sizeAt: 1)"), ""),
    Case(
      "Two calls without the method's labels in a statement",
      method(twoParts, "f(card.list(view, sizeAt: path), card.list(view, sizeAt: path))"),
      ""
    ),
    Case(
      "A call among the arguments of another one",
      method(twoParts, "card.list(view, sizeAt: card.list(view, rowAt: path))"),
      ""
    ),
    Case(
      "A call of another method in a closure",
      method(twoParts, "card.list(view, rowAt: path, { other.list(view, sizeAt: path) })"),
      ""
    ),
    Case(
      "A parameter without a name",
      method("func list(_ list: List, rowAt _: Path)", "card.list(a, rowAt: b)"),
      ""
    ),
    Case(
      "A parameter with a default value",
      method(
        "func list(_ list: List, rowAt path: Path = p, style: Int = 0)",
        "card.list(view, style: style)"
      ),
      ""
    ),
    Case(
      "A closure after the arguments",
      method("func list(rowAt path: Path, done: () -> Void)", "card.list(rowAt: path) { f(a) }"),
      ""
    ),
    Case(
      "Arguments without labels",
      method("func list(rows paths: Path..., at: Int)", "card.list(rows: a, b, at: c)"),
      ""
    ),
    Case("A static method with the labels", method("static " + twoParts, "Card.list(view, rowAt: path)"), ""),
    Case(
      "A static method with other labels",
      method("static " + twoParts, "Card.list(view, sizeAt: path)"),
      nib
    ),
    Case(
      "An optional method",
      method(twoParts, "class A { var list: List }\ncard.list?(view, rowAt: path)"),
      ""
    ),
    Case("A method's full name", method(twoParts, "let f = card.list(_:rowAt:)\nvar list: List"), ""),
    Case("A selector", method(twoParts, "let f = #selector(Card.list(_:rowAt:))"), ""),
    Case(
      "A selector of a class method, sent to the class",
      panel(
        "",
        [
          "Card.m": """
          @implementation Card
          + (void)start { [self performSelectorOnMainThread:@selector(loadLater:) withObject:nil waitUntilDone:NO]; }
          + (void)loadLater:(id)x { [[NSBundle mainBundle] loadNibNamed:@"Panel" owner:self options:nil]; }
          @end
          int main() { [Card start]; }
          """
        ]
      ),
      ""
    ),
    Case("A property with the method's name", method(twoParts, "other.list.show()"), nib),
    Case("An assignment to a property with the method's name", method(twoParts, "other.list = view"), nib),
    Case(
      "A property with the method's name is an argument",
      method(twoParts, "class A { var list: List }\nshow(other.list)"),
      nib
    ),
    Case("A member with the method's name is an argument", method(twoParts, "show(card.list)"), ""),
    Case(
      "A method without parameters",
      method("func list()", "class A { var list: List }\nshow(card.list)"),
      ""
    ),
    Case(
      "A local variable with the method's name",
      method("func list()", "func f(list: List) { show(list) }\nf(list: a)"),
      nib
    ),
    Case(
      "An Objective-C message with other labels",
      method("@objc " + twoParts, "").merging([
        "F.m": "void f(void) { [card list:view sizeAt:path]; }", "Card.swift": "",
        "Card.m": """
        @implementation Card : NSObject
        - (void)list:(List *)list rowAt:(Path *)path { [UINib nibWithNibName:@"Panel" bundle:nil]; }
        @end
        """,
      ]) { $1 },
      ""
    ),
  ]

  static let privates: [Case] = [
    Case(
      "A private global of another file",
      panel("load(name)", ["A.swift": "private let name = \"Panel\""]),
      nib
    ),
    Case(
      "A private global of the same file",
      panel("f()", ["A.swift": "private let name = \"Panel\"\nfunc f() { load(name) }"]),
      ""
    ),
    Case(
      "A global whose setter is private",
      panel("load(name)", ["A.swift": "private(set) var name = \"Panel\""]),
      ""
    ),
    Case(
      "A private static member of another file",
      panel("load(Key.name)", ["A.swift": "enum Key { fileprivate static let name = \"Panel\" }"]),
      nib
    ),
    Case(
      "A static variable in a header",
      panel("", ["A.h": "static NSString *const name = @\"Panel\";", "A.m": "void f(void) { load(name); }"])
        .merging(["main.swift": "f()"]) { $1 },
      ""
    ),
  ]

  /// Returns a class with an initializer that loads the nib, and another nib with an object of the class.
  private static func initializer(
    _ main: String,
    element: String = "viewController",
    in source: String =
      "class Card: UIViewController { init() { super.init(nibName: \"Panel\", bundle: nil) } }"
  ) -> [String: String] {
    panel(
      "load(\"Other\")\n" + main,
      [
        "Card.swift": source,
        "Other.xib": xib("<\(element) id=\"c\" customClass=\"Card\" customModule=\"App\"/>"),
      ]
    )
  }

  static let initializers: [Case] = [
    Case("A nib decodes the object", initializer(""), nib),
    Case("A nib creates a custom object", initializer("", element: "customObject"), ""),
    Case("Code creates an object", initializer("let card = Card()"), ""),
    Case("Code creates an object of a subclass", initializer("class Ace: Card {}\nlet ace = Ace()"), ""),
    Case(
      "A subclass calls the initializer",
      initializer("class Ace: Card { init(a: Int) { super.init() } }\nlet ace = Ace(a: 1)"),
      ""
    ),
    Case(
      "Another class calls its own superclass's initializer",
      initializer("class Ace { init(a: Int) { super.init() } }\nlet a = Ace(a: 1)"),
      nib
    ),
    Case(
      "Another initializer of the class calls the initializer",
      initializer("extension Card { convenience init?(coder: NSCoder) { self.init() } }"),
      ""
    ),
    Case("Code creates an object of an unknown class", initializer("let card = type.init()"), ""),
    Case(
      "A generic function creates an object",
      initializer("func make<T: UIViewController>() -> T { T() }\nmake()"),
      ""
    ),
    Case("The class is passed to a function", initializer("make(Card.self)"), ""),
    Case(
      "An initializer with parameters",
      initializer(
        "",
        in: "class Card: UIViewController { init(a: Int) { super.init(nibName: \"Panel\", bundle: nil) } }"
      ),
      nib
    ),
    Case(
      "Code calls an initializer with parameters",
      initializer(
        "let card = Card(a: 1)",
        in: "class Card: UIViewController { init(a: Int) { super.init(nibName: \"Panel\", bundle: nil) } }"
      ),
      ""
    ),
  ]
}
