extension StringProtocol {
  /// The string with control characters, line separators and bidirectional formatting characters escaped as `\n` or
  /// `\u{1B}`.
  ///
  /// Names and values come from untrusted files, and such characters could control the terminal.
  package var escapedForTerminal: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 || $0 == 0xD8 }) else {
      return String(self)
    }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.steersTerminal {
        result += Self.shortEscapes[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static var shortEscapes: [Unicode.Scalar: String] { ["\n": "\\n", "\r": "\\r", "\t": "\\t"] }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator, or a bidirectional formatting character.
  package var steersTerminal: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
