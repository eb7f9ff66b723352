import ByteHashing
import KeyValueCoding
import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// The code of all sources, with an index of the names that occur in it.
package struct SourceIndex: Sendable {
  /// A name in a source.
  struct Entry: Hashable, Sendable {
    /// The index of the source.
    let source: Int32
    let name: SourceFacts.Name
  }

  /// The sources.
  package let sources: [SourceFile]
  /// The names of all sources, grouped by bucket and ordered by source.
  private let entries: [Entry]
  /// The start of each bucket in ``entries``, and the number of entries.
  private let starts: [UInt32]
  private let mask: UInt64

  /// Indexes the names of sources.
  ///
  /// - Parameter sources: The sources.
  package init(_ sources: [SourceFile]) {
    self.sources = sources
    let count = sources.reduce(0) { $0 + max(0, $1.facts.names.count - 1) }
    var bucketCount = 64
    while bucketCount * Self.entriesPerBucket < count { bucketCount *= 2 }
    let mask = UInt64(bucketCount - 1)
    var buckets: [UInt32] = []
    buckets.reserveCapacity(count)
    var ends = Array(repeating: UInt32(0), count: bucketCount + 1)
    for facts in sources.lazy.map(\.facts) {
      for name in 1..<max(1, SourceFacts.Name(facts.names.count)) {
        let bucket = UInt32(facts.names.withBytes(of: name) { Self.hash(of: Self.word(in: $0)) } & mask)
        buckets.append(bucket)
        ends[Int(bucket) + 1] += 1
      }
    }
    for bucket in 1..<ends.count { ends[bucket] += ends[bucket - 1] }
    starts = ends
    var entries = Array(repeating: Entry(source: 0, name: 0), count: count)
    var next = buckets.startIndex
    for (source, element) in sources.enumerated() {
      for name in 1..<max(1, SourceFacts.Name(element.facts.names.count)) {
        let bucket = Int(buckets[next])
        entries[Int(ends[bucket])] = Entry(source: Int32(source), name: name)
        ends[bucket] += 1
        next += 1
      }
    }
    (self.entries, self.mask) = (entries, mask)
  }

  private static let entriesPerBucket = 4

  private static func hash(of word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let hash = FNVHash.hash(of: word)
    return hash ^ (hash &>> 32)
  }

  /// Returns the only word of a name or string: `showPanel` for `"showPanel:"`; the whole text if there is none.
  private static func word(in text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard let last = text.lastIndex(where: \.continuesWord),
      let first = text.firstIndex(where: \.continuesWord)
    else { return text }
    return UnsafeBufferPointer(rebasing: text[first...last])
  }

  // MARK: - Names

  /// Returns the names and strings that are equal to a text.
  func entries(of text: String) -> [Entry] {
    var text = text
    return text.withUTF8 { text in
      found(in: Self.word(in: text)) { $0.count == text.count && $0.elementsEqual(text) }
    }
  }

  /// Returns the names and strings whose only word is the given one.
  func entries(spelling word: String) -> [Entry] {
    var word = word
    return word.withUTF8 { word in
      found(in: word) { name in
        let other = Self.word(in: name)
        return other.count == word.count && other.elementsEqual(word)
      }
    }
  }

  private func found(
    in word: UnsafeBufferPointer<UInt8>,
    where matches: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> [Entry] {
    let bucket = Int(Self.hash(of: word) & mask)
    return entries[Int(starts[bucket])..<Int(starts[bucket + 1])].filter { entry in
      sources[Int(entry.source)].facts.names.withBytes(of: entry.name, matches)
    }
  }

  /// Whether a source contains a name or string.
  package func contains(_ text: String) -> Bool { !entries(of: text).isEmpty }

  /// Whether sources declare types with a name, and only classes.
  func declaresOnlyClasses(named name: String) -> Bool {
    let declarations = entries(of: name).flatMap { entry in
      sources[Int(entry.source)].facts.types.filter {
        $0.name == entry.name && !$0.traits.contains(.isExtension)
      }
    }
    return !declarations.isEmpty && declarations.allSatisfy { $0.traits.contains(.isClass) }
  }

  /// Returns the sources that contain some of the given strings, with the source's names for these strings.
  func names(among texts: Set<String>) -> [(source: SourceFile, names: [String: SourceFacts.Name])] {
    var names: [Int: [String: SourceFacts.Name]] = [:]
    for text in texts {
      for entry in entries(of: text) { names[Int(entry.source), default: [:]][text] = entry.name }
    }
    return names.map { (sources[$0.key], $0.value) }
  }
}
