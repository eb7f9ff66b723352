import NibproofTestSupport
import Testing

/// Controllers that look for a nib named after their class, unless code provides another nib or a view.
extension ReachabilityTests {
  /// Returns a nib, a controller whose class has the nib's name and a suffix, and code that may use the
  /// controller.
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
    Case("Code creates the controller", controller("show(PanelViewController())"), ""),
    Case(
      "Code creates the controller with its own initializer",
      controller("show(PanelViewController(model: model))"),
      ""
    ),
    Case(
      "Code creates the controller with another nib name",
      controller(#"show(PanelViewController(nibName: "PanelViewController", bundle: nil))"#),
      nib
    ),
    Case(
      "Code creates the controller with the nib's name",
      controller(#"show(PanelViewController(nibName: "PanelView", bundle: nil))"#),
      ""
    ),
    Case(
      "Code creates the controller without a nib name",
      controller("show(PanelViewController(nibName: nil, bundle: nil))"),
      ""
    ),
    Case(
      "Code creates the controller with an unknown nib name",
      controller("show(PanelViewController(nibName: name, bundle: nil))"),
      ""
    ),
    Case(
      "Code creates the controller with a nib name that may be nil",
      controller(#"show(PanelViewController(nibName: isPad() ? "Other" : nil, bundle: nil))"#),
      ""
    ),
    Case(
      "Code creates the controller with a nib of generated code",
      controller("show(PanelViewController(nib: R.nib.other))"),
      nib
    ),
    Case(
      "Objective-C code creates the controller with another nib name",
      controller(
        "f()",
        ["S.m": "void f(void) { [[PanelViewController alloc] initWithNibName:@\"P\" bundle:nil]; }"]
      ),
      nib
    ),
    Case(
      "Objective-C code creates the controller without a nib name",
      controller(
        "f()",
        ["S.m": "void f(void) { [[PanelViewController alloc] initWithNibName:nil bundle:nil]; }"]
      ),
      ""
    ),
    Case(
      "Code creates the controller with another nib name, and elsewhere without one",
      controller(#"PanelViewController(nibName: "P", bundle: nil); PanelViewController()"#),
      ""
    ),
    Case(
      "The class of the controller is passed to a function",
      controller("show(PanelViewController.self)", view),
      ""
    ),
    Case(
      "Code calls a static method of the controller",
      controller("show(PanelViewController.make())", view),
      ""
    ),
    Case("A scene contains the controller with a view", controller("", view), nib),
    Case(
      "Code requests the controller by an identifier",
      controller("ask(\"id\") as! PanelViewController", view),
      nib
    ),
    Case("A scene contains the controller without a view", controller("", scene("")), ""),
    Case(
      "A scene that nothing shows contains the controller without a view",
      controller("", scene("").merging(["Info.plist": "<plist><dict/></plist>"]) { $1 }),
      nib
    ),
    Case(
      "A scene contains the controller with a view, and code creates another one",
      controller("PanelViewController()", view),
      ""
    ),
    Case(
      "Another scene contains the controller without a view",
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
      "A nib contains the controller and connects its view",
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
    Case(
      "Code sets the view of the controller",
      controller("let p = PanelViewController()\np.view = view"),
      nib
    ),
    Case(
      "Code sets the view of the controller in a property",
      controller("self.p = PanelViewController(); self.p.view = view"),
      nib
    ),
    Case(
      "Objective-C code sets the view of the controller",
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
      "Objective-C code calls the setter of the view",
      controller(
        "f()",
        ["S.m": "void f(void) { _p = [PanelViewController new]; [_p setView:self.holder]; }"]
      ),
      nib
    ),
    Case("Code accesses the view", controller("let p = PanelViewController()\np.view.alpha = 1"), ""),
    Case("Code compares the view", controller("let p = PanelViewController()\np.view == other"), ""),
    Case(
      "Code sets the view after it is loaded",
      controller("let p = PanelViewController()\nshow(p)\np.view = view"),
      ""
    ),
    Case(
      "Code sets the view of another controller",
      controller("let p = PanelViewController()\nq.view = view"),
      ""
    ),
    Case(
      "A nib with the full class name: code creates the controller",
      controller("show(PanelViewController())", nib: whole),
      ""
    ),
    Case(
      "A nib with the full class name: a scene contains the controller with a view",
      controller("", view, nib: whole),
      nib
    ),
    Case(
      "A nib with the full class name: the class reads its own name",
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
      "A nib with the full class name: a superclass reads the name",
      controller(
        "extension UIResponder { var name: String { String(describing: type(of: self)) } }\nload(page.name)",
        view,
        nib: whole
      ),
      ""
    ),
    Case(
      "A nib with the full class name: no code uses the superclass member that reads the name",
      controller(
        "extension UIResponder { var name: String { String(describing: type(of: self)) } }",
        view,
        nib: whole
      ),
      nib
    ),
    Case(
      "A nib with the full class name: views read their names",
      controller(
        "extension UIView { var name: String { String(describing: type(of: self)) } }\nload(view.name)",
        view,
        nib: whole
      ),
      nib
    ),
    Case(
      "A nib with the full class name: a generic function reads the name",
      controller(
        "func make<T>() -> T { T(nibName: String(describing: T.self)) }\nlet p: PanelViewController = make()",
        view,
        nib: whole
      ),
      ""
    ),
    Case(
      "A nib with the full class name: the class's protocol is not declared",
      controller("", view, nib: whole, declaration: "class PanelViewController: UIViewController, Kit {}"),
      ""
    ),
  ]
}
