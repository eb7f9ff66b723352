package import RuntimeAttributes

/// A constant whose value is a string, or the storyboard named by the string.
///
/// Example: `static let identifier = "Row"`.
package struct StringConstant: Hashable, Sendable {
  /// The storage of a storyboard.
  package enum Storage: Hashable, Sendable {
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
  /// The string.
  package var value: StringValue
  /// The storage of the storyboard whose name is the string, or nil if the constant contains the string itself.
  package var storyboard: Storage?
  /// Whether the constant is an enum case whose raw value is the string.
  package var isCase = false
  /// Whether the constant is visible only in the declaring source.
  package var isPrivate = false
  /// The location of the name.
  package var location: FileLocation

  /// Creates a constant.
  package init(_ name: String, _ value: StringValue, location: FileLocation) {
    (self.name, self.value, self.location) = (name, value, location)
  }

  /// The last component of the name.
  package var word: Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }

  /// The qualified name of the declaring type; empty for a constant outside of types.
  package var scope: Substring { name.dropLast(word.count).dropLast() }

  /// The name of the declaring type without its enclosing types; nil for a constant outside of types.
  package var declaringType: Substring? { scope.split(separator: ".").last }

  /// The maximum length of a string; longer strings are ignored.
  static let longestText = 100
}
