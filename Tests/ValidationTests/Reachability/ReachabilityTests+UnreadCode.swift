import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

/// Unread code, such as frameworks and dependencies, that calls the app's code or loads the app's nibs.
extension ReachabilityTests {
  /// Returns a helper that uses the name of a class, and whose own name is that of a property of NSObject.
  private static func namer(_ call: String, _ declaration: String) -> [String: String] {
    panel("class Panel: UIView {}\n\(call)", ["Names.swift": "class Names { \(declaration) }"])
  }

  /// Returns a nib with the name of a controller's class without the last word.
  private static func console(_ main: String) -> [String: String] {
    var files = panel(main)
    files["Console.xib"] = files.removeValue(forKey: "Panel.xib")
    return files
  }

  /// Returns a storyboard with a segue that only unread code may perform.
  private static func segue(_ superclass: String) -> [String: String] {
    var files = panel("class Root: \(superclass) {}")
    files["Info.plist"] = "<plist><dict><key>UIMainStoryboardFile</key><string>Board</string></dict></plist>"
    files["Board.storyboard"] = storyboard(
      initial: "s-1",
      """
      <scene sceneID="a"><objects><viewController id="s-1" customClass="Root" customModule="App">
      <connections><segue destination="s-2" kind="show" identifier="menu" id="g"/></connections></viewController>
      </objects></scene>
      <scene sceneID="b"><objects><viewController nibName="Panel" id="s-2"/></objects></scene>
      """
    )
    return files
  }

  /// Returns a class that loads the nib, and code that looks up a class by the given name.
  private static func composedClass(_ name: String) -> [String: String] {
    panel(
      "",
      [
        "main.m": """
        @interface PanelHolder : NSObject
        @end
        @implementation PanelHolder
        - (id)init { [NSBundle.mainBundle loadNibNamed:@"Panel" owner:self topLevelObjects:nil]; return self; }
        @end
        int main() { [[NSClassFromString(\(name)) alloc] init]; }
        """
      ]
    )
  }

  /// Returns a controller with the nib's name, and a property wrapper that creates an object of the property's class.
  private static func wrapped(_ property: String) -> [String: String] {
    panel(
      """
      @propertyWrapper struct Made<Value: UIViewController> { var wrappedValue: Value { Value() } }
      class Panel: UIViewController {}
      class Lid: UIViewController {}
      class Deck { \(property) }
      let deck = Deck()
      """
    )
  }

  /// Returns a nib with the owner `Holder`, and a class with an unread superclass.
  private static func library(
    _ main: String,
    owner: String = "class Holder: LibraryController {}"
  ) -> [String: String] {
    panel(
      "class Browser: LibraryBrowser {}\n\(main)",
      [
        "Holder.swift": "\(owner)\nclass Card: UIView {}",
        "Panel.xib": xib(
          """
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Holder"/>
          <view id="v-1" customClass="Card" customModule="App"><connections>
          <outlet property="chart" destination="v-1" id="c-1"/></connections></view>
          """
        ),
      ]
    )
  }

  static let unread: [Case] = [
    Case(
      "A private type conforms to a framework's protocol",
      panel(
        "private struct Box: UIViewRepresentable { func makeUIView() { load(\"Panel\") } }\nshow(Box())"
      ),
      ""
    ),
    Case(
      "Nothing calls the private members of a private type",
      panel("private struct Box { private func make() { load(\"Panel\") } }\nshow(Box())"),
      nib
    ),
    Case(
      "A static member that no source declares, next to one with a parameter",
      panel(
        """
        protocol Made {}
        extension Made { static func make(title: String) -> Self { Self.make() } }
        class Panel: UIView, Made {}
        show(Panel.make(title: "x"))
        """
      ),
      ""
    ),
    Case(
      "A static member that a source declares, next to one with a parameter",
      panel(
        """
        protocol Made {}
        extension Made {
          static func make(title: String) -> Self { Self.make() }
          static func make() -> Self { Self.init() }
        }
        class Panel: UIView, Made {}
        show(Panel.make(title: "x"))
        """
      ),
      nib
    ),
    Case(
      "A helper named like a property",
      namer(
        "load(Names.className(Panel.self))",
        "static func className(_ type: AnyClass) -> String { String(describing: type) }"
      ),
      ""
    ),
    Case(
      "A helper named like a property, in Objective-C",
      panel(
        "class Panel: UIView {}",
        [
          "main.m": """
          @implementation Names
          + (NSString *)className:(Class)type { return NSStringFromClass(type); }
          @end
          int main() { [UINib nibWithNibName:[Names className:[Panel class]] bundle:nil]; }
          """
        ]
      ),
      ""
    ),
    Case(
      "A helper named like a property, for another class",
      namer(
        "load(Names.className(Names.self))",
        "static func className(_ type: AnyClass) -> String { String(describing: type) }"
      ),
      nib
    ),
    Case(
      "A class method `load` that no source declares",
      panel("class Panel: UIView {}\nshow(Panel.load())"),
      ""
    ),
    Case(
      "A controller named like the nib",
      console("class ConsoleController: UIViewController {}\nshow(ConsoleController())"),
      ""
    ),
    Case(
      "Another class named like the nib",
      console("class ConsoleController: NSObject {}\nshow(ConsoleController())"),
      nib
    ),
    Case("A segue that an unread superclass may perform", segue("DrawerController"), ""),
    Case("A segue that no code performs", segue("UIViewController"), nib),
    Case(
      "A property list in the old style",
      panel("", ["Info.plist": "{ NSMainNibFile = Panel; }"]),
      ""
    ),
    Case(
      "A property list in the old style with the name as a key",
      panel("", ["Info.plist": "{ Panel = NSMainNibFile; }"]),
      nib
    ),
    Case(
      "The class of any object",
      panel(
        "class Panel: UIView {}\nfunc f(_ view: UIView) { UINib(nibName: String(describing: type(of: view)), bundle: nil) }\nf(make())\nshow(Panel())"
      ),
      ""
    ),
    Case(
      "A class without objects",
      panel(
        "class Panel: UIView {}\nfunc f(_ view: UIView) { UINib(nibName: String(describing: type(of: view)), bundle: nil) }\nf(make())"
      ),
      nib
    ),
    Case(
      "The module before the name of a class",
      panel("class Panel: UIViewController {}\nshow(NSClassFromString(module + \".\" + \"Panel\"))"),
      ""
    ),
    Case(
      "An alternative value that code creates",
      panel("class Panel: UIViewController {}\nvar current: Panel?\nlet panel = current ?? .init()"),
      ""
    ),
    Case(
      "An associated type",
      panel(
        """
        protocol Shown { associatedtype Content }
        extension Shown { func show() { load(String(describing: Content.self)) } }
        struct Box: Shown { typealias Content = Panel }
        class Panel: UIView {}
        Box().show()
        """
      ),
      ""
    ),
    Case(
      "An override of a class method",
      panel(
        """
        extension UIView { static func make() -> UIView { UINib(nibName: String(describing: self), bundle: nil) } }
        class Base: UIView { class func open() -> UIView { Base() } }
        class Panel: Base { override class func open() -> UIView { make() } }
        show(Panel.open())
        """
      ),
      ""
    ),
    Case(
      "Code composes the name of a class with an unknown beginning",
      composedClass(
        "[[item componentsSeparatedByString:@\".\"].lastObject stringByAppendingString:@\"Holder\"]"
      ),
      ""
    ),
    Case(
      "Code composes the name of a class with an unknown end",
      composedClass("[NSString stringWithFormat:@\"Pan%@\", item]"),
      ""
    ),
    Case(
      "Code composes the name of a class with a module",
      composedClass("[@\"App.Panel\" stringByAppendingString:item]"),
      ""
    ),
    Case(
      "Code composes the name of another class",
      composedClass("[item stringByAppendingString:@\"Loader\"]"),
      nib
    ),
    Case("A name in several lines", panel("load(\"\"\"\n  Panel\n  \"\"\")"), ""),
    Case("A name in several lines with another indentation", panel("load(\"\"\"\n    Panel\n  \"\"\")"), nib),
    Case("A name with an escape", panel("UINib(nibName: \"P\\u{61}nel\", bundle: nil)"), ""),
    Case(
      "A name with an escape in Objective-C",
      panel("", ["main.m": "int main() { [UINib nibWithNibName:@\"P\\x61nel\" bundle:nil]; }"]),
      ""
    ),
    Case("A name that an unknown function returns", panel("UINib(nibName: makeName()(), bundle: nil)"), ""),
    Case(
      "A name that an unknown operator returns",
      panel("UINib(nibName: \"Li\" <+> \"d\", bundle: nil)"),
      ""
    ),
    Case(
      "A case named like the nib",
      panel(
        "enum Kind { case Lid, Panel }\nfunc show(_ type: Kind) { load(String(describing: type)) }\nshow(.Lid)"
      ),
      ""
    ),
    Case(
      "Cases with other names",
      panel(
        "enum Kind { case Lid, Cup }\nfunc show(_ type: Kind) { load(String(describing: type)) }\nshow(.Lid)"
      ),
      nib
    ),
    Case("A property wrapper that creates its value", wrapped("@Made var panel: Panel"), ""),
    Case("A wrapped property of another class", wrapped("@Made var lid: Lid"), nib),
    Case("A library that loads the nib of an owner", library("let browser = Browser()"), ""),
    Case("An app that has no object of the library", library(""), nib),
    Case(
      "An owner whose superclasses are known",
      library("let browser = Browser()", owner: "class Holder: NSObject {}"),
      nib
    ),
    Case(
      "A delegate of an unread class",
      panel("", ["Delegate.swift": "@main class Delegate: LibraryDelegate {}"]),
      ""
    ),
  ]

  /// Checks a scene whose identifier a function receives, and a function that is not called.
  @Test
  func `code that does not run names nothing`() async throws {
    func isUnreachable(_ main: String) async throws -> [Bool] {
      let files = [
        "Board.storyboard": storyboard(
          initial: "s-1",
          """
          <scene sceneID="a"><objects><viewController id="s-1"/></objects></scene>
          <scene sceneID="b"><objects><viewController id="s-2" storyboardIdentifier="B"><connections>
          <outlet property="gone" destination="s-2" id="o"/></connections></viewController></objects></scene>
          """
        ),
        "Scenes.swift": """
        func open(_ name: String) {
          UIStoryboard(name: "Board", bundle: nil).instantiateViewController(withIdentifier: name)
        }
        func openUnused(_ name: String) { open(name) }
        """,
        "main.swift": main,
      ]
      return try await TemporaryTree(files).validate().findings.filter { $0.id == .undefinedOutlet }
        .map(\.isUnreachable)
    }
    #expect(try await isUnreachable("open(\"A\")") == [true])
    #expect(try await isUnreachable("open(\"B\")") == [false])
    #expect(try await isUnreachable("openUnused(text)") == [false])
  }
}
