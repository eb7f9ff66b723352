import Foundation
import NibproofTestSupport
import ProjectModel
import Testing

@testable import nibproof

@Suite("Writing files atomically")
struct OutputFileTests {
  @Test("A new file, without leftovers")
  func newFile() throws {
    let folder = try TemporaryTree()
    try OutputFile(path: folder("new.txt")).write { $0.write("text") }
    #expect(folder.names == ["new.txt"])
    #expect(try folder.text("new.txt") == "text")
  }

  @Test("A file that is written asynchronously")
  func asynchronous() async throws {
    let folder = try TemporaryTree(["old.txt": "old"])
    let failure = await OutputFile(path: folder("old.txt")).write { stream in
      stream.write("new")
      await Task.yield()
      stream.flush()
      #expect((try? folder.text("old.txt")) == "old")
    }
    #expect(failure?.reason == nil)
    #expect(try folder.text("old.txt") == "new")
    #expect(folder.names == ["old.txt"])
  }

  @Test("A file stays as it is if its text cannot be produced")
  func error() async throws {
    let folder = try TemporaryTree(["old.txt": "old"])
    await #expect(throws: ValidationError.cancelled) {
      try await OutputFile(path: folder("old.txt")).write { (stream) async throws(ValidationError) in
        stream.write("half")
        throw .cancelled
      }
    }
    #expect(try folder.text("old.txt") == "old")
    #expect(folder.names == ["old.txt"])
  }

  @Test("An existing file keeps its mode, and exists until the new one is complete")
  func oldFile() throws {
    let folder = try TemporaryTree(["old.txt": "old"])
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder("old.txt"))
    let long = String(repeating: "0123456789", count: 20_000)
    try OutputFile(path: folder("old.txt")).write { stream in
      stream.write(long)
      #expect((try? folder.text("old.txt")) == "old")
    }
    #expect(try folder.text("old.txt") == long)
    #expect(folder.names == ["old.txt"])
    let mode = try FileManager.default.attributesOfItem(atPath: folder("old.txt"))[.posixPermissions]
    #expect(mode as? Int == 0o640)
  }

  @Test("A name of maximum length")
  func longName() throws {
    let folder = try TemporaryTree()
    let name = String(repeating: "n", count: 255)
    try OutputFile(path: folder(name)).write { $0.write("text") }
    #expect(folder.names == [name])
  }

  @Test("Leftovers of an ended process with the same id do not interfere")
  func leftover() throws {
    let left = "new.txt.\(ProcessInfo.processInfo.processIdentifier).partial"
    let folder = try TemporaryTree([left: "half"])
    try OutputFile(path: folder("new.txt")).write { $0.write("text") }
    #expect(folder.names == ["new.txt", left])
  }

  @Test("A symbolic link is kept, and its target is written")
  func link() throws {
    let folder = try TemporaryTree(["real.txt": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: folder("link.txt"),
      withDestinationPath: folder("real.txt")
    )
    try OutputFile(path: folder("link.txt")).write { $0.write("new") }
    #expect(try folder.text("real.txt") == "new")
    let link = try FileManager.default.attributesOfItem(atPath: folder("link.txt"))[.type]
    #expect(link as? FileAttributeType == .typeSymbolicLink)
  }

  @Test(
    "A dangling link is kept, and its target is created; a cyclic link is rejected"
  )
  func danglingLink() throws {
    let folder = try TemporaryTree(["Real/x": ""])
    let manager = FileManager.default
    try manager.createSymbolicLink(atPath: folder("a.txt"), withDestinationPath: "Real/b.txt")
    try manager.createSymbolicLink(atPath: folder("Real/b.txt"), withDestinationPath: "c.txt")
    try OutputFile(path: folder("a.txt")).write { $0.write("new") }
    #expect(try folder.text("Real/c.txt") == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: folder("a.txt")) == "Real/b.txt")
    #expect(try manager.contentsOfDirectory(atPath: folder("Real")).sorted() == ["b.txt", "c.txt", "x"])
    try manager.createSymbolicLink(atPath: folder("Real/c"), withDestinationPath: "d")
    try manager.createSymbolicLink(atPath: folder("Real/d"), withDestinationPath: "c")
    let circle = #expect(throws: FileStream.SystemFailure.self) {
      try OutputFile(path: folder("Real/c")).write { $0.write("text") }
    }
    #expect(circle?.code == ELOOP)
  }

  @Test("A device is written directly")
  func device() throws {
    try OutputFile(path: "/dev/null").write { $0.write("text") }
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("A missing folder, and a folder in place of a file")
  func refusals() throws {
    let folder = try TemporaryTree()
    let missing = #expect(throws: FileStream.SystemFailure.self) {
      try OutputFile(path: folder("none/new.txt")).write { $0.write("text") }
    }
    #expect(missing?.code == ENOENT)
    let directory = #expect(throws: FileStream.SystemFailure.self) {
      try OutputFile(path: folder.path).write { $0.write("text") }
    }
    #expect(directory?.code == EISDIR)
    #expect(folder.names.isEmpty)
  }
}

@Suite("Writing to file descriptors")
struct FileStreamTests {
  @Test("After a closed pipe, the failure is kept, further text is ignored, and the process continues")
  func closedPipe() {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    close(ends[0])
    let stream = FileStream(descriptor: ends[1])
    stream.write("text")
    #expect(stream.failure == nil)
    stream.flush()
    #expect(stream.failure?.isClosedPipe == true)
    stream.write("more")
    stream.flush()
    close(ends[1])
  }

  @Test("Other failures are distinguished from a closed pipe, with the system's reason")
  func otherFailure() {
    let stream = FileStream(descriptor: -1)
    stream.write(String(repeating: "x", count: 70_000))
    #expect(stream.failure?.code == EBADF)
    #expect(stream.failure?.isClosedPipe == false)
    #expect(stream.failure?.reason == "Bad file descriptor")
  }

  @Test("Buffered output is written in order")
  func order() throws {
    let folder = try TemporaryTree()
    let descriptor = open(folder("a"), O_WRONLY | O_CREAT, 0o644)
    let stream = FileStream(descriptor: descriptor)
    let pieces = (0..<20_000).map { "\($0)," }
    for piece in pieces { stream.write(piece) }
    stream.flush()
    stream.flush()
    close(descriptor)
    #expect(try folder.text("a") == pieces.joined())
  }
}
