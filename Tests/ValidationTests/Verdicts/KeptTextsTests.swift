import NibproofTestSupport
import Testing

@testable import Validation

@Suite("Texts of sources that are kept for a second look")
struct KeptTextsTests {
  @Test("What was kept is not read again, and all else is")
  func keeping() throws {
    let tree = try TemporaryTree(["Kept.swift": "class Now {}", "Other.swift": "class Other {}"])
    let room = KeptTexts.Room()
    room.keep(Array("class Then {}".utf8), of: tree.path + "/Kept.swift")
    let texts = KeptTexts(in: room)
    #expect(texts.bytes(of: tree.path + "/Kept.swift") == Array("class Then {}".utf8))
    #expect(texts.bytes(of: tree.path + "/Other.swift") == Array("class Other {}".utf8))
    #expect(texts.bytes(of: tree.path + "/Gone.swift") == nil)
  }

  @Test("All are kept as long as there is room for each, and none once there is not")
  func room() {
    let room = KeptTexts.Room(bytes: 10)
    for (name, count) in [("a", 6), ("b", 4), ("c", 0)] {
      room.keep(Array(repeating: 1, count: count), of: name)
    }
    #expect(["a", "b", "c"].map { KeptTexts(in: room).bytes(of: $0)?.count } == [6, 4, 0])
    room.keep([1], of: "d")
    room.keep([], of: "e")
    #expect(["a", "b", "c", "d", "e"].allSatisfy { KeptTexts(in: room).bytes(of: $0) == nil })
  }
}
