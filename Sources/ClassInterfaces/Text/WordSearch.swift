/// Finds which of several words may occur in a source.
///
/// A few words are searched for one by one, many words in a single pass.
package struct WordSearch: Sendable {
  private enum Way: Sendable {
    case oneByOne([(word: String, text: SubstringSearcher)])
    /// The words by case-insensitive hash.
    case atOnce([UInt64: [String]], BloomFilter)
  }

  private let way: Way

  /// The maximum number of words for which individual searches are faster than hashing every word of the source.
  private static let few = 24

  /// Prepares a search for nonempty words.
  package init(_ words: some Sequence<String>) {
    let words = Set(words)
    guard words.count > Self.few else {
      way = .oneByOne(words.map { ($0, SubstringSearcher($0)) })
      return
    }
    var filter = BloomFilter(capacity: words.count)
    let hashes = Dictionary(grouping: words) { CaseInsensitiveHash.of($0.utf8) }
    for hash in hashes.keys { filter.insert(hash) }
    way = .atOnce(hashes, filter)
  }

  /// Returns the words that may occur in the source.
  ///
  /// The result contains all words that occur, and possibly words that occur only within longer words or in a
  /// different spelling.
  package func found(in bytes: [UInt8]) -> Set<String> {
    switch way {
    case .oneByOne(let words):
      return words.reduce(into: []) { if $1.text.stands(in: bytes) { $0.insert($1.word) } }
    case .atOnce(let words, let filter):
      return bytes.withUnsafeBufferPointer { Self.found(words, filter, in: $0) }
    }
  }

  private static func found(
    _ words: [UInt64: [String]],
    _ filter: BloomFilter,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Set<String> {
    var found: Set<String> = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].continuesWord else {
        index += 1
        continue
      }
      var fold = CaseInsensitiveHash()
      while index < bytes.count, bytes[index].continuesWord {
        fold.add(bytes[index])
        index += 1
      }
      if filter.mayContain(fold.value), let spelt = words[fold.value] { found.formUnion(spelt) }
    }
    return found
  }
}
