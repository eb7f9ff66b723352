import ClassInterfaces
import RuntimeAttributes

/// Resolves findings that depend on the code of sources.
struct Verdicts: Sendable {
  private let unit: ValidationScope
  private let jobs: Int?
  /// The paths of the sources.
  private let paths: [String]
  /// The available declarations of the sources.
  private let interfaces: [SourceInterface]
  /// The code of each source.
  private let codes: [StoredCode]
  /// The patterns searched for so far, and the patterns found.
  private var (sought, found) = (CodeEvidence(), CodeEvidence())
  /// The actions declared in sources, once needed.
  private var declaredActions: [String]?

  /// Prepares searching the sources of a scope.
  init(_ validation: ScopeValidation, _ reading: ScopeReading) {
    (unit, jobs) = (validation.unit, validation.options.jobs)
    paths = reading.sources.map(\.interface.file)
    interfaces = validation.sources(reading).map(\.interface)
    codes = reading.codes
  }

  /// Returns the outcomes with their findings resolved.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes.
  ///   - projects: The projects; sources that no target builds do not count.
  /// - Returns: The outcomes, without findings that do not hold.
  mutating func settled(_ outcomes: [DocumentOutcome], _ projects: ProjectTargets) async -> [DocumentOutcome]
  {
    let questions = Set(outcomes.lazy.flatMap(\.findings).compactMap(\.question))
    guard !questions.isEmpty else { return outcomes }
    await look(for: CodeEvidence(deciding: questions), projects)
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

  /// Searches the sources for patterns that were not searched before.
  private mutating func look(for wanted: CodeEvidence, _ projects: ProjectTargets) async {
    var new = wanted
    new.subtract(sought)
    sought.formUnion(new)
    // Selectors with a declaration need no search, because the declaring source contains them.
    let undeclared = ActionVerdicts.undeclared(new.answers, in: interfaces)
    found.answers.formUnion(new.answers.subtracting(undeclared))
    new.answers = undeclared
    if !new.answers.isEmpty { found.answers.formUnion(await answers(new.answers)) }
    if !new.registrations.isEmpty || !new.requests.isEmpty || !new.constants.isEmpty {
      found.formUnion(await identifiers(new))
    }
    guard !new.uses.isEmpty else { return }
    found.formUnion(await uses(new.uses, projects))
    let unset = new.uses.filter { $0.kind == .setting && !found.uses.contains($0) }
    found.uses.formUnion(await OwnerConnections.found(unset, in: unit.documents, jobs: jobs))
  }

  /// Returns the identifiers that sources may register or dequeue, and the ambiguous constants.
  private func identifiers(_ sought: CodeEvidence) async -> CodeEvidence {
    let registrations = RegistrationScanner(
      registered: sought.registrations,
      requested: sought.requests,
      constants: sought.constants
    )
    let constants = ConstantScanner(sought.constants)
    let sources = Array(zip(paths, codes))
    return await ConcurrentMap.sum(sources, to: CodeEvidence(), jobs: jobs) { found, source in
      let (path, code) = source
      guard let facts = code.facts else {
        // Code that cannot be decoded may contain anything.
        found.registrations.formUnion(sought.registrations)
        found.requests.formUnion(sought.requests)
        found.constants.formUnion(sought.constants)
        return
      }
      let (registered, requested) = registrations.found(in: facts, of: path)
      found.registrations.formUnion(registered)
      found.requests.formUnion(requested)
      found.constants.formUnion(constants.doubtful(in: facts, of: path))
    } joining: {
      $0.formUnion($1)
    }
  }

  /// Returns the selectors that a source may implement.
  private func answers(_ selectors: Set<String>) async -> Set<String> {
    let scanner = ActionScanner(selectors)
    return await ConcurrentMap.sum(codes, to: Set<String>(), jobs: jobs) { found, code in
      // Code that cannot be decoded may implement anything.
      found.formUnion(code.facts.map(scanner.answered) ?? selectors)
    } joining: {
      $0.formUnion($1)
    }
  }

  /// Returns the uses of outlets in sources that a target may build.
  private func uses(_ sought: Set<SoughtUse>, _ projects: ProjectTargets) async -> CodeEvidence {
    let unbuilt = UnbuiltFiles(projects, sources: paths)
    let scanner = OutletUseScanner(sought)
    let sources = zip(paths, codes).filter { !unbuilt.contain($0.0) }
    var all = await ConcurrentMap.sum(sources, to: CodeEvidence(), jobs: jobs) { all, source in
      let (path, code) = source
      guard let facts = code.facts else {
        // Code that cannot be decoded may contain anything.
        all.uses = sought
        return
      }
      for (use, place) in scanner.found(in: facts, SourceLanguage(ofFile: path)) {
        all.uses.insert(use)
        guard let place else { continue }
        let position = SourcePosition(line: place.line, column: 1)
        all.places.merge([use: SourceLocation(file: path, position: position)]) { min($0, $1) }
      }
    } joining: {
      $0.formUnion($1)
    }
    all.spread(over: sought)
    return all
  }

  /// Returns the actions declared in sources.
  private mutating func actionsDeclared() async -> [String] {
    if let declaredActions { return declaredActions }
    let found = await ConcurrentMap.sum(codes, to: Set<String>(), jobs: jobs) { found, code in
      found.formUnion(code.facts.map(ActionScanner.declared) ?? [])
    } joining: {
      $0.formUnion($1)
    }
    let sorted = found.sorted()
    declaredActions = sorted
    return sorted
  }
}
