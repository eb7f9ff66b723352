import NibproofTestSupport
import Testing

@testable import Validation

/// Nibs that are called like views: only code that asks a class for its name loads these.
extension LatencyTests {
  /// A view of the nib's name that another source makes, beside code that asks classes for their names.
  private static func view(_ declaration: String, _ more: String = "", use: String = "Panel()") -> [String:
    String]
  {
    panel(declaration).merging(["Use.swift": "let panel = \(use)", "More.swift": more]) { $1 }
  }

  static let views: [Case] = [
    Case(
      "It asks its class in two steps",
      view("class Panel: UIView { func f() { let t = type(of: self); load(String(describing: t)) } }"),
      ""
    ),
    Case(
      "It asks for it without itself",
      view("class Panel: UIView { let n = NSStringFromClass(classForCoder) }"),
      ""
    ),
    Case(
      "It asks for a description",
      view("class Panel: UIView { let n = type(of: self).description() }"),
      ""
    ),
    Case("It is called like its file", view("class Panel: UIView { let n = #file }"), ""),
    Case(
      "Somebody logs",
      view("class Panel: UIView {}", "func log(_ text: String, file: String = #file) { print(file, text) }"),
      nib
    ),
    Case(
      "Somebody logs lines",
      view("class Panel: UIView {}", "func log(file: String = #file, line: Int = #line) {}"),
      nib
    ),
    Case(
      "A macro asks whoever is there",
      view("class Panel: UIView {}").merging(["Names.h": "#define SELF_NAME NSStringFromClass([self class])"])
      { $1 },
      ""
    ),
    Case("An accessor is named after it", view("class Panel: UIView {}", "let nib = R.nib.panel()"), ""),
    Case(
      "It asks its class",
      view("class Panel: UIView { let nib = String(describing: type(of: self)) }"),
      ""
    ),
    Case("In a string", view("class Panel: UIView { static var nib: String { \"\\(Self.self)\" } }"), ""),
    Case(
      "In Objective-C",
      view("class Panel: UIView {}", "extension Panel { let n = NSStringFromClass(self.classForCoder) }"),
      ""
    ),
    Case(
      "A superclass asks",
      view("class Panel: Base {}", "class Base: UIView { let nib = String(describing: type(of: self)) }"),
      ""
    ),
    Case(
      "A protocol does",
      view(
        "class Panel: UIView, Named {}",
        "extension Named { var nib: String { String(describing: Self.self) } }\nprotocol Named {}"
      ),
      ""
    ),
    Case("A protocol of nobody knows where may", view("class Panel: UIView, NibLoadable {}"), ""),
    Case(
      "All views do",
      view(
        "class Panel: UIView {}",
        "extension UIView { static var nib: String { String(describing: self) } }"
      ),
      ""
    ),
    Case(
      "All objects do by a protocol",
      view(
        "class Panel: UIView {}",
        "extension NSObject: Named {}\nprotocol Named {}\nextension Named { var nib: String { String(describing: type(of: self)) } }"
      ),
      ""
    ),
    Case(
      "Another view does",
      view("class Panel: UIView {}", "class Other: UIView { let nib = String(describing: type(of: self)) }"),
      nib
    ),
    Case(
      "What is asked is no class",
      view("class Panel: UIView {}", "let text = String(describing: error)"),
      nib
    ),
    Case(
      "A function asks what it is handed",
      view(
        "class Panel: UIView {}",
        "func load<T>() -> T { named(String(describing: T.self)) }",
        use: "load() as Panel"
      ),
      ""
    ),
    Case(
      "It is handed nothing",
      view("class Panel: UIView {}", "func load<T>() -> T { named(String(describing: T.self)) }"),
      nib
    ),
    Case("Its class is handed on", view("class Panel: UIView {}", use: "load(Panel.self)"), ""),
    Case("Its class makes itself", view("class Panel: UIView {}", use: "Panel.loaded()"), ""),
    Case(
      "A protocol for classes alone",
      view("class Panel: UIView, Plain, UITextFieldDelegate {}\nprotocol Plain: AnyObject {}"),
      nib
    ),
    Case("Its controller is made", view("class Panel: UIView {}", "class Other: UIViewController {}"), nib),
  ]
}
