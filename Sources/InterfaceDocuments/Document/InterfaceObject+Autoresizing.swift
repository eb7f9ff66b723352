extension InterfaceObject {
  /// How a view is resized with its superview.
  public struct Autoresizing: OptionSet, Hashable, Sendable {
    /// One bit for each margin and extent.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The margin at the smaller x is flexible.
    public static let flexibleMinX = Autoresizing(rawValue: 1)
    /// The width is flexible.
    public static let width = Autoresizing(rawValue: 2)
    /// The margin at the greater x is flexible.
    public static let flexibleMaxX = Autoresizing(rawValue: 4)
    /// The margin at the smaller y is flexible.
    public static let flexibleMinY = Autoresizing(rawValue: 8)
    /// The height is flexible.
    public static let height = Autoresizing(rawValue: 16)
    /// The margin at the greater y is flexible.
    public static let flexibleMaxY = Autoresizing(rawValue: 32)
  }
}
