package import RuntimeAttributes

/// A value returned by `awakeAfter(using:)`, which may replace the object.
package struct ObjectReplacement: Hashable, Sendable {
  /// The returned expression as spelled; `self` keeps the object.
  package var returned: String
  /// The location of the expression.
  package var location: FileLocation
  /// Whether the body refers to constraints, or passes `self` to code that may transfer them.
  package var transfersSettings = false
}
