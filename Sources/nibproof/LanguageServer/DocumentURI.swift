import ProjectModel

/// Converts between paths and `file` URIs.
enum DocumentURI {
  private static let scheme = "file://"

  /// Returns the path of a `file` URI, or nil for another scheme or an invalid path.
  static func path(_ uri: String) -> String? {
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.utf8.dropFirst(scheme.utf8.count)
    // A host such as `localhost` may precede the path.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    var bytes: [UInt8] = []
    var index = slash
    while index < rest.endIndex {
      let byte = rest[index]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      let digits = rest[rest.index(after: index)...].prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: Array(digits), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        index = rest.index(index, offsetBy: 3)
      } else {
        bytes.append(byte)
        index = rest.index(after: index)
      }
    }
    guard !bytes.contains(0) else { return nil }
    return PathName.resolved(String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the URI of an absolute path.
  static func uri(_ path: String) -> String {
    scheme
      + path.utf8.map { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "~"), UInt8(ascii: "/"):
          String(UnicodeScalar(byte))
        default: (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }
      }.joined()
  }
}
