/// Writes JSON values as text.
package struct JSONText: Sendable {
  /// Whether every member and element is on its own line.
  private let isPretty: Bool

  /// Creates a writer; a pretty text has every member and element on its own line.
  package init(isPretty: Bool) { self.isPretty = isPretty }

  /// Writes a value and a line feed.
  package func write(_ value: JSONValue, to output: inout some TextOutputStream) {
    append(value, depth: 0, to: &output)
    output.write("\n")
  }

  /// Returns the text of a value at a nesting depth, without a trailing line feed.
  package func text(of value: JSONValue, depth: Int = 0) -> String {
    var text = ""
    append(value, depth: depth, to: &text)
    return text
  }

  private func append(_ value: JSONValue, depth: Int, to output: inout some TextOutputStream) {
    switch value.content {
    case .null: output.write("null")
    case .boolean(let boolean): output.write(boolean ? "true" : "false")
    case .integer(let integer): output.write(String(integer))
    case .real(let real): output.write(real.isFinite ? Self.shortest(real) : "null")
    case .decimal(let number): output.write(number)
    case .string(let string): output.write(Self.quoted(string))
    case .array(let elements):
      appendList(elements, "[", "]", depth: depth, to: &output) { element, output in
        append(element, depth: depth + 1, to: &output)
      }
    case .object(let members):
      appendList(members, "{", "}", depth: depth, to: &output) { member, output in
        output.write(Self.quoted(member.key) + (isPretty ? ": " : ":"))
        append(member.value, depth: depth + 1, to: &output)
      }
    }
  }

  /// Returns the shortest text of a number, without `.0` for integers.
  private static func shortest(_ real: Double) -> String {
    let text = real.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func appendList<Element, Output: TextOutputStream>(
    _ elements: [Element],
    _ opening: String,
    _ closing: String,
    depth: Int,
    to output: inout Output,
    appendElement: (Element, inout Output) -> Void
  ) {
    output.write(opening)
    for (index, element) in elements.enumerated() {
      output.write((index == 0 ? "" : ",") + lineBreak(depth + 1))
      appendElement(element, &output)
    }
    output.write((elements.isEmpty ? "" : lineBreak(depth)) + closing)
  }

  /// Returns the line break and indentation of a member or element at a nesting depth.
  package func lineBreak(_ depth: Int) -> String {
    isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F || $0 == 0xC2 }) {
      for scalar in string.unicodeScalars { appendEscaped(scalar, to: &text) }
    } else {
      text += string
    }
    return text + "\""
  }

  private static func appendEscaped(_ scalar: Unicode.Scalar, to text: inout String) {
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
