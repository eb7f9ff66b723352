import Testing

extension FalseAlarmTests {
  private static let flag = [
    "W.h": "@interface W : NSObject { IBOutlet NSButton *flag; BOOL _flag; }\n@end"
  ]
  private static let macFlag = mac(
    #"<customObject id="-2" customClass="W">\#(outlet("flag"))</customObject><button id="v-2"/>"#
  )

  static let outlets: [Case] = [
    Case("AppKit sets the instance variable with exactly the outlet's name", macFlag, flag),
    Case(
      "AppKit sets the exact variable even if a variable with an underscore is declared first",
      macFlag,
      ["W.h": "@interface W : NSObject { NSMutableArray *_flag; IBOutlet NSButton *flag; }\n@end"]
    ),
    Case(
      "AppKit sets the exact variable of a superclass",
      macFlag,
      [
        "W.h": "@interface V : NSObject { IBOutlet NSButton *flag; }\n@end\n"
          + "@interface W : V { NSMutableArray *_flag; }\n@end"
      ]
    ),
    Case(
      "An exact variable with an unsuitable type is a mismatch",
      macFlag,
      ["W.h": "@interface W : NSObject { NSButton *_flag; IBOutlet NSMutableArray *flag; }\n@end"],
      "outlet-type-mismatch crash-on-use flag"
    ),
    Case(
      "Key-value coding, which sets UIKit's outlets, prefers the variable with an underscore",
      xib(#"<view id="v-1" customClass="W">\#(outlet("flag"))</view><button id="v-2"/>"#),
      ["W.h": "@interface W : UIView { IBOutlet UIButton *flag; BOOL _flag; }\n@end"],
      "outlet-type-mismatch crash flag"
    ),
    Case(
      "A setter takes precedence, and AppKit does not convert the object to a number",
      macFlag,
      ["W.h": "@interface W : NSObject { NSButton *flag; }\n@property (nonatomic) BOOL flag;\n@end"],
      "outlet-type-mismatch silent flag"
    ),
    Case(
      "A variable with an underscore is set if no exact variable exists",
      macFlag,
      ["W.h": "@interface W : NSObject { IBOutlet NSButton *_flag; }\n@end"]
    ),
    Case(
      "IKImageBrowserView has an outlet that its header declares only as a variable",
      mac(
        """
        <ikImageBrowserView id="v-1">\(outlet("dragDestinationDelegate"))</ikImageBrowserView>
        <customObject id="v-2"/>
        """
      ),
      [:]
    ),
  ]

  private static func barButton(_ segue: String) -> String {
    xib(
      """
      <view id="v-1" customClass="A" customModule="M"/><barButtonItem id="b-1"><connections>
      <action selector="tap:" destination="v-1" id="a-1"/>\(segue)</connections></barButtonItem>
      <viewController id="c-1"/>
      """
    )
  }

  private static let shown = xib(
    """
    <view id="v-1" customClass="A" customModule="M">\(outlet("caption"))</view><view id="v-2"/>
    <button id="b-1"><connections><action selector="tap:" destination="v-1" id="a-1"/></connections></button>
    """
  )

  /// Returns the sources of a class, two subclasses and an unrelated class, and code that assigns one class to objects.
  private static func adopting(_ name: String) -> [String: String] {
    [
      "A.swift": """
      class A: UIView {}
      class B: A { @IBOutlet var caption: UIView!; @IBAction func tap(_ sender: Any) {} }
      class C: A {}
      class Other: UIView { @IBOutlet var caption: UIView!; @IBAction func tap(_ sender: Any) {} }
      extension UIViewController { func adopt(_ view: A) { object_setClass(view, \(name).self) } }
      """
    ]
  }

  private static let overload = "func tap(_ number: Int) -> String? { nil }"

  static let actions: [Case] = [
    Case(
      "Objective-C sees one of two overloads",
      barButton(""),
      ["A.swift": "class A: UIView { \(overload); @IBAction func tap(_ sender: Any) {} }"]
    ),
    Case(
      "Objective-C does not see the only overload",
      barButton(""),
      ["A.swift": "class A: UIView { \(overload) }"],
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "Code may change an object's class to a subclass with the missing members",
      shown,
      adopting("B"),
      "undefined-outlet unverified caption",
      "undefined-action unverified tap:"
    ),
    Case(
      "Code changes an object's class to a subclass without the missing members",
      shown,
      adopting("C"),
      "undefined-outlet crash caption",
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "Code changes the class of other objects to an unrelated class",
      shown,
      adopting("Other"),
      "undefined-outlet crash caption",
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "A bar button item has one target and one action, which may be those of a segue",
      barButton(#"<segue destination="c-1" kind="show" id="s-1"/>"#),
      ["A.swift": "class A: UIView {}"],
      "undefined-action unverified tap:"
    ),
    Case(
      "A bar button item without a segue sends its own action",
      barButton(""),
      ["A.swift": "class A: UIView {}"],
      "undefined-action crash-on-use tap:"
    ),
  ]
}
