// Conversions for `CGFloat` and the `NSValue` structures in documents.

public import Foundation
public import RuntimeAttributes

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

extension CGFloat: AttributeConvertible {}

extension CGPoint: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self.init(point)
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .point(AttributeValue.Point(self)) }

  /// Creates a point from an attribute's point.
  public init(_ point: AttributeValue.Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self.init(size)
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .size(AttributeValue.Size(self)) }

  /// Creates a size from an attribute's size.
  public init(_ size: AttributeValue.Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self.init(rect)
  }

  /// The value as a runtime attribute stores it; it is not standardized, so its size may be negative.
  public var attributeValue: AttributeValue { .rect(AttributeValue.Rect(self)) }

  /// Creates a rectangle from an attribute's rectangle.
  public init(_ rect: AttributeValue.Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension NSRange: AttributeConvertible {
  /// Creates an instance from a value that the conversion table accepts.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self.init(range)
  }

  /// The value as a runtime attribute stores it.
  public var attributeValue: AttributeValue { .range(AttributeValue.Range(self)) }

  /// Creates a range from an attribute's range.
  public init(_ range: AttributeValue.Range) {
    self.init(location: range.location, length: range.length)
  }
}

extension CGPoint: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.point) }
}

extension CGSize: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.size) }
}

extension CGRect: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.rect) }
}

extension NSRange: StandardAttributeType {
  package static var standardType: PropertyType { PropertyType(.range) }
}

extension AttributeValue.Point {
  /// Creates an attribute's point from a point.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension AttributeValue.Size {
  /// Creates an attribute's size from a size.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension AttributeValue.Rect {
  /// Creates an attribute's rectangle from a rectangle; it is not standardized, so its size may be negative.
  public init(_ rect: CGRect) {
    self.init(origin: AttributeValue.Point(rect.origin), size: AttributeValue.Size(rect.size))
  }
}

extension AttributeValue.Range {
  /// Creates an attribute's range from a range.
  public init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
