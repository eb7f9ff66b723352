import Testing

extension FalseAlarmTests {
  private static let flag = [
    "W.h": "@interface W : NSObject { IBOutlet NSButton *flag; BOOL _flag; }\n@end"
  ]
  private static let macFlag = mac(
    #"<customObject id="-2" customClass="W">\#(outlet("flag"))</customObject><button id="v-2"/>"#
  )

  static let outlets: [Case] = [
    Case("AppKit writes the variable of the very name", macFlag, flag),
    Case(
      "AppKit writes it even if a variable for key-value coding is declared first",
      macFlag,
      ["W.h": "@interface W : NSObject { NSMutableArray *_flag; IBOutlet NSButton *flag; }\n@end"]
    ),
    Case(
      "AppKit writes the exact variable of a superclass",
      macFlag,
      [
        "W.h": "@interface V : NSObject { IBOutlet NSButton *flag; }\n@end\n"
          + "@interface W : V { NSMutableArray *_flag; }\n@end"
      ]
    ),
    Case(
      "The exact variable of another type is a mismatch",
      macFlag,
      ["W.h": "@interface W : NSObject { NSButton *_flag; IBOutlet NSMutableArray *flag; }\n@end"],
      "outlet-type-mismatch crash-on-use flag"
    ),
    Case(
      "Key-value coding prefers the one with an underscore, as UIKit's outlets have it",
      xib(#"<view id="v-1" customClass="W">\#(outlet("flag"))</view><button id="v-2"/>"#),
      ["W.h": "@interface W : UIView { IBOutlet UIButton *flag; BOOL _flag; }\n@end"],
      "outlet-type-mismatch crash flag"
    ),
    Case(
      "The setter takes precedence, and AppKit does not convert the object to a number",
      macFlag,
      ["W.h": "@interface W : NSObject { NSButton *flag; }\n@property (nonatomic) BOOL flag;\n@end"],
      "outlet-type-mismatch silent flag"
    ),
    Case(
      "A variable with an underscore is better than none",
      macFlag,
      ["W.h": "@interface W : NSObject { IBOutlet NSButton *_flag; }\n@end"]
    ),
    Case(
      "Image Kit's browser has an outlet that its header shows as a variable alone",
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
      "Objective-C sees one of two methods with the selector",
      barButton(""),
      ["A.swift": "class A: UIView { \(overload); @IBAction func tap(_ sender: Any) {} }"]
    ),
    Case(
      "It sees no method with the selector",
      barButton(""),
      ["A.swift": "class A: UIView { \(overload) }"],
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "Code may make an object an instance of a subclass with the missing members",
      shown,
      adopting("B"),
      "undefined-outlet unverified caption",
      "undefined-action unverified tap:"
    ),
    Case(
      "A subclass that does not have it",
      shown,
      adopting("C"),
      "undefined-outlet crash caption",
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "A class that is not a subclass of the object's class",
      shown,
      adopting("Other"),
      "undefined-outlet crash caption",
      "undefined-action crash-on-use tap:"
    ),
    Case(
      "A bar button item has one target and one action, which may be a segue's",
      barButton(#"<segue destination="c-1" kind="show" id="s-1"/>"#),
      ["A.swift": "class A: UIView {}"],
      "undefined-action unverified tap:"
    ),
    Case(
      "One without a segue has its own",
      barButton(""),
      ["A.swift": "class A: UIView {}"],
      "undefined-action crash-on-use tap:"
    ),
  ]
}
