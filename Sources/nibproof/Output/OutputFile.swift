import Foundation

/// A file that has its whole new content or keeps the old one: written beside its place and then moved there.
struct OutputFile {
  private let path: String
  private let interruption: Interruption

  /// Names the file; nothing is opened before it is written.
  init(path: String, interruption: Interruption = .process) {
    self.path = path
    self.interruption = interruption
  }

  /// Writes the file.
  func write(_ body: (inout FileStream) -> Void) throws(FileStream.SystemFailure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A pipe or a device takes what comes and must not be replaced; a folder refuses by itself.
      return try write(to: path, flags: O_WRONLY, body)
    }
    let target = exists ? Self.resolved(path) : path
    let temporary = "\(target).\(ProcessInfo.processInfo.processIdentifier).partial"
    let cleanUp = interruption.add { unlink(temporary) }
    defer { interruption.remove(cleanUp) }
    do throws(FileStream.SystemFailure) {
      try write(to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, body)
      if exists { chmod(temporary, status.st_mode & 0o7777) }
      guard rename(temporary, target) == 0 else { throw FileStream.SystemFailure(code: errno) }
    } catch {
      if error.code != EEXIST { unlink(temporary) }
      throw error
    }
  }

  private func write(
    to path: String,
    flags: Int32,
    _ body: (inout FileStream) -> Void
  ) throws(FileStream.SystemFailure) {
    let descriptor =
      flags & O_CREAT == 0 ? open(path, flags, 0o666) : interruption.beginning { open(path, flags, 0o666) }
    guard descriptor >= 0 else { throw FileStream.SystemFailure(code: errno) }
    var stream = FileStream(descriptor: descriptor)
    body(&stream)
    stream.flush()
    let isClosed = close(descriptor) == 0
    if let failure = stream.failure { throw failure }
    if !isClosed { throw FileStream.SystemFailure(code: errno) }
  }

  /// The file behind symbolic links, which stay as they are.
  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
