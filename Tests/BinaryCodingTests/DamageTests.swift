import BinaryCoding
import ClassInterfaces
import InterfaceDocuments
import NibproofTestSupport
import Testing

/// That damaged bytes end in an error or in another value, and never in a trap.
struct DamageTests {
  private let version = ContentDigest(high: 1, low: 2)

  @Test
  func `a damaged file is told`() {
    var random = SplitMix(seed: 9)
    let whole = StoredFile.bytes(BinaryEncoder.bytes(of: SampleSources.interfaces[0]), version: version)
    #expect(throws: Never.self) { try StoredFile.facts(in: whole, version: version) }
    for _ in 0..<2000 {
      let damaged = random.damaged(whole)
      guard damaged != whole else { continue }
      #expect(throws: BinaryCodingError.self) { try StoredFile.facts(in: damaged, version: version) }
    }
  }

  @Test
  func `each fault has its error`() {
    let whole = StoredFile.bytes([1, 2, 3], version: version)
    #expect(throws: BinaryCodingError.foreign) { try StoredFile.facts(in: [], version: version) }
    #expect(throws: BinaryCodingError.foreign) {
      try StoredFile.facts(in: Array("text".utf8), version: version)
    }
    #expect(throws: BinaryCodingError.damaged) {
      try StoredFile.facts(in: Array(whole.prefix(20)), version: version)
    }
    #expect(throws: BinaryCodingError.damaged) {
      try StoredFile.facts(in: whole.dropLast() + [0], version: version)
    }
    #expect(throws: BinaryCodingError.otherVersion) {
      try StoredFile.facts(in: whole, version: ContentDigest(high: 1, low: 3))
    }
  }

  @Test
  func `damaged facts of sources are read without a trap`() {
    readDamaged(SampleSources.interfaces[0], seed: 1)
    readDamaged(SampleSources.interfaces[1], seed: 2)
  }

  @Test
  func `damaged documents are read without a trap, and name no object that is not there`() {
    readDamaged(SampleDocuments.document, seed: 3) { document in
      // Walks along what could lead astray.
      for nib in document.nibs() {
        for index in nib.objects { _ = document.name(of: index) }
      }
      for problem in document.problems { _ = problem.object.map { document.objects[$0] } }
    }
  }

  private func readDamaged<Value: BinaryCodable>(
    _ value: Value,
    seed: UInt64,
    use: (Value) -> Void = { _ in }
  ) {
    var random = SplitMix(seed: seed)
    let whole = BinaryEncoder.bytes(of: value, file: "file")
    var (faults, others) = (0, 0)
    for _ in 0..<4000 {
      do {
        use(try BinaryDecoder.value(Value.self, from: random.damaged(whole)[...], file: "file"))
        others += 1
      } catch {
        faults += 1
      }
    }
    #expect(faults > 100 && others > 100, "\(faults) faults, \(others) other values")
  }
}

extension SplitMix {
  /// Bytes with one to three changes: a byte replaced, some left out, some repeated.
  fileprivate mutating func damaged(_ whole: [UInt8]) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let index = Int.random(in: bytes.indices, using: &self)
      let end = min(bytes.count, index + Int.random(in: 1...9, using: &self))
      switch Int.random(in: 0..<4, using: &self) {
      case 0: bytes.removeSubrange(index..<end)
      case 1: bytes.insert(contentsOf: bytes[index..<end], at: index)
      default: bytes[index] = UInt8.random(in: 0...255, using: &self)
      }
    }
    return bytes
  }
}
