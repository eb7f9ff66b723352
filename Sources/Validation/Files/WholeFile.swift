import PortableFoundation

/// Writes files atomically.
enum WholeFile {
  /// Writes bytes to a temporary file next to a path and moves it there.
  static func write(_ bytes: [UInt8], to path: String) throws(ValidationError) {
    let temporary = "\(path).\(getpid()).\(UInt32.random(in: 0 ... .max)).partial"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    var isWritten = true
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while isWritten, let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
        let count = PortableFoundation.write(descriptor, base, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else {
          isWritten = false
          break
        }
        rest = rest.dropFirst(count)
      }
    }
    let isClosed = close(descriptor) == 0
    guard isWritten, isClosed, rename(temporary, path) == 0 else {
      let failure = failure(path)
      unlink(temporary)
      throw failure
    }
  }

  private static func failure(_ path: String) -> ValidationError {
    .unwritable(path: path, reason: String(cString: strerror(errno)))
  }
}
