import KeyValueCoding
import RuntimeAttributes

/// Caches descriptions of framework classes, so that repeated validations in one process read each class once.
package protocol FrameworkCache: Sendable {
  /// Returns the cached description of a class by its Objective-C name, or reads and caches the description; nil if no
  /// framework of the platform has the class.
  func description(of className: String, platform: Platform, read: () -> ClassDescription?)
    -> ClassDescription?
}
