/// Tells which of some words a text may have: a few are looked for one by one, many all at once.
package struct WordSearch: Sendable {
  private enum Way: Sendable {
    case oneByOne([(word: String, text: SubstringSearcher)])
    /// By the folded hashes of the words.
    case atOnce([UInt64: [String]], BloomFilter)
  }

  private let way: Way

  /// Up to this many words the system's own search for each takes less time than a look at every word of the text.
  private static let few = 24

  /// Prepares to look for words that are not empty.
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

  /// The words that a text has: all that stand there as they are, perhaps some that are a part of another one or spelt
  /// otherwise.
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
