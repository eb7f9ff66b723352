/// A value of key-value coding, as returned by `value(forKeyPath:of:)` and used to set objects.
public enum BoxedValue {
  /// Nil, a number, a string, a structure in an `NSValue`, a color or an image; nil in a collection is `NSNull`.
  case attribute(AttributeValue)
  /// An object, such as the destination of an outlet.
  case object(AnyObject)
  /// An array, such as the value of an outlet collection.
  case array([BoxedValue])
  /// A set, whose elements are unordered.
  case set(Set<BoxedValue>)
  /// A dictionary with string keys.
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

  /// The elements, if this is an array or a set (in no particular order).
  package var elements: [BoxedValue]? {
    switch self {
    case .array(let elements): elements
    case .set(let elements): Array(elements)
    case .attribute, .object, .dictionary: nil
    }
  }

  /// Boxes an attribute value; an array becomes an array of boxes.
  @inlinable init(_ value: AttributeValue) {
    if case .array(let elements) = value {
      self = BoxedValue(array: elements)
    } else {
      self = .attribute(value)
    }
  }

  /// Boxes an array of attribute values.
  @usableFromInline init(array elements: [AttributeValue]) {
    self = .array(elements.map { BoxedValue($0) })
  }

  /// The attribute value that boxes to this value; nil for objects, sets and dictionaries.
  private var unboxed: AttributeValue? {
    if case .attribute(let value) = self { value } else { unboxedArray }
  }

  /// The attribute value that boxes to this array; nil for other values.
  @usableFromInline var unboxedArray: AttributeValue? {
    guard case .array(let boxes) = self else { return nil }
    let elements = boxes.compactMap(\.unboxed)
    return elements.count == boxes.count ? .array(elements) : nil
  }

  /// The kind of attribute value, if this is one.
  @inline(__always)
  var attributeKind: AttributeValue.Kind? {
    if case .attribute(let value) = self { value.kind } else { nil }
  }

  /// The attribute value, if this is one.
  package var attributeValue: AttributeValue? {
    if case .attribute(let value) = self { value } else { nil }
  }
}

extension BoxedValue: Hashable {
  /// Compares objects by identity.
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
