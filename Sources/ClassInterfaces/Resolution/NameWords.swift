package import FactStorage

/// The words of names and spelled types, as hashes: `Outer.Inner?` has two.
///
/// What a name stands for can change only with declarations called by one of its words. Words that share a hash are taken
/// for one, which leads to more being found anew than need be, never to less.
package struct NameWords: Hashable, Sendable {
  package private(set) var hashes: Set<UInt32>

  /// Takes no words.
  package init() { hashes = [] }

  /// Takes the words of a text.
  package init(_ text: String) {
    hashes = []
    insert(text)
  }

  package var isEmpty: Bool { hashes.isEmpty }

  /// Adds the words of a text.
  package mutating func insert(_ text: String) {
    var hash: UInt64?
    for byte in text.utf8 {
      if ByteClass.of(byte).continuesIdentifier {
        hash = ((hash ?? FoldedHash.basis) ^ UInt64(byte)) &* FoldedHash.prime
      } else if let word = hash {
        insert(word)
        hash = nil
      }
    }
    if let hash { insert(hash) }
  }

  package mutating func insert(_ text: String?) {
    if let text { insert(text) }
  }

  package mutating func insert(_ texts: [String]) {
    for text in texts { insert(text) }
  }

  private mutating func insert(_ hash: UInt64) {
    hashes.insert(UInt32(truncatingIfNeeded: hash ^ hash >> 32))
  }

  package mutating func formUnion(_ other: NameWords) { hashes.formUnion(other.hashes) }

  /// These words and some others.
  package func union(_ other: NameWords) -> NameWords { NameWords(hashes.union(other.hashes)) }

  private init(_ hashes: Set<UInt32>) { self.hashes = hashes }

  /// Whether none of the words is one of some others.
  package func isDisjoint(with other: NameWords) -> Bool { hashes.isDisjoint(with: other.hashes) }
}

extension NameWords: Storable {
  package static var blank: NameWords { NameWords() }

  package mutating func code(with coder: inout some FieldCoder) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(hashes.count * 4)
    for hash in hashes.sorted() {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: hash >> shift))
      }
    }
    var slice = bytes[...]
    coder.code(bytes: &slice)
    guard slice.count % 4 == 0 else { return coder.fail() }
    hashes = Set(minimumCapacity: slice.count / 4)
    for index in stride(from: slice.startIndex, to: slice.endIndex, by: 4) {
      hashes.insert((0..<4).reduce(0) { $0 | UInt32(slice[index + $1]) << UInt32($1 * 8) })
    }
  }
}
