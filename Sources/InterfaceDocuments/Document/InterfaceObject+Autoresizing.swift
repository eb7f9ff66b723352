extension InterfaceObject {
  /// The autoresizing mask, which determines how a view is resized with its superview.
  public struct Autoresizing: OptionSet, Hashable, Sendable {
    /// One bit for each margin and extent.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The margin on the side of the smaller x is flexible.
    public static let flexibleMinX = Autoresizing(rawValue: 1)
    /// The width is flexible.
    public static let width = Autoresizing(rawValue: 2)
    /// The margin on the side of the greater x is flexible.
    public static let flexibleMaxX = Autoresizing(rawValue: 4)
    /// The margin on the side of the smaller y is flexible.
    public static let flexibleMinY = Autoresizing(rawValue: 8)
    /// The height is flexible.
    public static let height = Autoresizing(rawValue: 16)
    /// The margin on the side of the greater y is flexible.
    public static let flexibleMaxY = Autoresizing(rawValue: 32)
  }
}
