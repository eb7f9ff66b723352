import Testing

@testable import Validation

@Suite("Texts of sources that are kept for a second look")
struct KeptTextsTests {
  @Test("What was kept is not read again, and all else is")
  func keeping() throws {
    let tree = try TemporaryTree(["Kept.swift": "class Now {}", "Other.swift": "class Other {}"])
    var texts = KeptTexts()
    texts.keep(Array("class Then {}".utf8), of: tree.path + "/Kept.swift")
    #expect(texts.bytes(of: tree.path + "/Kept.swift") == Array("class Then {}".utf8))
    #expect(texts.bytes(of: tree.path + "/Other.swift") == Array("class Other {}".utf8))
    #expect(texts.bytes(of: tree.path + "/Gone.swift") == nil)
  }

  @Test("Room is taken as long as there is enough for each")
  func room() {
    let room = KeptTexts.Room(bytes: 10)
    #expect(room.take(6))
    #expect(room.take(4))
    #expect(room.take(0))
    #expect(!room.isFull)
    #expect(!room.take(1))
    #expect(room.isFull)
    #expect(!room.take(0))
  }
}
