import KeyValueCoding
import RuntimeAttributes

/// An error that ends a load and terminates the app.
///
/// The payload is boxed, because nested views are decoded recursively and each stack frame reserves space for an error.
public indirect enum NibError: Error, Hashable, Sendable {
  /// Key-value coding raised an uncaught exception.
  case raised(KeyValueCodingError)
  /// An exception of the app's own code.
  case exception(name: String, reason: String)
  /// A Swift trap, such as `fatalError` or unwrapping nil.
  case trap(String)
  /// A framework class does not exist on the deployment target, and no other class is substituted.
  case classNotFound(String, introduced: PlatformVersion?)
  /// A framework class raises in apps built with a current SDK.
  case unsupportedClass(String, replacement: String)
  /// The bundle has no nib with this name.
  case missingNib(String)
  /// The bundle has no storyboard with this name.
  case missingStoryboard(String)
  /// The storyboard has no view controller with this identifier; nil for the initial view controller.
  case missingController(identifier: String?)
  /// `init(coder:)` returned another object although the decoded object was already referenced.
  case replacedReferencedObject
  /// Nibs and classes load each other endlessly; the payload is the cycle.
  case recursion([String])
  /// The nesting of objects and nibs exceeds the limit.
  case tooDeep(limit: Int)
  /// The nib of a view controller did not set the controller's view.
  case viewNotSet(nib: String)
  /// A controller requires a view of a certain class, such as a table view, but its view has another class.
  case wrongView(nib: String, controller: String, expected: String)
  /// The view of a storyboard's table view controller is not a table view.
  case tableNotInstantiated(identifier: String, storyboard: String)
  /// A nib registered for reuse does not have exactly one top-level object of the required class.
  case notOneCell(identifier: String)
  /// The view already belongs to another view controller.
  case viewOfTwoControllers
  /// A method or property observer that runs during the load unwraps an outlet that is not yet connected.
  case nilOutlet(OutletUse)
  /// The nib contains objects of main-actor classes and is loaded off the main actor.
  case notOnMainActor
  /// The target of an action does not respond to the selector.
  case unrecognizedSelector(String, className: String)
}
