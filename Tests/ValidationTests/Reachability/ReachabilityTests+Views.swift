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
    Case("No code reads the name of the class", view(plain), nib),
    Case(
      "The view reads its class name in two steps",
      view("class Panel: UIView { init() { let t = type(of: self); load(String(describing: t)) } }"),
      ""
    ),
    Case(
      "The view reads its class name without 'self'",
      view("class Panel: UIView { init() { load(NSStringFromClass(classForCoder)) } }"),
      ""
    ),
    Case(
      "The view reads the description of its class",
      view("class Panel: UIView { init() { load(type(of: self).description()) } }"),
      ""
    ),
    Case("The view reads its class name", view("class Panel: UIView { init() { load(\(ask)) } }"), ""),
    Case(
      "The view stores the name of its class, which nothing uses",
      view("class Panel: UIView { let nib = \(ask) }"),
      nib
    ),
    Case(
      "The view reads its class name in a method that nothing calls",
      view("class Panel: UIView { func f() { load(\(ask)) } }"),
      nib
    ),
    Case(
      "The view reads its class name in a method that code calls",
      view("class Panel: UIView { func f() { load(\(ask)) } }", use: "Panel(); panel.f()"),
      ""
    ),
    Case(
      "A member that reads a class name is used on another class",
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
    Case("An accessor in generated code is named after the class", view(plain, use: "R.nib.panel()"), ""),
    Case(
      "A string contains the class name",
      view("class Panel: UIView { static var nib: String { \"\\(Self.self)\" } }", use: "load(Panel.nib)"),
      ""
    ),
    Case(
      "A string that nothing uses contains the class name",
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
      "A protocol reads the class name",
      view(
        "class Panel: UIView, Named { init() { load(nib) } }",
        "extension Named { var nib: String { String(describing: Self.self) } }\nprotocol Named {}"
      ),
      ""
    ),
    Case(
      "An undeclared protocol may read the class name",
      view("class Panel: UIView, NibLoadable {}", use: "Panel.make()"),
      ""
    ),
    Case(
      "Code creates a view with an undeclared protocol",
      view("class Panel: UIView, NibLoadable {}"),
      ""
    ),
    Case(
      "Code creates a structure with an undeclared protocol",
      view("struct Panel: Loadable {}"),
      nib
    ),
    Case(
      "An extension of all views reads the class name",
      view(
        plain,
        "extension UIView { static var nib: String { String(describing: self) } }",
        use: "load(Panel.nib)"
      ),
      ""
    ),
    Case(
      "No code uses the extension of all views that reads the class name",
      view(plain, "extension UIView { static var nib: String { String(describing: self) } }"),
      nib
    ),
    Case(
      "A protocol of all objects reads the class name",
      view(
        plain,
        "extension NSObject: Named {}\nprotocol Named {}\nextension Named { var nib: String { \(ask) } }",
        use: "Panel(); load(panel.nib)"
      ),
      ""
    ),
    Case(
      "Another view reads its class name",
      view(plain, "class Other: UIView { init() { load(\(ask)) } }"),
      nib
    ),
    Case("The view describes an error", view(plain, use: "Panel(); load(String(describing: error))"), nib),
    Case(
      "A function reads the name of the passed class",
      view(plain, "func load<T>() -> T { named(String(describing: T.self)) }", use: "load() as Panel"),
      ""
    ),
    Case(
      "No code calls the function that reads the name of the passed class",
      view(plain, "func load<T>() -> T { named(String(describing: T.self)) }"),
      nib
    ),
    Case(
      "The class is passed to an undeclared function",
      view(plain, use: "load(Panel.self)"),
      ""
    ),
    Case("Code calls an undeclared class method", view(plain, use: "Panel.loaded()"), ""),
    Case(
      "A protocol that only classes can adopt",
      view("class Panel: UIView, Plain, UITextFieldDelegate {}\nprotocol Plain: AnyObject {}"),
      nib
    ),
    Case("An unrelated controller is declared", view(plain, "class Other: UIViewController {}"), nib),
  ]
}
