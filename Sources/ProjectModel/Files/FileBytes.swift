import PortableFoundation

/// Reads regular files into memory, up to a maximum size.
///
/// A folder may contain pipes and devices that are named like documents, endless files, and files that another process
/// is writing.
package enum FileBytes {
  /// The maximum size of a file in bytes.
  ///
  /// Documents and sources are smaller, but a sparse file can claim any size.
  package static let largestSize = 256 << 20
  /// The reason why pipes and devices are not read.
  static let notRegular = "not a regular file"
  /// The maximum number of attempts to read a file that changes while it is read.
  private static let attempts = 3

  /// Reads a consistent snapshot of a regular file.
  ///
  /// - Throws: ``ValidationError/unreadable(path:reason:)`` with the system's reason or a reason from this type.
  package static func read(_ path: String) throws(ValidationError) -> [UInt8] {
    for _ in 0..<attempts {
      if let bytes = try readOnce(path) { return bytes }
    }
    throw .unreadable(path: path, reason: "the file changed while it was read")
  }

  /// Reads a file once; returns nil if the file changes in the meantime.
  private static func readOnce(_ path: String) throws(ValidationError) -> [UInt8]? {
    // Opening a pipe that is named like a document must not block the run.
    let descriptor = SystemPath.call(path) { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .unreadable(path: path, reason: notRegular)
    }
    guard status.st_size <= largestSize else {
      throw .unreadable(path: path, reason: "larger than \(largestSize >> 20) MB")
    }
    // Reading an additional byte reveals whether the file has grown.
    let capacity = Int(status.st_size) + 1
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while count < capacity, let base = buffer.baseAddress {
        // Qualified because the enclosing type also has a function `read`.
        let result = PortableFoundation.read(descriptor, base + count, capacity - count)
        if result < 0 {
          if errno == EINTR { continue }
          failure = errno
          break
        }
        count += result
        // A short read indicates the end of the file.
        if result == 0 || count == capacity - 1 { break }
      }
    }
    guard failure == 0 else { throw .unreadable(path: path, reason: String(cString: strerror(failure))) }
    var later = stat()
    let isSame =
      fstat(descriptor, &later) == 0 && bytes.count == Int(status.st_size)
      && FileTime(later) == FileTime(status)
    return isSame ? bytes : nil
  }
}

/// The modification time and size of a file.
private struct FileTime: Equatable {
  var size: Int
  var seconds: Int
  var nanoseconds: Int

  init(_ status: stat) {
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
