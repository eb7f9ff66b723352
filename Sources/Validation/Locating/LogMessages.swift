import JSON5

/// The messages of a log, with the numbers of their lines.
///
/// Crash reports since iOS 15 and macOS 12 are JSON: a line with a header, and a body. Their messages are strings.
struct LogMessages {
  struct Message {
    var number: Int
    var text: [UInt8]
  }

  private(set) var messages: [Message] = []

  /// Reads a log in UTF-8.
  init(_ log: [UInt8]) {
    let lines = log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    }
    let header = lines.first ?? []
    let body = log.dropFirst(min(header.endIndex + 1, log.count))
    // A report without a header, one with a header, and anything else, which may contain parts of a report.
    if let root = Self.json(log[...]) {
      append(root, of: log, from: 1)
    } else if let first = Self.json(header), let root = Self.json(body) {
      append(first, of: Array(header), from: 1)
      append(root, of: Array(body), from: 2)
    } else {
      for (index, line) in lines.enumerated() { append(line, number: index + 1) }
    }
  }

  /// Returns the object or array in a text.
  private static func json(_ text: ArraySlice<UInt8>) -> JSON5Node? {
    guard let first = text.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) else { return nil }
    return try? JSON5Reader.read(Array(text))
  }

  /// Appends a line: the strings in an object or in a member of one, and otherwise the line itself.
  private mutating func append(_ line: ArraySlice<UInt8>, number: Int) {
    let member = Array("{".utf8) + line + Array("}".utf8)
    let isMember = line.first { $0 > 0x20 } == UInt8(ascii: "\"")
    if let root = isMember ? Self.json(member[...]) : Self.json(line) {
      append(root, of: [], from: number)
    } else {
      messages.append(Message(number: number, text: Self.unescaped(line)))
    }
  }

  /// Appends the strings of a report that begins on a line.
  private mutating func append(_ root: JSON5Node, of text: [UInt8], from line: Int) {
    var strings: [(offset: Int, text: String)] = []
    Self.collect(root, &strings)
    var (number, offset) = (line, 0)
    for string in strings.sorted(by: { $0.offset < $1.offset }) {
      if string.offset < text.count {
        number += text[offset..<string.offset].count { $0 == UInt8(ascii: "\n") }
        offset = string.offset
      }
      for line in string.text.split(whereSeparator: \.isNewline) {
        messages.append(Message(number: number, text: Array(line.utf8)))
      }
    }
  }

  /// Collects the strings of a value; the reader limits the depth.
  private static func collect(_ node: JSON5Node, _ strings: inout [(offset: Int, text: String)]) {
    switch node.value {
    case .string(let text): strings.append((node.offset, text))
    case .list(let nodes): for node in nodes { collect(node, &strings) }
    case .object(let members):
      let format = FormattedMessage(members)
      if let format, !members.contains(where: { $0.key == "composed_message" }) {
        strings.append((node.offset, format.text))
      }
      for member in members where format == nil || !FormattedMessage.keys.contains(member.key) {
        collect(member.value, &strings)
      }
    case .null, .boolean, .integer, .real: break
    }
  }

  /// Returns a line with the escapes of string literals decoded, for parts of reports.
  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(UInt8(ascii: "\\")) else { return Array(line) }
    var bytes: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first, "\"'/\\n".utf8.contains(next) else {
        bytes.append(byte)
        continue
      }
      bytes.append(next == UInt8(ascii: "n") ? UInt8(ascii: " ") : next)
      rest.removeFirst()
    }
    return bytes
  }
}

/// The reason of an exception as a format and its arguments.
struct FormattedMessage {
  private let format: String
  private let arguments: [String]

  static let keys: Set<String> = ["format_string", "arguments"]

  /// Reads the members of an object; nil if it has no format.
  init?(_ members: [JSON5Node.Member]) {
    guard let format = members.first(where: { $0.key == "format_string" }),
      case .string(let text) = format.value.value
    else { return nil }
    self.format = text
    guard case .list(let nodes) = members.first(where: { $0.key == "arguments" })?.value.value else {
      arguments = []
      return
    }
    arguments = nodes.map { node in
      switch node.value {
      case .string(let text): text
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .null, .boolean, .list, .object: ""
      }
    }
  }

  /// The format with each placeholder, such as `%@` and `%2$ld`, replaced by an argument.
  var text: String {
    var text = ""
    var rest = format[...]
    var next = 0
    while let character = rest.popFirst() {
      guard character == "%", !rest.isEmpty else {
        text.append(character)
        continue
      }
      if rest.first == "%" {
        text.append("%")
        rest.removeFirst()
        continue
      }
      let digits = rest.prefix(while: \.isNumber)
      if rest.dropFirst(digits.count).first == "$", let position = Int(digits) { next = max(position, 1) - 1 }
      // Flags, width, precision and length precede the letter of the conversion.
      rest = rest.drop { !$0.isLetter && $0 != "@" }.drop { "hlqLztj".contains($0) }
      rest = rest.dropFirst()
      text += arguments.indices.contains(next) ? arguments[next] : ""
      next += 1
    }
    return text
  }
}
