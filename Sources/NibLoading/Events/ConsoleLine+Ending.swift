import KeyValueCoding
import RuntimeAttributes

extension ConsoleLine {
  /// Returns the line that the platform prints when an error terminates the app, if any.
  static func ending(_ error: NibError, on platform: Platform) -> String? {
    switch error {
    case .raised(let error): uncaught(error, on: platform)
    case .exception(let name, let reason): uncaught(name, reason)
    case .trap(let message): message.hasPrefix(fatal) ? message : fatal + message
    case .recursion, .tooDeep, .notOnMainActor: nil
    case .nilOutlet: fatal + "U" + ConsoleMessages.nilUnwrapped()
    case .unrecognizedSelector(let selector, let className): unrecognizedAction(selector, of: className)
    case .classNotFound(let name, _): classNotFound(name)
    case .unsupportedClass(let name, let replacement):
      uncaught(
        "NSGenericException",
        ConsoleMessages.unsupportedClass(String(name.dropFirst(2)), replacement)
      )
    case .missingNib(let name) where platform == .macOS:
      ConsoleMessages.nibOnMacOS(name, bundle)
    case .missingNib(let name):
      uncaught(inconsistency, ConsoleMessages.nib(bundle, name))
    case .missingStoryboard(let name):
      uncaught(invalidArgument, ConsoleMessages.storyboard(name, bundle))
    case .missingController(nil):
      uncaught(invalidArgument, ConsoleMessages.initialController())
    case .missingController(let identifier?):
      uncaught(invalidArgument, ConsoleMessages.controller(identifier))
    case .replacedReferencedObject:
      uncaught("NSGenericException", ConsoleMessages.replaced())
    case .viewNotSet(let nib):
      uncaught(inconsistency, ConsoleMessages.view(nib))
    case .wrongView(let nib, let controller, let expected):
      uncaught(inconsistency, ConsoleMessages.table(controller, nib, expected))
    case .tableNotInstantiated(let identifier, let storyboard):
      uncaught(
        inconsistency,
        ConsoleMessages.tableController("UITableViewController", identifier, storyboard, "UITableView")
      )
    case .notOneCell(let identifier):
      uncaught(inconsistency, ConsoleMessages.multipleTopLevelObjects(identifier, "UITableViewCell"))
    case .viewOfTwoControllers:
      uncaught("UIViewControllerHierarchyInconsistency", ConsoleMessages.sharedView())
    }
  }

  private static let bundle = "NSBundle <…> (loaded)"
  private static let fatal = "Fatal error: "
  private static let inconsistency = "NSInternalInconsistencyException"
  private static let invalidArgument = "NSInvalidArgumentException"
}
