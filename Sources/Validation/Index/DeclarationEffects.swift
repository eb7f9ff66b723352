import ClassInterfaces
import RuntimeAttributes

/// What becomes of a unit where sources declare something else than before: which classes are concerned, and whether
/// what all loads share beside classes stays.
struct DeclarationEffects {
  let former: UnitState
  /// What holds now.
  private(set) var state: UnitState
  /// The words by which declarations are called that are new, gone or different, and of other names that may mean
  /// something else.
  let words: NameWords
  /// The classes of which what is known may be different, as hashes of their names.
  let classes: Set<UInt32>
  /// What the declarations of the sources are called, and were.
  private let sources: (now: SourceWords, before: SourceWords)

  /// Finds out which classes are concerned.
  ///
  /// - Parameters:
  ///   - changes: What has changed.
  ///   - former: What held before.
  ///   - keys: What tells the state of all files now.
  ///   - all: What the declarations of the sources are called now, where there are more sources than before, or fewer.
  ///   - names: The words of names that may mean something else, whatever sources declare.
  init(
    _ changes: DeclarationChanges,
    since former: UnitState,
    _ keys: OutcomeKeys,
    of all: SourceWords? = nil,
    beside names: NameWords = NameWords()
  ) {
    self.former = former
    let before = former.sources
    sources = (all ?? before.replacing(changes.current), before)
    words = changes.words(sources.now, former: before).union(names)
    state = former
    state.surroundings = keys.digests.surroundings
    state.sources = sources.now
    var known = former.classes
    classes = known.classes(dependingOn: words)
    known.update([:], changed: classes)
    state.classes = known
  }

  /// Whether what all loads share beside classes surely is as it was.
  func keepOutline(_ changes: DeclarationChanges, _ partial: PartialClasses) -> Bool {
    guard let outline = former.outline, keepDependencies(changes, outline, partial),
      Self.adoptedClasses(changes.former.values) == Self.adoptedClasses(changes.current.values),
      outline.platforms.allSatisfy({
        $0.dependencyKeys.stay(before: changes.former.values, now: changes.current.values)
      })
    else { return false }
    // What documents say of classes that are called otherwise comes to the same as before.
    let names = changes.names
    let numbers = Set(sources.before.sources(calledBy: names) + sources.now.sources(calledBy: names)).sorted()
    guard partial.isSmall(numbers) else { return false }
    let records = numbers.compactMap { number in partial.source(number).map { (number: number, now: $0) } }
    let after = records.map(\.now)
    let before = records.map { record in changes.former[record.number].map { SourceRecord($0) } ?? record.now
    }
    return outline.platforms.allSatisfy { outline in
      let uses = outline.uses.values.joined().filter { !names.isDisjoint(with: NameWords($0.name)) }
      let (old, new) = (
        partial.factory(before, on: outline.platform), partial.factory(after, on: outline.platform)
      )
      let bare = uses.lazy.filter { $0.module == nil }.map(\.name)
      return old.scopes.ambiguous == new.scopes.ambiguous && old.modules(of: uses) == new.modules(of: uses)
        && old.respelledClasses(among: bare) == new.respelledClasses(among: bare)
    }
  }

  /// The classes that code in some sources makes objects of other classes instances of.
  private static func adoptedClasses(_ sources: some Sequence<SourceInterface>) -> Set<String> {
    sources.reduce(into: []) { names, source in
      for type in source.types { names.formUnion(type.bodies.adoptedClasses) }
    }
  }

  /// Whether it stays as it was whether sources import what is not among them.
  private func keepDependencies(
    _ changes: DeclarationChanges,
    _ outline: UnitOutline,
    _ partial: PartialClasses
  ) -> Bool {
    let before = changes.former.values.reduce(into: Set()) {
      $0.formUnion(UnseenDependencies.imports(of: $1))
    }
    let after = changes.current.values.reduce(into: Set()) {
      $0.formUnion(UnseenDependencies.imports(of: $1))
    }
    if outline.hasUnseenDependencies { return before.isSubset(of: after) }
    let new = after.subtracting(before)
    return !UnseenDependencies.exist(among: new, beside: partial.validation.unit.sources, partial.projects)
  }
}
