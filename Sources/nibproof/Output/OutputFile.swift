import PortableFoundation

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
    var draft = try Draft(path, interruption)
    body(&draft.stream)
    try draft.finish()
  }

  /// Writes the file while its text is made.
  func write(_ body: (inout FileStream) async -> Void) async throws(FileStream.SystemFailure) {
    var draft = try Draft(path, interruption)
    await body(&draft.stream)
    try draft.finish()
  }
}

/// A file on its way.
private struct Draft {
  var stream: FileStream
  private let descriptor: Int32
  private let interruption: Interruption
  /// Where the text is written to and moved to in the end; nil if it goes where it belongs at once.
  private var move: (temporary: String, target: String, mode: mode_t?, cleanUp: Int)?

  init(_ path: String, _ interruption: Interruption) throws(FileStream.SystemFailure) {
    self.interruption = interruption
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists, errno == ELOOP { throw FileStream.SystemFailure(code: ELOOP) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A pipe or a device takes what comes and must not be replaced; a folder refuses by itself.
      descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw FileStream.SystemFailure(code: errno) }
    } else {
      let target = Self.resolved(path)
      let temporary = Self.temporary(beside: target)
      let cleanUp = interruption.add { unlink(temporary) }
      descriptor = interruption.beginning { open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666) }
      guard descriptor >= 0 else {
        let code = errno
        interruption.remove(cleanUp)
        throw FileStream.SystemFailure(code: code)
      }
      move = (temporary, target, exists ? status.st_mode & 0o7777 : nil, cleanUp)
    }
    stream = FileStream(descriptor: descriptor)
  }

  /// Moves the file to its place if all of it was written, and takes it away otherwise.
  func finish() throws(FileStream.SystemFailure) {
    defer { if let move { interruption.remove(move.cleanUp) } }
    do throws(FileStream.SystemFailure) {
      stream.flush()
      let isClosed = close(descriptor) == 0
      if let failure = stream.failure { throw failure }
      if !isClosed { throw FileStream.SystemFailure(code: errno) }
      guard let move else { return }
      if let mode = move.mode { chmod(move.temporary, mode) }
      guard rename(move.temporary, move.target) == 0 else { throw FileStream.SystemFailure(code: errno) }
    } catch {
      if let move { unlink(move.temporary) }
      throw error
    }
  }

  /// A name that nobody has, whatever an earlier process of the same number left, and no longer than any name may be.
  private static func temporary(beside target: String) -> String {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    return "\(folder).nibproof.\(getpid()).\(UInt32.random(in: 0 ... .max)).partial"
  }

  /// The file behind symbolic links, which stay as they are, whether or not there is one yet.
  private static func resolved(_ path: String) -> String {
    var path = path
    while let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }
}
