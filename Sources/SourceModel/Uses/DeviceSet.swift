/// Kinds of devices that run iOS.
package struct DeviceSet: OptionSet, Hashable, Sendable {
  /// The raw bits.
  package let rawValue: UInt8
  /// Creates a set from its bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The iPhone and the iPod.
  package static let phone = DeviceSet(rawValue: 1)
  /// The iPad.
  package static let pad = DeviceSet(rawValue: 2)
  /// All devices.
  package static let all: DeviceSet = [.phone, .pad]

  /// Whether a text contains a word that tests of the device or of its screen have.
  package static func mayBeTested(in text: String) -> Bool {
    let text = text.lowercased()
    return words.contains(where: text.contains)
  }

  private static let words = ["idiom", "ipad", "iphone", "sizeclass", "splitview", "tablet"]
}
