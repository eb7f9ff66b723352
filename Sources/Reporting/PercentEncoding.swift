/// Encodes paths as URIs.
enum PercentEncoding {
  /// Returns a relative reference for a relative path, or a `file` URI for an absolute path.
  static func uri(of path: String) -> String {
    (path.hasPrefix("/") ? "file://" : "") + self.path(path)
  }

  /// Returns a percent-encoded path.
  static func path(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      if isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return uri
  }

  /// Whether a byte is unreserved in RFC 3986 or a slash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
