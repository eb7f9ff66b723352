import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// What is found in the documents of a unit: what is known holds as far as nothing changed on which it depends; the rest
/// is loaded.
struct IndexedLoads {
  private let library: FactLibrary
  /// Whether the index is to follow the files as they change.
  private let followsChanges: Bool
  /// The state that the index knows the unit in.
  private let known: UnitState?
  /// The state before files changed.
  private let former: UnitState?
  /// Whether no more has changed than sources, and which there are.
  private let onlySourcesChanged: Bool
  /// Whether no more has changed than what sources declare.
  private let onlyDeclarationsChanged: Bool
  /// What is known of the unit now.
  private(set) var state: UnitState
  /// What is found in each document.
  private(set) var outcomes: [String: DocumentOutcome] = [:]
  /// Whether all of it was known before.
  private(set) var isKnown = true

  /// Takes what is known of a unit as it is.
  init(_ unit: inout IndexedUnit, _ inspector: FileInspector) {
    let (keys, library) = (unit.keys, inspector.library)
    (self.library, followsChanges) = (library, inspector.followsChanges)
    known = library.unit { $0.surroundings == keys.digests.surroundings }
    let before = known == nil && followsChanges ? unit.former.digests : keys.digests
    former = known == nil ? library.unit { $0.surroundings == before.surroundings } : nil
    onlySourcesChanged = before.besideSources == keys.digests.besideSources
    onlyDeclarationsChanged = before.settings == keys.digests.settings
    state = known ?? UnitState(surroundings: keys.digests.surroundings)
    for document in unit.documents {
      outcomes[document] = outcome(of: document, keys.key(of: document), unit)
    }
    isKnown = outcomes.count == unit.documents.count
  }

  /// Finds out what is not known.
  mutating func complete(_ unit: inout IndexedUnit) async {
    guard !isKnown else { return }
    if onlyDeclarationsChanged { await loadFew(&unit) }
    await loadRest(&unit)
  }

  private func missing(_ unit: IndexedUnit) -> Set<String> {
    Set(unit.documents.filter { outcomes[$0] == nil })
  }

  /// What is known under a key, with its declarations where they are now.
  private func outcome(of document: String, _ key: ContentDigest, _ unit: IndexedUnit) -> DocumentOutcome? {
    guard let known = library.outcome(key),
      known.nestedFiles.isEmpty || known.nestedContent == unit.keys.content(of: known.nestedFiles)
    else { return nil }
    return unit.files.changes.relocated(known)
  }

  // MARK: - After a change

  /// Loads what is missing if it is little and leads to a part of the sources only.
  private mutating func loadFew(_ unit: inout IndexedUnit) async {
    guard followsChanges, (former ?? state).outline != nil else { return }
    let partial = PartialClasses(unit.validation, unit.files)
    if let former {
      guard unit.files.changes.areKnown else { return }
      let effects = DeclarationEffects(unit.files.changes, since: former, unit.keys)
      guard effects.keepOutline(unit.files.changes, partial) else { return }
      keepUnconcerned(effects, unit)
    }
    guard let outline = state.outline else { return }
    let loads = PartialLoads(partial, outline: outline, words: state.sources)
    if former != nil { outcomes[UnitValidation.sources] = outcomeOfSources(loads.sourceReferences, unit) }
    // What is found in the sources themselves takes all of them.
    let missing = missing(unit).subtracting([UnitValidation.sources])
    guard !missing.isEmpty, missing.count <= IndexedUnit.fewDocuments else { return }
    if let loaded = await loads.load(missing, dependingOn: formerWords(of: missing, unit)) {
      take(loaded.outcomes, loaded.classes, unit)
    }
  }

  /// Keeps what was found in documents to which it makes no difference what files say now.
  ///
  /// - Parameters:
  ///   - effects: What names may mean something else.
  ///   - unit: The unit.
  ///   - excluded: The documents that are loaded again whatever they name.
  private mutating func keepUnconcerned(
    _ effects: DeclarationEffects,
    _ unit: IndexedUnit,
    except excluded: Set<String> = []
  ) {
    state = effects.state
    let (words, classes) = (NameWords.Lookup(effects.words), NameWords.Lookup(NameWords(effects.classes)))
    // What is found in the sources themselves is found again at once.
    for document in missing(unit).subtracting(excluded) where document != UnitValidation.sources {
      let key = unit.keys.key(of: document, surroundings: effects.former.surroundings)
      guard var known = outcome(of: document, key, unit),
        !known.dependencies.value().contain(words, classes: classes),
        // Names that are like a missing one are told with it.
        onlySourcesChanged || !known.findings.contains(where: { MissingName.ids.contains($0.id) })
      else { continue }
      known.key = unit.keys.key(of: document)
      outcomes[document] = known
    }
  }

  /// What is found in the sources themselves; nil where that was not known before.
  private func outcomeOfSources(_ references: SourceReferences?, _ unit: IndexedUnit) -> DocumentOutcome? {
    let changes = unit.files.changes
    // What one source asks for by a constant, another one may say.
    guard !changes.concernConstants else { return nil }
    let key = unit.keys.key(of: UnitValidation.sources, surroundings: former?.surroundings)
    guard var outcome = library.outcome(key) else { return nil }
    let changed = Set((changes.current.values + changes.gone).map(\.file))
    outcome.findings.removeAll { changed.contains($0.file) }
    guard var outcome = changes.relocated(outcome) else { return nil }
    for (_, source) in changes.current.sorted(by: { $0.key < $1.key }) {
      outcome.findings += references?.findings(in: source) ?? []
    }
    outcome.key = unit.keys.key(of: UnitValidation.sources)
    return outcome
  }

  /// The words on which documents depended when they were loaded before.
  private func formerWords(of documents: Set<String>, _ unit: IndexedUnit) -> NameWords {
    var (words, classes) = (NameWords(), Set<UInt32>())
    for file in unit.files.documents where documents.contains(file.entry.path) {
      let key = unit.keys.key(
        of: file.entry.path,
        surroundings: former?.surroundings,
        content: file.former?.content
      )
      guard let outcome = library.outcome(key) else { continue }
      let dependencies = outcome.dependencies.value()
      words.formUnion(dependencies.words)
      classes.formUnion(dependencies.classes)
    }
    return words.union((former ?? state).classes.words(of: classes))
  }

  // MARK: - Anew

  /// Loads what is missing beside all sources.
  private mutating func loadRest(_ unit: inout IndexedUnit) async {
    var missing = missing(unit)
    guard !missing.isEmpty else { return }
    var loads = await unit.loads(of: missing.sorted(), areFew: former == nil ? nil : true)
    if followsChanges, state.outline == nil, missing.count == unit.documents.count {
      let sources = await unit.read().sources
      let words = SourceWords(sources.map(\.interface))
      if let former, let changes = outlineChanges(loads, sources, &unit) {
        let changed = unit.files.changes
        keepUnconcerned(
          DeclarationEffects(changed, since: former, unit.keys, of: words, beside: changes.words),
          unit,
          except: changes.documents
        )
        if onlySourcesChanged {
          let references = loads.preparation.flatMap { $0.references.ofSources(in: $0.outline) }
          outcomes[UnitValidation.sources] = outcomeOfSources(references, unit)
        }
        missing = self.missing(unit)
        loads = await unit.restricted(loads, to: missing)
      }
      (state.outline, state.sources) = (loads.outline, words)
    }
    var loaded: [DocumentOutcome] = []
    while let part = await loads.outcomes() { loaded += part }
    defer { Disposal.dispose(of: loads, jobs: unit.validation.options.jobs) }
    take(loaded, loads.wordsOfClasses, unit)
  }

  /// What else has changed than what sources declare; nil where everything may be different.
  private func outlineChanges(
    _ loads: UnitLoads,
    _ sources: [SourceRecord],
    _ unit: inout IndexedUnit
  ) -> OutlineChanges? {
    guard let outline = former?.outline, unit.files.changes.areKnown, let preparation = loads.preparation
    else { return nil }
    return OutlineChanges(
      preparation,
      since: outline,
      unit.files,
      since: unit.former,
      unit.validation,
      sources
    )
  }

  /// Keeps what was loaded, and the words on which the classes depend that it asked for.
  private mutating func take(_ loaded: [DocumentOutcome], _ classes: [String: NameWords], _ unit: IndexedUnit)
  {
    if !classes.isEmpty {
      var known = state.classes
      known.update(classes)
      state.classes = known
    }
    for var outcome in loaded {
      outcome.key = unit.keys.key(of: outcome.file)
      outcome.nestedContent = unit.keys.content(of: outcome.nestedFiles)
      outcomes[outcome.file] = outcome
    }
  }
}
