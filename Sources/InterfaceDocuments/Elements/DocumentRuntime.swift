import RuntimeAttributes

/// The runtimes that documents are made for.
enum DocumentRuntime {
  /// The platform of a document by its `targetRuntime`, or else by its `type`; nil if neither is known.
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

  /// What tells the types of documents apart; `Cocoa.` is in none of the names of `CocoaTouch`.
  private static let byTypeMark: [(mark: String, platform: Platform)] = [
    (".AppleTV.", .tvOS),
    (".WatchKit.", .watchOS),
    (".CocoaTouch.", .iOS),
    (".Cocoa.", .macOS),
  ]

  /// The platform that `<deployment>` names where the runtime is that of several.
  static func platform(deployment identifier: String?) -> Platform? {
    // Documents of visionOS state the runtime of iOS.
    identifier == "visionOS" ? .visionOS : nil
  }

  /// The version that `<deployment>` writes as one number; nil if it is none.
  ///
  /// iOS and its kin write the major number in the byte above the minor one's digit (`2304` is `0x900`), macOS
  /// writes decimal digits: `1070` is 10.7, `101000` is 10.10, `110000` is 11.
  static func deploymentTarget(_ text: String, identifier: String?) -> PlatformVersion? {
    guard let number = Int(text), number > 0 else { return nil }
    guard identifier == "macosx" else { return PlatformVersion(number >> 8, number >> 4 & 0xF) }
    return number < 10_000
      ? PlatformVersion(number / 100, number / 10 % 10)
      : PlatformVersion(number / 10_000, number / 100 % 100)
  }
}
