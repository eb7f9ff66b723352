import NibLoading

/// The lines of a log that concern nib loading.
struct ConsoleLog {
  /// A statement in the log, with the numbers of its lines.
  struct Entry {
    var numbers: [Int]
    var text: String
    var statement: ConsoleStatement
    /// The source location in the line, which Swift's traps print.
    var source: SourcePlace?
  }

  /// A line of a source, identified by its file name.
  struct SourcePlace: Hashable {
    var file: String
    var line: Int
  }

  /// The statements, in the order of the log; repeated statements are merged into the first one.
  private(set) var entries: [Entry] = []

  /// Reads a log.
  init(_ text: [UInt8]) {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Self.unescaped($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
    var known: [Key: Int] = [:]
    for (index, line) in lines.enumerated() {
      let statements = ConsoleReader.statements(in: line)
      guard !statements.isEmpty else { continue }
      let source = Self.source(in: line)
      let text = String(decoding: line.prefix(Self.longestText), as: UTF8.self).trimmed
      for statement in statements {
        let key = Key(statement: statement, source: source)
        if let earlier = known[key] {
          if entries[earlier].numbers.last != index + 1 { entries[earlier].numbers.append(index + 1) }
          continue
        }
        known[key] = entries.count
        entries.append(
          Entry(
            numbers: [index + 1],
            text: line.count > Self.longestText ? text + "…" : text,
            statement: statement,
            source: source
          )
        )
      }
    }
  }

  /// The maximum length of the displayed text, for logs without line breaks.
  private static let longestText = 4096

  private struct Key: Hashable {
    var statement: ConsoleStatement
    var source: SourcePlace?
  }

  /// Returns a line with JSON escapes decoded, for crash reports in JSON.
  private static func unescaped(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(UInt8(ascii: "\\")) else { return Array(line) }
    var bytes: [UInt8] = []
    var rest = line
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        bytes.append(byte)
        continue
      }
      switch next {
      case UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "\\"):
        bytes.append(next)
        rest.removeFirst()
      case UInt8(ascii: "n"):
        bytes.append(UInt8(ascii: " "))
        rest.removeFirst()
      default: bytes.append(byte)
      }
    }
    return bytes
  }

  /// Returns the source location in a line.
  ///
  /// The current format of Swift is `App/View.swift:12: Fatal error`; the previous one is `file /App/View.swift, line
  /// 12`.
  private static func source(in line: [UInt8]) -> SourcePlace? {
    let text = String(decoding: line, as: UTF8.self)
    guard let end = text.firstRange(of: ".swift") else { return nil }
    let file = text[..<end.upperBound].split(whereSeparator: { "/ \t(".contains($0) }).last.map(String.init)
    var rest = text[end.upperBound...]
    for separator in [":", ", line "] where rest.hasPrefix(separator) {
      rest = rest.dropFirst(separator.count)
      guard let file, let line = Int(rest.prefix { $0.isNumber }) else { return nil }
      return SourcePlace(file: file, line: line)
    }
    return nil
  }
}

extension String {
  /// The string without leading and trailing whitespace.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
