import Foundation
import NibproofTestSupport
import ProjectModel
import Testing

@testable import nibproof

@Suite("Standard input")
struct InputDescriptorTests {
  @Test("The whole input is read, in several parts")
  func whole() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    let folder = try TemporaryTree(["in.txt": text])
    let descriptor = open(folder("in.txt"), O_RDONLY)
    defer { close(descriptor) }
    #expect(try InputDescriptor(descriptor: descriptor).bytes() == Array(text.utf8))
    #expect(try InputDescriptor(descriptor: descriptor).bytes().isEmpty)
  }

  @Test("An endless input is an error")
  func endless() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let failure = #expect(throws: FileStream.SystemFailure.self) {
      try InputDescriptor(descriptor: zeros).bytes()
    }
    #expect(failure?.code == EFBIG)
  }

  @Test("An unreadable input is an error, without a trap")
  func unreadable() async throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    let failure = #expect(throws: FileStream.SystemFailure.self) {
      try InputDescriptor(descriptor: folder).bytes()
    }
    #expect(failure?.code == EISDIR)
    let (output, errors) = (WrittenText(), WrittenText())
    var console = Console(output: output, errors: errors)
    console.input = InputDescriptor(descriptor: folder).bytes
    #expect(await CommandLineTool.run(["locate"], console: &console) == .couldNotRun)
    #expect(errors.text == complaint(.unreadable(path: "standard input", reason: "Is a directory")))
  }
}
