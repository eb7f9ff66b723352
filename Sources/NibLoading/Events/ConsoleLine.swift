import RuntimeAttributes

// The sentences that UIKit and AppKit print while they load a nib, kept in one place.
// Sources: BlueSwift#16, XLPagerTabStrip#183 (iOS), libemulation#14, openradar-mirror#1064 (macOS classes),
// virtualc64#202, iina#6294 (macOS outlets), iina#3811, openemulator#39 (macOS actions).
package enum ConsoleLine {
  /// The end of an app by an exception that nobody catches.
  static func uncaught(_ error: KeyValueCodingError, on platform: Platform) -> String {
    let reason = error.reason(on: platform)
    guard let exception = error.exceptionName else { return reason }
    return uncaught(exception, reason)
  }

  static func uncaught(_ exception: String, _ reason: String) -> String {
    "*** Terminating app due to uncaught exception '\(exception)', reason: '\(reason)'"
  }

  static func unrecognizedAction(_ selector: String, of className: String) -> String {
    uncaught(
      "NSInvalidArgumentException",
      "-[\(className) \(selector)]: unrecognized selector sent to instance 0x…"
    )
  }

  static func actionNotConnected(_ selector: String, to className: String) -> String {
    "Could not connect action, target class \(className) does not respond to -\(selector)"
  }

  static func outletNotConnected(_ property: String, from source: String, to destination: String) -> String {
    "Failed to connect (\(property)) outlet from (\(source)) to (\(destination)): missing setter or instance variable"
  }

  static func unknownClass(_ missing: MissingClass, file: String, isStoryboard: Bool, on platform: Platform)
    -> String
  {
    let name = runtimeName(missing)
    return switch (platform, isStoryboard) {
    case (.macOS, true): "Unknown class \(name) in Interface Builder file at path \(file)"
    case (.macOS, false):
      "Unknown class '\(name)', using 'NSObject' instead. Encountered in Interface Builder file at path \(file)."
    default: "Unknown class \(name) in Interface Builder file."
    }
  }

  static func unimplementedInitializer(_ initializer: String) -> String {
    "Fatal error: \(initializer) has not been implemented"
  }

  /// What UIKit prints of an image that the bundle does not have (PullToMakeSoup#17).
  package static func missingImage(_ name: String) -> String {
    "Could not load the \"\(name)\" image referenced from a nib in the bundle with identifier \"…\""
  }

  static func segueClassMissing(_ missing: MissingClass) -> String {
    uncaught("NSInvalidArgumentException", "Could not find a segue class named '\(runtimeName(missing))'")
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
