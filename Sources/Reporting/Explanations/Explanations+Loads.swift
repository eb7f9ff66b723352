extension Explanations {
  static let loads = [
    Explanation(
      "recursive-nib",
      "loading a nib loads it again, without an end",
      """
      A view that loads its own nib when it is made stands in that same nib with its own class. Each load starts \
      another one until the stack is used up.
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
      remedy: "Make the class that of the File's Owner and the view in the nib a plain UIView."
    ),
    Explanation(
      "replaced-object",
      "an object returns another one from init(coder:) after somebody refers to it",
      """
      The decoder cannot put the new object in place of the first where a reference was handed out already, and \
      raises. Nobody catches it.
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
    Explanation(
      "lost-constraint",
      "a constraint belongs to an object that is replaced",
      """
      awakeAfter(using:) returns another view than the one of the document. Constraints that the first one owns go \
      with it, and the replacement stands without them.
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
      remedy: "Copy the constraints to the replacement before it is returned."
    ),
    Explanation(
      "missing-view-outlet",
      "a controller's nib does not give it a view",
      """
      A controller that loads its view from a nib needs the nib's outlet 'view', and a table controller a table in \
      it. Without one, loading the view raises, and nobody catches it.
      """,
      document: """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeController" customModule="App" customModuleProvider="target"/>
        <view id="v-1"/>
        """,
      source: """
        class BadgeController: UIViewController {}
        """,
      prints: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
        + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Badge\" nib but the view outlet was not set.'",
      remedy: "Connect the outlet 'view' of File's Owner to the view."
    ),
    Explanation(
      "shared-view",
      "one view is the view of two controllers",
      """
      A view can be that of one controller only. The second controller that takes it raises, and nobody catches it.
      """,
      document: """
        <viewController id="c-1"><view key="view" id="v-1"/></viewController>
        <viewController id="c-2"><connections><outlet property="view" destination="v-1" id="o-1"/></connections></viewController>
        """,
      source: "",
      prints:
        "*** Terminating app due to uncaught exception 'UIViewControllerHierarchyInconsistency', reason: "
        + "'A view can only be associated with at most one view controller at a time!'",
      remedy: "Give each controller a view of its own."
    ),
    Explanation(
      "owner-mismatch",
      "code loads a nib as its owner and lacks an outlet that the nib connects",
      """
      The class that a document declares for File's Owner serves Interface Builder alone. The object that loads the \
      nib, or the controller that is made with its name, gets the outlets, whatever its class, and one that it lacks \
      raises. Nobody catches it on iOS; macOS logs it. A nib that is registered for the cells, headers or items of a \
      table or collection has no owner at all. Where no source has the declared class, whoever is seen to load the nib \
      counts as the owner.
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
        "Give the class that loads the nib the outlet, or load the nib with another owner; connect what a cell "
        + "needs to outlets of the cell itself."
    ),
    Explanation(
      "unusable-cell-nib",
      "a nib that is registered for reuse holds something else than one cell",
      """
      A table or a collection that makes a cell of a nib wants exactly one object at its top level, and a cell: a \
      gesture recognizer beside it is one too many. A cell that has a reuse identifier must have the one for which its nib is \
      registered. The first cell that is asked for ends the app.
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
      remedy: "Leave the cell alone at the top level of the nib, and make gesture recognizers in code."
    ),
  ]
}
