public import KeyValueCoding

/// A set of platforms.
public struct PlatformSet: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt8
  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// iOS, including Mac Catalyst.
  public static let iOS = PlatformSet(rawValue: 1)
  /// macOS.
  public static let macOS = PlatformSet(rawValue: 2)
  /// tvOS.
  public static let tvOS = PlatformSet(rawValue: 4)
  /// watchOS.
  public static let watchOS = PlatformSet(rawValue: 8)
  /// visionOS.
  public static let visionOS = PlatformSet(rawValue: 16)
  /// All platforms.
  public static let all: PlatformSet = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]

  /// Creates a set that contains one platform.
  public init(_ platform: Platform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }
}
