package import RuntimeAttributes

/// A constant whose value is a known string, or a storyboard with a known name.
///
/// Example: `static let identifier = "Row"`.
package struct TextConstant: Hashable, Sendable {
  /// The storage of a storyboard.
  package enum Storage: String, Hashable, Sendable, CaseIterable {
    /// A constant.
    case constant
    /// A variable that may be set again.
    case variable
    /// An Objective-C variable that is assigned only once, in a method body.
    case assigned
    /// A computed property, which subclasses may override.
    case computed
  }

  /// The name, qualified with its enclosing types: `Row.identifier`.
  package var name: String
  /// The string; nil for the name of the class itself: `static var identifier: String { String(describing: self) }`.
  package var text: String?
  /// The storage of the storyboard whose name is the string; nil if the constant contains the string itself.
  package var storyboard: Storage?
  /// Whether the constant is an enum case whose raw value is the string.
  package var isCase = false
  /// Whether the constant is visible only in the declaring source.
  package var isPrivate = false
  /// The location of the name.
  package var location: SourceLocation

  /// Creates a constant.
  package init(_ name: String, _ text: String?, location: SourceLocation) {
    (self.name, self.text, self.location) = (name, text, location)
  }

  /// The maximum length of a name; longer strings are ignored.
  static let longestText = 100
}
