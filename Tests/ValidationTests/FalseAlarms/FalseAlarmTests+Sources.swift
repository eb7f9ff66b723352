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
      "Type parameters of Objective-C are gone at run time",
      labelled,
      objectiveC("@interface Foo<T> : UIView\n\(property)\n@end")
    ),
    Case(
      "Those of Swift make classes without names",
      labelled,
      swift("class Foo<T>: UIView { @IBOutlet var label: UILabel! }"),
      "unusable-class crash ",
      "undefined-outlet crash label"
    ),
    Case(
      "A literal in a macro begins no comment",
      labelled,
      objectiveC("#define IMAGES @\"image/*\"\n@interface Foo : UIView\n\(property)\n@end\n/* */")
    ),
    Case(
      "Nor does an apostrophe in a message begin a literal",
      labelled,
      objectiveC("#error don't\n@interface Foo : UIView\n\(property)\n@end // won't")
    ),
    Case(
      "A setter of another name leaves the variable to key-value coding",
      labelled,
      objectiveC("@interface Foo : UIView\n@property (weak, setter=put:) IBOutlet UILabel *label;\n@end")
    ),
    Case(
      "Unless the source names the variable",
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
      "The type of a function may be on a line of its own",
      labelled,
      objectiveC(
        "@interface Foo : UIView\n@end\n@implementation Foo\nCGFloat\nwidth(void) { return 1; }\n@end"
      ),
      "undefined-outlet crash label"
    ),
    Case(
      "A file may be included between members",
      labelled,
      objectiveC("@interface Foo : UIView\n#import \"Members.h\"\n@end"),
      "undefined-outlet unverified label"
    ),
    Case(
      "One that is included in a body has none",
      labelled,
      objectiveC(
        "@interface Foo : UIView\n@end\n@implementation Foo\n- (void)f {\n#include \"body.inc\"\n}\n@end"
      ),
      "undefined-outlet crash label"
    ),
    Case(
      "Words of the language are names after a type",
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
      "What is new to a type's head costs the proof, and not its members",
      labelled,
      swift(
        "@objc(Foo) class Foo: UIView, newly Marked { @IBOutlet var text: UILabel! }\nprotocol Marked {}"
      ),
      "undefined-outlet unverified label"
    ),
    Case(
      "A note to the compiler is no macro",
      labelled,
      swift("@objc(Foo) class Foo: UIView {\n#warning(\"later\")\n@IBOutlet var text: UILabel! }"),
      "undefined-outlet crash label"
    ),
    Case(
      "Nor is an attribute of the language",
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
      "Members of a closed class are open to @objcMembers",
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
      "One that is made first",
      observed,
      observing("if label == nil { build() }\nlabel.text = zed", "func build() { label = UILabel() }")
    ),
    Case("One that is passed as an inout argument", observed, observing("make(&label)\nlabel.text = zed")),
    Case("One of a pattern", observed, observing("(label, width) = make()\nlabel.text = zed")),
    Case(
      "One that the initializer sets",
      observed,
      observing(
        "label.text = zed",
        "required init?(coder: NSCoder) { super.init(coder: coder); label = UILabel() }"
      )
    ),
    Case(
      "A condition goes on in the next line",
      observed,
      observing("let isShort = window != nil\n  && label.isHidden")
    ),
    Case("So do arguments", observed, observing("window?.convert(\n  label.frame, from: self)")),
    Case(
      "A conditional expression as well",
      observed,
      observing("let x = label == nil\n  ? nil\n  : label.text")
    ),
    Case("A new statement is one", observed, observing("window?.makeKey()\nlabel.text = zed"), tooEarly),
    Case("A key path is a text", observed, observing("print(#keyPath(label.text))")),
    Case("A selector is a name", observed, observing("print(#selector(getter: label.text))")),
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
      "Another system's observer",
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
      "A nib that is not there",
      plain,
      calling(#"UINib(nibName: "Gone", bundle: nil)"#),
      "missing-nib unverified Gone"
    ),
    Case(
      "Another system's nib",
      plain,
      calling("#if os(tvOS)\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif")
    ),
    Case(
      "This system's nib",
      plain,
      calling("#if os(iOS)\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif"),
      "missing-nib unverified Gone"
    ),
    Case(
      "A nib under a condition",
      plain,
      calling("#if DEMO\n" + #"UINib(nibName: "Gone", bundle: nil)"# + "\n#endif")
    ),
    Case(
      "Another system's method",
      plain,
      swift("class Foo {\n#if os(tvOS)\nfunc f() { UINib(nibName: \"Gone\", bundle: nil) }\n#endif\n}")
    ),
    Case(
      "Another system's class",
      plain,
      swift("#if os(tvOS)\nclass Foo { func f() { UINib(nibName: \"Gone\", bundle: nil) } }\n#endif")
    ),
    Case(
      "A class that is not there on this system",
      plain,
      swift("@available(iOS, unavailable) class Foo { func f() { UINib(nibName: \"Gone\", bundle: nil) } }")
    ),
    Case(
      "Another system's method of Objective-C",
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
      "The use of a nib's name by a structure is unknown",
      plain,
      calling(
        #"Row(nibName: "Gone", bundle: nil)"#,
        "struct Row { init(nibName: String, bundle: Bundle?) {} }"
      )
    ),
    Case(
      "A controller looks for its nib",
      plain,
      calling(#"Pane(nibName: "Gone", bundle: nil)"#, "class Pane: UIViewController {}"),
      "missing-nib unverified Gone"
    ),
    Case(
      "By its superclass's initializer as well",
      plain,
      swift("class Pane: UIViewController { init() { super.init(nibName: \"Gone\", bundle: nil) } }"),
      "missing-nib unverified Gone"
    ),
    Case(
      "Not where it makes its view itself",
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
      "A storyboard that is handed in may be any",
      plain,
      calling(#"other.instantiateViewController(withIdentifier: "Gone")"#)
    ),
  ]

  private static func calling(_ call: String, _ more: String = "") -> [String: String] {
    swift("@objc(Foo) class Foo: UIViewController { func f() {\n\(call)\n} }\n\(more)")
  }
}
