import ClassInterfaces

/// The names of types of the frameworks and the standard library.
enum FrameworkNames {
  /// Whether a name is one of a type of a framework or of the standard library.
  static func isKnown(_ name: String) -> Bool {
    hasPrefix(name) || standardLibrary.contains(name) || RegistryFactory.catalog.declares(name)
  }

  /// Whether a name begins as those of the frameworks with views do.
  private static func hasPrefix(_ name: String) -> Bool {
    prefixes.contains { name.hasPrefix($0) && name.utf8.dropFirst(2).first.map { $0 &- 0x41 < 26 } == true }
  }

  private static let prefixes = ["MK", "NS", "UI", "WK"]
  private static let standardLibrary: Set<String> = [
    "Any", "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomDebugStringConvertible",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "LocalizedError", "ObservableObject", "Sendable", "class",
  ]

  /// The class methods and properties that classes inherit from the frameworks.
  static let members: Set<String> = [
    "alloc", "allocWithZone", "animate", "animateKeyframes", "animateWithDuration", "appearance",
    "automaticallyNotifiesObservers",
    "cancelPreviousPerformRequests", "class", "classForCoder", "description", "initialize", "instanceMethod",
    "instancesRespond", "isSubclass", "keyPathsForValuesAffectingValue", "layerClass", "load", "new",
    "performWithoutAnimation", "requiresConstraintBasedLayout", "self", "setAnimationsEnabled", "superclass",
    "transition", "userInterfaceLayoutDirection", "version",
  ]
}
