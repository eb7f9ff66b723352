/// Writes XML 1.0 elements as text.
package enum XMLText {
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// Returns a start tag, or an empty element.
  package static func tag(
    _ name: String,
    _ attributes: [(name: String, value: String)],
    isEmpty: Bool = false
  )
    -> String
  {
    let attributes = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    return "<\(name)\(attributes)\(isEmpty ? "/>" : ">")"
  }

  /// Escapes text for elements and attributes; characters that XML does not allow become escapes such as `\u{1B}`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t", "\u{7F}"..."\u{9F}": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
