import ByteHashing
import RuntimeAttributes
import Testing

@Suite("Byte searches")
struct ByteFindingTests {
  @Test("A line ends at the first LF or CR, at any distance", arguments: [0, 1, 511, 512, 513, 1500])
  func lineEnd(length: Int) {
    for ending in ["", "\n", "\r", "\r\n", "\na\r", "\ra\n"] {
      let text = Array(repeating: UInt8(ascii: "x"), count: length) + Array(ending.utf8)
      let found = text.withUnsafeBufferPointer { $0.lineEnd(from: 0) }
      #expect(found == length, "\(ending.debugDescription)")
    }
  }

  @Test("The search starts at an offset")
  func lineEndFromAnOffset() {
    let ends = Array("a\nb\rc".utf8).withUnsafeBufferPointer { text in (0...5).map { text.lineEnd(from: $0) }
    }
    #expect(ends == [1, 1, 3, 3, 5, 5])
  }
}
