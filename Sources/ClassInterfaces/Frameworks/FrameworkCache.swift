package import RuntimeAttributes

/// Keeps descriptions of framework classes, so that several runs of one process read each class once.
package protocol FrameworkCache: Sendable {
  /// Returns the description of a class, and reads it if it is not known.
  ///
  /// - Parameters:
  ///   - className: The Objective-C name.
  ///   - platform: The platform.
  ///   - read: Reads the description; nil if no framework of the platform has the class.
  func description(of className: String, platform: Platform, read: () -> ClassDescription?)
    -> ClassDescription?
}
