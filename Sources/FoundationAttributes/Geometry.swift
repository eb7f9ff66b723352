// The structures of `NSValue` that documents express, and `CGFloat`, as properties have them.

public import Foundation
public import RuntimeAttributes

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

extension CGFloat: AttributeConvertible {}

extension CGPoint: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.point) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .point(let point) = attributeValue else { return nil }
    self.init(point)
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .point(AttributeValue.Point(self)) }

  /// The point of an attribute.
  public init(_ point: AttributeValue.Point) { self.init(x: point.x, y: point.y) }
}

extension CGSize: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.size) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .size(let size) = attributeValue else { return nil }
    self.init(size)
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .size(AttributeValue.Size(self)) }

  /// The size of an attribute.
  public init(_ size: AttributeValue.Size) { self.init(width: size.width, height: size.height) }
}

extension CGRect: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.rect) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .rect(let rect) = attributeValue else { return nil }
    self.init(rect)
  }

  /// The value as a runtime attribute carries it, as its corner and extents stand: they may be negative.
  public var attributeValue: AttributeValue { .rect(AttributeValue.Rect(self)) }

  /// The rectangle of an attribute.
  public init(_ rect: AttributeValue.Rect) {
    self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
  }
}

extension NSRange: AttributeConvertible {
  /// The type as key-value coding sees it.
  public static var attributeType: PropertyType { PropertyType(.range) }

  /// Converts a value that the conversion table lets through.
  public init?(attributeValue: AttributeValue) {
    guard case .range(let range) = attributeValue else { return nil }
    self.init(range)
  }

  /// The value as a runtime attribute carries it.
  public var attributeValue: AttributeValue { .range(AttributeValue.Range(self)) }

  /// The range of an attribute.
  public init(_ range: AttributeValue.Range) {
    self.init(location: range.location, length: range.length)
  }
}

extension AttributeValue.Point {
  /// A point as an attribute has it.
  public init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension AttributeValue.Size {
  /// A size as an attribute has it.
  public init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension AttributeValue.Rect {
  /// A rectangle as an attribute has it, as its corner and extents stand: they may be negative.
  public init(_ rect: CGRect) {
    self.init(origin: AttributeValue.Point(rect.origin), size: AttributeValue.Size(rect.size))
  }
}

extension AttributeValue.Range {
  /// A range as an attribute has it.
  public init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}
