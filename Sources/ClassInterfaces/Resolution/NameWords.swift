package import FactStorage
import RuntimeAttributes

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
    var word: FNVHash?
    for byte in text.utf8 {
      if byte.continuesWord {
        var hash = word ?? FNVHash()
        hash.combine(byte)
        word = hash
      } else if let hash = word {
        insert(hash.value)
        word = nil
      }
    }
    if let word { insert(word.value) }
  }

  /// The hash of a name as a whole.
  package static func hash(of name: String) -> UInt32 {
    folded(FNVHash.hash(of: name.utf8))
  }

  private static func folded(_ hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }

  package mutating func insert(_ text: String?) {
    if let text { insert(text) }
  }

  package mutating func insert(_ texts: [String]) {
    for text in texts { insert(text) }
  }

  private mutating func insert(_ hash: UInt64) {
    hashes.insert(Self.folded(hash))
  }

  /// Adds the word that stands for a class having subclasses, which no declaration can be called by.
  ///
  /// - Parameter className: The class as spelled, with the types around it and what is generic about it.
  package mutating func insert(subclassesOf className: String) {
    insert("\(className.prefix { $0 != "<" }.split(separator: ".").last ?? "")0subclasses")
  }

  /// Adds the word that stands for there being a nib or storyboard, which no declaration can be called by.
  ///
  /// - Parameter name: The name of the nib or storyboard.
  package mutating func insert(interfaceNamed name: String) {
    hashes.insert(Self.hash(of: "\(name)0interface"))
  }

  package mutating func formUnion(_ other: NameWords) { hashes.formUnion(other.hashes) }

  /// These words and some others.
  package func union(_ other: NameWords) -> NameWords { NameWords(hashes.union(other.hashes)) }

  /// Takes hashes of words.
  package init(_ hashes: Set<UInt32>) { self.hashes = hashes }

  /// Whether none of the words is one of some others.
  package func isDisjoint(with other: NameWords) -> Bool { hashes.isDisjoint(with: other.hashes) }
}

extension NameWords {
  /// Tells of many words in a row which of them are among some.
  package struct Lookup: Sendable {
    private let hashes: Set<UInt32>
    /// A bit for each of the lowest sixteen bits that one of the hashes has; most others are told by these alone.
    private var bits = [UInt64](repeating: 0, count: 1 << 10)

    package init(_ words: NameWords) {
      hashes = words.hashes
      for hash in hashes { bits[Int(hash & 0xFFFF) >> 6] |= 1 << UInt64(hash & 63) }
    }

    /// Whether a word is among them.
    package func contains(_ hash: UInt32) -> Bool {
      bits[Int(hash & 0xFFFF) >> 6] & 1 << UInt64(hash & 63) != 0 && hashes.contains(hash)
    }
  }
}

extension NameWords: Storable {
  package static var blank: NameWords { NameWords() }

  package mutating func code(with coder: inout some FieldCoder) {
    var sorted = hashes.sorted()
    coder.code(numbers: &sorted)
    hashes = Set(sorted)
  }
}
