/// Texts from files within Markdown, where they must not become markup.
enum MarkdownText {
  private static let markup: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~", "@"]

  /// A text as itself.
  static func escaped(_ text: some StringProtocol) -> String {
    text.escapedForTerminal.map { markup.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// A text as code, also within a table's cell.
  static func code(_ text: String) -> String {
    let text = text.escapedForTerminal.replacing("|", with: "\\|")
    let longest = text.split(separator: /[^`]+/).map(\.count).max() ?? 0
    guard longest > 0 else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  /// Lines of code.
  static func block(_ text: String, language: String) -> String { "```\(language)\n\(text)\n```" }
}
