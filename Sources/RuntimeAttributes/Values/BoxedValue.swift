/// A value that is read from an object or set on an object: an attribute value, or a value that contains objects.
public enum BoxedValue {
  /// Nil, a number, a string or another single value.
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

  /// The object, if the value is an object.
  package var object: AnyObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The elements of an array, or of a set in no particular order; nil for other values.
  package var elements: [BoxedValue]? {
    switch self {
    case .array(let elements): elements
    case .set(let elements): Array(elements)
    case .attribute, .object, .dictionary: nil
    }
  }

  /// Boxes an attribute value and, recursively, the elements of arrays and dictionaries.
  @inlinable public init(_ value: AttributeValue) {
    switch value {
    case .array, .dictionary: self = BoxedValue(collection: value)
    default: self = .attribute(value)
    }
  }

  @usableFromInline init(collection value: AttributeValue) {
    switch value {
    case .array(let elements): self = .array(elements.map { BoxedValue($0) })
    case .dictionary(let entries): self = .dictionary(entries.mapValues { BoxedValue($0) })
    default: self = .attribute(value)
    }
  }

  /// The value as a tree without objects; nil if the value is or contains an object.
  ///
  /// A set becomes a sorted array.
  public var tree: AttributeValue? {
    switch self {
    case .attribute(let value): return value
    case .object: return nil
    case .array(let boxes):
      let elements = boxes.compactMap(\.tree)
      return elements.count == boxes.count ? .array(elements) : nil
    case .set(let boxes):
      let elements = boxes.compactMap(\.tree)
      return elements.count == boxes.count ? .array(elements.sorted { "\($0)" < "\($1)" }) : nil
    case .dictionary(let boxes):
      let entries = boxes.compactMapValues(\.tree)
      return entries.count == boxes.count ? .dictionary(entries) : nil
    }
  }

  /// The kind of the attribute value; nil for other values.
  @inline(__always)
  package var attributeKind: AttributeValue.Kind? {
    if case .attribute(let value) = self { value.kind } else { nil }
  }

  /// The attribute value; nil for other values.
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
