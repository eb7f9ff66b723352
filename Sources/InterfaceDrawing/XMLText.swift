/// Writes elements of XML 1.0 as text.
package enum XMLText {
  package static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// An opening tag, or a whole element without content.
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

  /// A text within an element or attribute; what XML cannot hold is written out as `\u{1B}`.
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
