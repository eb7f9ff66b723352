import ByteHashing
import Testing

@Suite("Hash index")
struct HashIndexTests {
  @Test("Finds inserted elements before and after growing", arguments: [0, 10_000])
  func growth(capacity: Int) {
    var table = HashIndex(minimumCapacity: capacity)
    let hashes = (0..<5_000).map { FNVHash.hash(of: "\($0)".utf8) }
    for (index, hash) in hashes.enumerated() { table.insert(index, hash: hash) }
    #expect(hashes.indices.allSatisfy { table.index(of: hashes[$0]) == $0 })
    #expect((5_000..<6_000).allSatisfy { table.index(of: FNVHash.hash(of: "\($0)".utf8)) == nil })
  }

  @Test("Elements with the same hash keep their order, and scopes are separate")
  func duplicates() {
    var table = HashIndex()
    for index in 0..<100 { table.insert(index, hash: UInt64(index % 3), scope: index % 2) }
    #expect(table.index(of: 1) == 4)
    #expect(table.index(of: 1, scope: 1) == 1)
    #expect(table.firstIndex(of: 1) { $0 > 4 } == 10)
    #expect(table.firstIndex(of: 1) { $0.isMultiple(of: 7) } == 28)
    #expect(table.index(of: 1, scope: 2) == nil)
  }
}
