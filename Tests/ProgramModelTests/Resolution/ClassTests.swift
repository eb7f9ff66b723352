import KeyValueCoding
import RuntimeAttributes
import Testing

/// Names, superclasses, traits and extensions of classes.
@Suite struct ClassTests {
  @Test(arguments: names + superclasses + traits) func classes(_ testCase: ClassCase) { testCase.check() }
  @Test(arguments: extensions + conditions + alternatives) func parts(_ testCase: ClassCase) {
    testCase.check()
  }
  @Test(arguments: members) func membership(_ testCase: ClassCase) { testCase.check() }

  static let names: [ClassCase] = [
    ClassCase("plain", "class Foo: UIView {}", expect: "Foo: UIView"),
    ClassCase("renamed", "@objc(XYFoo) class Foo: UIView {}", expect: "Foo(XYFoo): UIView"),
    ClassCase("visible without a name", "@objc class Foo: UIView {}", expect: "Foo: UIView"),
    ClassCase("nested", "enum Outer { class Foo: UIView {} }", expect: "Outer.Foo: UIView [nested]"),
    ClassCase(
      "nested with a name",
      "enum Outer { @objc(Foo) class Foo: UIView {} }",
      expect: "Outer.Foo(Foo): UIView"
    ),
    ClassCase(
      "nested in an extension",
      "struct Outer {}\nextension Outer { class Foo: UIView {} }",
      expect: "Outer.Foo: UIView [nested]"
    ),
    ClassCase("backticked", "class `default`: UIView {}", expect: "default: UIView"),
    ClassCase(
      "modifiers",
      "@available(iOS 13, *)\npublic final class Foo\n  : UIView\n{\n}",
      expect: "Foo: UIView"
    ),
    ClassCase("actor", "actor Foo { func run() {} }", expect: "Foo [swiftOnly]\n  -run hidden"),
    ClassCase("unicode", "class Größe: UIView {}", expect: "Größe: UIView"),
  ]

  static let superclasses: [ClassCase] = [
    ClassCase("none", "class Foo {}", expect: "Foo [swiftOnly]"),
    ClassCase("Swift's protocols only", "class Foo: Codable, Equatable {}", expect: "Foo [swiftOnly]"),
    ClassCase("own protocol only", "protocol P {}\nclass Foo: P {}", expect: "Foo [swiftOnly]"),
    ClassCase("own class", "class Foo: Bar {}\nclass Bar: UIView {}", expect: "Bar: UIView\nFoo: Bar"),
    ClassCase("own root", "class Foo: Bar {}\nclass Bar {}", expect: "Bar [swiftOnly]\nFoo: Bar [swiftOnly]"),
    ClassCase("an unknown class", "class Foo: PodView {}", expect: "Foo: PodView"),
    ClassCase("generic superclass", "class Foo: Pod.Base<Int, [String]> {}", expect: "Foo: Pod.Base"),
    ClassCase("module", "class Foo: UIKit.UIView {}", expect: "Foo: UIView"),
    ClassCase("own module", "class Foo: App.Bar {}\nclass Bar: UIView {}", expect: "Bar: UIView\nFoo: Bar"),
    ClassCase("renamed by Foundation", "class Foo: NumberFormatter {}", expect: "Foo: NSNumberFormatter"),
    ClassCase("typealias", "typealias Base = UIView\nclass Foo: Base {}", expect: "Foo: UIView"),
    ClassCase(
      "typealias of a composition",
      "protocol P {}\ntypealias Base = UIView & P\nclass Foo: Base {}",
      expect: "Foo: UIView"
    ),
    ClassCase("composition", "protocol P {}\nclass Foo: P & UIView {}", expect: "Foo: UIView"),
    ClassCase(
      "typealias of itself",
      "typealias Foo2 = App.Foo2\nclass Foo: Foo2 {}",
      expect: "Foo: App.Foo2"
    ),
    ClassCase(
      "nearest scope first",
      "class Base {}\nenum E { class Base: UIView {}\n class Foo: Base {} }",
      expect: "Base [swiftOnly]\nE.Base: UIView [nested]\nE.Foo: E.Base [nested]"
    ),
    ClassCase(
      "nested in the superclass",
      "class A: UIView { class Cell: UIView {} }\nclass B: A { class C: Cell {} }",
      expect: "A: UIView\nA.Cell: UIView [nested]\nB: A\nB.C: A.Cell [nested]"
    ),
    ClassCase(
      "a source's class before the framework's",
      "class UILabel: UIView {}\nclass Foo: UILabel {}",
      expect: "Foo: UILabel\nUILabel: UIView"
    ),
    ClassCase("itself", "class Foo: Foo {}", expect: "Foo: Foo"),
    ClassCase("each other", "class A: B {}\nclass B: A {}", expect: "A: B\nB: A"),
    ClassCase(
      "each other with overrides",
      "class A: B { override var x: Int { didSet {} } }\nclass B: A { override var x: Int { didSet {} } }",
      expect: "A: B\n  x int64 settable\nB: A\n  x int64 settable"
    ),
  ]

  static let traits: [ClassCase] = [
    ClassCase("generic", "class Foo<T: Any, U>: UIView {}", expect: "Foo: UIView [generic]"),
    ClassCase(
      "undefined keys",
      "class Foo: UIView { override func setValue(_ v: Any?, forUndefinedKey key: String) {} }",
      expect: "Foo: UIView [handlesUndefinedKeys]\n  -setValue:forUndefinedKey:"
    ),
    ClassCase(
      "all keys",
      "class Foo: UIView { override func setValue(_ v: Any?, forKey key: String) {} }",
      expect: "Foo: UIView [handlesUndefinedKeys]\n  -setValue:forKey:"
    ),
    ClassCase("attached macro", "@Magic class Foo: UIView {}", expect: "Foo: UIView [incomplete]"),
    ClassCase(
      "freestanding macro",
      "class Foo: UIView { #magic(1) { 2 } }",
      expect: "Foo: UIView [incomplete]"
    ),
    ClassCase("global actor", "@MainActor @IBDesignable class Foo: UIView {}", expect: "Foo: UIView"),
    ClassCase(
      "broken text",
      "class Foo: UIView {\n  @objc var a = \"\n  @objc var b = 1\n}",
      expect: "Foo: UIView [incomplete]\n  a string settable\n  b int64 settable"
    ),
  ]

  static let extensions: [ClassCase] = [
    ClassCase(
      "of an own class",
      "class Foo: UIView {}",
      "extension Foo { @objc var a: Int { get { 1 } set {} } }",
      expect: "Foo: UIView\n  a int64 settable"
    ),
    ClassCase(
      "of a nested class",
      "enum E { class Foo: UIView {} }\nextension E.Foo { @IBAction func tap() {} }",
      expect: "E.Foo: UIView [nested]\n  -tap action"
    ),
    ClassCase(
      "of a framework class",
      "extension UIView { @IBInspectable var a: CGFloat { get { 1 } set {} } }",
      "extension UIView { var b: Int { 1 } }",
      expect: "extension UIView\n  a double settable inspectable\n  b int64 getOnly"
    ),
    ClassCase(
      "of an aliased class",
      "typealias V = UIView\nextension V { @objc func go() {} }",
      expect: "extension UIView\n  -go"
    ),
    ClassCase(
      "of an unknown class",
      "extension PodView { @objc func go() {} }",
      expect: "extension PodView\n  -go"
    ),
    ClassCase("of a protocol", "protocol P {}\nextension P { var a: Int { 1 } }", expect: ""),
    ClassCase(
      "of an optional",
      "class Foo: UIView {}\nextension Foo? { var a: Int { 1 } }",
      expect: "Foo: UIView"
    ),
    ClassCase("of an array", "extension [Int] { var a: Int { 1 } }\nclass Foo {}", expect: "Foo [swiftOnly]"),
    ClassCase(
      "of a generic type with constraints",
      "class Foo<T>: UIView {}\nextension Foo where T == Int { func go() {} }",
      expect: "Foo: UIView [generic]\n  -go hidden"
    ),
    ClassCase(
      "visible as a whole",
      "class Foo: UIView {}\n@objc extension Foo { var a: Int { get { 1 } set {} }\n @nonobjc func b() {} }",
      expect: "Foo: UIView\n  a int64 settable\n  -b hidden"
    ),
    ClassCase(
      "hidden as a whole",
      "@objcMembers class Foo: UIView {}\n@nonobjc extension Foo { func b() {} }",
      expect: "Foo: UIView\n  -b hidden"
    ),
  ]

  static let conditions: [ClassCase] = [
    ClassCase(
      "unknown: both branches",
      "class Foo: UIView {\n#if DEBUG\n@objc var a = 1\n#else\n@objc var b = 1\n#endif\n}",
      expect: "Foo: UIView\n  a int64 settable\n  b int64 settable"
    ),
    ClassCase(
      "another platform's branch",
      "class Foo: UIView {\n#if os(macOS)\n@objc var a = 1\n#elseif os(iOS) || os(tvOS)\n@objc var b = 1\n#else\n@objc var c = 1\n#endif\n}",
      expect: "Foo: UIView\n  b int64 settable"
    ),
    ClassCase(
      "negated",
      "#if !os(iOS)\nclass A {}\n#endif\n#if !(os(macOS) && DEBUG)\nclass B {}\n#endif",
      expect: "B [swiftOnly]"
    ),
    ClassCase(
      "nested",
      "#if os(iOS)\n#if FOO\nclass A {}\n#endif\nclass B {}\n#else\nclass C {}\n#endif\nclass D {}",
      expect: "A [swiftOnly]\nB [swiftOnly]\nD [swiftOnly]"
    ),
    ClassCase(
      "imports",
      "#if canImport(UIKit)\ntypealias V = UIView\n#elseif canImport(AppKit)\ntypealias V = NSView\n#endif\nclass Foo: V {}",
      platform: .macOS,
      expect: "Foo: NSView"
    ),
    ClassCase(
      "never",
      "#if false\nclass A {}\n#endif\n#if 0\nclass B {}\n#else\nclass C {}\n#endif",
      expect: "C [swiftOnly]"
    ),
    ClassCase(
      "around attributes",
      "#if swift(>=5.9)\n@objc(Bar)\n#endif\nclass Foo: UIView {}",
      expect: "Foo(Bar): UIView"
    ),
    ClassCase(
      "settable in one branch",
      "class Foo: UIView {\n#if A\n@objc var a = 1\n#else\n@objc let a = 1\n#endif\n}",
      expect: "Foo: UIView\n  a int64 settable"
    ),
    ClassCase(
      "inside a body",
      "class Foo: UIView {\nfunc f() {\n#if A\n  g()\n#else\n  h()\n#endif\n}\n@objc var a = 1\n}",
      expect: "Foo: UIView\n  a int64 settable\n  -f hidden"
    ),
    ClassCase("unbalanced", "#endif\n#else\n#if A\nclass Foo: UIView {}", expect: "Foo: UIView"),
  ]

  static let alternatives: [ClassCase] = [
    ClassCase(
      "two targets",
      "class Foo: UIView { @objc var a = 1 }",
      "class Foo: UIView { @objc var b = 1 }",
      expect: "Foo: UIView\n  a int64 settable\nFoo: UIView\n  b int64 settable"
    ),
    ClassCase(
      "an extension counts for all",
      "class Foo: UIView {}",
      "class Foo: UIView {}",
      "extension Foo { @objc func go() {} }",
      expect: "Foo: UIView\n  -go\nFoo: UIView\n  -go"
    ),
    ClassCase(
      "a superclass with the same name",
      "class Foo: Core.Foo { @objc var a = 1 }",
      "class Foo: UIView { @objc var b = 1 }",
      "class Foo: Core.Foo { @objc var c = 1 }",
      expect: """
        Foo: UIView
          a int64 settable
          b int64 settable
        Foo: UIView
          b int64 settable
        Foo: UIView
          c int64 settable
          b int64 settable
        """
    ),
    ClassCase(
      "several possible superclasses with the same name",
      "class Foo: Core.Foo {}",
      "class Foo: UIView {}",
      "class Foo: UILabel {}",
      expect: "Foo: Core.Foo\nFoo: UIView\nFoo: UILabel"
    ),
    ClassCase(
      "kinds that differ",
      "@objc enum Mode: Int { case a }",
      "class Mode: NSObject {}",
      "class Foo: UIView { @objc var mode: Mode = x }",
      expect: "Foo: UIView\n  mode unresolved(Mode) settable\nMode: NSObject"
    ),
  ]

  static let members: [ClassCase] = [
    ClassCase(
      "objcMembers",
      "@objcMembers class Foo: UIView {\n var a = 1\n private var b = 1\n @nonobjc var c = 1\n var d: Int?\n func e() {} }",
      expect: """
        Foo: UIView
          a int64 settable
          b int64 notVisibleToObjectiveC
          c int64 notVisibleToObjectiveC
          d unrepresentable? unrepresentableType
          -e
        """
    ),
    ClassCase(
      "objcMembers above",
      "@objcMembers class A: UIView {}\nclass B: A {}\nclass C: B { var a = 1 }\nextension C { func b() {} }",
      expect: "A: UIView\nB: A\nC: B\n  a int64 settable\n  -b"
    ),
    ClassCase(
      "objcMembers and a private extension",
      "@objcMembers class A: UIView {}\nprivate extension A { func b() {} }",
      expect: "A: UIView\n  -b hidden"
    ),
    ClassCase(
      "override of a visible property",
      "class A: UIView { @objc(alpha2) var a = 1 }\nclass B: A { override var a: Int { didSet {} } }",
      expect: "A: UIView\n  alpha2 int64 settable swift:a\nB: A\n  alpha2 int64 settable swift:a"
    ),
    ClassCase(
      "override of a hidden property",
      "class A: UIView { var a = 1 }\nclass B: A { override var a: Int { didSet {} } }",
      expect: "A: UIView\n  a int64 notVisibleToObjectiveC\nB: A\n  a int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "override of an unknown property",
      "class B: PodView { override var a: Int { didSet {} } }",
      expect: "B: PodView\n  a int64 settable"
    ),
    ClassCase(
      "override of a hidden method",
      "class A: UIView { func a() {}\n @objc func b() {} }\nclass B: A { override func a() {}\n override func b() {} }",
      expect: "A: UIView\n  -a hidden\n  -b\nB: A\n  -a hidden\n  -b"
    ),
    ClassCase(
      "requirement of an Objective-C protocol",
      "@objc protocol P { var a: Int { get set }\n func b() }\nclass A: UIView, P { var a = 1\n func b() {} }",
      expect: "A: UIView\n  a int64 settable\n  -b"
    ),
    ClassCase(
      "requirement of an inherited protocol",
      "@objc protocol P { var a: Int { get set } }\nprotocol Q: P {}\nclass A: UIView {}\nextension A: Q { var b: Int { 1 } }\nextension A { @objc var a: Int { get { 1 } set {} } }",
      expect: "A: UIView\n  b int64 getOnly\n  a int64 settable"
    ),
    ClassCase(
      "requirement of a framework's protocol",
      "class A: UIResponder, UIApplicationDelegate { var window: UIWindow?\n var other = 1 }",
      expect: "A: UIResponder\n  window unresolved(UIWindow)? settable\n  other int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "property with the name of the first part of a required selector",
      "class A: UIView, UITableViewDelegate { var tableView: UIView! }",
      expect: "A: UIView\n  tableView object(UIView)? notVisibleToObjectiveC"
    ),
    ClassCase(
      "requirement of a framework's protocol that an own protocol inherits, with another key than its name",
      "protocol P: UITextInputTraits {}\nclass A: UIView, P { var isSecureTextEntry = false }",
      expect: "A: UIView\n  secureTextEntry bool settable swift:isSecureTextEntry getter:isSecureTextEntry"
    ),
    ClassCase(
      "method of a framework's protocol, whose selector is not known",
      "class A: UIView, UITextFieldDelegate { func textFieldShouldClear(_ x: UITextField) -> Bool { true }\n func b() {} }",
      expect: "A: UIView\n  -textFieldShouldClear: perhaps hidden\n  -b hidden"
    ),
    ClassCase(
      "requirement of a Swift protocol",
      "protocol P { var a: Int { get set } }\nclass A: UIView, P { var a = 1 }",
      expect: "A: UIView\n  a int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "requirement of a Swift protocol for classes, as it was spelled once",
      "protocol P: class { var a: Int { get set } }\nclass A: UIView, P { var a = 1 }",
      expect: "A: UIView\n  a int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "requirement of a framework's protocol",
      "class A: UIView, UITextInput { var selectionRects: [Any] = []\n var b = 1 }",
      expect: "A: UIView\n  selectionRects array settable\n  b int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "requirement of an unknown protocol",
      "class A: UIView, PodDelegate { var a = 1; private var b = 1 }",
      expect: "A: UIView\n  a int64 perhapsNotVisible\n  b int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "Apple's other protocols do not have such requirements",
      "class A: UIView, UITableViewDelegate, ASWebAuthenticationPresentationContextProviding, Sendable { var a = 1 }",
      expect: "A: UIView\n  a int64 notVisibleToObjectiveC"
    ),
    ClassCase(
      "property wrappers",
      """
      @propertyWrapper struct Fixed { var wrappedValue: Int { 1 } }
      @propertyWrapper struct Loose { var wrappedValue: Int { get { 1 } set {} } }
      class A: UIView { @objc @Fixed var a: Int; @objc @Loose var b: Int; @objc @Pods var c: Int }
      """,
      expect: "A: UIView\n  a int64 getOnly\n  b int64 settable\n  c int64 settable"
    ),
    ClassCase(
      "generic parameter as a type",
      "class A<T>: UIView { @objc var a: T }",
      expect: "A: UIView [generic]\n  a unresolved(T) settable"
    ),
    ClassCase(
      "members of nested types stay theirs",
      "class A: UIView {\n struct S { var s = 1 }\n enum E { case x, `class`, open\n var e: Int { 1 } }\n @objc var a = 1 }",
      expect: "A: UIView\n  a int64 settable"
    ),
  ]
}
