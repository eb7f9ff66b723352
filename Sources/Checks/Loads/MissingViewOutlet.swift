import NibLoading

/// A controller's nib does not set the controller's view, or sets a view of the wrong class; or a collection view
/// controller has no layout.
enum MissingViewOutlet: FindingContent, LoadCheck {
  case noView(nib: String, className: String)
  /// The view does not have the class that the framework controller requires.
  case wrongView(className: String, controller: String, expected: String)
  /// Code creates a collection view controller with neither a layout nor a nib.
  case noLayout(className: String)

  static let rule = Rule(
    .missingViewOutlet,
    "a nib does not set the view of its controller",
    """
    A controller that loads its view from a nib or scene, also from a nib whose name code passes to its initializer, \
    needs the outlet 'view' connected there. The view of a UITableViewController must be a UITableView, that of a \
    UICollectionViewController a UICollectionView, and that of a GLKViewController a GLKView. Otherwise, loading the \
    view raises an exception that nothing catches.

    A UICollectionViewController that code creates without its nib or scene and without init(collectionViewLayout:) \
    raises the same kind of exception, since it has no layout. A controller that code creates without a nib name loads \
    the nib named after its class, first without the suffix 'Controller': CardViewController loads CardView.xib.
    """,
    document: """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BadgeController" customModule="App" customModuleProvider="target"/>
      <view id="v-1"/>
      """,
    source: """
      class BadgeController: UIViewController {}
      """,
    fix: (
      #"customModuleProvider="target"/>"#,
      #"""
      customModuleProvider="target">
      <connections><outlet property="view" destination="v-1" id="o-1"/></connections>
      </placeholder>
      """#
    ),
    prints: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
      + "'-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"Badge\" nib but the view outlet "
      + "was not set.'",
    remedy: "Connect the outlet 'view' of File's Owner to the view."
  )

  var id: FindingID { .missingViewOutlet }

  var message: String {
    switch self {
    case .noView(let nib, let className):
      "'\(className.withoutModule)' loads its view from nib '\(nib)', which does not connect outlet 'view'"
    case .wrongView(let className, let controller, let expected):
      "'\(className.withoutModule)' is a '\(controller)', but its view is not a '\(expected)'"
    case .noLayout(let className):
      "'\(className)' is created without a layout, which a 'UICollectionViewController' without a nib or scene requires"
    }
  }

  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(let error) = event.step else { return nil }
    let content: MissingViewOutlet
    switch error {
    case .viewNotSet(let nib): content = .noView(nib: nib, className: event.className)
    case .wrongView(_, let controller, let expected):
      content = .wrongView(className: event.className, controller: controller, expected: expected)
    case .tableNotInstantiated:
      content = .wrongView(
        className: event.className,
        controller: "UITableViewController",
        expected: "UITableView"
      )
    default: return nil
    }
    return load.finding(content, about: event, keyPath: "view")
  }

  /// Returns the finding, or nil if code or another nib or storyboard may provide the view.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    guard case .end(.viewNotSet) = event.step else { return finding }
    let (owners, document) = (load.owners, load.document)
    // A controller that instantiates the nib itself receives its view from another source.
    if owners.ownerLoads(document) { return nil }
    // A controller that receives the name of the nib does not look for other nibs.
    let isOwn = owners.isOwnNibOfDeclared(document) && !owners.hasViewElsewhere(document)
    let creations = isOwn ? [] : owners.creationsOfDeclared(givenNibOf: document)
    guard isOwn || !creations.isEmpty, !load.mayBeSet("view", of: event.object) else { return nil }
    var finding = finding
    finding.uses = creations
    return finding
  }
}
