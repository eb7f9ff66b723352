import ClassInterfaces
import FactStorage

/// What of the declarations in sources the load of a document depends on.
struct LoadDependencies: Hashable, Sendable {
  /// The classes that the load asked for, with those of the nibs in the middle of it, as hashes of their names, sorted.
  private var classHashes: [UInt32]
  /// The other words, sorted.
  private var wordHashes: [UInt32]

  init(classes: [String] = [], words: NameWords = NameWords()) {
    classHashes = Set(classes.map(NameWords.hash)).sorted()
    wordHashes = words.hashes.sorted()
  }

  /// The classes that the load asked for, as hashes of their names.
  var classes: Set<UInt32> { Set(classHashes) }

  /// The other words.
  var words: NameWords { NameWords(Set(wordHashes)) }

  /// Whether it depends on one of some words, or of some classes, as hashes of their names.
  func contain(_ words: NameWords.Lookup, classes: NameWords.Lookup) -> Bool {
    wordHashes.contains(where: words.contains) || classHashes.contains(where: classes.contains)
  }
}

extension LoadDependencies: Storable {
  static var blank: LoadDependencies { LoadDependencies() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(numbers: &classHashes)
    coder.code(numbers: &wordHashes)
  }
}
