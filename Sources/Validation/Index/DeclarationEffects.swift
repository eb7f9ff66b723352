import ClassInterfaces
import RuntimeAttributes

/// What becomes of a unit where sources declare something else than before: which classes are concerned, and whether
/// what all loads share beside classes stays.
struct DeclarationEffects {
  let former: UnitState
  /// What holds now.
  private(set) var state: UnitState
  /// The words by which declarations are called that are new, gone or different.
  let words: NameWords
  /// The classes of which what is known may be different.
  let classes: Set<String>

  /// Finds out which classes are concerned.
  ///
  /// - Parameters:
  ///   - changes: What has changed.
  ///   - former: What held before.
  ///   - keys: What tells the state of all files now.
  init(_ changes: DeclarationChanges, since former: UnitState, _ keys: OutcomeKeys) {
    self.former = former
    let formerSources = former.sources
    let sources = formerSources.replacing(changes.current)
    words = changes.words(sources, former: formerSources)
    state = former
    (state.surroundings, state.settings) = (keys.surroundings, keys.settings)
    state.sources = sources
    var known = former.classes
    classes = known.names(dependingOn: words)
    known.update([:], changed: classes)
    state.classes = known
  }

  /// Whether what all loads share beside classes surely is as it was.
  func keepOutline(_ changes: DeclarationChanges, _ partial: PartialClasses) -> Bool {
    guard let outline = former.outline, keepDependencies(changes, outline, partial) else { return false }
    // What documents say of classes that are called otherwise comes to the same as before.
    let names = changes.names
    let numbers = Set(former.sources.sources(calledBy: names) + state.sources.sources(calledBy: names))
      .sorted()
    guard partial.isSmall(numbers) else { return false }
    let after = numbers.compactMap(partial.source)
    let before = numbers.compactMap { changes.former[$0].map { SourceRecord($0) } ?? partial.source($0) }
    return outline.platforms.allSatisfy { outline in
      let uses = outline.uses.values.joined().filter { !names.isDisjoint(with: NameWords($0.name)) }
      let (old, new) = (
        partial.factory(before, on: outline.platform), partial.factory(after, on: outline.platform)
      )
      return old.scopes.ambiguous == new.scopes.ambiguous && old.modules(of: uses) == new.modules(of: uses)
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
