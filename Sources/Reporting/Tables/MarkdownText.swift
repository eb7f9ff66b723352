import RuntimeAttributes

/// Texts from files within Markdown, where they must not become markup.
enum MarkdownText {
  private static let markup = Set("\\`*_[]<>|#~@".utf8)

  /// A text as itself.
  static func escaped(_ text: some StringProtocol) -> String {
    escaping(markup, in: text.escapedForTerminal)
  }

  /// A text as code, also within a table's cell.
  static func code(_ text: String) -> String {
    let text = escaping([UInt8(ascii: "|")], in: text.escapedForTerminal)
    let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// A text with a backslash before certain bytes of ASCII, whatever accents stand on them.
  private static func escaping(_ bytes: Set<UInt8>, in text: String) -> String {
    let escaped = text.utf8.flatMap { bytes.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Lines of code.
  static func block(_ text: String, language: String) -> String { "```\(language)\n\(text)\n```" }
}
