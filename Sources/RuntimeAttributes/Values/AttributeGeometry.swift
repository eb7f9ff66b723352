// This module does not import Foundation, so CGPoint, CGSize and CGRect are not available.

extension AttributeValue {
  /// A point in a view's coordinate system.
  public struct Point: Hashable, Sendable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double

    /// Creates a point from its coordinates.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A size, in points.
  public struct Size: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a size from its width and height.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle, in points.
  public struct Rect: Hashable, Sendable {
    /// The corner with the smallest coordinates.
    public var origin: Point
    /// The size.
    public var size: Size

    /// Creates a rectangle from its origin and size.
    package init(origin: Point, size: Size) {
      self.origin = origin
      self.size = size
    }

    /// Creates a rectangle from its coordinates and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
    }
  }

  /// A range of UTF-16 code units or of elements, like `NSRange`.
  public struct Range: Hashable, Sendable {
    /// The index of the first element.
    public var location: Int
    /// The number of elements.
    public var length: Int

    /// Creates a range from its first index and its length.
    public init(location: Int, length: Int) {
      self.location = location
      self.length = length
    }
  }
}
