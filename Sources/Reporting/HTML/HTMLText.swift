import InterfaceDrawing
import RuntimeAttributes

/// Writes HTML elements as text.
enum HTMLText {
  /// Escapes text for elements and attributes; control characters and bidirectional formatting are written as
  /// escapes.
  static func escaped(_ text: String) -> String { XMLText.escaped(text.escapedForTerminal) }

  /// Returns an element that contains text.
  static func element(_ name: String, _ text: String, class style: String? = nil) -> String {
    "<\(name)\(style.map { " class=\"\($0)\"" } ?? "")>\(escaped(text))</\(name)>"
  }

  /// Returns a line of a file with the fault marked.
  static func excerpt(_ excerpt: SourceExcerpt) -> String {
    let fault = excerpt.fault.isEmpty ? "" : "<mark>\(escaped(excerpt.fault))</mark>"
    return "<pre><code>\(escaped(excerpt.before))\(fault)\(escaped(excerpt.after))</code></pre>"
  }

  /// Returns lines of code with preserved line breaks.
  static func code(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
    return "<pre><code>\(lines.joined(separator: "\n"))</code></pre>"
  }
}
