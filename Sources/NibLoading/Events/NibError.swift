public import RuntimeAttributes

/// What ends a load, and the app with it.
///
/// Its cases are kept apart from it, since views within views are decoded by methods that may throw, and the stack has
/// room for an error at each call.
public indirect enum NibError: Error, Hashable, Sendable {
  /// Key-value coding raised where nobody catches it.
  case raised(KeyValueCodingError)
  /// An exception of the app's own code.
  case exception(name: String, reason: String)
  /// A trap of Swift: `fatalError`, or nil unwrapped.
  case trap(String)
  /// A class of a framework is not there, and no other takes its place.
  case classNotFound(String, introduced: PlatformVersion?)
  /// A class of a framework is there, and raises in apps built with a new SDK.
  case unsupportedClass(String, replacement: String)
  /// The bundle has no nib of that name.
  case missingNib(String)
  /// The bundle has no storyboard of that name.
  case missingStoryboard(String)
  /// The storyboard has no controller of that identifier; nil stands for an initial one.
  case missingController(identifier: String?)
  /// `init(coder:)` returned another object when the first was already referred to.
  case replacedReferencedObject
  /// Nibs and classes that load each other without end, up to where they begin again.
  case recursion([String])
  /// More objects stand in one another, nibs within nibs included, than are decoded.
  case tooDeep(limit: Int)
  /// The nib of a controller left its view unset.
  case viewNotSet(nib: String)
  /// The view of a table controller is no table.
  case tableNotSet(nib: String)
  /// The view of a storyboard's table controller is no table.
  case tableNotInstantiated(identifier: String, storyboard: String)
  /// A nib for cells has more, or less, than one object at its top level.
  case notOneCell(identifier: String)
  /// The view belongs to another controller.
  case viewOfTwoControllers
  /// A method that runs during the load unwraps an outlet that is not connected yet.
  case nilOutlet(OutletUse)
  /// The nib holds objects of Swift classes, which belong to the main actor, and is loaded elsewhere.
  case notOnMainActor
  /// Nothing answers an action.
  case unrecognizedSelector(String, className: String)
}
