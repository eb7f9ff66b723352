import ClassInterfaces

/// The names of types in frameworks and the standard library.
enum FrameworkNames {
  /// Whether a framework or the standard library has a type with the name.
  static func isKnown(_ name: String) -> Bool {
    hasPrefix(name) || standardLibrary.contains(name) || RegistryFactory.catalog.declares(name)
  }

  /// Whether a name has a prefix of a UI framework.
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
