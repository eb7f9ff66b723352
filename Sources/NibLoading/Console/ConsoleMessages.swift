import KeyValueCoding
import RuntimeAttributes

// The messages that Xcode, UIKit, AppKit, Foundation and Swift's runtime print while nibs are compiled, loaded and
// used. Load events and findings contain these messages, and `ConsoleReader` recognizes them.
//
// Sources: BlueSwift#16, XLPagerTabStrip#183, fan-menu#40, frames-ios#17, SwiftForms#13, iCarousel#229, Xniffer#3,
// ESFeedbackViewController#6, QBImagePicker#95, TABAnimated#54, #60, WCFastCell#11, BothamUI#57, TAXHeaderSheet#8,
// PullToMakeSoup#17 (iOS), libemulation#14, openradar-mirror#1064, virtualc64#202, iina#6294, iina#3811,
// openemulator#39, #6, netfox#256, QuincyKit#73 (macOS).
enum ConsoleMessages {
  static let uncaught = ConsolePattern(
    "*** Terminating app due to uncaught exception '{exception}', reason: '{reason}'"
  )

  // MARK: Classes

  static let unknownClass = ConsolePattern("Unknown class {class} in Interface Builder file.")
  static let unknownClassAtPath = ConsolePattern(
    "Unknown class {class} in Interface Builder file at path {path}"
  )
  static let unknownClassReplaced = ConsolePattern(
    "Unknown class '{class}', using '{substitute}' instead. Encountered in Interface Builder file at path {path}."
  )
  static let segueClass = ConsolePattern("Could not find a segue class named '{class}'")
  static let notInstantiated = ConsolePattern("Could not instantiate class named {class}")
  /// The message of newer systems (FirebaseUI-iOS#799).
  static let classNotFound = ConsolePattern(
    "Could not instantiate class named {class} because no class named {class} was found; the class needs to be "
      + "defined in source code or linked in from a library (ensure the class is part of the correct target)"
  )
  static let initializer = ConsolePattern("init({labels}) has not been implemented")
  /// The pattern omits the first letter, which is uppercase or lowercase.
  static let unimplementedInitializer = ConsolePattern(
    "se of unimplemented initializer '{initializer}' for class '{class}'"
  )
  /// Reported for other messages to objects that do not inherit from NSObject (Motion#59); no verbatim report exists
  /// for nib loading.
  static let nativeSelector = ConsolePattern("Unrecognized selector -[{class} {selector}]")
  static let cast = ConsolePattern("Could not cast value of type '{type}' ({address}) to '{type}'")
  static let duplicateClass = ConsolePattern("Class {class} is implemented in both {path}")

  // MARK: Connections

  static let outlet = ConsolePattern(
    "|Failed to connect ({property}) outlet from ({class}) to ({class})|: missing setter or instance variable"
  )
  static let action = ConsolePattern(
    "Could not connect action, target class {class} does not respond to -{selector}"
  )
  static let oldAction = ConsolePattern("Could not connect the action {selector} to target of class {class}")
  static let repeatingContent = ConsolePattern(
    "The {property} outlet from the {source} to the {destination} is invalid. "
      + "Outlets cannot be connected to repeating content."
  )
  /// Source: LSApplicationQueriesSchemes-Working-Example#2.
  static let launchScreenClasses = ConsolePattern("Launch screens may not set custom classnames")
  static let launchScreenAttributes = ConsolePattern(
    "Launch screens may not contain user-defined runtime attributes"
  )
  static let staticTable = ConsolePattern(
    "Static table views are only valid when embedded in UITableViewController instances"
  )
  static let repeatedContainer = ConsolePattern(
    "Container Views cannot be placed in elements that are repeated at runtime"
  )
  static let outletCollection = ConsolePattern("Failed to unarchive element named \"outletCollection\"")
  /// Sources: openfoodfacts-ios#618, SplashBuddy#39.
  static let webView = ConsolePattern(
    "WKWebView before {system} (NSCoding support was broken in previous versions)"
  )
  /// Source: tinkoff-asdk-ios-old#40.
  static let safeArea = ConsolePattern("Safe Area Layout Guide before iOS 9.0")
  static let designables = ConsolePattern(
    "Ignoring user defined runtime attribute for key path \"{keyPath}\" on instance of \"{class}\"."
  )
  static let binding = ConsolePattern(
    "Error setting value for key path {keyPath} of object <{class} {address}>"
  )

  /// Source: LearningSwift1Ed#1.
  static let itemPrototype = ConsolePattern(
    "Use -registerNib:forItemWithIdentifier: and -registerClass:forItemWithIdentifier: with new CollectionViews"
  )
  static let assertedPrototype = ConsolePattern("Assertion failure in -[NSCollectionView setItemPrototype:]")

  /// Source: Benkei#23.
  static let valueTransformer = ConsolePattern("Cannot find value transformer with name {name}")

  /// Covers only UIKit's classes, since a pattern must begin with literal text.
  static let unsupportedClass = ConsolePattern(
    "|UI{class} is no longer supported when linking against this version of iOS.| Please migrate your application to {other}."
  )

  // MARK: Nibs and storyboards

  static let nib = ConsolePattern("Could not load NIB in bundle: '{bundle}' with name '{nib}'")
  static let nibOnMacOS = ConsolePattern(
    "-[NSNib _initWithNibNamed:bundle:options:] |could not load the nibName: {nib} in bundle {bundle}."
  )
  /// `NSApplicationMain` prints the message and terminates the app.
  static let mainNib = ConsolePattern("Unable to load nib file: {nib}, exiting")
  static let storyboard = ConsolePattern(
    "|Could not find a storyboard named '{storyboard}'| in bundle {bundle}"
  )
  static let controller = ConsolePattern(
    "Storyboard (<UIStoryboard: {address}>) |doesn't contain a view controller with identifier '{identifier}'"
  )
  static let performedSegue = ConsolePattern(
    "|Could not perform segue with identifier '{identifier}'|. "
      + "A segue must either have a performHandler or it must override -perform."
  )
  /// Source: LGSideMenuController#196.
  static let createdSegue = ConsolePattern("Could not create a segue of class '{name}'")
  /// Source: MIT-Mobile-for-iOS#373.
  static let pushSegue = ConsolePattern("Could not find a navigation controller for segue '{identifier}'.")
  /// Source: iOS-Print-SDK#296.
  static let pushedNil = ConsolePattern(
    "|Application tried to push a nil view controller| on target <{class} {address}>"
  )
  static let initialController = ConsolePattern(
    "Storyboard (<UIStoryboard: {address}>) |doesn't contain an initial view controller."
  )
  static let segue = ConsolePattern(
    "Receiver (<{class} {address}>) |has no segue with identifier '{identifier}'"
  )
  static let view = ConsolePattern(
    "-[UIViewController _loadViewFromNibNamed:bundle:] |loaded the \"{nib}\" nib but the view outlet was not set."
  )
  static let table = ConsolePattern(
    "-[{class} loadView] |loaded the \"{nib}\" nib but didn't get a {class}."
  )
  /// Without an identifier, the message contains the class and the object id of the view controller, as in
  /// `UIViewController-BYZ-38-t0r`.
  static let tableController = ConsolePattern(
    "-[{class} loadView] |instantiated view controller with identifier \"{identifier}\" "
      + "from storyboard \"{storyboard}\", but didn't get a {class}."
  )
  /// Sources: RPSlidingMenu#26, MPCS51030-2019-Winter-Forum#116.
  static let undequeuedCell = ConsolePattern(
    "|the cell returned from {method} does not have a reuseIdentifier| - cells must be retrieved by calling "
      + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:"
  )
  static let layout = ConsolePattern("UICollectionView must be initialized with a non-nil layout parameter")
  static let replaced = ConsolePattern(
    "This coder requires that replaced objects be returned from initWithCoder:"
  )
  static let sharedView = ConsolePattern(
    "A view can only be associated with at most one view controller at a time!"
  )
  static let image = ConsolePattern(
    "|Could not load the \"{image}\" image referenced from a nib| in the bundle with identifier \"{bundle}\""
  )

  /// Source: amahi/ios#82.
  static let color = ConsolePattern(
    "Unable to resolve the color named \"{color}\" from any of the following bundles: {bundle}"
  )
  static let entryPoint = ConsolePattern(
    "Failed to instantiate the default view controller for {setting} '{storyboard}' - "
      + "perhaps the designated entry point is not set?"
  )
  /// The setting is the key for the class of the delegate or of the scene itself.
  static let sceneClass = ConsolePattern(
    "contained {setting} key, but could not load class with name \"{class}\""
  )
  /// Sources: Restaurant-Viewing-App#7, TZImagePickerController#972.
  static let delegateWindow = ConsolePattern(
    "The app delegate must implement the window property if it wants to use a main storyboard file"
  )
  static let withoutDelegate = ConsolePattern(
    "There is no app delegate set. An app delegate class must be specified to use a main storyboard file"
  )
  /// The role is `delegate` or `subclass` (toga#634, dotnet/macios#16219).
  static let applicationClass = ConsolePattern(
    "Unable to instantiate the UIApplication {role} instance. No class named {class} is loaded"
  )
  /// Source: openradar-mirror#3242.
  static let documentClass = ConsolePattern("The {type} type doesn't map to any NSDocumentClass")
  /// Sources: KeyboardKit#636, react-native-safari-extension#17.
  static let extensionClass = ConsolePattern(
    "Unable to find NSExtensionPrincipalClass ({class}) in extension bundle"
  )
  /// `NSApplicationMain` prints the message and terminates the app: Equinox#9, ds4macos#4.
  static let principalClass = ConsolePattern(
    "No Info.plist file in application bundle or no NSPrincipalClass in the Info.plist file"
  )
  /// Source: IBDecodable#60.
  static let segueAction = ConsolePattern(
    "Unable to find method -[<{class} {address}> {selector}]"
  )

  // MARK: Cells

  static let multipleTopLevelObjects = ConsolePattern(
    "|invalid nib registered for identifier ({identifier}) - nib must contain exactly one top level object| "
      + "which must be a {class} instance"
  )
  static let cell = ConsolePattern(
    "|unable to dequeue a cell with identifier {identifier}| - must register a nib or a class"
  )
  static let reusableView = ConsolePattern(
    "|could not dequeue a view of kind: {kind} with identifier {identifier}| - must register a nib or a class"
  )
  static let item = ConsolePattern(
    "|could not dequeue an item of kind: {kind} with identifier {identifier}| - must register a nib or a class"
  )
  /// The misspelling is UIKit's.
  static let cellIdentifier = ConsolePattern(
    "cell reuse indentifier |in nib ({identifier}) does not match the identifier used to register the nib ({identifier})"
  )
  static let viewIdentifier = ConsolePattern(
    "view reuse identifier |in nib ({identifier}) does not match the identifier used to register the nib ({identifier})"
  )

  // MARK: Nil

  /// Sources: NavCogIOSv3#54, WordPress-iOS#921, CMPopTipView#106, XMChatBarExample#21.
  static let nilInsertion = ConsolePattern("-[__NSArrayM insertObject:atIndex:]: object cannot be nil")
  static let nilElement = ConsolePattern(
    "-[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[{index}]"
  )
  static let nilValue = ConsolePattern(
    "-[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object from objects[{index}]"
  )
  static let nilItem = ConsolePattern(
    "+[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "
      + "Constraint must contain a first layout item"
  )

  // MARK: Traps

  /// Older systems print the message with a lowercase first letter.
  static let nilUnwrapped = ConsolePattern(
    "nexpectedly found nil while implicitly unwrapping an Optional value"
  )
}
