import KeyValueCoding
import RuntimeAttributes

/// Caches descriptions of framework classes, so that repeated validations in one process read each class once.
package protocol FrameworkCache: Sendable {
  /// Returns the cached description of a class, or reads and caches it.
  ///
  /// - Parameters:
  ///   - className: The Objective-C name.
  ///   - platform: The platform.
  ///   - read: Reads the description; returns nil if no framework of the platform has the class.
  /// - Returns: The description, or nil if no framework of the platform has the class.
  func description(of className: String, platform: Platform, read: () -> ClassDescription?)
    -> ClassDescription?
}
