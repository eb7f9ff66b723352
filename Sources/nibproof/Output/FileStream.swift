import PortableFoundation

/// A buffered text stream to a file descriptor.
final class FileStream: TextOutputStream {
  /// The reason why reading, writing or another system call failed.
  struct SystemFailure: Error {
    var code: Int32
    /// Whether the reader has closed the pipe, as `| head` does.
    var isClosedPipe: Bool { code == EPIPE }
    var reason: String { String(cString: strerror(code)) }
  }

  /// The first failure, if any; nothing more is written after it.
  private(set) var failure: SystemFailure?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private static let capacity = 65_536

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Appends a text to a file, which is created if needed.
  static func append(_ text: String, to path: String) throws(SystemFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND, 0o666)
    guard descriptor >= 0 else { throw SystemFailure(code: errno) }
    defer { close(descriptor) }
    let stream = FileStream(descriptor: descriptor)
    stream.write(text)
    stream.flush()
    if let failure = stream.failure { throw failure }
  }

  func write(_ string: String) {
    guard failure == nil else { return }
    buffer.append(contentsOf: string.utf8)
    if buffer.count >= Self.capacity { flush() }
  }

  func write(_ bytes: [UInt8]) {
    guard failure == nil else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  /// Writes the buffer.
  func flush() {
    defer { buffer.removeAll(keepingCapacity: true) }
    guard failure == nil, let code = writeAll(buffer, to: descriptor) else { return }
    failure = SystemFailure(code: code)
  }
}

/// Writes all bytes, and returns the system's error code, or nil on success.
private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  bytes.withUnsafeBytes { buffer -> Int32? in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
