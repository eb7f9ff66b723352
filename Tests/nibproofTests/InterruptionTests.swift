import Foundation
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("Interruption")
struct InterruptionTests {
  @Test("Incomplete files are removed, and old and complete files stay")
  func files() throws {
    let folder = try TemporaryTree(["old.txt": "old"])
    let interruption = Interruption()
    #expect(throws: FileStream.SystemFailure.self) {
      try OutputFile(path: folder("old.txt"), interruption: interruption).write { stream in
        stream.write("half")
        #expect(folder.names.count == 2)
        interruption.cleanUp()
        #expect(folder.names == ["old.txt"])
      }
    }
    #expect(try folder.text("old.txt") == "old")
    try OutputFile(path: folder("new.txt"), interruption: interruption).write { $0.write("new") }
    interruption.cleanUp()
    #expect(folder.names == ["new.txt", "old.txt"])
  }

  @Test("Cancelled cleanups do not run; the others run once, in reverse order")
  func order() {
    let interruption = Interruption()
    let text = WrittenText()
    nonisolated(unsafe) let written = text
    _ = interruption.add { written.write("1") }
    let second = interruption.add { written.write("2") }
    _ = interruption.add { written.write("3") }
    interruption.remove(second)
    interruption.cleanUp()
    interruption.cleanUp()
    #expect(text.text == "31")
  }
}
