// Conversions for `CGFloat` and Foundation's structures. A structure can be set as a whole, from a dictionary of its
// properties, or in part: `frame.size.width`.

public import Foundation
public import RuntimeAttributes

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGFloat: AttributeConvertible {
  /// The value type of floating-point numbers with the bit width of `CGFloat`.
  public static var valueType: ValueType { .floatingPoint(bits: MemoryLayout<CGFloat>.size * 8) }

  /// Creates a number from a number in the type's range, or from a string with such a number.
  public init?(attributeValue: AttributeValue) {
    guard let number = NativeType(attributeValue: attributeValue) else { return nil }
    self.init(number)
  }

  /// An attribute value with this number.
  public var attributeValue: AttributeValue { .real(Double(self)) }
}

extension CGPoint: AttributeConvertible, KeyValueStructure {
  /// The value type of points.
  public static var valueType: ValueType { .point }

  /// The registration of `x` and `y`, which can be set separately.
  public static var registration: TypeRegistration {
    TypeRegistration(CGPoint.self, make: { _ in CGPoint(x: 0, y: 0) }) {
      $0.property("x", \.x)
      $0.property("y", \.y)
    }
  }

  /// Creates a point from a point value.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self.init(point)
  }

  /// An attribute value with this point.
  public var attributeValue: AttributeValue { .point(AttributeValue.Point(self)) }

  /// Creates a point from the point of an attribute value.
  public init(_ point: AttributeValue.Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize: AttributeConvertible, KeyValueStructure {
  /// The value type of sizes.
  public static var valueType: ValueType { .size }

  /// The registration of `width` and `height`, which can be set separately.
  public static var registration: TypeRegistration {
    TypeRegistration(CGSize.self, make: { _ in CGSize(width: 0, height: 0) }) {
      $0.property("width", \.width)
      $0.property("height", \.height)
    }
  }

  /// Creates a size from a size value.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self.init(size)
  }

  /// An attribute value with this size.
  public var attributeValue: AttributeValue { .size(AttributeValue.Size(self)) }

  /// Creates a size from the size of an attribute value.
  public init(_ size: AttributeValue.Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect: AttributeConvertible, KeyValueStructure {
  /// The value type of rectangles.
  public static var valueType: ValueType { .rect }

  /// The registration of `origin` and `size`, which can be set separately.
  public static var registration: TypeRegistration {
    TypeRegistration(CGRect.self, make: { _ in CGRect(x: 0, y: 0, width: 0, height: 0) }) {
      $0.property("origin", \.origin)
      $0.property("size", \.size)
    }
  }

  /// Creates a rectangle from a rectangle value.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self.init(rect)
  }

  /// An attribute value with this rectangle, which is not standardized: the size may be negative.
  public var attributeValue: AttributeValue { .rect(AttributeValue.Rect(self)) }

  /// Creates a rectangle from the rectangle of an attribute value.
  public init(_ rect: AttributeValue.Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension NSRange: AttributeConvertible, KeyValueStructure {
  /// The value type of ranges.
  public static var valueType: ValueType { .range }

  /// The registration of `location` and `length`, which can be set separately.
  public static var registration: TypeRegistration {
    TypeRegistration(NSRange.self, make: { _ in NSRange(location: 0, length: 0) }) {
      $0.property("location", \.location)
      $0.property("length", \.length)
    }
  }

  /// Creates a range from a range value.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self.init(range)
  }

  /// An attribute value with this range.
  public var attributeValue: AttributeValue { .range(AttributeValue.Range(self)) }

  /// Creates a range from the range of an attribute value.
  public init(_ range: AttributeValue.Range) {
    self.init(location: range.location, length: range.length)
  }
}

extension AttributeValue.Point {
  /// Creates the point of an attribute value from a `CGPoint`.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension AttributeValue.Size {
  /// Creates the size of an attribute value from a `CGSize`.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension AttributeValue.Rect {
  /// Creates the rectangle of an attribute value from a `CGRect`, which is not standardized: the size may be
  /// negative.
  public init(_ rect: CGRect) {
    self.init(origin: AttributeValue.Point(rect.origin), size: AttributeValue.Size(rect.size))
  }
}

extension AttributeValue.Range {
  /// Creates the range of an attribute value from an `NSRange`.
  public init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
