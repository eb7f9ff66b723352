import ClassInterfaces
import FactStorage

/// The words on which each class depends that loads asked for, held so that all of them are gone through in no time.
///
/// Classes are known by hashes of their names; two that share one are taken for one.
struct ClassWords: Hashable, Sendable {
  private var classes: [UInt32] = []
  /// How many of the words are those of each class.
  private var counts: [UInt32] = []
  private var words: [UInt32] = []

  /// The classes that depend on one of some words.
  func classes(dependingOn wanted: NameWords) -> Set<UInt32> {
    let lookup = NameWords.Lookup(wanted)
    var found: Set<UInt32> = []
    forEach { name, own in
      if own.contains(where: lookup.contains) { found.insert(name) }
    }
    return found
  }

  /// The words on which some classes depend, as far as they are known.
  func words(of wanted: Set<UInt32>) -> NameWords {
    var all: Set<UInt32> = []
    forEach { name, own in
      if wanted.contains(name) { all.formUnion(own) }
    }
    return NameWords(all)
  }

  /// Adds what was found out of some classes.
  ///
  /// - Parameters:
  ///   - new: The words of each, by its name.
  ///   - changed: The classes of which what was known before holds no more.
  mutating func update(_ new: [String: NameWords], changed: Set<UInt32> = []) {
    var all: [UInt32: NameWords] = [:]
    for (name, own) in new { all[NameWords.hash(of: name), default: NameWords()].formUnion(own) }
    let former = self
    self = ClassWords()
    former.forEach { name, own in
      guard !changed.contains(name) else { return }
      if let known = all[name] { return all[name] = known.union(NameWords(Set(own))) }
      append(name, own)
    }
    for (name, own) in all.sorted(by: { $0.key < $1.key }) { append(name, own.hashes.sorted()[...]) }
  }

  private mutating func append(_ name: UInt32, _ own: ArraySlice<UInt32>) {
    classes.append(name)
    counts.append(UInt32(own.count))
    words += own
  }

  private func forEach(_ body: (UInt32, ArraySlice<UInt32>) -> Void) {
    var start = 0
    for (name, count) in zip(classes, counts) {
      body(name, words[start..<start + Int(count)])
      start += Int(count)
    }
  }
}

extension ClassWords: Storable {
  static var blank: ClassWords { ClassWords() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(numbers: &classes)
    coder.code(numbers: &counts)
    coder.code(numbers: &words)
    // Whatever the bytes say, no class has words that are not there.
    if counts.count != classes.count || counts.reduce(0, { $0 + Int($1) }) != words.count { coder.fail() }
  }
}
