import KeyValueCoding
import RuntimeAttributes

/// The target runtimes of documents.
enum DocumentRuntime {
  /// Returns the platform for a document's `targetRuntime`, or else for its `type`, or nil if both are unknown.
  static func platform(targetRuntime: String?, type: String?) -> Platform? {
    if let platform = targetRuntime.flatMap({ byTargetRuntime[$0] }) { return platform }
    guard let type else { return nil }
    return byTypeMark.first { type.contains($0.mark) }?.platform
  }

  private static let byTargetRuntime: [String: Platform] = [
    "AppleTV": .tvOS,
    "MacOSX.Cocoa": .macOS,
    "iOS.CocoaTouch": .iOS,
    "iOS.CocoaTouch.iPad": .iOS,
    "watchKit": .watchOS,
  ]

  /// Substrings that distinguish document types; `.Cocoa.` does not match `.CocoaTouch.`.
  private static let byTypeMark: [(mark: String, platform: Platform)] = [
    (".AppleTV.", .tvOS),
    (".WatchKit.", .watchOS),
    (".CocoaTouch.", .iOS),
    (".Cocoa.", .macOS),
  ]

  /// Returns the platform in `<deployment>`, or nil if the target runtime determines the platform.
  static func platform(deployment identifier: String?) -> Platform? {
    // Documents for visionOS have the target runtime of iOS.
    identifier == "visionOS" ? .visionOS : nil
  }

  /// Returns the version that `<deployment>` encodes as one number, or nil if the number is invalid.
  ///
  /// iOS-based platforms use hexadecimal digits: `2320`, which is `0x910`, is 9.1. macOS uses decimal digits: `1070` is
  /// 10.7, `101000` is 10.10, `110000` is 11.
  static func deploymentTarget(_ text: String, identifier: String?) -> PlatformVersion? {
    guard let number = Int(text), number > 0 else { return nil }
    guard identifier == "macosx" else { return PlatformVersion(number >> 8, number >> 4 & 0xF) }
    return number < 10_000
      ? PlatformVersion(number / 100, number / 10 % 10)
      : PlatformVersion(number / 10_000, number / 100 % 100)
  }
}
