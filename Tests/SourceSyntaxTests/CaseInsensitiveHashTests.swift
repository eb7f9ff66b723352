import Testing

@testable import SourceSyntax

@Suite("Hashes of words")
struct FoldedHashTests {
  @Test("Case and separators do not affect the hash")
  func spellings() {
    #expect(CaseInsensitiveHash.of("infoCard".utf8) == CaseInsensitiveHash.of("Info_Card".utf8))
    #expect(CaseInsensitiveHash.of("infoCard".utf8) != CaseInsensitiveHash.of("infoCards".utf8))
  }
}
