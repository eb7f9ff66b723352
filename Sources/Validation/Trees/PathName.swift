/// Paths as text: findings name files by the paths that the user gave.
enum PathName {
  /// A path without `./` at its start, doubled slashes and a slash at its end.
  static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The folder of a file or folder; empty for one in the current folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path that is written as seen from a folder, without `..` where a folder stands before it.
  static func joined(_ folder: String, _ path: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return (folder.hasPrefix("/") || path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// A path from a folder that it is below; the path itself otherwise.
  static func relative(_ path: String, to folder: String) -> String {
    guard !folder.isEmpty, folder != "." else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// The name under which code asks for the nib of a document: without its folder, its ending and its device.
  static func nibName(of path: String) -> String {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(file.prefix { $0 != "." && $0 != "~" })
  }

  /// Paths without those that occurred before, sorted.
  static func unique(_ paths: [String]) -> [String] { Set(paths).sorted() }
}
