extension BoxedValue: CustomStringConvertible {
  /// The value as printed on the console; objects are printed as their class names, and unordered elements are
  /// sorted.
  public var description: String {
    switch self {
    case .attribute(let value): "\(value)"
    case .object(let object as any ObjectOfNamedClass): "<\(object.nameOfClass)>"
    case .object(let object): "<\(type(of: object))>"
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    case .set(let elements): "{\(elements.map(\.description).sorted().joined(separator: ", "))}"
    case .dictionary(let entries):
      "{\(entries.map { "\($0): \($1)" }.sorted().joined(separator: ", "))}"
    }
  }
}

/// An object that represents an object of another class.
package protocol ObjectOfNamedClass: AnyObject {
  /// The name of the other class.
  var nameOfClass: String { get }
}
