package import ByteHashing

/// A table of the words of a language, with lookup by their bytes.
package struct WordTable<Word: CaseIterable & RawRepresentable<String> & Sendable>: Sendable {
  @usableFromInline let words: [(spelling: [UInt8], word: Word)]
  @usableFromInline let index: HashIndex
  @usableFromInline let lengths: ClosedRange<Int>

  /// Creates a table of all words.
  package init() {
    words = Word.allCases.map { (Array($0.rawValue.utf8), $0) }
    var index = HashIndex(minimumCapacity: words.count)
    for (number, word) in words.enumerated() { index.insert(number, hash: FNVHash.hash(of: word.spelling)) }
    self.index = index
    let counts = words.map(\.spelling.count)
    lengths = (counts.min() ?? 0)...(counts.max() ?? 0)
  }

  /// Returns the word that a range of bytes spells, if any.
  @inlinable
  @inline(__always)
  package func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Word? {
    guard lengths.contains(range.count) else { return nil }
    var hash = FNVHash()
    for offset in range { hash.combine(bytes[offset]) }
    return index.firstIndex(of: hash.value) { words[$0].spelling.elementsEqual(bytes[range]) }
      .map { words[$0].word }
  }
}
