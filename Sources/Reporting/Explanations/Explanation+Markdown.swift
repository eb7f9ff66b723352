import Checks

extension Explanation {
  /// The paragraphs of the text.
  var paragraphs: [String] { text.split(separator: "\n\n").map(String.init) }

  /// The explanation without id and title, for the documentation and SARIF rules.
  var markdown: String {
    var parts = paragraphs.map { MarkdownText.escaped($0) }
    if !document.isEmpty { parts.append(MarkdownText.block(document, language: "xml")) }
    if !source.isEmpty { parts.append(MarkdownText.block(source, language: "swift")) }
    if let prints { parts.append("The runtime prints:\n\n" + MarkdownText.block(prints, language: "text")) }
    return (parts + [MarkdownText.escaped(remedy)]).joined(separator: "\n\n")
  }
}
