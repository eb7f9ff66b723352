/// A statement about a nib in a console message.
package enum ConsoleStatement: Hashable, Sendable {
  /// A class is not key-value coding compliant for a key: an outlet, or an attribute whose exception is not caught.
  ///
  /// The class name is empty if the line does not contain the name.
  case undefinedKey(String, className: String)
  /// A key of a class cannot be read.
  case unreadableKey(String, className: String)
  /// Nil was set for a scalar key of a class.
  case nilForKey(String, className: String)
  /// An object does not respond to a selector.
  case unrecognizedSelector(String, className: String)
  /// Setting a runtime attribute raised an exception, which was logged.
  case attribute(keyPath: String, className: String)
  /// A class was not found; macOS prints the path of the nib.
  case unknownClass(String, path: String?)
  /// A class required by the archive is missing or no longer supported.
  case notInstantiated(String)
  /// The property list of an app is missing, or names no principal class.
  case missingPrincipalClass
  /// The class of a type of documents was not found.
  case missingDocumentClass
  /// The delegate of an app has no `window` property for the main storyboard.
  case missingWindow
  /// An app with a main storyboard has no delegate.
  case missingDelegate
  /// The class of a segue was not found; `(null)` if a custom segue does not have a class.
  case segueClass(String)
  /// A cast failed.
  case cast(from: String, to: String)
  /// An initializer is not implemented; the compiler's message names the class.
  case initializer(String, className: String?)
  /// Two images of the process declare the same class.
  case duplicateClass(String)
  /// An outlet was not connected, on macOS.
  case outlet(String, source: String, destination: String)
  /// An outlet is connected to repeating content.
  case repeatingContent(String)
  /// Xcode refuses to compile a document.
  case illegalConfiguration(IllegalConfiguration)
  /// An action was not connected on macOS, or a view controller does not have the method of a segue action.
  case action(String, className: String)
  /// A binding could not set a value.
  case binding(keyPath: String, className: String)
  /// The outlet of an object may not be set.
  case rejectedOutlet(String, className: String)
  /// A window controller did not find the nib with its window.
  case missingWindowNib(className: String)
  /// A value transformer of a binding was not found.
  case missingTransformer(String)
  /// A nib was not found.
  case missingNib(String)
  /// A storyboard was not found.
  case missingStoryboard(String)
  /// A storyboard has no view controller with an identifier; nil for its initial view controller.
  case missingController(String?)
  /// A view controller has no segue with an identifier.
  case missingSegue(String, className: String)
  /// The class of a segue does not override `perform()`, or the source of a push segue is not in a navigation controller.
  case segueNotPerformed(String)
  /// A nib did not set its owner's view.
  ///
  /// The nib name is empty if the line does not contain the name.
  case viewNotSet(nib: String)
  /// The view of a nib is not the table view, collection view or GLKView that its owner requires.
  case tableNotSet(nib: String)
  /// A scene has no table view although its view controller requires one.
  case tableNotInstantiated(identifier: String, storyboard: String)
  /// A collection view was created without a layout.
  case missingLayout
  /// The stack overflowed.
  case stackOverflow
  /// A collection view's data source returned a cell that it did not dequeue.
  case undequeuedCell
  /// A nib registered for reuse does not have exactly one top-level object of the required class.
  case multipleTopLevelObjects(identifier: String)
  /// No cell, reusable view or collection view item is registered for an identifier.
  case unregisteredIdentifier(String)
  /// The cell or view in a nib has a reuse identifier other than the registered identifier.
  case differentIdentifier(inNib: String, registered: String)
  /// An image or color was not found.
  case missingImage(String)
  /// An object was replaced although other objects already refer to it.
  case replacedObject
  /// A view belongs to two view controllers.
  case sharedView
  /// Nil was pushed onto a navigation controller.
  case nilPushed
  /// Nil was unwrapped.
  case nilUnwrapped
  /// Nil was passed to a method that raises for nil.
  case nilArgument(NilArgument)
}

/// A nil argument that raises an exception.
package enum NilArgument: Hashable, Sendable {
  case insertion, constraint
  case array(index: Int)
  case dictionary(index: Int)
}

/// A configuration that Xcode rejects.
package enum IllegalConfiguration: Hashable, Sendable {
  case classInLaunchScreen, attributeInLaunchScreen, staticTable, repeatedContainer, outletCollectionOfMacOS
  /// A web view in a document for systems before the given system, such as `iOS 11.0`.
  case webView(before: String)
  /// A guide of the safe area in a document for systems before iOS 9.
  case safeArea
}
