import KeyValueCoding
import RuntimeAttributes

// The lines that Xcode, UIKit, AppKit, Foundation and Swift's runtime print while nibs are compiled, loaded and used.
package enum ConsoleLine {
  /// Returns the message of an uncaught exception, or the reason of an error that does not raise an exception.
  static func uncaught(_ error: KeyValueCodingError, on platform: Platform) -> String {
    let reason = error.reason(on: platform)
    guard let exception = error.exceptionName else { return reason }
    return uncaught(exception, reason)
  }

  static func uncaught(_ exception: String, _ reason: String) -> String {
    ConsoleMessages.uncaught(exception, reason)
  }

  static func unrecognizedAction(_ selector: String, of className: String) -> String {
    uncaught(
      "NSInvalidArgumentException",
      KeyValueCodingMessages.unrecognizedSelector(className, selector)
    )
  }

  /// Returns Foundation's message for an object that does not respond to a selector.
  package static func unrecognizedSelector(_ selector: String, of className: String) -> String {
    KeyValueCodingMessages.unrecognizedSelector(className, selector)
  }

  static func actionNotConnected(_ selector: String, to className: String) -> String {
    ConsoleMessages.action(className, selector)
  }

  /// Returns the message of OS X for an action that is not connected, as reported between 2012 and 2015.
  static func actionNotConnectedBefore(_ selector: String, to className: String) -> String {
    ConsoleMessages.oldAction(selector, className)
  }

  static func outletNotConnected(_ property: String, from source: String, to destination: String) -> String {
    ConsoleMessages.outlet(property, source, destination)
  }

  package static func unknownClass(
    _ missing: MissingClass,
    substitute: String,
    file: String,
    isStoryboard: Bool,
    on platform: Platform
  ) -> String {
    let name = runtimeName(missing)
    return switch (platform, isStoryboard) {
    case (.macOS, true): ConsoleMessages.unknownClassAtPath(name, file)
    case (.macOS, false): ConsoleMessages.unknownClassReplaced(name, substitute, file)
    default: ConsoleMessages.unknownClass(name)
    }
  }

  static func unimplementedInitializer(_ initializer: String) -> String {
    "Fatal error: \(initializer) has not been implemented"
  }

  static func uninheritedInitializer(_ initializer: String, of className: String) -> String {
    "Fatal error: U" + ConsoleMessages.unimplementedInitializer(initializer, className)
  }

  /// Returns the message for an unrecognized selector sent to a pure Swift object.
  static func nativeClass(_ className: String, _ selector: String) -> String {
    ConsoleMessages.nativeSelector(className, selector)
  }

  /// Returns AppKit's message for a main nib that does not exist.
  package static func missingMainNib(_ name: String) -> String { ConsoleMessages.mainNib(name) }

  /// Returns UIKit's message for a missing nib of the main bundle.
  package static func missingNib(_ name: String) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleMessages.nib("NSBundle …", name))
  }

  /// Returns UIKit's message for a missing image.
  package static func missingImage(_ name: String) -> String { ConsoleMessages.image(name, "…") }

  /// Returns UIKit's message for a missing color.
  package static func missingColor(_ name: String) -> String { ConsoleMessages.color(name, "…") }

  /// Returns UIKit's message for a main storyboard without an initial scene.
  package static func noInitialController(_ setting: String, _ storyboard: String) -> String {
    ConsoleMessages.entryPoint(setting, storyboard)
  }

  /// Returns UIKit's message for a missing class of a scene or its delegate.
  package static func sceneClassMissing(_ setting: String, _ className: String) -> String {
    "Info.plist configuration \"…\" for UIWindowSceneSessionRoleApplication "
      + ConsoleMessages.sceneClass(setting, className) + "."
  }

  /// Returns UIKit's message for an outlet that the application, as the owner of a main nib, does not have.
  package static func undefinedOutlet(_ outlet: String, of className: String) -> String {
    uncaught("NSUnknownKeyException", KeyValueCodingMessages.undefinedKeySet(className, outlet))
  }

  /// UIKit's message for an app's delegate without a window for the main storyboard.
  package static var delegateWithoutWindow: String { "[Application] \(ConsoleMessages.delegateWindow())." }

  /// UIKit's message for an app without a delegate for the main storyboard.
  package static var withoutDelegate: String { "[Application] \(ConsoleMessages.withoutDelegate())." }

  /// Returns UIKit's message for a missing class that the app passes to `UIApplicationMain`.
  package static func applicationClassMissing(_ className: String) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleMessages.applicationClass("…", className) + ".")
  }

  /// AppKit's message for a type of documents whose class does not exist.
  package static var noDocumentClass: String { ConsoleMessages.documentClass("…") + "." }

  /// Returns the message for an extension whose principal class does not exist.
  package static func extensionClassMissing(_ className: String) -> String {
    ConsoleMessages.extensionClass(className)
      + "! Please verify that the extension links the required frameworks and that the value for "
      + "NSExtensionPrincipalClass is prefixed with '$(PRODUCT_MODULE_NAME).' if the class is implemented in Swift."
  }

  /// AppKit's message for an app whose property list names no principal class.
  package static var noPrincipalClass: String { ConsoleMessages.principalClass() + ", exiting" }

  /// Returns UIKit's message for a segue action that the controller does not have.
  package static func segueActionMissing(_ selector: String, of className: String) -> String {
    "[Storyboard] " + ConsoleMessages.segueAction("\(className):", selector)
  }

  /// Returns UIKit's message for a nib registered for reuse that does not contain exactly one object of a class.
  package static func multipleTopLevelObjects(_ identifier: String, wanted className: String) -> String {
    uncaught(
      "NSInternalInconsistencyException",
      ConsoleMessages.multipleTopLevelObjects(identifier, className)
    )
  }

  /// Returns UIKit's message for a nib registered for an identifier other than that of the cell or view in the nib.
  package static func differentIdentifier(
    _ own: String,
    registered: String,
    wanted className: String
  ) -> String {
    let pattern =
      className == "UITableViewCell" ? ConsoleMessages.cellIdentifier : ConsoleMessages.viewIdentifier
    return uncaught("NSInternalInconsistencyException", pattern(own, registered))
  }

  /// Returns Foundation's message for a binding whose value transformer does not exist.
  package static func missingTransformer(_ name: String, isCaught: Bool) -> String {
    let reason = ConsoleMessages.valueTransformer(name)
    return isCaught ? reason : uncaught("NSInternalInconsistencyException", reason)
  }

  /// Returns AppKit's message for the item prototype of a collection view with a layout.
  package static func rejectedPrototype(isCaught: Bool) -> String {
    let reason = ConsoleMessages.itemPrototype()
    return isCaught ? reason : uncaught("NSInternalInconsistencyException", reason)
  }

  /// Returns Foundation's message for a class that no loaded library contains.
  package static func classNotFound(_ name: String) -> String {
    uncaught("NSInvalidUnarchiveOperationException", ConsoleMessages.classNotFound(name, name))
  }

  /// UIKit's message for a collection view controller that has neither a layout nor a nib.
  package static var missingLayout: String {
    uncaught("NSInvalidArgumentException", ConsoleMessages.layout())
  }

  /// UIKit's message for a data source that creates a cell instead of dequeuing one.
  package static var undequeuedCell: String {
    uncaught(
      "NSInternalInconsistencyException",
      ConsoleMessages.undequeuedCell("-collectionView:cellForItemAtIndexPath:")
    )
  }

  /// Returns UIKit's message for a missing segue.
  package static func missingSegue(_ identifier: String, of className: String) -> String {
    uncaught("NSInvalidArgumentException", ConsoleMessages.segue("\(className):", identifier))
  }

  /// Returns Xcode's message for an outlet that is connected to an object in a prototype.
  package static func repeatingContent(
    _ property: String,
    from source: String,
    to destination: String
  ) -> String {
    "error: Illegal Configuration: " + ConsoleMessages.repeatingContent(property, source, destination)
  }

  /// Returns Xcode's message for a rejected configuration.
  package static func illegal(_ configuration: IllegalConfiguration) -> String {
    let error = "error: "
    let prefix = error + "Illegal Configuration: "
    return switch configuration {
    case .classInLaunchScreen: prefix + ConsoleMessages.launchScreenClasses()
    case .attributeInLaunchScreen: prefix + ConsoleMessages.launchScreenAttributes()
    case .staticTable: prefix + ConsoleMessages.staticTable()
    case .repeatedContainer: prefix + ConsoleMessages.repeatedContainer() + "."
    case .outletCollectionOfMacOS: ConsoleMessages.outletCollection()
    case .webView(let system): error + ConsoleMessages.webView(system)
    case .safeArea: error + ConsoleMessages.safeArea()
    }
  }

  /// Returns UIKit's message for a custom segue whose class does not override `perform()`.
  package static func segueNotPerformed(_ identifier: String?) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleMessages.performedSegue(identifier ?? null))
  }

  /// UIKit's message for a custom segue without a class.
  package static var segueWithoutClass: String {
    uncaught("NSInvalidArgumentException", ConsoleMessages.createdSegue(null))
  }

  /// Returns UIKit's message for a push segue of a controller that is not in a navigation controller.
  package static func segueWithoutNavigation(_ identifier: String?) -> String {
    uncaught(
      "NSGenericException",
      ConsoleMessages.pushSegue(identifier ?? null)
        + " Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    )
  }

  /// UIKit's message for nil that is pushed onto a navigation controller.
  package static var nilPushed: String { ConsoleMessages.pushedNil("UINavigationController:", "0x…") + "." }

  /// Foundation's description of nil.
  private static let null = "(null)"

  /// Returns UIKit's message for a table cell identifier that is not registered.
  package static func unregisteredCell(_ identifier: String) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleMessages.cell(identifier) + registering)
  }

  /// Returns UIKit's message for a collection cell identifier that is not registered.
  package static func unregisteredCollectionCell(_ identifier: String) -> String {
    unregisteredView(kind: "UICollectionElementKindCell", identifier)
  }

  /// Returns UIKit's message for an identifier that is not registered for a kind of collection view element.
  package static func unregisteredView(kind: String, _ identifier: String) -> String {
    uncaught(
      "NSInternalInconsistencyException",
      ConsoleMessages.reusableView(kind, identifier) + registering
    )
  }

  /// Returns AppKit's message for a collection item identifier that is not registered.
  package static func unregisteredItem(_ identifier: String) -> String {
    uncaught(
      "NSInternalInconsistencyException",
      ConsoleMessages.item("NSCollectionElementKindItem", identifier)
        + " for the identifier, or name a nib or class to match the identifier"
    )
  }

  /// The message of Swift's runtime for unwrapping or force-casting nil.
  package static var nilUnwrapped: String { "Fatal error: U" + KeyValueCodingMessages.nilUnwrapped() }

  /// The message of Swift's runtime for using an implicitly unwrapped value that is nil.
  package static var nilImplicitlyUnwrapped: String { "Fatal error: U" + ConsoleMessages.nilUnwrapped() }

  /// Returns the message of Swift's runtime for a failed cast.
  package static func failedCast(from className: String, to other: String) -> String {
    ConsoleMessages.cast(className, other) + " (0x…)."
  }

  /// Returns the message for an argument that must not be nil.
  package static func nilArgument(of argument: NilArgument) -> String {
    let message =
      switch argument {
      case .insertion: ConsoleMessages.nilInsertion()
      case .constraint: ConsoleMessages.nilItem()
      case .array(let index): ConsoleMessages.nilElement("\(index)")
      case .dictionary(let index): ConsoleMessages.nilValue("\(index)")
      }
    return uncaught("NSInvalidArgumentException", "*** " + message)
  }

  /// UIKit's advice in the messages about unregistered cells and views.
  private static let registering = " for the identifier or connect a prototype cell in a storyboard"

  static func segueClassMissing(_ missing: MissingClass) -> String {
    uncaught("NSInvalidArgumentException", ConsoleMessages.segueClass(runtimeName(missing)))
  }

  /// Returns the mangled name of a Swift class, or the plain name of a class without a module.
  private static func runtimeName(_ missing: MissingClass) -> String {
    guard let module = missing.module else { return missing.name }
    // Characters that are not valid in identifiers become underscores in module names.
    let identifier = String(
      String.UnicodeScalarView(
        module.unicodeScalars.map {
          $0.value > 0x7F || $0.properties.isAlphabetic || $0.properties.numericType != nil ? $0 : "_"
        }
      )
    )
    return "_TtC\(identifier.utf8.count)\(identifier)\(missing.name.utf8.count)\(missing.name)"
  }
}
