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

  /// Whether a text contains a word that suggests a test of the device or its screen: `idiom`, `tablet`.
  package static func mayBeTested(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { mayBeTested(in: $0) }
  }

  /// Whether a text contains a word that suggests a test of the device or its screen: `idiom`, `tablet`.
  package static func mayBeTested(in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.indices.contains { start in
      words.contains { word in
        text.count - start >= word.count && zip(text[start...], word).allSatisfy { $0 | 0x20 == $1 }
      }
    }
  }

  private static let words = ["idiom", "ipad", "iphone", "sizeclass", "splitview", "tablet"].map {
    Array($0.utf8)
  }
}
