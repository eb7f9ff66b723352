import ClassInterfaces
import FactStorage

/// The words on which each class depends that loads asked for.
///
/// Classes are known by hashes of their names; two that share one are taken for one.
struct ClassWords: Hashable, Sendable {
  private var classes: [UInt32] = []
  /// The words of each.
  private var words = WordLists()

  /// The classes that depend on one of some words.
  func classes(dependingOn wanted: NameWords) -> Set<UInt32> {
    Set(words.numbers(ofListsWith: wanted).map { classes[$0] })
  }

  /// The words on which some classes depend, as far as they are known.
  func words(of wanted: Set<UInt32>) -> NameWords {
    var all: Set<UInt32> = []
    words.forEach { number, own in
      if wanted.contains(classes[number]) { all.formUnion(own) }
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
    former.words.forEach { number, own in
      let name = former.classes[number]
      guard !changed.contains(name) else { return }
      if let known = all[name] { return all[name] = known.union(NameWords(Set(own))) }
      append(name, own)
    }
    for (name, own) in all.sorted(by: { $0.key < $1.key }) { append(name, own.hashes.sorted()[...]) }
  }

  private mutating func append(_ name: UInt32, _ own: ArraySlice<UInt32>) {
    classes.append(name)
    words.append(own)
  }
}

extension ClassWords: Storable {
  static var blank: ClassWords { ClassWords() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(numbers: &classes)
    coder.code(&words)
    if words.count != classes.count { coder.fail() }
  }
}
