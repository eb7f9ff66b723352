/// What a line of a console says that is about a nib.
package enum ConsoleStatement: Hashable, Sendable {
  /// A class does not answer a key: an outlet, or an attribute where nobody catches it.
  ///
  /// The class is empty if the line does not name it.
  case undefinedKey(String, className: String)
  /// A class has nothing to read at a key.
  case unreadableKey(String, className: String)
  /// A class takes no nil for a key.
  case nilForKey(String, className: String)
  /// An object does not respond to a message.
  case unrecognizedSelector(String, className: String)
  /// A runtime attribute raised and was logged.
  case attribute(keyPath: String, className: String)
  /// A class is not there; macOS says in which nib, by a path of the app.
  case unknownClass(String, path: String?)
  /// A class that the archive needs is not there, or is no longer supported.
  case notInstantiated(String)
  /// The class of a segue is not there.
  case segueClass(String)
  /// An object is not of the type that code expects.
  case cast(from: String, to: String)
  /// An initializer only traps; a class is named where the compiler made it.
  case initializer(String, className: String?)
  /// Two images of the process declare one class.
  case duplicateClass(String)
  /// An outlet was not connected, on macOS.
  case outlet(String, source: String, destination: String)
  /// An outlet leads into content that repeats.
  case repeatingContent(String)
  /// An action was not connected, on macOS.
  case action(String, className: String)
  /// A binding could not set a value.
  case binding(keyPath: String, className: String)
  /// There is no nib of a name.
  case missingNib(String)
  /// There is no storyboard of a name.
  case missingStoryboard(String)
  /// A storyboard has no controller of an identifier; nil for its initial one.
  case missingController(String?)
  /// A controller has no segue of an identifier.
  case missingSegue(String, className: String)
  /// A nib left its owner's view unset.
  case viewNotSet(nib: String)
  /// A nib holds no table where its owner needs one.
  case tableNotSet(nib: String)
  /// A scene holds no table where its controller needs one.
  case tableNotInstantiated(identifier: String, storyboard: String)
  /// A nib of a cell does not hold just one cell.
  case crowdedNib(identifier: String)
  /// Nothing is registered for an identifier of cells or reusable views.
  case unregisteredIdentifier(String)
  /// A nib's cell has another identifier than it is registered for.
  case differentIdentifier(inNib: String, registered: String)
  /// There is no image of a name.
  case missingImage(String)
  /// An object was replaced while others referred to it.
  case replacedObject
  /// A view has two controllers.
  case sharedView
  /// Nil was unwrapped.
  case nilUnwrapped
}
