import JSON5

/// The messages of a log, with the numbers of their lines.
///
/// Crash reports since iOS 15 and macOS 12 consist of JSON: a header on one line, followed by a body. Their messages
/// are JSON strings.
struct LogMessages {
  struct Message {
    var number: Int
    var text: [UInt8]
  }

  private(set) var messages: [Message] = []

  /// Reads a log in UTF-8.
  ///
  /// JSON begins on a line of its own. The log may be a report with or without a header, or other text with several
  /// reports. Only LF and CRLF end a line: terminals record progress bars with CR and CR CR LF, and `grep -n` counts
  /// LF.
  init(_ log: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let byteOrderMark = Array("\u{FEFF}".utf8)
    var rest = log.starts(with: byteOrderMark) ? log.dropFirst(byteOrderMark.count) : log[...]
    var (number, failures) = (1, 0)
    while !rest.isEmpty {
      if Self.beginsJSON(rest), failures < Self.mostFailures {
        if let end = Self.endOfJSON(rest), let root = Self.json(rest[..<end]) {
          let text = Array(rest[..<end])
          append(root, of: text, from: number)
          number += text.count { $0 == newline }
          rest = rest[end...]
          continue
        }
        failures += 1
      }
      let end = rest.firstIndex(of: newline) ?? rest.endIndex
      let line = rest[..<end]
      append(line.last == UInt8(ascii: "\r") ? line.dropLast() : line, number: number)
      rest = rest[min(end + 1, rest.endIndex)...]
      number += 1
    }
  }

  /// The maximum number of failed attempts to read JSON, which keeps the time linear.
  private static let mostFailures = 32

  /// Whether a text begins with an object, or with an array of objects or strings.
  private static func beginsJSON(_ text: ArraySlice<UInt8>) -> Bool {
    let start = text.prefix(256).drop { $0 == UInt8(ascii: " ") }
    switch start.first {
    case UInt8(ascii: "{"): return true
    case UInt8(ascii: "["):
      return start.dropFirst().first { $0 > 0x20 }.map { "{\"".utf8.contains($0) } ?? false
    default: return false
    }
  }

  /// Returns the end of the object or array at the start of a text, or nil if its last bracket is missing.
  private static func endOfJSON(_ text: ArraySlice<UInt8>) -> Int? {
    var (depth, isInString, isEscaped) = (0, false, false)
    for index in text.indices {
      let byte = text[index]
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return index + 1 }
      default: break
      }
    }
    return nil
  }

  /// Returns the object or array in a text, or nil for any other text.
  private static func json(_ text: ArraySlice<UInt8>) -> JSONValue? {
    guard let first = text.first(where: { $0 > 0x20 }), "{[".utf8.contains(first) else { return nil }
    return try? JSON5Reader.read(Array(text))
  }

  /// Appends the strings of a line that is an object, an array or a member of an object; otherwise the line itself.
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
  private mutating func append(_ root: JSONValue, of text: [UInt8], from line: Int) {
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
  private static func collect(_ node: JSONValue, _ strings: inout [(offset: Int, text: String)]) {
    switch node.content {
    case .string(let text): strings.append((node.offset, text))
    case .array(let nodes): for node in nodes { collect(node, &strings) }
    case .object(let members):
      let format = FormattedMessage(members)
      if let format, !members.contains(where: { FormattedMessage.composed.contains($0.key) }) {
        strings.append((node.offset, format.text))
      }
      // A format is not a message, even if its arguments are on another line.
      let ignored = FormattedMessage.formats + (format == nil ? [] : ["arguments"])
      for member in members where !ignored.contains(member.key) { collect(member.value, &strings) }
    case .null, .boolean, .integer, .real, .decimal: break
    }
  }

  /// Returns a line with decoded escapes of string literals, since the line may be part of a report.
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

/// The reason of an exception, as a format string and its arguments.
private struct FormattedMessage {
  private let format: String
  private let arguments: [String]

  /// The keys of formats: in crash reports, and in MetricKit payloads and the JSON of the command `log`.
  static let formats = ["format_string", "formatString"]
  /// The keys of messages that contain the arguments of a format.
  static let composed = ["composed_message", "composedMessage", "eventMessage"]

  /// Reads the members of an object; returns nil if the format or the arguments are missing.
  init?(_ members: [JSONValue.Member]) {
    guard let format = members.first(where: { Self.formats.contains($0.key) }),
      let text = format.value.string,
      case .array(let nodes) = members.first(where: { $0.key == "arguments" })?.value.content
    else { return nil }
    self.format = text
    arguments = nodes.map { node in
      switch node.content {
      case .string(let text): text
      case .integer(let number): "\(number)"
      case .real(let number): "\(number)"
      case .decimal(let number): "\(number)"
      case .null, .boolean, .array, .object: ""
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
