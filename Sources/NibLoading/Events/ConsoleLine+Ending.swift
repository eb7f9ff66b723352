import RuntimeAttributes

// Sources: fan-menu#40 (replaced objects), frames-ios#17 (view outlet), SwiftForms#13 (table), iCarousel#229 (shared
// view), Xniffer#3 and netfox#256 (missing nibs), ESFeedbackViewController#6, QBImagePicker#95 (storyboards),
// TABAnimated#60 and WCFastCell#11 (cells), FirebaseUI-iOS#799 (classes of frameworks).
extension ConsoleLine {
  /// What is printed when a load ends the app; nil where nothing is.
  static func ending(_ error: NibError, on platform: Platform) -> String? {
    switch error {
    case .raised(let error): uncaught(error, on: platform)
    case .exception(let name, let reason): uncaught(name, reason)
    case .trap(let message): message.hasPrefix(fatal) ? message : fatal + message
    case .recursion: nil
    case .nilOutlet: fatal + "Unexpectedly found nil while implicitly unwrapping an Optional value"
    case .unrecognizedSelector(let selector, let className): unrecognizedAction(selector, of: className)
    case .classNotFound(let name, _):
      uncaught(
        "NSInvalidUnarchiveOperationException",
        "Could not instantiate class named \(name) because no class named \(name) was found; the class needs to be "
          + "defined in source code or linked in from a library (ensure the class is part of the correct target)"
      )
    case .missingNib(let name) where platform == .macOS:
      "-[NSNib _initWithNibNamed:bundle:options:] could not load the nibName: \(name) in bundle NSBundle <…> (loaded)."
    case .missingNib(let name):
      uncaught(inconsistency, "Could not load NIB in bundle: 'NSBundle <…> (loaded)' with name '\(name)'")
    case .missingStoryboard(let name):
      uncaught(invalidArgument, "Could not find a storyboard named '\(name)' in bundle NSBundle <…> (loaded)")
    case .missingController(nil):
      uncaught(
        invalidArgument,
        "Storyboard (<UIStoryboard: 0x…>) doesn't contain an initial view controller."
      )
    case .missingController(let identifier?):
      uncaught(
        invalidArgument,
        "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(identifier)'"
      )
    case .replacedReferencedObject:
      uncaught(
        "NSGenericException",
        "This coder requires that replaced objects be returned from initWithCoder:"
      )
    case .viewNotSet(let nib):
      uncaught(
        inconsistency,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(nib)\" nib but the view outlet was not set."
      )
    case .tableNotSet(let nib):
      uncaught(
        inconsistency,
        "-[UITableViewController loadView] loaded the \"\(nib)\" nib but didn't get a UITableView."
      )
    case .tableNotInstantiated(let identifier, let storyboard):
      uncaught(
        inconsistency,
        "-[UITableViewController loadView] instantiated view controller with identifier \"\(identifier)\" "
          + "from storyboard \"\(storyboard)\", but didn't get a UITableView."
      )
    case .notOneCell(let identifier):
      uncaught(
        inconsistency,
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object "
          + "which must be a UITableViewCell instance"
      )
    case .viewOfTwoControllers:
      uncaught(
        "UIViewControllerHierarchyInconsistency",
        "A view can only be associated with at most one view controller at a time!"
      )
    }
  }

  private static let fatal = "Fatal error: "
  private static let inconsistency = "NSInternalInconsistencyException"
  private static let invalidArgument = "NSInvalidArgumentException"
}
