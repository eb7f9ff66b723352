import ByteHashing
import Testing

@Suite("FNV-1a")
struct FNVHashTests {
  /// Compares hashes with the test vectors of the reference implementation by Fowler, Noll and Vo.
  @Test(
    "Hashes match the reference implementation",
    arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
      as [(String, UInt64)]
  )
  func reference(text: String, hash: UInt64) {
    #expect(FNVHash.hash(of: text.utf8) == hash)
  }
}
