import KeyValueCoding
import NibproofTestSupport
import RuntimeAttributes
import Testing

@Suite("Kinds of crashes and losses during loads that developers reported")
struct CrashKindTests {
  @Test("Each kind is reproduced, or has a reason why not", arguments: cases)
  func kind(_ kind: CrashKind) async throws {
    guard let found = try await kind.found() else { return }
    #expect(found == kind.expected, sourceLocation: kind.location)
    #expect(!kind.expected.isEmpty, sourceLocation: kind.location)
  }

  @Test("Each kind has a unique name")
  func names() {
    #expect(Set(Self.cases.map(\.name)).count == Self.cases.count)
  }

  typealias Document = CrashDocument
  typealias Line = CrashLine

  static let cases = outlets + classes + attributes + outletsOfMac + initializers + nibs + frameworks

  // MARK: Outlets

  private static let outlets: [CrashKind] = [
    .trace(
      "outlet_renamed_or_removed",
      Document.iOS(Document.owner("Form", outlets: "name") + #"<view id="v-1"/>"#),
      "class Form: UIViewController { @IBOutlet var title2: UIView! }",
      "connect, crash: " + Line.raised("name", of: "App.Form")
    ),
    .trace(
      "outlet_renamed_or_removed_2",
      Document.storyboard(
        """
        <viewController id="c-1" customClass="Form" \(Document.app) sceneMemberID="viewController">
        <view key="view" id="v-1"/>\(Document.outlets("name"))</viewController>
        """
      ),
      "class Form: UIViewController {}",
      "connect, crash: " + Line.raised("name", of: "App.Form")
    ),
    .trace(
      "outlet_on_wrong_object",
      Document.iOS("<view id=\"v-1\">\(Document.outlets("pager"))</view>"),
      "class Form: UIViewController { @IBOutlet var pager: UIView! }",
      "connect, crash: " + Line.raised("pager", of: "UIView")
    ),
    .trace(
      "outlet_empty_label",
      Document.iOS(Document.view("Panel", Document.outlets(""))),
      "class Panel: UIView {}",
      "connect, crash: " + Line.raised("", of: "App.Panel")
    ),
    .trace(
      "outlet_to_segue_template",
      // The outlet is connected to a controller that exists only in another storyboard.
      Document.storyboard(
        """
        <viewController id="c-1" customClass="Form" \(Document.app) sceneMemberID="viewController">
        <connections><outlet property="container" destination="c-9" id="o-1"/></connections></viewController>
        """
      ),
      "class Form: UIViewController { @IBOutlet var container: UIView! }",
      "connect, invalid"
    ),
    .trace(
      "owner_pure_swift_class",
      Document.iOS(Document.owner("Form", outlets: "name") + #"<view id="v-1"/>"#),
      "class Form { @IBOutlet var name: UIView! }",
      "connect, crash: " + Line.raised("name", of: "NSObject")
    ),
    .findings(
      "owner_wrong_instance",
      Document.iOS(Document.owner("Form", outlets: "name") + #"<view id="v-1"/>"#),
      """
      class Form: UIView { @IBOutlet var name: UIView! }
      class Other: UIView {
        func load() { Bundle.main.loadNibNamed("Test", owner: self, options: nil) }
      }
      """,
      "owner-mismatch, crash: " + Line.raised("name", of: "Other")
    ),
    .program(
      "owner_nil_or_wrong_class",
      { try CrashPrograms.nilOwner() },
      Line.raised("name", of: "NSObject")
    ),
    .program(
      "nib_name_collision_across_bundles",
      { try CrashPrograms.nibOfOtherBundle() },
      Line.raised("logo", of: "NibControllerWithNib")
    ),
    .trace(
      "vc_awakeFromNib_outlets_nil",
      Document.storyboard(
        """
        <viewController id="c-1" customClass="Form" \(Document.app) sceneMemberID="viewController">
        <view key="view" id="v-1"/>\(Document.outlets("name"))</viewController>
        """
      ),
      """
      class Form: UIViewController {
        @IBOutlet var name: UIView!
        override func awakeFromNib() { super.awakeFromNib(); name.isHidden = true }
      }
      """,
      "end, crash: " + Line.nilOutlet
    ),
    .trace(
      "inspectable_didset_uses_nil_outlet",
      Document.iOS(
        Document.view("Panel", Document.attributes("boolean dark YES") + Document.outlets("face"))
      ),
      """
      class Panel: UIView {
        @IBOutlet var face: UIView!
        @IBInspectable var dark: Bool = false { didSet { face.isHidden = dark } }
      }
      """,
      "end, crash: " + Line.nilOutlet
    ),
  ]

  // MARK: Classes

  /// Returns a view whose class exists, so that the app's module is known, and a view with the given class.
  private static func beside(_ className: String, _ content: String = "", named: String = Document.app)
    -> String
  {
    Document.iOS(
      Document.view() + "<view id=\"v-2\" customClass=\"\(className)\" \(named)>\(content)</view>"
    )
  }

  private static let classes: [CrashKind] = [
    .trace(
      "unknown_class_then_outlet_crash",
      beside("Gone", Document.outlets("face")),
      "class Panel: UIView {}",
      "initialize, dropped: Unknown class _TtC3App4Gone in Interface Builder file.",
      "connect, crash: " + Line.raised("face", of: "UIView")
    ),
    .trace(
      "unknown_class_then_udra_log",
      beside("Gone", Document.attributes("boolean dark YES")),
      "class Panel: UIView {}",
      "initialize, dropped: Unknown class _TtC3App4Gone in Interface Builder file.",
      "apply, dropped: " + Line.dropped("dark", on: "UIView")
    ),
    .trace(
      "missing_or_wrong_module",
      beside("Other", Document.outlets("face"), named: ""),
      "class Panel: UIView {}\nclass Other: UIView { @IBOutlet var face: UIView! }",
      "initialize, dropped: Unknown class Other in Interface Builder file.",
      "connect, crash: " + Line.raised("face", of: "UIView")
    ),
    .trace(
      "unknown_class_objc_renamed_with_module",
      Document.iOS(Document.view("Other")),
      "@interface Other : UIView\n@end\n@implementation Other\n@end",
      "initialize, dropped: Unknown class _TtC3App5Other in Interface Builder file."
    ),
    .trace(
      "unknown_class_custom_objc_name",
      beside("APPOther"),
      "class Panel: UIView {}\n@objc(APPOther) class Other: UIView {}",
      "initialize, dropped: Unknown class _TtC3App8APPOther in Interface Builder file."
    ),
    .trace(
      "unknown_class_generic",
      beside("Other"),
      "class Panel: UIView {}\nclass Other<Content>: UIView {}",
      "initialize, dropped: Unknown class _TtC3App5Other in Interface Builder file."
    ),
    .trace(
      "unknown_class_nested",
      beside("Panel.Other"),
      "class Panel: UIView { class Other: UIView {} }",
      "initialize, dropped: Unknown class _TtC3App11Panel.Other in Interface Builder file."
    ),
    .trace(
      "unknown_class_macos",
      Document.macOS(
        Document.view(element: "customView")
          + #"<customView id="v-2" customClass="Gone" \#(Document.app)>\#(Document.outlets("face"))</customView>"#
      ),
      "class Panel: NSView {}",
      "initialize, dropped: Unknown class '_TtC3App4Gone', using 'NSView' instead. "
        + "Encountered in Interface Builder file at path Test.xib.",
      "connect, dropped: Failed to connect (face) outlet from (NSView) to (App.Panel): "
        + "missing setter or instance variable"
    ),
    .trace(
      "custom_object_missing_module",
      Document.iOS(
        Document.view()
          + #"<customObject id="h-1" customClass="Helper">\#(Document.outlets("face"))</customObject>"#
      ),
      "class Panel: UIView {}\nclass Helper: NSObject { @IBOutlet var face: UIView! }",
      "initialize, dropped: Unknown class Helper in Interface Builder file.",
      "connect, crash: " + Line.raised("face", of: "UICustomObject")
    ),
    .trace(
      "segue_class_missing",
      Document.storyboard(
        """
        <viewController id="c-1" customClass="Form" \(Document.app) sceneMemberID="viewController"><connections>
        <segue destination="c-1" kind="custom" customClass="Fade" \(Document.app) id="s-9"/>
        </connections></viewController>
        """
      ),
      "class Form: UIViewController {}",
      "connect, crash-on-use: "
        + Line.uncaught("NSInvalidArgumentException", "Could not find a segue class named '_TtC3App4Fade'")
    ),
    .findings(
      "unknown_class_objc",
      Document.iOS(#"<view id="v-1" customClass="TollPanel"/>"#),
      """
      #import <UIKit/UIKit.h>
      @implementation Form
      - (void)f { [UINib nibWithNibName:@"Test" bundle:nil]; }
      @end
      """,
      // All linked libraries are known, and none of them declares the class.
      others: [ProjectText.path: ProjectText.app(["Test.m", "Test.xib"])],
      "unknown-class, dropped: Unknown class TollPanel in Interface Builder file."
    ),
    .none(
      "unknown_class_shared_target_or_extension",
      because: "the sources do not show which of a document's two targets load the document"
    ),
    .none(
      "unknown_class_static_library",
      because: "the linker drops the class, which the sources do not show"
    ),
    .none(
      "unknown_class_ios12_resilience",
      because: "it depends on whether a library was built for distribution, and on the layout of its types"
    ),
    .none(
      "cast_failure_after_fallback",
      because:
        "the cast is in code after the load, which is like that of unknown_class_then_outlet_crash"
    ),
    .none(
      "duplicate_class_name",
      because:
        "the runtime prints it before any nib is loaded, and the sources do not show which libraries are linked"
    ),
  ]

  // MARK: macOS

  private static let outletsOfMac: [CrashKind] = [
    .trace(
      "outlet_missing_macos",
      Document.macOS(Document.view("Panel", Document.outlets("face"), element: "customView")),
      "class Panel: NSView {}",
      "connect, dropped: Failed to connect (face) outlet from (App.Panel) to (App.Panel): "
        + "missing setter or instance variable"
    ),
    .trace(
      "outlet_to_action_method_macos",
      Document.macOS(Document.view("Panel", Document.outlets("press"), element: "customView")),
      "class Panel: NSView { @IBAction func press(_ sender: Any) {} }",
      "connect, dropped: Failed to connect (press) outlet from (App.Panel) to (App.Panel): "
        + "missing setter or instance variable"
    ),
    .trace(
      "action_missing_macos",
      Document.macOS(Document.view("Panel", action, element: "customView")),
      "class Panel: NSView {}",
      "connect, dropped: Could not connect action, target class App.Panel does not respond to -press:"
    ),
    .trace(
      "action_missing_macos_old",
      Document.macOS(Document.view("Panel", action, element: "customView")),
      "class Panel: NSView {}",
      target: PlatformVersion(10, 10),
      "connect, dropped: Could not connect the action press: to target of class App.Panel"
    ),
    .trace(
      "binding_key_missing_macos",
      Document.macOS(
        Document.view("Panel", element: "customView")
          + """
          <textField id="t-1"><connections><binding destination="v-1" name="value" keyPath="face" id="n-1"/></connections>
          </textField>
          """
      ),
      "class Panel: NSView {}",
      "connect, dropped: [<App.Panel 0x…> valueForUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key face."
    ),
    .none(
      "binding_set_failure_macos",
      because: "a binding writes what users enter, long after the load"
    ),
  ]

  private static let action =
    #"<connections><action selector="press:" target="v-1" id="a-1"/></connections>"#

  // MARK: Initializers and replacement

  private static let initializers: [CrashKind] = [
    .trace(
      "init_coder_fatalError",
      panel(),
      """
      class Panel: UIView {
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """,
      "initialize, crash: Fatal error: init(coder:) has not been implemented"
    ),
    .trace(
      "init_coder_fatalError_2",
      Document.storyboard(
        #"<viewController id="c-1" customClass="Form" \#(Document.app) sceneMemberID="viewController"/>"#
      ),
      """
      class Form: UIViewController {
        init(style: Int) { super.init(nibName: nil, bundle: nil) }
        required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
      }
      """,
      "initialize, crash: Fatal error: init(coder:) has not been implemented"
    ),
    .trace(
      "init_frame_unimplemented_macos",
      Document.macOS(Document.view(element: "customView"), direct: false),
      """
      class Panel: NSView {
        required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """,
      "initialize, crash: Fatal error: Use of unimplemented initializer 'init(frame:)' for class 'App.Panel'"
    ),
    .program(
      "init_coder_replaced_object",
      { try CrashPrograms.replacedInInitializer() },
      Line.uncaught(
        "NSGenericException",
        "This coder requires that replaced objects be returned from initWithCoder:"
      )
    ),
    .program(
      "awakeFromNib_twice_after_awakeAfter",
      { try CrashPrograms.replacedAfterwards() },
      "  awake Panel",
      "awake Panel"
    ),
    .none(
      "awakeAfter_breaks_constraints",
      because:
        "reported once, and it is unknown when a constraint's items are set by key and when they are decoded"
    ),
    .findings(
      "recursive_nib_load",
      Document.iOS(Document.view("Test")),
      """
      class Test: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          Bundle.main.loadNibNamed("Test", owner: self, options: nil)
        }
      }
      """,
      "recursive-nib, crash"
    ),
    .findings(
      "recursive_nib_load in Objective-C",
      Document.iOS(#"<view id="v-1" customClass="Test"/>"#),
      """
      @interface Test : UIView
      @end
      @implementation Test
      - (id)initWithCoder:(NSCoder *)coder {
        if ((self = [super initWithCoder:coder])) { [self setUp]; }
        return self;
      }
      - (void)setUp { [[NSBundle mainBundle] loadNibNamed:@"Test" owner:self options:nil]; }
      @end
      """,
      "recursive-nib, crash"
    ),
    .trace(
      "awakeFromNib_overwrites_udra",
      panel("boolean dark YES"),
      """
      class Panel: UIView {
        @IBInspectable var dark: Bool = false
        override func awakeFromNib() { super.awakeFromNib(); dark = false }
      }
      """,
      "overwrite, silent"
    ),
    .trace(
      "udra_localized_not_applied",
      Document.iOS(
        Document.view(
          "Panel",
          """
          <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="name" value="Name" \
          localized="YES"/></userDefinedRuntimeAttributes>
          """
        )
      ),
      "class Panel: UIView { @IBInspectable var name: String = \"\" }",
      "apply, silent"
    ),
    .findings(
      "class_on_root_view_not_owner_loop",
      Document.iOS(Document.owner("Test") + Document.view("Test")),
      """
      class Test: UIView {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          setUp()
        }
        func setUp() {
          UINib(nibName: String(describing: type(of: self)), bundle: nil).instantiate(withOwner: self, options: nil)
        }
      }
      """,
      "recursive-nib, crash"
    ),
  ]

  // MARK: Nibs and controllers

  private static let nibs: [CrashKind] = [
    .program(
      "nib_missing",
      { try CrashPrograms.missingNib(on: .iOS) },
      Line.uncaught(
        "NSInternalInconsistencyException",
        "Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'Form'"
      )
    ),
    .none(
      "nib_missing_spm",
      because:
        "the load is that of nib_missing; that the package leaves the nib out of its resources is the build's doing"
    ),
    .program(
      "nib_missing_macos",
      { try CrashPrograms.missingNib(on: .macOS) },
      "-[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: Form in bundle NSBundle <…> (loaded)."
    ),
    .trace(
      "view_outlet_not_set",
      Document.iOS(Document.owner("Test") + #"<view id="v-1"/>"#),
      "class Test: UIViewController {}",
      "end, crash: "
        + Line.uncaught(
          "NSInternalInconsistencyException",
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Test\" nib but the view outlet was not set."
        )
    ),
    .trace(
      "view_outlet_not_set_name_guess",
      Document.iOS(Document.owner("TestController") + #"<view id="v-1"/>"#),
      "class TestController: UIViewController {}",
      "end, crash: "
        + Line.uncaught(
          "NSInternalInconsistencyException",
          "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Test\" nib but the view outlet was not set."
        )
    ),
    .trace(
      "view_shared_by_two_vcs",
      Document.iOS(
        Document.owner("Form", outlets: "view") + #"<view id="v-1"/>"#
          + "<viewController id=\"c-2\">\(Document.outlets("view"))</viewController>"
      ),
      "class Form: UIViewController {}",
      "end, crash: "
        + Line.uncaught(
          "UIViewControllerHierarchyInconsistency",
          "A view can only be associated with at most one view controller at a time!"
        )
    ),
    .trace(
      "table_controller_without_table",
      Document.iOS(Document.owner("Form", outlets: "view") + #"<view id="v-1"/>"#),
      "class Form: UITableViewController {}",
      "end, crash: "
        + Line.uncaught(
          "NSInternalInconsistencyException",
          "-[UITableViewController loadView] loaded the \"Test\" nib but didn't get a UITableView."
        )
    ),
    .findings(
      "cell_nib_top_level_count",
      Document.iOS(#"<tableViewCell id="v-1"/><tapGestureRecognizer id="g-1"/>"#),
      registering("forCellReuseIdentifier"),
      "unusable-cell-nib, crash-on-use: " + unusable("UITableViewCell")
    ),
    .findings(
      "cell_nib_top_level_count_collection",
      Document.iOS(#"<collectionViewCell id="v-1"/><tapGestureRecognizer id="g-1"/>"#),
      registering("forCellWithReuseIdentifier"),
      "unusable-cell-nib, crash-on-use: " + unusable("UICollectionReusableView")
    ),
    .program(
      "outlet_not_connected_nil_unwrap",
      { try CrashPrograms.unconnectedOutlet() },
      Line.nilOutlet
    ),
  ]

  private static func registering(_ label: String) -> String {
    """
    class List: UIViewController {
      override func viewDidLoad() { list.register(UINib(nibName: "Test", bundle: nil), \(label): "row") }
    }
    """
  }

  private static func unusable(_ className: String) -> String {
    Line.uncaught(
      "NSInternalInconsistencyException",
      "invalid nib registered for identifier (row) - nib must contain exactly one top level object "
        + "which must be a \(className) instance"
    )
  }

  // MARK: Frameworks

  private static let frameworks: [CrashKind] = [
    .trace(
      "class_newer_than_os",
      Document.iOS(#"<stackView id="v-1"/>"#),
      target: PlatformVersion(8),
      "end, crash: "
        + Line.uncaught(
          "NSInvalidUnarchiveOperationException",
          "Could not instantiate class named UIStackView because no class named UIStackView was found; the class "
            + "needs to be defined in source code or linked in from a library (ensure the class is part of the correct "
            + "target)"
        )
    ),
    .none(
      "framework_class_not_linked",
      because:
        "the line is that of class_newer_than_os; imported modules and flags determine what is linked"
    ),
    .none(
      "private_class_missing_on_older_os",
      because: "the nib compiler adds the class, and the document does not contain it"
    ),
  ]
}
