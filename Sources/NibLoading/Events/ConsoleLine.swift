import RuntimeAttributes

// The lines that UIKit and AppKit print while they load a nib, made of their sentences.
package enum ConsoleLine {
  /// The end of an app by an exception that nobody catches.
  static func uncaught(_ error: KeyValueCodingError, on platform: Platform) -> String {
    let reason = error.reason(on: platform)
    guard let exception = error.exceptionName else { return reason }
    return uncaught(exception, reason)
  }

  static func uncaught(_ exception: String, _ reason: String) -> String {
    ConsoleSentences.uncaught(exception, reason)
  }

  static func unrecognizedAction(_ selector: String, of className: String) -> String {
    uncaught(
      "NSInvalidArgumentException",
      KeyValueCodingSentences.unrecognizedSelector(className, selector)
    )
  }

  static func actionNotConnected(_ selector: String, to className: String) -> String {
    ConsoleSentences.action(className, selector)
  }

  /// What OS X printed as long as it was called so: seen from 2012 to 2015.
  static func actionNotConnectedBefore(_ selector: String, to className: String) -> String {
    ConsoleSentences.oldAction(selector, className)
  }

  static func outletNotConnected(_ property: String, from source: String, to destination: String) -> String {
    ConsoleSentences.outlet(property, source, destination)
  }

  static func unknownClass(_ missing: MissingClass, file: String, isStoryboard: Bool, on platform: Platform)
    -> String
  {
    let name = runtimeName(missing)
    return switch (platform, isStoryboard) {
    case (.macOS, true): ConsoleSentences.unknownClassAtPath(name, file)
    case (.macOS, false): ConsoleSentences.unknownClassReplaced(name, file)
    default: ConsoleSentences.unknownClass(name)
    }
  }

  static func unimplementedInitializer(_ initializer: String) -> String {
    "Fatal error: \(initializer) has not been implemented"
  }

  static func uninheritedInitializer(_ initializer: String, of className: String) -> String {
    "Fatal error: U" + ConsoleSentences.unimplementedInitializer(initializer, className)
  }

  /// What Swift's runtime prints where an object of one of its own classes is sent what it does not answer.
  static func nativeClass(_ className: String, _ selector: String) -> String {
    ConsoleSentences.nativeSelector(className, selector)
  }

  /// What UIKit prints of an image that the bundle does not have.
  package static func missingImage(_ name: String) -> String { ConsoleSentences.image(name, "…") }

  /// The end of an app that asks for a cell of a nib which does not hold one, and nothing else.
  package static func crowdedNib(_ identifier: String, wanted className: String) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleSentences.crowdedNib(identifier, className))
  }

  /// The end of an app that asks for a cell of a nib which is registered for another identifier than the cell's own.
  package static func differentIdentifier(
    _ own: String,
    registered: String,
    wanted className: String
  ) -> String {
    let sentence =
      className == "UITableViewCell" ? ConsoleSentences.cellIdentifier : ConsoleSentences.viewIdentifier
    return uncaught("NSInternalInconsistencyException", sentence(own, registered))
  }

  /// What UIKit prints when a controller performs a segue that it does not have.
  package static func missingSegue(_ identifier: String, of className: String) -> String {
    uncaught("NSInvalidArgumentException", ConsoleSentences.segue("\(className):", identifier))
  }

  /// What UIKit prints when a table is asked for a cell of an identifier for which it has nothing.
  package static func unregisteredCell(_ identifier: String) -> String {
    uncaught("NSInternalInconsistencyException", ConsoleSentences.cell(identifier) + registering)
  }

  /// What UIKit prints when a collection is asked for a cell of an identifier for which it has nothing.
  package static func unregisteredCollectionCell(_ identifier: String) -> String {
    uncaught(
      "NSInternalInconsistencyException",
      ConsoleSentences.reusableView("UICollectionElementKindCell", identifier) + registering
    )
  }

  /// What Swift's runtime prints where nil is unwrapped, or cast by force.
  package static var nilUnwrapped: String { "Fatal error: U" + KeyValueCodingSentences.nilUnwrapped() }

  /// What Swift's runtime prints where a cast by force fails.
  package static func failedCast(from className: String, to other: String) -> String {
    ConsoleSentences.cast(className, other) + " (0x…)."
  }

  /// What UIKit advises then.
  private static let registering = " for the identifier or connect a prototype cell in a storyboard"

  static func segueClassMissing(_ missing: MissingClass) -> String {
    uncaught("NSInvalidArgumentException", ConsoleSentences.segueClass(runtimeName(missing)))
  }

  /// A Swift class is asked for under its mangled name, a class without a module under its own.
  private static func runtimeName(_ missing: MissingClass) -> String {
    guard let module = missing.module else { return missing.name }
    // Characters that no identifier has are underscores in a module's name.
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
