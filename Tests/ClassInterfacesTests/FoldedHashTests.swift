import Testing

@testable import ClassInterfaces

@Suite("Hashes of words")
struct FoldedHashTests {
  @Test("A word goes on with the same bytes whether or not it is folded, and folds to the same hash")
  func partsOfWords() {
    for byte in UInt8.min...UInt8.max {
      var (inOne, inTwo) = (FoldedHash(), FoldedHash())
      let goesOn = inOne.addPart(ofWord: byte)
      #expect(goesOn == byte.continuesWord, "\(byte)")
      if goesOn { inTwo.add(byte) }
      #expect(inOne.value == inTwo.value, "\(byte)")
    }
  }

  @Test("Case and separators make no difference")
  func spellings() {
    #expect(FoldedHash.of("infoCard".utf8) == FoldedHash.of("Info_Card".utf8))
    #expect(FoldedHash.of("infoCard".utf8) != FoldedHash.of("infoCards".utf8))
  }
}
