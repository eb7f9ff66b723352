import NibproofTestSupport
import Testing

/// Controllers that look for a nib named after their class, unless code provides another nib or a view.
extension ReachabilityTests {
  /// Returns a nib, the controller with the nib's name, and a source that creates the controller.
  private static func controller(
    _ use: String,
    _ more: [String: String] = [:],
    nib: String = "PanelView",
    declaration: String = "class PanelViewController: UIViewController {}"
  ) -> [String: String] {
    var files = panel(use)
    files["\(nib).xib"] = files.removeValue(forKey: "Panel.xib")
    files["PanelViewController.swift"] = declaration
    return files.merging(more) { $1 }
  }

  /// Returns the main storyboard with the controller.
  private static func scene(_ content: String, attributes: String = "") -> [String: String] {
    [
      "Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>",
      "Main.storyboard": storyboard(
        initial: "s-1",
        """
        <scene sceneID="a"><objects><viewController id="s-1" customClass="PanelViewController" \(attributes)>\(content)
        </viewController></objects></scene>
        """
      ),
    ]
  }

  private static let view = scene(#"<view key="view" id="v-1"/>"#)
  private static let whole = "PanelViewController"

  static let provided: [Case] = [
    Case("Its controller is made", controller("show(PanelViewController())"), ""),
    Case("With its own initializer", controller("show(PanelViewController(model: model))"), ""),
    Case(
      "With a nib's name",
      controller(#"show(PanelViewController(nibName: "PanelViewController", bundle: nil))"#),
      nib
    ),
    Case("With this one's", controller(#"show(PanelViewController(nibName: "PanelView", bundle: nil))"#), ""),
    Case("With none", controller("show(PanelViewController(nibName: nil, bundle: nil))"), ""),
    Case("With what may be none", controller("show(PanelViewController(nibName: name, bundle: nil))"), ""),
    Case(
      "With a value that may be nil",
      controller(#"show(PanelViewController(nibName: isPad() ? "Other" : nil, bundle: nil))"#),
      ""
    ),
    Case("With a member of generated code", controller("show(PanelViewController(nib: R.nib.other))"), nib),
    Case(
      "In Objective-C",
      controller(
        "f()",
        ["S.m": "void f(void) { [[PanelViewController alloc] initWithNibName:@\"P\" bundle:nil]; }"]
      ),
      nib
    ),
    Case(
      "In Objective-C without one",
      controller(
        "f()",
        ["S.m": "void f(void) { [[PanelViewController alloc] initWithNibName:nil bundle:nil]; }"]
      ),
      ""
    ),
    Case(
      "With a nib's name, and elsewhere without",
      controller(#"PanelViewController(nibName: "P", bundle: nil); PanelViewController()"#),
      ""
    ),
    Case("Its class is passed to a function", controller("show(PanelViewController.self)", view), ""),
    Case("A static method of its class is called", controller("show(PanelViewController.make())", view), ""),
    Case("A scene has one with a view", controller("", view), nib),
    Case("Code requests it by an identifier", controller("ask(\"id\") as! PanelViewController", view), nib),
    Case("A scene has one without", controller("", scene("")), ""),
    Case(
      "A scene that nothing shows has one without",
      controller("", scene("").merging(["Info.plist": "<plist><dict/></plist>"]) { $1 }),
      nib
    ),
    Case("A scene has one, and code makes another", controller("PanelViewController()", view), ""),
    Case(
      "Another scene has one without",
      controller(
        "",
        view.merging([
          "Info.plist": "<string>Main</string><string>Other</string>",
          "Other.storyboard": (scene("")["Main.storyboard"] ?? "").replacing("v-1", with: "v-2"),
        ]) { $1 }
      ),
      ""
    ),
    Case(
      "A nib holds one that is given a view there",
      controller(
        "load(\"Other\")",
        [
          "Other.xib": xib(
            """
            <viewController id="c" customClass="PanelViewController"><connections>
            <outlet property="view" destination="v-1" id="o"/></connections></viewController><view id="v-1"/>
            """
          )
        ]
      ),
      nib
    ),
    Case(
      "A subclass is instantiated",
      controller("class Lid: PanelViewController {}\nlet lid = Lid()"),
      ""
    ),
    Case("It is given a view", controller("let p = PanelViewController()\np.view = view"), nib),
    Case("In a property", controller("self.p = PanelViewController(); self.p.view = view"), nib),
    Case(
      "In Objective-C, too",
      controller(
        "f()",
        [
          "S.m":
            "void f(void) { PanelViewController *p = [[PanelViewController alloc]\n init];\np.view = holder; }"
        ]
      ),
      nib
    ),
    Case(
      "By its setter",
      controller(
        "f()",
        ["S.m": "void f(void) { _p = [PanelViewController new]; [_p setView:self.holder]; }"]
      ),
      nib
    ),
    Case("Its view is accessed", controller("let p = PanelViewController()\np.view.alpha = 1"), ""),
    Case("Its view is compared", controller("let p = PanelViewController()\np.view == other"), ""),
    Case(
      "It is given a view after it has loaded one",
      controller("let p = PanelViewController()\nshow(p)\np.view = view"),
      ""
    ),
    Case("Another one is given a view", controller("let p = PanelViewController()\nq.view = view"), ""),
    Case(
      "A nib with its full name: it is instantiated",
      controller("show(PanelViewController())", nib: whole),
      ""
    ),
    Case("A nib with its full name: a scene contains one with a view", controller("", view, nib: whole), nib),
    Case(
      "A nib with its full name: the class reads its own name",
      controller(
        "",
        view,
        nib: whole,
        declaration:
          "class PanelViewController: UIViewController { override func f() { load(String(describing: type(of: self))) } }"
      ),
      ""
    ),
    Case(
      "A nib with its full name: a superclass reads the name",
      controller(
        "extension UIResponder { var name: String { String(describing: type(of: self)) } }\nload(page.name)",
        view,
        nib: whole
      ),
      ""
    ),
    Case(
      "A nib with its full name: no code uses the superclass member that reads the name",
      controller(
        "extension UIResponder { var name: String { String(describing: type(of: self)) } }",
        view,
        nib: whole
      ),
      nib
    ),
    Case(
      "A nib with its full name: views read their names",
      controller(
        "extension UIView { var name: String { String(describing: type(of: self)) } }\nload(view.name)",
        view,
        nib: whole
      ),
      nib
    ),
    Case(
      "A nib with its full name: a generic function reads the name",
      controller(
        "func make<T>() -> T { T(nibName: String(describing: T.self)) }\nlet p: PanelViewController = make()",
        view,
        nib: whole
      ),
      ""
    ),
    Case(
      "A nib with its full name: the declaration of its protocol is missing",
      controller("", view, nib: whole, declaration: "class PanelViewController: UIViewController, Kit {}"),
      ""
    ),
  ]
}
