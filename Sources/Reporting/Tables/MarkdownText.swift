import RuntimeAttributes

/// Escapes texts from files for Markdown.
enum MarkdownText {
  private static let markup = Set("\\`*_[]<>|#~@".utf8)

  /// Escapes a text so that it is displayed literally.
  static func escaped(_ text: some StringProtocol) -> String {
    escaping(markup, in: text.escapedForTerminal)
  }

  /// Formats a text as inline code, also within a table cell.
  static func code(_ text: String) -> String {
    let text = escaping([UInt8(ascii: "|")], in: text.escapedForTerminal)
    let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Inserts a backslash before the given ASCII bytes, even if combining accents follow them.
  private static func escaping(_ bytes: Set<UInt8>, in text: String) -> String {
    let escaped = text.utf8.flatMap { bytes.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns a code block.
  static func block(_ text: String, language: String) -> String { "```\(language)\n\(text)\n```" }
}
