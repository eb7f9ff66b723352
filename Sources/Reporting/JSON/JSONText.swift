/// Writes JSON values as text.
struct JSONText {
  /// Whether every member and element stands on a line of its own.
  var isPretty: Bool

  /// A value's text, whose lines after the first stand at a depth of nesting.
  func text(of value: JSONValue, depth: Int = 0) -> String {
    var text = ""
    append(value, depth: depth, to: &text)
    return text
  }

  /// Writes an array element by element, and a line feed.
  func write(_ elements: some Sequence<JSONValue>, to output: inout some TextOutputStream) {
    var isFirst = true
    for element in elements {
      output.write((isFirst ? "[" : ",") + lineBreak(1))
      output.write(text(of: element, depth: 1))
      isFirst = false
    }
    output.write(isFirst ? "[]\n" : lineBreak(0) + "]\n")
  }

  /// Writes a value and a line feed.
  func write(_ value: JSONValue, to output: inout some TextOutputStream) {
    output.write(text(of: value) + "\n")
  }

  private func append(_ value: JSONValue, depth: Int, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .integer(let integer): text += String(integer)
    case .real(let real): text += real.isFinite ? real.shortest : "null"
    case .string(let string): appendQuoted(string, to: &text)
    case .array(let elements):
      appendList(elements, "[", "]", depth: depth, to: &text) { element, text in
        append(element, depth: depth + 1, to: &text)
      }
    case .object(let members):
      appendList(members, "{", "}", depth: depth, to: &text) { member, text in
        appendQuoted(member.key, to: &text)
        text += isPretty ? ": " : ":"
        append(member.value, depth: depth + 1, to: &text)
      }
    }
  }

  private func appendList<Element>(
    _ elements: [Element],
    _ opening: String,
    _ closing: String,
    depth: Int,
    to text: inout String,
    appendElement: (Element, inout String) -> Void
  ) {
    text += opening
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      text += lineBreak(depth + 1)
      appendElement(element, &text)
    }
    if !elements.isEmpty { text += lineBreak(depth) }
    text += closing
  }

  private func lineBreak(_ depth: Int) -> String {
    isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
  }

  private func appendQuoted(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 }) {
      for scalar in string.unicodeScalars { appendEscaped(scalar, to: &text) }
    } else {
      text += string
    }
    text += "\""
  }

  private func appendEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
