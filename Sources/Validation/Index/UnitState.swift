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
  /// The words on which each class depends that a load asked for.
  var classes: [String: NameWords] = [:]

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
    coder.code(&classes)
  }
}
