import ClassInterfaces
import RuntimeAttributes

/// Settles the findings that hold only if the text of sources says something, or does not: all that no reading keeps.
struct TextVerdicts: Sendable {
  private let unit: ValidationUnit
  private let jobs: Int?
  /// The paths of the sources.
  private let paths: [String]
  /// What they declare, as far as somebody has it at hand.
  private let interfaces: [SourceInterface]
  private let texts: KeptTexts
  /// What the text was looked through for, and what it showed of that.
  private var (sought, found) = (TextFacts(), TextFacts())
  /// The actions that the sources declare, once somebody needs them.
  private var declaredActions: [String]?

  /// Prepares to look through the sources of a unit.
  init(_ validation: UnitValidation, _ reading: UnitReading) {
    (unit, jobs) = (validation.unit, validation.options.jobs)
    paths = reading.sources.map(\.interface.file)
    interfaces = validation.sources(reading).map(\.interface)
    texts = reading.texts
  }

  /// What was found in documents, settled.
  ///
  /// - Parameters:
  ///   - outcomes: What was found.
  ///   - projects: The projects: what none of their targets builds uses nothing.
  /// - Returns: The same, without what does not hold.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    let questions = Set(outcomes.lazy.flatMap(\.findings).compactMap(\.question))
    guard !questions.isEmpty else { return outcomes }
    await look(for: TextFacts(deciding: questions), projects)
    var claims = ClaimVerdicts(interfaces, projects)
    let actions = ActionVerdicts(paths, projects)
    var settled = outcomes
    for index in outcomes.indices where outcomes[index].findings.contains(where: { $0.question != nil }) {
      let findings = await actions.settled(outcomes[index], found) { await actionsDeclared() }
      settled[index].findings = findings.compactMap { finding in
        switch finding.question {
        case .use(let condition): return finding.settled(condition, by: found)
        case .constants(let constants, _) where !claims.hold(constants, found): return nil
        case .constants(_, nil):
          var finding = finding
          finding.question = nil
          return finding
        case .claim(let claim), .constants(_, let claim?):
          let holds = claims.holds(claim, of: finding.file, found)
          var finding = finding
          finding.question = nil
          if case .isForeign(let cast) = claim, holds, finding.consoleMessage == nil {
            finding.consoleMessage = claims.consoleLine(of: cast)
          }
          if case .isAskedFor = claim, !holds, !finding.isUnreachable { return finding.marked(.cell) }
          return holds ? finding : nil
        case .answer, nil: return finding
        }
      }
    }
    return settled
  }

  /// Looks through the sources, unless that was done.
  private mutating func look(for wanted: TextFacts, _ projects: ProjectTargets) async {
    var new = wanted
    new.subtract(sought)
    sought.formUnion(new)
    // Whoever declares a method spells it, too.
    let undeclared = ActionVerdicts.undeclared(new.answers, in: interfaces)
    found.answers.formUnion(new.answers.subtracting(undeclared))
    new.answers = undeclared
    guard !new.isEmpty else { return }
    found.formUnion(await facts(new, projects))
    let unset = new.uses.filter { $0.kind == .setting && !found.uses.contains($0) }
    found.uses.formUnion(await OwnerConnections.found(unset, in: unit.documents, jobs: jobs))
  }

  /// What the sources show of what is sought.
  private func facts(_ sought: TextFacts, _ projects: ProjectTargets) async -> TextFacts {
    let unbuilt = sought.uses.isEmpty ? nil : UnbuiltFiles(projects, sources: paths)
    let (search, texts) = (TextSearch(for: sought), texts)
    var all = await ConcurrentMap.sum(paths, to: TextFacts(), jobs: jobs) { facts, path in
      let isBuilt = unbuilt?.contain(path) == false
      if let bytes = texts.bytes(of: path) {
        facts.formUnion(search.facts(in: bytes, of: path, isBuilt: isBuilt))
      } else {
        // What cannot be looked at again may do anything.
        var all = sought
        if !isBuilt { all.uses = [] }
        facts.formUnion(all)
      }
    } joining: {
      $0.formUnion($1)
    }
    all.spread(over: sought.uses)
    return all
  }

  /// The actions that the sources declare.
  private mutating func actionsDeclared() async -> [String] {
    if let declaredActions { return declaredActions }
    let texts = texts
    let found = await ConcurrentMap.sum(paths, to: Set<String>(), jobs: jobs) { found, path in
      guard let bytes = texts.bytes(of: path) else { return }
      found.formUnion(ActionNameScanner.selectors(in: bytes, SourceLanguage(ofFile: path)))
    } joining: {
      $0.formUnion($1)
    }
    let sorted = found.sorted()
    declaredActions = sorted
    return sorted
  }
}
