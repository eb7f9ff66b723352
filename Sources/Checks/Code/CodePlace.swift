package import RuntimeAttributes

/// A place in the code of a member.
package struct CodePlace: Hashable, Comparable, Sendable {
  package let location: FileLocation
  /// The location of the declaration that contains the code.
  package let member: FileLocation

  package static func < (left: CodePlace, right: CodePlace) -> Bool { left.location < right.location }
}
