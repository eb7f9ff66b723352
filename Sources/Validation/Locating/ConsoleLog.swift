import NibLoading

/// The lines of a log that concern nib loading.
struct ConsoleLog {
  /// A statement in the log, with the numbers of its lines.
  struct Entry {
    var numbers: [Int]
    var text: String
    var statement: ConsoleStatement
    /// The source location in the line, if any; Swift's traps print their location.
    var source: SourcePlace?
  }

  /// A line of a source, identified by its file name.
  struct SourcePlace: Hashable {
    var file: String
    var line: Int
  }

  /// The statements, in the order of the log; repeated statements are merged into the first occurrence.
  private(set) var entries: [Entry] = []

  init(_ log: [UInt8]) {
    let messages = LogMessages(log).messages
    var known: [Key: Int] = [:]
    var index = 0
    while index < messages.count {
      let (line, count) = Self.message(at: index, of: messages)
      let number = messages[index].number
      index += count
      let statements = ConsoleReader.statements(in: line)
      guard !statements.isEmpty else { continue }
      let source = Self.source(in: line)
      let text = String(decoding: line.prefix(Self.longestText), as: UTF8.self).trimmed
      for statement in statements {
        let key = Key(statement: statement, source: source)
        if let earlier = known[key] {
          if entries[earlier].numbers.last != number { entries[earlier].numbers.append(number) }
          continue
        }
        known[key] = entries.count
        entries.append(
          Entry(
            numbers: [number],
            text: line.count > Self.longestText ? text + "…" : text,
            statement: statement,
            source: source
          )
        )
      }
    }
  }

  /// Returns the message that begins on a line, and the number of its lines.
  ///
  /// Mail and web pages wrap long lines. Lines are joined if a message begins on the first line and is complete only
  /// with the last line.
  private static func message(at index: Int, of messages: [LogMessages.Message]) -> (
    text: [UInt8], count: Int
  ) {
    let first = messages[index].text
    var text = first
    guard ConsoleReader.statements(in: first).isEmpty else { return (first, 1) }
    for end in messages.indices.dropFirst(index + 1).prefix(mostWrappedLines - 1) {
      let line = messages[end]
      guard line.number == messages[index].number + end - index else { break }
      let next = line.text.drop { $0 <= 0x20 || $0 == UInt8(ascii: ">") }
      guard !next.isEmpty, text.count + next.count < longestText else { break }
      text += [UInt8(ascii: " ")] + next
      if ConsoleReader.hasMessage(in: text, beginningBefore: first.count) {
        return (text, end - index + 1)
      }
    }
    return (first, 1)
  }

  /// The maximum number of lines into which a message is wrapped.
  private static let mostWrappedLines = 4

  /// The maximum length of the displayed text, for logs without line breaks.
  private static let longestText = 4096

  private struct Key: Hashable {
    var statement: ConsoleStatement
    var source: SourcePlace?
  }

  /// Returns the source location in a line, if any.
  ///
  /// Current versions of Swift print `App/View.swift:12: Fatal error`, earlier versions `file /App/View.swift, line
  /// 12`.
  private static func source(in line: [UInt8]) -> SourcePlace? {
    let text = String(decoding: line, as: UTF8.self)
    for end in text.ranges(of: ".swift") {
      let file = text[..<end.upperBound].split(whereSeparator: { "/ \t(".contains($0) }).last.map(String.init)
      let rest = text[end.upperBound...]
      for separator in [":", ", line "] where rest.hasPrefix(separator) {
        guard let file, let line = Int(rest.dropFirst(separator.count).prefix { $0.isNumber }) else {
          continue
        }
        return SourcePlace(file: file, line: line)
      }
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
