import ByteHashing
import InterfaceDocuments
import PortableFoundation
import RuntimeAttributes

/// Manipulates paths as strings, so that relative paths remain relative in findings.
package enum PathName {
  /// The name of configuration files; files named `spec.json` contain expectations instead.
  static let configurationName = "nibproof.json"

  package static func isConfiguration(_ path: String) -> Bool {
    path == configurationName || path.hasSuffix("/" + configurationName)
  }

  /// Returns a path without a leading `./`, repeated slashes, a trailing slash, and detours: in a folder `App`,
  /// `../App/A.xib` becomes `A.xib`.
  package static func normalized(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    if path.hasPrefix("/") { return "/" + parts.joined(separator: "/") }
    let joined = fromHere(parts).joined(separator: "/")
    return joined.isEmpty ? "." : joined
  }

  /// Returns the parent folder of a file or folder, or an empty string for items in the current folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the parent folder of a file, without a language folder such as `en.lproj`.
  package static func folderOfAllLanguages(of path: String) -> String {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? Self.folder(of: folder) : folder
  }

  /// Returns the path of a localized file without its language folder, such as `en.lproj`, or nil for other files.
  package static func ofAllLanguages(_ path: String) -> String? {
    let folder = folder(of: path)
    return folder.hasSuffix(".lproj") ? joined(Self.folder(of: folder), file(of: path)) : nil
  }

  /// Returns the possible paths of a header's implementation, or an empty array for other files.
  static func implementations(ofHeader file: String) -> [String] {
    guard file.hasSuffix(".h") else { return [] }
    let implementation = String(Substring(file.utf8.dropLast())) + "m"
    return [implementation, implementation + "m"]
  }

  /// Returns the name of a file without its folder.
  package static func file(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Whether a path names a document, source or spec.
  package static func isInput(_ path: String) -> Bool {
    FileTree.FileKind(name: file(of: path))?.isText == true
  }

  /// Whether a path names a source.
  package static func isSource(_ path: String) -> Bool { FileTree.FileKind(name: file(of: path)) == .source }

  /// Returns the name of a file without its folder and its extension.
  package static func stem(of path: String) -> String {
    let name = file(of: path)
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Returns the parent of a folder, `..` for the current folder, or nil for the root.
  package static func parent(ofFolder folder: String) -> String? {
    if folder == "/" { return nil }
    if isAbove(folder) { return folder.split(separator: "/").count < here.count ? folder + "/.." : nil }
    if folder.isEmpty { return here.isEmpty ? nil : ".." }
    return self.folder(of: folder)
  }

  /// Whether a path consists only of `..` components, so that the folder is an ancestor of the current folder.
  package static func isAbove(_ folder: String) -> Bool {
    folder.hasPrefix("..") && folder.split(separator: "/").allSatisfy { $0 == ".." }
  }

  /// Returns a path relative to an enclosing folder; paths outside of the folder are returned unchanged.
  package static func relative(_ path: String, to folder: String) -> String {
    guard !folder.isEmpty, folder != "." else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
    guard isAbove(folder), !path.hasPrefix("/") else { return path }
    let parts = path.split(separator: "/")
    let (ups, height) = (parts.prefix { $0 == ".." }.count, folder.split(separator: "/").count)
    guard ups < height else { return path }
    return (here.suffix(height).dropLast(ups) + parts.dropFirst(ups)).joined(separator: "/")
  }

  /// Joins a folder and a relative path and resolves `..`; the result is the shortest path relative to the current
  /// folder.
  package static func joined(_ folder: String, _ path: String) -> String {
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

  /// Returns an absolute path with `..` resolved.
  package static func resolved(_ whole: String) -> String { joined("/", String(whole.drop { $0 == "/" })) }

  /// Whether a path is already normalized: all components are nonempty and start with a character other than a dot.
  ///
  /// A leading slash is allowed.
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

  /// Converts a path that is relative to the current folder into a path that is relative to another folder.
  package static func fromFolder(_ folder: String, _ path: String) -> String {
    let path = self.path(of: path, from: folder)
    return path.isEmpty ? "." : path
  }

  /// Whether a path equals another path or is below it; as in ``folder(of:)``, an empty path is the current folder.
  package static func isBelow(_ path: String, _ other: String) -> Bool {
    let isHere = other.isEmpty || other == "."
    if isHere || isAbove(other) {
      if path.hasPrefix("/") { return whole(path).starts(with: whole(other)) }
      let ups = path.split(separator: "/").prefix { $0 == ".." }.count
      return ups <= (isHere ? 0 : other.split(separator: "/").count)
    }
    if path.utf8.starts(with: other.utf8) {
      let rest = path.utf8.dropFirst(other.utf8.count)
      return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
    // File systems and projects may normalize the same name in different ways.
    return !other.utf8.allSatisfy { $0 < 0x80 } && (path == other || path.hasPrefix(other + "/"))
  }

  /// Returns the path of a file relative to a folder; it starts with `..` if the file is outside the folder.
  package static func path(of file: String, from folder: String) -> String {
    let (file, folder) = (whole(file), whole(folder.isEmpty ? "." : folder))
    let common = zip(file, folder).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: folder.count - common) + file.dropFirst(common))
      .joined(separator: "/")
  }

  private static func whole(_ path: String) -> [Substring] {
    joined("/", path.hasPrefix("/") ? path : (here + [path[...]]).joined(separator: "/")).split(
      separator: "/"
    )
  }

  /// Removes leading `..` components that the path reverses, as in `../App` in a folder `App`.
  private static func fromHere(_ parts: [Substring]) -> [Substring] {
    let ups = parts.prefix { $0 == ".." }.count
    guard ups > 0 else { return parts }
    let left = here.suffix(ups)
    guard left.count == ups else { return parts }
    let common = zip(parts.dropFirst(ups), left).prefix { $0 == $1 }.count
    return common == 0 ? parts : fromHere(Array(parts[common..<ups] + parts[(ups + common)...]))
  }

  /// The components of the current folder.
  private static var here: [Substring] {
    FileManager.default.currentDirectoryPath.split(separator: "/")
  }

  /// Returns the name that code uses to load a document's nib: the file name without its extension and device suffix.
  package static func nibName(of path: String) -> String { DocumentPath.nibName(of: path) }

  /// Returns sorted paths without duplicates.
  package static func unique(_ paths: [String]) -> [String] {
    // Paths of a tree walk are already sorted.
    if zip(paths, paths.dropFirst()).allSatisfy(<) { return paths }
    // Strings that differ only in Unicode normalization are equal in Swift, but may name different files.
    let sorted = paths.sorted { $0 < $1 || $0 == $1 && $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return sorted.indices.filter { $0 == 0 || !sorted[$0].utf8.elementsEqual(sorted[$0 - 1].utf8) }
      .map { sorted[$0] }
  }
}
