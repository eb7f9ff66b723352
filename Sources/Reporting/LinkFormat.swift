import RuntimeAttributes

/// A URL format for links to lines of files, with placeholders: `vscode://file{path}:{line}:{column}`.
///
/// `{path}` is the absolute path; `{file}` is the path relative to the root of the repository, or to the current
/// folder if the repository is unknown.
public struct LinkFormat: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(Placeholder)
  }

  private enum Placeholder: String, CaseIterable {
    case path, file, line, column
  }

  /// Parses a format; returns nil if the format is invalid.
  ///
  /// - Parameter text: A valid URL with a scheme and at least one of the placeholders `{path}` and `{file}`. Schemes
  ///   that run code or open data are rejected.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"),
      text[..<colon].wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil,
      !["javascript", "data", "vbscript"].contains(text[..<colon].lowercased())
    else { return nil }
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}"),
        let placeholder = Placeholder(rawValue: String(rest[rest.index(after: open)..<close]))
      else { return nil }
      parts += [.text(String(rest[..<open])), .placeholder(placeholder)]
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.text(String(rest)))
    let isURL = parts.allSatisfy { part in
      if case .text(let text) = part {
        text.wholeMatch(of: /[A-Za-z0-9\-._~:\/?#\[\]@!$&'()*+,;=%]*/) != nil
      } else {
        true
      }
    }
    guard isURL, parts.contains(.placeholder(.path)) || parts.contains(.placeholder(.file)) else {
      return nil
    }
    self.parts = parts
  }

  func url(of location: FileLocation, _ options: ReportOptions) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .placeholder(.path): PercentEncoding.path(options.absolutePath(location.file))
      case .placeholder(.file): PercentEncoding.path(options.serverPath(location.file))
      case .placeholder(.line): String(location.position.line)
      case .placeholder(.column): String(location.position.column)
      }
    }.joined()
  }
}
