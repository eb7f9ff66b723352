import ClassInterfaces
import FactStorage

/// For which state of a unit what was found in its documents holds, and what would have to change for it not to.
struct UnitState: Hashable, Sendable {
  /// The digest of all that every load depends on, under which outcomes are kept.
  var surroundings: ContentDigest
  /// The same, what sources declare aside.
  var settings: ContentDigest
  /// The digest of what all loads share of what sources declare.
  var conditions = ContentDigest.blank
  /// The same as below, as facts, since few runs ask for it.
  private var packedClasses: ArraySlice<UInt8> = []

  init(surroundings: ContentDigest, settings: ContentDigest) {
    (self.surroundings, self.settings) = (surroundings, settings)
  }

  /// The words on which each class depends that a load asked for.
  var classes: [String: NameWords] {
    get { (try? FieldReader.value(ClassWords.self, from: packedClasses))?.words ?? [:] }
    set { packedClasses = FieldWriter.bytes(of: ClassWords(words: newValue))[...] }
  }

  /// The classes that depend on one of some words.
  func classes(dependingOn words: NameWords) -> Set<String> {
    Set(classes.lazy.filter { !$0.value.isDisjoint(with: words) }.map(\.key))
  }
}

extension UnitState: Storable {
  static var blank: UnitState { UnitState(surroundings: .blank, settings: .blank) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&surroundings)
    coder.code(&settings)
    coder.code(&conditions)
    coder.code(bytes: &packedClasses)
  }

  /// The words by class.
  struct ClassWords: Storable {
    var words: [String: NameWords]

    static var blank: ClassWords { ClassWords(words: [:]) }

    mutating func code(with coder: inout some FieldCoder) { coder.code(&words) }
  }
}
