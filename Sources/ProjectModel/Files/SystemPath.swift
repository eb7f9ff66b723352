import ByteHashing
import PortableFoundation
import RuntimeAttributes

/// Maps path strings to system paths, which consist of bytes.
///
/// In a string, U+FFFD replaces the bytes of a name that are not valid UTF-8. To recover the bytes, the folder is
/// searched for a name that decodes to the same string.
enum SystemPath {
  private static let replacement = "\u{FFFD}".utf8

  /// Calls a system function with a path.
  static func call<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let mayBeRepaired = path.utf8.withContiguousStorageIfAvailable { $0.index(of: 0xEF, from: 0) != nil }
    guard mayBeRepaired ?? true, isRepaired(path.utf8[...]) else { return path.withCString(body) }
    var status = stat()
    // The name may contain U+FFFD itself.
    if lstat(path, &status) == 0 { return path.withCString(body) }
    return bytes(of: path).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map(body) ?? path.withCString(body)
    }
  }

  /// Whether a path refers to a regular file.
  static func isRegularFile(_ path: String) -> Bool {
    var status = stat()
    return call(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Returns the bytes of a path, null-terminated.
  private static func bytes(of path: String) -> [UInt8] {
    var bytes: [UInt8] = path.hasPrefix("/") ? [UInt8(ascii: "/")] : []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if !bytes.isEmpty, bytes.last != UInt8(ascii: "/") { bytes.append(UInt8(ascii: "/")) }
      bytes += (isRepaired(part) ? name(repairedTo: part, in: bytes) : nil) ?? Array(part)
    }
    return bytes + [0]
  }

  private static func isRepaired(_ part: Substring.UTF8View) -> Bool {
    guard var start = part.firstIndex(of: 0xEF) else { return false }
    while true {
      if part[start...].starts(with: replacement) { return true }
      guard let next = part[part.index(after: start)...].firstIndex(of: 0xEF) else { return false }
      start = next
    }
  }

  /// Returns the bytes of the name in a folder that decodes to a string; if there are several, the first in byte order.
  private static func name(repairedTo text: Substring.UTF8View, in folder: [UInt8]) -> [UInt8]? {
    let directory = (folder.isEmpty ? [UInt8(ascii: "."), 0] : folder + [0]).withUnsafeBufferPointer {
      buffer in
      buffer.withMemoryRebound(to: CChar.self) { $0.baseAddress.flatMap { opendir($0) } }
    }
    guard let directory else { return nil }
    defer { closedir(directory) }
    var found: [UInt8]?
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard String(decoding: name, as: UTF8.self).utf8.elementsEqual(text) else { continue }
      if found.map({ name.lexicographicallyPrecedes($0) }) ?? true { found = name }
    }
    return found
  }
}
