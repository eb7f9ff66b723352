import Testing

/// Sources that a simple scanner could read differently from a compiler.
extension FalseAlarmTests {
  private static let labelled = xib(
    #"<view id="v-1" customClass="Foo">\#(outlet("label"))</view><label id="v-2"/>"#
  )

  private static func objectiveC(_ source: String) -> [String: String] { ["Foo.m": source] }

  private static func swift(_ source: String) -> [String: String] { ["Foo.swift": source] }

  private static let property = "@property (nonatomic, weak) IBOutlet UILabel *label;"

  static let declarations: [Case] = [
    Case(
      "Objective-C type parameters do not exist at run time",
      labelled,
      objectiveC("@interface Foo<T> : UIView\n\(property)\n@end")
    ),
    Case(
      "Generic Swift classes do not have a runtime name",
      labelled,
      swift("class Foo<T>: UIView { @IBOutlet var label: UILabel! }"),
      "unusable-class crash ",
      "undefined-outlet crash label"
    ),
    Case(
      "A literal in a macro does not begin a comment",
      labelled,
      objectiveC("#define IMAGES @\"image/*\"\n@interface Foo : UIView\n\(property)\n@end\n/* */")
    ),
    Case(
      "An apostrophe in an #error message does not begin a literal",
      labelled,
      objectiveC("#error don't\n@interface Foo : UIView\n\(property)\n@end // won't")
    ),
    Case(
      "With a custom setter name, key-value coding sets the instance variable",
      labelled,
      objectiveC("@interface Foo : UIView\n@property (weak, setter=put:) IBOutlet UILabel *label;\n@end")
    ),
    Case(
      "With custom names of setter and variable, key-value coding finds neither",
      labelled,
      objectiveC(
        """
        @interface Foo : UIView
        @property (weak, setter=put:) IBOutlet UILabel *label;
        @end
        @implementation Foo
        @synthesize label = other;
        @end
        """
      ),
      "undefined-outlet crash label"
    ),
    Case(
      "A macro without parentheses may expand to members",
      labelled,
      objectiveC("@interface Foo : UIView\nOUTLETS\n@end"),
      "undefined-outlet unverified label"
    ),
    Case(
      "The return type of a function may be on a separate line",
      labelled,
      objectiveC(
        "@interface Foo : UIView\n@end\n@implementation Foo\nCGFloat\nwidth(void) { return 1; }\n@end"
      ),
      "undefined-outlet crash label"
    ),
    Case(
      "A file that is included between members may declare members",
      labelled,
      objectiveC("@interface Foo : UIView\n#import \"Members.h\"\n@end"),
      "undefined-outlet unverified label"
    ),
    Case(
      "A file that is included in a function body does not declare members",
      labelled,
      objectiveC(
        "@interface Foo : UIView\n@end\n@implementation Foo\n- (void)f {\n#include \"body.inc\"\n}\n@end"
      ),
      "undefined-outlet crash label"
    ),
    Case(
      "Keywords are names after a type",
      xib(#"<view id="v-1" customClass="Foo">\#(outlet("byref"))</view><label id="v-2"/>"#),
      objectiveC("@interface Foo : UIView\n@property (weak) IBOutlet UILabel *byref;\n@end")
    ),
    Case(
      "A class may create accessors on demand",
      labelled,
      objectiveC(
        """
        @interface Foo : UIView
        @end
        @implementation Foo
        + (BOOL)resolveInstanceMethod:(SEL)name { return YES; }
        @end
        """
      ),
      "undefined-outlet unverified label"
    ),
    Case(
      "A conformance may be isolated",
      labelled,
      swift(
        "@objc(Foo) class Foo: UIView, nonisolated Marked { @IBOutlet var label: UILabel! }\nprotocol Marked {}"
      )
    ),
    Case(
      "Unknown syntax in a type's header makes findings unverified",
      labelled,
      swift(
        "@objc(Foo) class Foo: UIView, newly Marked { @IBOutlet var text: UILabel! }\nprotocol Marked {}"
      ),
      "undefined-outlet unverified label"
    ),
    Case(
      "#warning is not a macro",
      labelled,
      swift("@objc(Foo) class Foo: UIView {\n#warning(\"later\")\n@IBOutlet var text: UILabel! }"),
      "undefined-outlet crash label"
    ),
    Case(
      "A built-in attribute is not a macro",
      labelled,
      swift("@unsafe @objc(Foo) class Foo: UIView { @IBOutlet var text: UILabel! }"),
      "undefined-outlet crash label"
    ),
    Case(
      "A closure after an initial value is not a getter",
      xib(#"<view id="v-1" customClass="Foo">\#(attribute("zed"))</view>"#),
      swift("@objc(Foo) class Foo: UIView { @objc var zed: String = make()\n{ $0 } }")
    ),
    Case(
      "@objcMembers applies to the members of a fileprivate class",
      xib(#"<view id="v-1" customClass="Foo">\#(attribute("zed"))</view>"#),
      swift("@objc(Foo) @objcMembers fileprivate class Bar: UIView { var zed = \"\" }")
    ),
  ]

  private static let observed = xib(
    #"<view id="v-1" customClass="Foo">\#(attribute("zed"))\#(outlet("label"))</view><label id="v-2"/>"#
  )

  private static func observing(_ body: String, _ more: String = "") -> [String: String] {
    swift(
      """
      @objc(Foo) class Foo: UIView {
        @IBOutlet var label: UILabel!
        @objc var zed = "" { didSet { \(body) } }
        \(more)
      }
      """
    )
  }

  private static let tooEarly = "observer-before-outlet crash zed"

  static let observers: [Case] = [
    Case("An outlet is used before it is set", observed, observing("label.text = zed"), tooEarly),
    Case(
      "An observer creates the outlet's object before using it",
      observed,
      observing("if label == nil { build() }\nlabel.text = zed", "func build() { label = UILabel() }")
    ),
    Case(
      "An observer passes the outlet as an inout argument before using it",
      observed,
      observing("make(&label)\nlabel.text = zed")
    ),
    Case(
      "An observer sets the outlet in a tuple pattern before using it",
      observed,
      observing("(label, width) = make()\nlabel.text = zed")
    ),
    Case(
      "The initializer sets the outlet",
      observed,
      observing(
        "label.text = zed",
        "required init?(coder: NSCoder) { super.init(coder: coder); label = UILabel() }"
      )
    ),
    Case(
      "A condition continues on the next line",
      observed,
      observing("let isShort = window != nil\n  && label.isHidden")
    ),
    Case(
      "Arguments continue on the next line",
      observed,
      observing("window?.convert(\n  label.frame, from: self)")
    ),
    Case(
      "A conditional expression continues on the next line",
      observed,
      observing("let x = label == nil\n  ? nil\n  : label.text")
    ),
    Case(
      "The next line is a new statement",
      observed,
      observing("window?.makeKey()\nlabel.text = zed"),
      tooEarly
    ),
    Case("#keyPath does not use the outlet", observed, observing("print(#keyPath(label.text))")),
    Case("#selector does not use the outlet", observed, observing("print(#selector(getter: label.text))")),
    Case(
      "A parameter has the name of the outlet",
      observed,
      swift(
        """
        @objc(Foo) class Foo: UIView {
          @IBOutlet var label: UILabel!
          @objc var zed: String { get { "" } set(label) { print(label.count) } }
        }
        """
      )
    ),
    Case(
      "A constant has the name of the outlet",
      observed,
      observing("let (label, width) = make()\nprint(label.text)")
    ),
    Case(
      "A property wrapper may return a value that is not set",
      observed,
      swift(
        """
        @objc(Foo) class Foo: UIView {
          @Made @IBOutlet var label: UILabel!
          @objc var zed = "" { didSet { label.text = zed } }
        }
        """
      )
    ),
    Case(
      "An observer for another platform",
      observed,
      swift(
        """
        @objc(Foo) class Foo: UIView {
          @IBOutlet var label: UILabel!
          #if os(tvOS)
          @objc var zed = "" { didSet { label.text = zed } }
          #else
          @objc var zed = ""
          #endif
        }
        """
      )
    ),
  ]

  private static let plain = xib(#"<view id="v-1"/>"#)

  static let references: [Case] = [
    Case(
      "A missing nib",
      plain,
      calling(#"UINib(nibName: "Gone", bundle: nil)"#),
      "missing-nib unverified Gone"
    ),
    Case(
      "A call for another platform",
      plain,
      calling("#if os(tvOS)\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif")
    ),
    Case(
      "A call for this platform",
      plain,
      calling("#if os(iOS)\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif"),
      "missing-nib unverified Gone"
    ),
    Case(
      "A call under an unknown condition",
      plain,
      calling("#if DEMO\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif")
    ),
    Case(
      "A method for another platform",
      plain,
      swift("class Foo {\n#if os(tvOS)\nfunc f() { UINib(nibName: \"Gone\", bundle: nil) }\n#endif\n}")
    ),
    Case(
      "A class for another platform",
      plain,
      swift("#if os(tvOS)\nclass Foo { func f() { UINib(nibName: \"Gone\", bundle: nil) } }\n#endif")
    ),
    Case(
      "A class that is unavailable on this platform",
      plain,
      swift("@available(iOS, unavailable) class Foo { func f() { UINib(nibName: \"Gone\", bundle: nil) } }")
    ),
    Case(
      "An Objective-C method for another platform",
      plain,
      objectiveC(
        """
        @interface Foo : NSObject
        @end
        @implementation Foo
        #if TARGET_OS_TV
        - (void)f { [UINib nibWithNibName:@"Gone" bundle:nil]; }
        #endif
        @end
        """
      )
    ),
    Case(
      "How a structure uses a nib name is unknown",
      plain,
      calling(
        #"Row(nibName: "Gone", bundle: nil)"#,
        "struct Row { init(nibName: String, bundle: Bundle?) {} }"
      )
    ),
    Case(
      "A controller loads the specified nib",
      plain,
      calling(#"Pane(nibName: "Gone", bundle: nil)"#, "class Pane: UIViewController {}"),
      "missing-nib unverified Gone"
    ),
    Case(
      "A controller passes the name of its nib to the superclass",
      plain,
      swift("class Pane: UIViewController { init() { super.init(nibName: \"Gone\", bundle: nil) } }"),
      "missing-nib unverified Gone"
    ),
    Case(
      "A controller that creates its view does not load the nib",
      plain,
      swift(
        """
        class Pane: UIViewController {
          init() { super.init(nibName: "Gone", bundle: nil) }
          override func loadView() { view = UIView() }
        }
        """
      )
    ),
    Case(
      "A storyboard in an unknown variable may be any storyboard",
      plain,
      calling(#"other.instantiateViewController(withIdentifier: "Gone")"#)
    ),
  ]

  private static func calling(_ call: String, _ more: String = "") -> [String: String] {
    swift("@objc(Foo) class Foo: UIViewController { func f() {\n\(call)\n} }\n\(more)")
  }
}
