import PortableFoundation

/// Strings as documents write them between tags.
enum DocumentString {
  /// The text of a `string` element, which is in base 64 where XML could not hold the characters themselves.
  static func decode(_ text: String, _ attributes: XMLAttributes) -> String? {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    return base64(text).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a text in base 64, of which Interface Builder leaves the padding out or adds a letter to it.
  static func base64(_ text: String) -> [UInt8]? {
    var digits = String(text.filter { !$0.isWhitespace })
    if digits.utf8.count % 4 == 1 { digits.removeLast() }
    while digits.utf8.count % 4 != 0 { digits.append("=") }
    return Data(base64Encoded: digits).map(Array.init)
  }
}
