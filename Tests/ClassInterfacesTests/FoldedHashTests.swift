import Testing

@testable import ClassInterfaces

@Suite("Hashes of words")
struct FoldedHashTests {
  @Test("Case and separators make no difference")
  func spellings() {
    #expect(FoldedHash.of("infoCard".utf8) == FoldedHash.of("Info_Card".utf8))
    #expect(FoldedHash.of("infoCard".utf8) != FoldedHash.of("infoCards".utf8))
  }
}
