import PortableFoundation

/// Decodes strings between tags.
enum DocumentString {
  /// Decodes the text of a `string` element, which is base64 if XML cannot represent the characters; returns nil for
  /// invalid base64.
  static func decode(_ text: String, _ attributes: XMLAttributes) -> String? {
    guard attributes.isSet("base64-UTF8") else { return text }
    return base64(text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Decodes base64 that Interface Builder wrote, which may lack padding or end with an extra letter; returns nil for
  /// other text.
  static func base64(_ text: String) -> [UInt8]? {
    var digits = String(text.filter { !$0.isWhitespace })
    if digits.utf8.count % 4 == 1 { digits.removeLast() }
    while digits.utf8.count % 4 != 0 { digits.append("=") }
    return Data(base64Encoded: digits).map(Array.init)
  }
}
