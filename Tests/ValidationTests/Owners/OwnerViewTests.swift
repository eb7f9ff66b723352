import NibLoading
import NibproofTestSupport
import Testing

@testable import Checks
@testable import Validation

@Suite("Views of controllers that own nibs")
struct OwnerViewTests {
  @Test(
    "A controller that instantiates its own nib has a view from elsewhere",
    arguments: [("Bundle.main.loadNibNamed(\"Panel\", owner: self)", false), ("", true)]
  )
  func viewFromElsewhere(body: String, isMissing: Bool) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/>
        </connections></placeholder><view id="v-1"/>
        """
      ),
      "PanelController.swift": """
      class PanelController: UIViewController {
        @IBOutlet var chart: UIView!
        override func viewDidLoad() { \(body) }
      }
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == (isMissing ? [.missingViewOutlet] : []))
  }
  struct ViewCase: CustomTestStringConvertible {
    var testDescription: String
    var source: String
    var files: [String: String]
    var isMissing: Bool
    var sourceLocation: SourceLocation

    init(
      _ description: String,
      _ source: String = "",
      _ files: [String: String] = [:],
      missing: Bool,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      (testDescription, self.source, self.files, isMissing) = (description, source, files, missing)
      self.sourceLocation = sourceLocation
    }
  }

  private static func scene(_ className: String) -> [String: String] {
    [
      "Main.storyboard": DocumentText.scene(
        """
        <viewController id="c-1" customClass="\(className)" customModule="App"
        customModuleProvider="target"><view key="view" id="v-1"/></viewController>
        """
      )
    ]
  }

  static let viewCases: [ViewCase] = [
    ViewCase("nothing else", missing: true),
    ViewCase("a storyboard contains such a controller", "", scene("PanelController"), missing: false),
    ViewCase("a storyboard contains a subclass", "", scene("Special"), missing: false),
    ViewCase("a storyboard contains another controller", "", scene("Other"), missing: true),
    ViewCase(
      "it names another nib",
      #"init() { super.init(nibName: "Other", bundle: nil) }"#,
      ["Other.xib": xib("")],
      missing: false
    ),
    ViewCase(
      "it names this nib",
      #"init() { super.init(nibName: "Panel", bundle: nil) }"#,
      missing: true
    ),
    ViewCase(
      "it passes the argument to the superclass",
      "override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: name, bundle: bundle) }",
      missing: true
    ),
    ViewCase(
      "it passes another value to the superclass",
      "override init(nibName name: String?, bundle: Bundle?) { super.init(nibName: find(name), bundle: bundle) }",
      missing: false
    ),
    ViewCase(
      "an initializer that need not be given a nib does",
      "init(kind: String) { super.init(nibName: kind, bundle: nil) }",
      missing: false
    ),
    ViewCase(
      "it returns the name of another nib",
      #"override var nibName: String? { "Other" }"#,
      ["Other.xib": xib("")],
      missing: false
    ),
    ViewCase("it computes the name", "override var nibName: String? { kind }", missing: false),
    ViewCase(
      "it may name another nib",
      #"override var nibName: String? { isSmall ? "Panel" : kind }"#,
      missing: false
    ),
    ViewCase("it names no nib", "override var nibName: String? { nil }", missing: true),
    ViewCase("it inherits the name", "override var nibName: String? { super.nibName }", missing: true),
    ViewCase(
      "it is made with another nib",
      "",
      [
        "Other.xib": xib(""),
        "Maker.swift": #"class Maker { func f() { _ = PanelController(nibName: "Other", bundle: nil) } }"#,
      ],
      missing: false
    ),
    ViewCase("it sets its view", "func make() { view = UIView() }", missing: false),
    ViewCase("it makes its view", "override func loadView() { view = UIView() }", missing: false),
    ViewCase(
      "another controller makes its own view",
      "",
      ["Shelf.swift": "class Shelf: UIViewController { override func loadView() { view = UIView() } }"],
      missing: true
    ),
    ViewCase(
      "another controller of Objective-C makes its own view",
      "",
      [
        "Shelf.m": """
        @implementation Shelf
        - (void)loadView { [self setView:[UIView new]]; self.view = [UIView new]; }
        @end
        """
      ],
      missing: true
    ),
    ViewCase(
      "a subclass creates its view",
      "",
      ["Shelf.swift": "class Shelf: Special { override func loadView() { view = UIView() } }"],
      missing: false
    ),
    ViewCase(
      "an extension of all controllers may set the view",
      "",
      ["More.swift": "extension UIViewController { func fill() { view = UIView() } }"],
      missing: false
    ),
    ViewCase(
      "a category of all controllers may set the view",
      "",
      [
        "More.m":
          "@implementation UIViewController (More)\n- (void)fill { [self setView:[UIView new]]; }\n@end"
      ],
      missing: false
    ),
    ViewCase(
      "something else gives it one",
      "",
      ["More.swift": "class Maker { func fill(_ panel: PanelController) { panel.view = UIView() } }"],
      missing: false
    ),
  ]

  /// A second nib whose File's Owner is a `PanelController`, with its outlet `view` connected.
  private static let shelf = xib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"><connections>
    <outlet property="view" destination="v-1" id="c-1"/></connections></placeholder><view id="v-1"/>
    """
  )

  static let nibCases: [ViewCase] = [
    ViewCase("no code instantiates it", missing: true),
    ViewCase(
      "the controller does",
      #"func f() { Bundle.main.loadNibNamed("Shelf", owner: self) }"#,
      missing: false
    ),
    ViewCase(
      "code does, perhaps with the controller",
      "",
      ["Maker.swift": #"class Maker { func f() { Bundle.main.loadNibNamed("Shelf", owner: panel) } }"#],
      missing: false
    ),
    ViewCase(
      "code instantiates an unknown nib",
      "",
      [
        "Maker.swift":
          "class Maker { func f(_ name: String) { Bundle.main.loadNibNamed(name, owner: panel) } }"
      ],
      missing: false
    ),
    ViewCase(
      "an object owns another nib",
      "",
      [
        "Maker.swift": #"class Maker { func f() { Bundle.main.loadNibNamed("Other", owner: self) } }"#,
        "Other.xib": xib(""),
      ],
      missing: true
    ),
  ]

  @Test(
    "Another nib sets a controller's view only if code instantiates it with an owner",
    arguments: nibCases
  )
  func otherNib(_ test: ViewCase) async throws {
    var test = test
    test.files["Shelf.xib"] = Self.shelf
    try await views(test)
  }

  @Test("A controller with the nib's name may have a view from elsewhere", arguments: viewCases)
  func views(_ test: ViewCase) async throws {
    let files = [
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/>
        </connections></placeholder><view id="v-1"/>
        """
      ),
      "PanelController.swift": """
      class PanelController: UIViewController {
        @IBOutlet var chart: UIView!
        \(test.source)
      }
      class Special: PanelController {}
      class Other: UIViewController {}
      """,
    ]
    let tree = try TemporaryTree(files.merging(test.files) { $1 })
    #expect(
      try await tree.validate().findings.map(\.id) == (test.isMissing ? [.missingViewOutlet] : []),
      sourceLocation: test.sourceLocation
    )
  }

  @Test(
    "An Objective-C initializer that passes on a nib name gets it from its callers",
    arguments: [
      ("[super initWithNibName:name bundle:bundle]", true),
      ("[super initWithNibName:nil bundle:bundle]", true),
      ("[super initWithNibName:[self other:name] bundle:bundle]", false),
      ("[super initWithNibName:kind bundle:bundle]", false),
    ]
  )
  func passedOn(call: String, isMissing: Bool) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PanelController"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/>
        </connections></placeholder><view id="v-1"/>
        """
      ),
      "PanelController.m": """
      @interface PanelController : UIViewController { IBOutlet UIView *chart; }
      @end
      @implementation PanelController
      - (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
        return self = \(call);
      }
      @end
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id) == (isMissing ? [.missingViewOutlet] : []))
  }

  @Test(
    "A window controller that computes its nib name may use another nib than the given one",
    arguments: [
      ("", [.ownerMismatch]),
      ("override var windowNibName: NSNib.Name? { super.windowNibName }", [.ownerMismatch]),
      ("override var windowNibName: NSNib.Name? { name }", []),
      (#"override var windowNibName: NSNib.Name? { "Pa" + suffix() }"#, []),
    ] as [(String, [FindingID])]
  )
  func unknownNibName(body: String, expected: [FindingID]) async throws {
    let tree = try TemporaryTree([
      "Panel.xib": mac(
        """
        <customObject id="-2" userLabel="File's Owner" customClass="Declared"><connections>
        <outlet property="chart" destination="v-1" id="c-1"/></connections></customObject><customView id="v-1"/>
        """
      ),
      "Box.swift": """
      class Declared: NSObject { @IBOutlet var chart: NSView! }
      class Box: NSWindowController { \(body) }
      class Shelf { func open() { Box(windowNibName: "Panel").showWindow(nil) } }
      """,
    ])
    #expect(try await tree.validate().findings.map(\.id).filter { $0 == .ownerMismatch } == expected)
  }
}
