extension Rule {
  static let loads: [Rule] = [
    Rule(
      .recursiveNib,
      "a nib loads itself endlessly",
      """
      A view loads a nib in its initializer, and the same nib contains an object of the view's class. Each load \
      starts another one until the stack overflows.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        class Badge: UIView {
          required init?(coder: NSCoder) {
            super.init(coder: coder)
            Bundle.main.loadNibNamed("Badge", owner: self)
          }
        }
        """,
      remedy: "Set the class on File's Owner, and make the view in the nib a plain UIView."
    ),
    Rule(
      .replacedObject,
      "init(coder:) returns another object after the first one was referenced",
      """
      The decoder cannot replace an object that is already referenced, and raises. Nothing catches the exception.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target"/>
        """,
      source: """
        @implementation Badge
        - (instancetype)initWithCoder:(NSCoder *)coder {
          return [[Badge alloc] initWithFrame:CGRectZero];
        }
        @end
        """,
      prints: "*** Terminating app due to uncaught exception 'NSGenericException', reason: "
        + "'This coder requires that replaced objects be returned from initWithCoder:'",
      remedy: "Replace the object in awakeAfter(using:), or do not replace it."
    ),
    Rule(
      .lostConstraint,
      "a constraint belongs to an object that is replaced",
      """
      awakeAfter(using:) returns another view than the one in the document. Constraints that the original view \
      owns are lost with it, and the replacement does not have them.
      """,
      document: """
        <view id="v-1" customClass="Badge" customModule="App" customModuleProvider="target">
          <constraints>
            <constraint firstAttribute="width" constant="40" id="c-1"/>
          </constraints>
        </view>
        """,
      source: """
        class Badge: UIView {
          override func awakeAfter(using coder: NSCoder) -> Any? {
            UINib(nibName: "BadgeContent", bundle: nil).instantiate(withOwner: nil).first
          }
        }
        """,
      remedy: "Copy the constraints to the replacement before returning it."
    ),
    Rule(
      .missingViewOutlet,
      "a controller's nib does not set its view",
      """
      A controller that loads its view from a nib needs the outlet 'view' connected in the nib, and a table view \
      controller needs a table view there. Otherwise loading the view raises, and nothing catches the exception. A \
      controller that code creates without naming a nib finds the nib with its class's name, first without \
      'Controller': CardViewController loads CardView.xib.
      """,
      document: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeController" customModule="App" customModuleProvider="target"/>
        <view id="v-1"/>
        """,
      source: """
        class BadgeController: UIViewController {}
        """,
      prints: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Badge\" nib but the view outlet "
        + "was not set.'",
      remedy: "Connect the outlet 'view' of File's Owner to the view."
    ),
    Rule(
      .sharedView,
      "two view controllers have the same view",
      """
      A view can belong to only one view controller. Setting it on a second controller raises, and nothing catches \
      the exception.
      """,
      document: """
        <viewController id="c-1"><view key="view" id="v-1"/></viewController>
        <viewController id="c-2"><connections><outlet property="view" destination="v-1" id="o-1"/></connections></viewController>
        """,
      source: "",
      prints:
        "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: "
        + "'A view can only be associated with at most one view controller at a time!'",
      remedy: "Give each view controller its own view."
    ),
    Rule(
      .ownerMismatch,
      "the object that loads a nib lacks an outlet that the nib connects",
      """
      Only Interface Builder uses the class that a document declares for File's Owner. The outlets are set on the \
      object that loads the nib, or on the controller that is created with its name, regardless of its class, and \
      a missing outlet raises. On iOS nothing catches the exception; macOS logs it. A nib that is registered for the \
      cells, headers or items of a table or collection view has no owner. The main nib of an app for iOS belongs to \
      the UIApplication, whatever class it declares. If the declared class was not found, the classes that load the \
      nib in code are checked instead.
      """,
      document: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge" customModule="App" customModuleProvider="target">
        <connections><outlet property="icon" destination="v-1" id="o-1"/></connections>
        </placeholder>
        <view id="v-1"/>
        """,
      source: """
        class Badge: UIView { @IBOutlet var icon: UIView! }
        class Header: UIView {
          func fill() { Bundle.main.loadNibNamed("Badge", owner: self) }
        }
        """,
      prints: "*** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: "
        + "'[<Header 0x…> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key icon.'",
      remedy:
        "Add the outlet to the class that loads the nib, or load the nib with another owner. In the nib of "
        + "a cell, connect the outlets of the cell itself.",
      place: "named"
    ),
    Rule(
      .unusableCellNib,
      "a nib that is registered for reuse does not contain exactly one cell",
      """
      A table or collection view that creates a cell from a nib expects exactly one top-level object, which must be \
      a cell, or a UITableViewHeaderFooterView for the header of a section. A gesture recognizer next to the cell counts as a second object. If the cell has a reuse identifier, \
      the nib must be registered for the same identifier. Dequeuing the first cell terminates the app.
      """,
      document: """
        <tableViewCell id="v-1"/>
        <tapGestureRecognizer id="g-1"/>
        """,
      source: """
        class Badges: UITableViewController {
          override func viewDidLoad() {
            tableView.register(UINib(nibName: "Badge", bundle: nil), forCellReuseIdentifier: "badge")
          }
        }
        """,
      prints: """
        *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
        'invalid nib registered for identifier (badge) - nib must contain exactly one top level object which must be a \
        UITableViewCell instance'
        """,
      remedy:
        "Keep the cell as the only top-level object of the nib, and create gesture recognizers in code.",
      place: "registered"
    ),
  ]
}
