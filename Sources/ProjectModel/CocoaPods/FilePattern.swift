/// A pattern of a podspec for paths relative to its folder, as of Ruby's `Dir.glob`.
struct FilePattern: Hashable, Sendable {
  /// Whether a pattern matches a file.
  enum Match: Comparable {
    case no
    /// The pattern matches a folder that contains the file.
    case folder
    case file
  }

  /// The alternatives of the braces, each with the parts of a path.
  private let alternatives: [[String]]

  /// Reads a pattern; returns nil if it has a set of characters, nested braces, or leads out of the folder.
  init?(_ text: String) {
    guard !text.contains("["), let texts = Self.expanded(text.lowercased()) else { return nil }
    alternatives = texts.map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
    if alternatives.contains(where: { $0.contains("..") }) || text.hasPrefix("/") { return nil }
  }

  private static func expanded(_ text: String) -> [String]? {
    guard let open = text.firstIndex(of: "{") else { return text.contains("}") ? nil : [text] }
    guard let close = text[open...].firstIndex(of: "}"),
      case let inner = text[text.index(after: open)..<close], !inner.contains("{"),
      let endings = expanded(String(text[text.index(after: close)...]))
    else { return nil }
    let names = inner.split(separator: ",", omittingEmptySubsequences: false)
    guard names.count * endings.count <= mostAlternatives else { return nil }
    return names.flatMap { name in endings.map { text[..<open] + name + $0 } }
  }

  private static let mostAlternatives = 256

  /// Whether the pattern matches a path relative to the folder of the podspec, or a folder of the path.
  func match(_ path: String) -> Match {
    let parts = path.lowercased().split(separator: "/").map(String.init)
    return alternatives.map { Self.match($0[...], parts[...]) }.max() ?? .no
  }

  private static func match(_ pattern: ArraySlice<String>, _ path: ArraySlice<String>) -> Match {
    guard let first = pattern.first else { return path.isEmpty ? .file : .folder }
    if first == "**" {
      // At the end, it matches any name, which may be that of a folder.
      guard pattern.count > 1 else { return path.isEmpty ? .no : path.count == 1 ? .file : .folder }
      let rest = pattern.dropFirst()
      return (0...path.count).map { match(rest, path.dropFirst($0)) }.max() ?? .no
    }
    guard let name = path.first, matches(Array(first.utf8)[...], Array(name.utf8)[...]) else { return .no }
    return match(pattern.dropFirst(), path.dropFirst())
  }

  /// Whether a name matches a part of a pattern with `*` and `?`.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    var (pattern, name) = (pattern, name)
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
      if pattern.first == UInt8(ascii: "*") {
        pattern = pattern.dropFirst()
        retry = (pattern, name)
      } else if let next = name.first, pattern.first == next || pattern.first == UInt8(ascii: "?") {
        (pattern, name) = (pattern.dropFirst(), name.dropFirst())
      } else if pattern.isEmpty, name.isEmpty {
        return true
      } else if let last = retry, !last.name.isEmpty {
        (pattern, name) = (last.pattern, last.name.dropFirst())
        retry = (pattern, name)
      } else {
        return false
      }
    }
  }
}
