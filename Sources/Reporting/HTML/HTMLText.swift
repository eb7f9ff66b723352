import InterfaceDrawing
import RuntimeAttributes

/// Writes elements of HTML as text.
enum HTMLText {
  /// A text within an element or attribute; what steers a page or turns the order of letters is written out.
  static func escaped(_ text: String) -> String { XMLText.escaped(text.escapedForTerminal) }

  /// An element with a text in it.
  static func element(_ name: String, _ text: String, class style: String? = nil) -> String {
    "<\(name)\(style.map { " class=\"\($0)\"" } ?? "")>\(escaped(text))</\(name)>"
  }

  /// A line of a file, the fault in it marked.
  static func excerpt(_ excerpt: SourceExcerpt) -> String {
    let fault = excerpt.fault.isEmpty ? "" : "<mark>\(escaped(excerpt.fault))</mark>"
    return "<pre><code>\(escaped(excerpt.before))\(fault)\(escaped(excerpt.after))</code></pre>"
  }

  /// Lines of code, their breaks kept.
  static func code(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
    return "<pre><code>\(lines.joined(separator: "\n"))</code></pre>"
  }
}
