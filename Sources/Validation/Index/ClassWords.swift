import ClassInterfaces
import FactStorage

/// The words on which each class depends that loads asked for, held so that all of them are gone through in no time.
struct ClassWords: Hashable, Sendable {
  private var names: [Name] = []
  /// How many of the words are those of each class.
  private var counts: [UInt32] = []
  private var words: [UInt32] = []

  /// The classes that depend on one of some words.
  func names(dependingOn wanted: NameWords) -> Set<String> {
    let lookup = NameWords.Lookup(wanted)
    var found: Set<String> = []
    forEach { name, own in
      if own.contains(where: lookup.contains) { found.insert(name) }
    }
    return found
  }

  /// The words on which some classes depend, as far as they are known.
  func words(of wanted: Set<String>) -> NameWords {
    var all: Set<UInt32> = []
    forEach { name, own in
      if wanted.contains(name) { all.formUnion(own) }
    }
    return NameWords(all)
  }

  /// Adds what was found out of some classes.
  ///
  /// - Parameters:
  ///   - new: The words of each.
  ///   - changed: The classes of which what was known before holds no more.
  mutating func update(_ new: [String: NameWords], changed: Set<String> = []) {
    var (all, former) = (new, self)
    self = ClassWords()
    former.forEach { name, own in
      guard !changed.contains(name) else { return }
      if let known = all[name] { return all[name] = known.union(NameWords(Set(own))) }
      append(name, own)
    }
    former = ClassWords()
    for (name, own) in all.sorted(by: { $0.key < $1.key }) { append(name, own.hashes.sorted()[...]) }
  }

  /// The name of a class, which stands nowhere else.
  struct Name: Hashable, Storable {
    var text: String

    static var blank: Name { Name(text: "") }

    mutating func code(with coder: inout some FieldCoder) { coder.code(unique: &text) }
  }

  private mutating func append(_ name: String, _ own: ArraySlice<UInt32>) {
    names.append(Name(text: name))
    counts.append(UInt32(own.count))
    words += own
  }

  private func forEach(_ body: (String, ArraySlice<UInt32>) -> Void) {
    var start = 0
    for (name, count) in zip(names, counts) {
      body(name.text, words[start..<start + Int(count)])
      start += Int(count)
    }
  }
}

extension ClassWords: Storable {
  static var blank: ClassWords { ClassWords() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(numbers: &counts)
    coder.code(numbers: &words)
    // Whatever the bytes say, no class has words that are not there.
    if counts.count != names.count || counts.reduce(0, { $0 + Int($1) }) != words.count { coder.fail() }
  }
}
