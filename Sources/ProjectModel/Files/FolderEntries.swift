import PortableFoundation

/// The entries of a folder in the system's order, including `.` and `..`.
package struct FolderEntries: Sequence {
  private let listed: [(name: String, type: UInt8)]

  /// The reason why a folder cannot be read.
  package struct Failure: Error {
    /// The system's error code.
    var code: Int32

    /// Whether the folder does not exist.
    var isAbsence: Bool { code == ENOENT || code == ENOTDIR }
    /// The system's error message.
    var reason: String { String(cString: strerror(code)) }
  }

  /// Reads a folder.
  package init(of path: String) throws(Failure) {
    guard let directory = SystemPath.call(path, { opendir($0) }) else { throw Failure(code: errno) }
    defer { closedir(directory) }
    var listed: [(name: String, type: UInt8)] = []
    while true {
      // `readdir` returns nil both at the end of the folder and after a failure; only a failure sets `errno`.
      errno = 0
      guard let entry = readdir(directory) else {
        if errno != 0 { throw Failure(code: errno) }
        break
      }
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      listed.append((name, entry.pointee.d_type))
    }
    self.listed = listed
  }

  package func makeIterator() -> IndexingIterator<[(name: String, type: UInt8)]> { listed.makeIterator() }

  /// Returns the names of a folder's visible subfolders, or an empty array if the folder cannot be read.
  static func folders(in path: String) -> [String] {
    guard let entries = try? FolderEntries(of: path) else { return [] }
    return entries.compactMap { name, type in
      !name.hasPrefix(".") && kind(of: type, path + "/" + name) == S_IFDIR ? name : nil
    }
  }

  /// Returns the file type of a directory entry; links to files have the type of files, and links to folders are
  /// ignored.
  static func kind(of type: UInt8, _ path: @autoclosure () -> String) -> mode_t {
    switch Int32(type) {
    case Int32(DT_DIR): return S_IFDIR
    case Int32(DT_REG): return S_IFREG
    case Int32(DT_LNK): return kind(ofLink: path())
    case Int32(DT_UNKNOWN):
      let path = path()
      var status = stat()
      guard SystemPath.call(path, { lstat($0, &status) }) == 0 else { return 0 }
      let kind = status.st_mode & S_IFMT
      return kind == S_IFLNK ? self.kind(ofLink: path) : kind
    default: return 0
    }
  }

  /// Returns the reason why a path cannot be read, or nil if it refers to a file or folder.
  static func unreadableReason(at path: String) -> String? {
    var status = stat()
    guard SystemPath.call(path, { stat($0, &status) }) == 0 else { return String(cString: strerror(errno)) }
    return [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) ? nil : FileBytes.notRegular
  }

  /// Returns the path that a symbolic link stores, or nil if the entry is not a link.
  static func text(ofLink path: String, _ type: UInt8) -> String? {
    guard [DT_LNK, DT_UNKNOWN].contains(where: { Int32($0) == Int32(type) }) else { return nil }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: longestLink) { buffer in
      guard let start = buffer.baseAddress,
        case let count = SystemPath.call(path, { readlink($0, start, buffer.count) }), count > 0
      else { return nil }
      return String(decoding: buffer[..<count].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  /// The maximum length of a link's path in bytes.
  private static let longestLink = 4096

  private static func kind(ofLink path: String) -> mode_t {
    var status = stat()
    let isThere = SystemPath.call(path, { stat($0, &status) }) == 0
    return isThere && status.st_mode & S_IFMT == S_IFREG ? S_IFREG : 0
  }
}
