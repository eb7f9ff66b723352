import PortableFoundation

/// A file that is replaced atomically: the new contents are written to a temporary file, which is then moved into
/// place.
struct OutputFile {
  private let path: String
  private let interruption: Interruption

  /// Creates an output for a path; the file is not opened yet.
  init(path: String, interruption: Interruption = .process) {
    self.path = path
    self.interruption = interruption
  }

  /// Replaces a file with the output of a command.
  static func replace(_ path: String, _ body: (inout FileStream) -> Void) throws(Failure) {
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: path).write(body)
    } catch {
      throw .output(path: path, reason: error.reason)
    }
  }

  func write(_ body: (inout FileStream) -> Void) throws(FileStream.SystemFailure) {
    var draft = try Draft(path, interruption)
    body(&draft.stream)
    try draft.finish()
  }

  /// Writes the file with text that is produced asynchronously.
  ///
  /// - Parameter body: Produces the text.
  /// - Returns: The reason why the file cannot be written, or nil.
  /// - Throws: The error of `body`; the file remains unchanged.
  func write<Failure: Error>(
    _ body: (inout FileStream) async throws(Failure) -> Void
  ) async throws(Failure) -> FileStream.SystemFailure? {
    var draft: Draft
    do throws(FileStream.SystemFailure) { draft = try Draft(path, interruption) } catch { return error }
    do throws(Failure) {
      try await body(&draft.stream)
    } catch {
      draft.discard()
      throw error
    }
    do throws(FileStream.SystemFailure) { try draft.finish() } catch { return error }
    return nil
  }
}

/// A file that is being written.
private struct Draft {
  var stream: FileStream
  private let descriptor: Int32
  private let interruption: Interruption
  /// The temporary file and its final path; nil if the target is written directly.
  private var move: (temporary: String, target: String, mode: mode_t?, cleanUp: Int)?

  init(_ path: String, _ interruption: Interruption) throws(FileStream.SystemFailure) {
    self.interruption = interruption
    var status = stat()
    let exists = stat(path, &status) == 0
    if !exists, errno == ELOOP { throw FileStream.SystemFailure(code: ELOOP) }
    if exists, status.st_mode & S_IFMT != S_IFREG {
      // A pipe or device must not be replaced; opening a folder fails anyway.
      descriptor = open(path, O_WRONLY)
      guard descriptor >= 0 else { throw FileStream.SystemFailure(code: errno) }
    } else {
      let target = Self.resolved(path)
      let temporary = Self.temporary(nextTo: target)
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

  /// Moves the file into place if it was written completely; otherwise removes it.
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

  /// Removes the temporary file.
  func discard() {
    close(descriptor)
    guard let move else { return }
    unlink(move.temporary)
    interruption.remove(move.cleanUp)
  }

  /// Returns the path of a temporary file, which is unique even if an earlier process with the same id left a file.
  private static func temporary(nextTo target: String) -> String {
    let folder = target.lastIndex(of: "/").map { target[...$0] } ?? ""
    return "\(folder).nibproof.\(getpid()).\(UInt32.random(in: 0 ... .max)).partial"
  }

  /// Returns the target of symbolic links, which are preserved; the target need not exist.
  private static func resolved(_ path: String) -> String {
    var path = path
    while let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
      path = target.hasPrefix("/") ? target : folder + target
    }
    return path
  }
}
