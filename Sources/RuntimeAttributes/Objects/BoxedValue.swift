/// What key-value coding hands around: `value(forKeyPath:of:)` returns one, and objects are set as one.
public enum BoxedValue {
  /// Nil, a number, a string, a structure in an `NSValue`, a color or an image. In a collection nil is `NSNull`.
  case attribute(AttributeValue)
  /// An object, as outlets connect them.
  case object(AnyObject)
  /// An array, as outlet collections make them.
  case array([BoxedValue])
  /// A set, whose elements have no order.
  case set(Set<BoxedValue>)
  /// A dictionary with keys that are strings; one that can be changed is an object, a ``ModelDictionary``.
  case dictionary([String: BoxedValue])

  /// Nil.
  public static var `nil`: BoxedValue { .attribute(.nil) }

  /// Boxes an object, or nil.
  @usableFromInline package init(_ object: AnyObject?) {
    self = object.map(BoxedValue.object) ?? .nil
  }

  /// The object, if this is one.
  package var object: AnyObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements, if this is an array or a set, which has no order.
  package var elements: [BoxedValue]? {
    switch self {
    case .array(let elements): elements
    case .set(let elements): Array(elements)
    case .attribute, .object, .dictionary: nil
    }
  }

  /// The attribute value, if this is one.
  package var attributeValue: AttributeValue? {
    if case .attribute(let value) = self { value } else { nil }
  }
}

extension BoxedValue: Hashable {
  /// Objects are equal when they are the same one.
  public static func == (left: BoxedValue, right: BoxedValue) -> Bool {
    switch (left, right) {
    case (.attribute(let left), .attribute(let right)): left == right
    case (.object(let left), .object(let right)): left === right
    case (.array(let left), .array(let right)): left == right
    case (.set(let left), .set(let right)): left == right
    case (.dictionary(let left), .dictionary(let right)): left == right
    default: false
    }
  }

  /// Hashes objects by identity.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .attribute(let value): hasher.combine(value)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .array(let elements): hasher.combine(elements)
    case .set(let elements): hasher.combine(elements)
    case .dictionary(let entries): hasher.combine(entries)
    }
  }
}
