// The rule for each kind of missing name.
extension MissingName {
  static let nibRule = Rule(
    .missingNib,
    "a requested nib does not exist",
    """
    A controller in a document, or code, requests a nib by name, but neither the folder nor its projects contain it: \
    the nib was renamed or removed. The load succeeds, and using the nib raises an exception. Only a window controller \
    continues, without a window.

    Code may pass the name as a string constant; on iOS, the name must not include the extension. The main nib in the \
    property list of an app must exist, too. AppKit's view controllers without loadView() look for a nib named after \
    the class. If an initializer names the nib after the class of the new controller, each class that code creates \
    needs its own nib.

    A nib that exists must also be in the bundle that code names: app and framework targets, packages, and pods that \
    are built as frameworks have their own bundles. A nib that no target builds, or that the podspec of a pod does not \
    list, is in no bundle.
    """,
    document: """
      <viewController nibName="BadgePanel" id="c-1"/>
      """,
    source: "",
    fix: (#" nibName="BadgePanel""#, ""),
    prints: "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
      + "'Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name 'BadgePanel''",
    remedy: "Use the current name of the nib, or add its file to the target.",
    place: "requested by the member"
  )

  static let storyboardRule = Rule(
    .missingStoryboard,
    "a requested storyboard does not exist",
    """
    A storyboard reference or code requests a storyboard by name, but neither the folder nor its projects contain it. \
    The load succeeds, and following the reference raises an exception.

    The main storyboard in the property list or project of an app must exist, too. The storyboard of a controller that \
    only code creates is nil; this is reported if the controller requests one of its scenes. If the launch screen does \
    not exist, the system shows none and logs nothing; whether it shows one that is named with its extension is not \
    certain. A storyboard that exists must also be in the bundle that is \
    searched: for a reference without a bundle, this is the bundle of the reference's own storyboard.
    """,
    document: """
      <viewControllerPlaceholder storyboardName="Badges" id="p-1"/>
      """,
    source: "",
    fix: ("Badges", "Badge"),
    prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
      + "'Could not find a storyboard named 'Badges' in bundle NSBundle <…> (loaded)'",
    remedy: "Use the current name of the storyboard, or remove the reference.",
    place: "requested by the member"
  )

  static let identifierRule = Rule(
    .missingIdentifier,
    "a requested controller, segue, cell or view does not exist",
    """
    A storyboard reference names a controller by its storyboard identifier, but no controller in that storyboard has \
    the identifier. The load succeeds, and following the reference raises an exception. Code that instantiates such a \
    controller, performs a segue by an identifier that no segue has, or dequeues a missing cell or view for an index \
    path also raises an exception.

    A cell is missing if no document contains a cell with the reuse identifier and no code registers one; static cells \
    are not registered. A class that uses its own table, segues or storyboard finds only the cells and segues of its \
    own scenes, and the controllers of the storyboards with these scenes. If code creates a table controller without \
    its scene, the prototypes of the scene are missing. A supplementary view of a collection must be \
    registered for the kind with which code requests it.

    Without an index path, a table returns nil for a missing cell. This is reported if the code uses the result as a \
    cell: Swift code unwraps it, directly or through a constant, or an Objective-C data source returns it without a \
    check. Likewise, a storyboard without an initial controller is reported if code requests that controller and \
    relies on the result, or if it is the main storyboard of an app.

    The identifier may be a literal or a constant in the sources, such as 'Row.identifier', 'Segue.details.rawValue' \
    or 'kRow'. The storyboard may be a property or constant that is set only once: 'let prefs = NSStoryboard(name: \
    "Prefs", bundle: nil)'. Code that runs only on systems below the deployment target is ignored.
    """,
    document: """
      <viewControllerPlaceholder storyboardName="Badge" referencedIdentifier="Detail" id="p-1"/>
      <viewController storyboardIdentifier="Details" id="c-1"/>
      """,
    source: "",
    fix: (#""Detail""#, #""Details""#),
    prints: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', reason: "
      + "'Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier 'Detail''",
    remedy:
      "Set the identifier in the document, register the cell, or use an existing identifier. If a storyboard has no "
      + "initial controller, select a controller and check 'Is Initial View Controller' in the attributes inspector.",
    place: "requested by the member"
  )

  static let resourceRule = Rule(
    .missingResource,
    "a requested image or color does not exist",
    """
    A document, or code such as UIImage(named:) and UIColor(named:), names an image or color of the main bundle. The \
    asset catalogs and files of the folder and its projects do not contain it, or only files that no target builds \
    contain it. The name includes only those groups of the catalog that provide a namespace.

    For a document, iOS logs the missing name and continues without the image or color; the behavior of macOS is \
    unknown, so nothing is reported for macOS documents. A system symbol that a document for iOS or tvOS shows must \
    exist on the deployment target; on older systems, no image is shown. Code gets nil without a message, and crashes \
    if it unwraps the result.
    """,
    document: """
      <imageView image="badge-large" id="v-1"/>
      """,
    source: """
      badge.image = UIImage(named: "badge-large")!
      """,
    fix: (#" image="badge-large""#, ""),
    prints:
      "Could not load the \"badge-large\" image referenced from a nib in the bundle with identifier \"…\"",
    remedy: "Add the image, use its current name, or remove the reference.",
    advice: { "Add the image \(Rule.key($0)), use an existing name, or remove the reference." },
    place: "requested by the member"
  )
}
