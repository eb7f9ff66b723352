import ByteHashing
import RuntimeAttributes
import Testing

@testable import ClassInterfaces

@Suite("Filters of hashes")
struct HashFilterTests {
  @Test("Every hash that was inserted is found, whatever the capacity", arguments: [0, 1, 2, 63, 64, 1000])
  func holds(_ capacity: Int) {
    var filter = BloomFilter(capacity: capacity)
    let hashes = (0..<1000).map { FNVHash.hash(of: "name\($0)".utf8) }
    for hash in hashes { filter.insert(hash) }
    #expect(hashes.allSatisfy(filter.mayContain))
  }

  @Test("Few others are, if there are no more than was said")
  func keepsOut() {
    var filter = BloomFilter(capacity: 1000)
    for number in 0..<1000 { filter.insert(FNVHash.hash(of: "name\(number)".utf8)) }
    let others = (0..<1000).map { FNVHash.hash(of: "other\($0)".utf8) }
    #expect(others.count(where: filter.mayContain) < 100)
  }

  @Test("An empty one holds nothing")
  func empty() {
    let filter = BloomFilter(capacity: 0)
    #expect(!(0..<1000).contains { filter.mayContain(UInt64($0)) })
  }
}
