import BinaryCoding
import Testing

struct ContentDigestTests {
  @Test
  func `every bit and every length counts`() {
    var seen: Set<ContentDigest> = []
    var count = 0
    for length in 0..<70 {
      let bytes = [UInt8](repeating: 0, count: length)
      seen.insert(ContentDigest(of: bytes))
      count += 1
      for bit in 0..<(8 * length) {
        var other = bytes
        other[bit / 8] ^= 1 << UInt8(bit % 8)
        seen.insert(ContentDigest(of: other))
        count += 1
      }
    }
    #expect(seen.count == count)
  }

  @Test
  func `both halves tell many texts apart`() {
    let digests = (0..<20_000).map { ContentDigest(of: Array("line \($0)\nlet number = \($0 / 7)\n".utf8)) }
    #expect(Set(digests.map(\.high)).count == digests.count)
    #expect(Set(digests.map(\.low)).count == digests.count)
  }

  @Test
  func `swapped blocks differ`() {
    let (first, second) = ([UInt8](repeating: 1, count: 16), [UInt8](repeating: 2, count: 16))
    #expect(ContentDigest(of: first + second) != ContentDigest(of: second + first))
    #expect(ContentDigest(of: first + first) != ContentDigest(of: first))
  }

  @Test
  func `a digest is written with all its digits`() {
    #expect(ContentDigest(high: 0xAB, low: .max).description == "00000000000000abffffffffffffffff")
  }
}
