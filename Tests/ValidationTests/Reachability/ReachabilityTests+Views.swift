import NibproofTestSupport
import Testing

/// Nibs named after views; only code that uses the name of the class loads such a nib.
extension ReachabilityTests {
  /// Returns a view with the nib's name, code that creates the view, and code that uses the names of classes.
  private static func view(_ declaration: String, _ more: String = "", use: String = "Panel()") -> [String:
    String]
  {
    panel("let panel = \(use)", ["Panel.swift": declaration, "More.swift": more])
  }

  private static let plain = "class Panel: UIView {}"
  private static let ask = "String(describing: type(of: self))"

  static let views: [Case] = [
    Case("No code reads its name", view(plain), nib),
    Case(
      "It reads its class name in two steps",
      view("class Panel: UIView { init() { let t = type(of: self); load(String(describing: t)) } }"),
      ""
    ),
    Case(
      "It reads its class name without 'self'",
      view("class Panel: UIView { init() { load(NSStringFromClass(classForCoder)) } }"),
      ""
    ),
    Case(
      "It reads the description of its class",
      view("class Panel: UIView { init() { load(type(of: self).description()) } }"),
      ""
    ),
    Case("It reads its class name", view("class Panel: UIView { init() { load(\(ask)) } }"), ""),
    Case(
      "It keeps the name of its class, which nothing uses",
      view("class Panel: UIView { let nib = \(ask) }"),
      nib
    ),
    Case(
      "It reads its class name in a method that nothing calls",
      view("class Panel: UIView { func f() { load(\(ask)) } }"),
      nib
    ),
    Case(
      "It reads its class name in a method that code calls",
      view("class Panel: UIView { func f() { load(\(ask)) } }", use: "Panel(); panel.f()"),
      ""
    ),
    Case(
      "It is used on another class",
      view(
        "class Panel: UIView, Named {}\nclass Lid: UIView, Named {}",
        "protocol Named {}\nextension Named { static var nib: String { \"\\(self)\" } }",
        use: "Panel(); load(Lid.nib)"
      ),
      nib
    ),
    Case(
      "A macro reads the class name of the object that uses it",
      view("", use: "Panel()").merging([
        "Names.h": "#define SELF_NAME NSStringFromClass([self class])",
        "Panel.m": "@implementation Panel : UIView\n- (id)init { load(SELF_NAME); }\n@end",
      ]) { $1 },
      ""
    ),
    Case(
      "A macro that nothing uses",
      view(plain).merging(["Names.h": "#define SELF_NAME NSStringFromClass([self class])"]) { $1 },
      nib
    ),
    Case("An accessor is named after it", view(plain, use: "R.nib.panel()"), ""),
    Case(
      "In a string",
      view("class Panel: UIView { static var nib: String { \"\\(Self.self)\" } }", use: "load(Panel.nib)"),
      ""
    ),
    Case(
      "In a string that nothing uses",
      view("class Panel: UIView { static var nib: String { \"\\(Self.self)\" } }"),
      nib
    ),
    Case(
      "An extension reads the class name",
      view(plain, "extension Panel { override func f() { load(NSStringFromClass(self.classForCoder)) } }"),
      ""
    ),
    Case(
      "A superclass reads the class name",
      view("class Panel: Base {}", "class Base: UIView { init() { load(\(ask)) } }"),
      ""
    ),
    Case(
      "A protocol does",
      view(
        "class Panel: UIView, Named { init() { load(nib) } }",
        "extension Named { var nib: String { String(describing: Self.self) } }\nprotocol Named {}"
      ),
      ""
    ),
    Case(
      "A protocol that no source declares may",
      view("class Panel: UIView, NibLoadable {}", use: "Panel.make()"),
      ""
    ),
    Case(
      "A view is made whose protocol no source declares",
      view("class Panel: UIView, NibLoadable {}"),
      ""
    ),
    Case(
      "A structure is made whose protocol no source declares",
      view("struct Panel: Loadable {}"),
      nib
    ),
    Case(
      "All views do",
      view(
        plain,
        "extension UIView { static var nib: String { String(describing: self) } }",
        use: "load(Panel.nib)"
      ),
      ""
    ),
    Case(
      "All views can, and it is only made",
      view(plain, "extension UIView { static var nib: String { String(describing: self) } }"),
      nib
    ),
    Case(
      "All objects do by a protocol",
      view(
        plain,
        "extension NSObject: Named {}\nprotocol Named {}\nextension Named { var nib: String { \(ask) } }",
        use: "Panel(); load(panel.nib)"
      ),
      ""
    ),
    Case("Another view does", view(plain, "class Other: UIView { init() { load(\(ask)) } }"), nib),
    Case("It describes an error", view(plain, use: "Panel(); load(String(describing: error))"), nib),
    Case(
      "A function reads the name of the passed class",
      view(plain, "func load<T>() -> T { named(String(describing: T.self)) }", use: "load() as Panel"),
      ""
    ),
    Case(
      "It is given none",
      view(plain, "func load<T>() -> T { named(String(describing: T.self)) }"),
      nib
    ),
    Case(
      "Its class is given to a function that no source declares",
      view(plain, use: "load(Panel.self)"),
      ""
    ),
    Case("Its class makes itself in a way that no source declares", view(plain, use: "Panel.loaded()"), ""),
    Case(
      "A protocol for classes alone",
      view("class Panel: UIView, Plain, UITextFieldDelegate {}\nprotocol Plain: AnyObject {}"),
      nib
    ),
    Case("Its controller is made", view(plain, "class Other: UIViewController {}"), nib),
  ]
}
