import RuntimeAttributes

/// A color space of archived colors, which store their components as a string.
struct ArchivedColorSpace: Sendable {
  private var key: String
  private var count: Int
  private var name: String

  /// The color spaces by number in archives.
  static let byNumber: [Int: ArchivedColorSpace] = [
    1: ArchivedColorSpace(key: "NSRGB", count: 3, name: "calibratedRGB"),
    2: ArchivedColorSpace(key: "NSRGB", count: 3, name: "deviceRGB"),
    3: ArchivedColorSpace(key: "NSWhite", count: 1, name: "calibratedWhite"),
    4: ArchivedColorSpace(key: "NSWhite", count: 1, name: "deviceWhite"),
    5: ArchivedColorSpace(key: "NSCMYK", count: 4, name: "deviceCMYK"),
  ]

  /// Returns the components in the zero-terminated string for the color space's key, or nil if the string is missing or
  /// contains too few numbers.
  func components(_ text: (_ key: String) -> [UInt8]?) -> AttributeValue.Color.Components? {
    guard let bytes = text(key),
      let numbers = GeometryText.numbers(String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)),
      numbers.count >= count
    else { return nil }
    let model: AttributeValue.Color.Components.Model =
      switch count {
      case 1: .gray(white: numbers[0])
      case 3: .rgb(red: numbers[0], green: numbers[1], blue: numbers[2])
      default: .cmyk(cyan: numbers[0], magenta: numbers[1], yellow: numbers[2], black: numbers[3])
      }
    return .init(model, alpha: numbers.count > count ? numbers[count] : 1, space: name)
  }
}
