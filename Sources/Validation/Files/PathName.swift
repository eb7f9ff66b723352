import InterfaceDocuments
import PortableFoundation
import RuntimeAttributes

/// Paths as text: findings name files by the paths that the user gave.
package enum PathName {
  /// The name of files that configure a tree; a `spec.json` has expectations instead.
  static let configurationName = "nibproof.json"

  /// Whether a path names a configuration.
  static func isConfiguration(_ path: String) -> Bool {
    path == configurationName || path.hasSuffix("/" + configurationName)
  }

  /// A path without `./` at its start, doubled slashes and a slash at its end.
  static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    if path.hasPrefix("/") { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The folder of a file or folder; empty for one in the current folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The folder of a file, whatever language it is for: without that of one, `en.lproj`.
  static func folderOfAllLanguages(of path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
  }

  /// The path of a file for one language without the folder of that, `en.lproj`; nil for any other file.
  static func ofAllLanguages(_ path: String) -> String? {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? joined(Self.folder(of: folder), file(of: path)) : nil
  }

  /// The name of a file without its folder.
  package static func file(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a path is that of a document, source or spec by its name.
  package static func isInput(_ path: String) -> Bool {
    FileTree.FileKind(name: file(of: path))?.isText == true
  }

  /// Whether a path is that of a source by its name.
  package static func isSource(_ path: String) -> Bool { FileTree.FileKind(name: file(of: path)) == .source }

  /// The name of a file without its folder and its ending.
  static func stem(of path: String) -> String {
    let name = file(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// The folder around a folder: around the current one is `..`; nil above the root.
  static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if isAbove(folder) { return folder.split(separator: "/").count < here.count ? folder + "/.." : nil }
    if folder.isEmpty { return here.isEmpty ? nil : ".." }
    return self.folder(of: folder)
  }

  /// Whether a folder is written as one above the current one, by `..` alone.
  static func isAbove(_ folder: String) -> Bool {
    !folder.isEmpty && folder.split(separator: "/").allSatisfy { $0 == ".." } && !folder.hasPrefix("/")
  }

  /// A path from a folder that it is below; the path itself otherwise.
  static func relative(_ path: String, to folder: String) -> String {
    guard !folder.isEmpty, folder != "." else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    guard isAbove(folder), !path.hasPrefix("/"), !path.hasPrefix("../") else { return path }
    return (here.suffix(folder.split(separator: "/").count) + [path[...]]).joined(separator: "/")
  }

  /// A path from a folder as one from where the folder's own path counts, `..` resolved; what leads down into the
  /// current folder again counts from there.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return normalized(path) }
    if isPlain(path), folder.isEmpty || isPlain(folder) { return folder.isEmpty ? path : folder + "/" + path }
    let isWhole = folder.hasPrefix("/")
    var parts: [Substring] = []
    for part in (folder.split(separator: "/") + path.split(separator: "/")) where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    if isWhole { return "/" + parts.drop { $0 == ".." }.joined(separator: "/") }
    return fromHere(parts).joined(separator: "/")
  }

  /// A whole path, `..` resolved.
  package static func resolved(_ whole: String) -> String { joined("/", String(whole.drop { $0 == "/" })) }

  /// Whether no part of a path is empty or starts with a dot, so that nothing of it is to be resolved; a slash may be
  /// in front.
  private static func isPlain(_ path: String) -> Bool {
    let slash = UInt8(ascii: "/")
    var path = path
    return path.withUTF8 { bytes in
      guard let first = bytes.first, first != UInt8(ascii: ".") else { return false }
      var start = 0
      while let end = bytes.index(of: slash, from: start) {
        guard end + 1 < bytes.count, bytes[end + 1] != slash, bytes[end + 1] != UInt8(ascii: ".") else {
          return false
        }
        start = end + 1
      }
      return true
    }
  }

  /// A path that counts from the current folder as one that counts from another folder.
  static func fromFolder(_ folder: String, _ path: String) -> String {
    let (from, to) = (whole(folder), whole(path))
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// Whether a path is another one or below it; an empty one is the current folder, as ``folder(of:)`` has it.
  static func isBelow(_ path: String, _ other: String) -> Bool {
    let isHere = other.isEmpty || other == "."
    if isHere || isAbove(other) {
      let ups = path.split(separator: "/").prefix { $0 == ".." }.count
      return ups <= (isHere ? 0 : other.split(separator: "/").count)
    }
    return path == other || path.hasPrefix(other + "/")
  }

  private static func whole(_ path: String) -> [Substring] {
    joined("/", path.hasPrefix("/") ? path : (here + [path[...]]).joined(separator: "/")).split(
      separator: "/"
    )
  }

  private static func fromHere(_ parts: [Substring]) -> [Substring] {
    let ups = parts.prefix { $0 == ".." }.count
    let down = here.suffix(ups)
    return ups > 0 && parts.dropFirst(ups).starts(with: down) ? Array(parts.dropFirst(2 * ups)) : parts
  }

  /// The current folder, part by part.
  private static var here: [Substring] {
    FileManager.default.currentDirectoryPath.split(separator: "/")
  }

  /// The name under which code asks for the nib of a document: without its folder, its ending and its device.
  static func nibName(of path: String) -> String { DocumentPath.nibName(of: path) }

  /// Paths without those that occurred before, sorted.
  static func unique(_ paths: [String]) -> [String] {
    // As a walk through a tree tells them.
    if zip(paths, paths.dropFirst()).allSatisfy(<) { return paths }
    // Names that Swift takes for equal, since they differ only in how accents are written, may be of two files.
    let sorted = paths.sorted { $0 < $1 || $0 == $1 && $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.indices.filter { $0 == 0 || !sorted[$0].utf8.elementsEqual(sorted[$0 - 1].utf8) }
      .map { sorted[$0] }
  }
}
