import ClassInterfaces
import RuntimeAttributes

/// The validation of one unit as it goes: findings in their order as soon as none can come before them, the result last.
struct ScopeRun: Sendable {
  private let unit: ValidationScope
  private let selection: DocumentSelection
  private var analysis: Analysis
  private var accepted: SuppressedFindings
  private var result: SpecResult
  /// What was found so far and is yet to come.
  private var pending: [Finding] = []
  /// What cannot be checked for want of dependencies.
  private var missing: MissingDependencies
  /// What is wrong with the comments themselves.
  private var problems: [ConfigurationDiagnostic] = []
  private var isOver = false
  /// How many parts of the loads are looked at together next.
  private var partCount = 1

  /// Begins the validation of a unit.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the unit.
  ///   - isFirst: Whether no unit before had the same sources, so that these count.
  init(_ analysis: Analysis, isFirst: Bool = true) {
    let (validation, reading) = (analysis.validation, analysis.reading)
    unit = validation.unit
    selection = validation.options.selection
    self.analysis = analysis
    accepted = SuppressedFindings(validation, reading.comments)
    missing = MissingDependencies(unit.dependencies)
    result = SpecResult(file: unit.specFile, title: unit.spec?.title)
    if isFirst {
      result.counts.sources = unit.sources.count
      result.counts.classes = reading.classCount
      problems = reading.comments.filter { !unit.sourcesAround.contains($0.location.file) }.compactMap(
        \.problem
      )
    }
    let selection = selection
    // Whoever asks for some documents is not told of what the tree lacks.
    if selection == DocumentSelection() { result.warnings = unit.idlePatterns + unit.dependencies.problems }
    result.documents = unit.documents.filter { selection.contains($0) }.sorted()
    result.counts.documents = result.documents.count
  }

  /// Some more findings, sorted, none of which belongs before those that came already; nil at the end.
  mutating func findings() async -> [Finding]? {
    guard !isOver else { return nil }
    if let spec = unit.specs.first, let expect = spec.spec.expect {
      return await findings(of: spec, beside: expect)
    }
    guard let (outcomes, lastFile) = await nextOutcomes() else {
      isOver = true
      return takeFindings()
    }
    for outcome in outcomes { count(outcome) }
    // What a spec allows may be a finding in any document; only then is what is wanted chosen.
    let told = accepted.remaining(outcomes.flatMap(\.findings)).filter(isTold).map(fixable)
    missing.add(told)
    pending += told
    return takeFindings(until: lastFile)
  }

  /// Whether remarks about dependencies may follow.
  var hasDependencyRemarks: Bool {
    !unit.dependencies.problems.isEmpty || !unit.dependencies.missing.isEmpty
  }

  /// What became of the unit, its findings aside, once all of them are there.
  var unitResult: ScopeResult {
    var result = result
    result.failures += problems
    if selection == DocumentSelection() {
      let sources = analysis.validation.sources(analysis.reading).lazy.map(\.interface)
      result.warnings += [missing.remark(sources, of: result.counts)].compactMap(\.self)
    }
    return ScopeResult(
      result: result,
      acceptances: unit.isWhole ? accepted.checked : [],
      used: accepted.used
    )
  }

  /// What became of the unit, with all its findings.
  mutating func wholeResult() async -> ScopeResult {
    var all: [Finding] = []
    while let some = await findings() { all += some }
    var whole = unitResult
    whole.result.findings = all
    return whole
  }

  /// What a spec expects is expected of all documents, so it waits for the last.
  private mutating func findings(of spec: SpecFile, beside expect: Spec.Expectation) async -> [Finding] {
    isOver = true
    var all: [DocumentOutcome] = []
    while let (outcomes, _) = await nextOutcomes() { all += outcomes }
    for outcome in all { count(outcome) }
    pending = accepted.remaining(all.flatMap(\.findings).sorted())
    let checked = expect.limited { analysis.validation.choice.severity(of: $0) != .some(.off) }
    let remaining = SpecComparison(spec: spec, expect: checked, outcomes: all).compare(pending, &result)
    pending = remaining.filter(isTold).map(fixable)
    missing.add(pending)
    return takeFindings()
  }

  /// Some more outcomes, and the last document before which nothing more can be found.
  private mutating func nextOutcomes() async -> (outcomes: [DocumentOutcome], lastFile: String?)? {
    guard let outcomes = await analysis.outcomes(parts: partCount) else { return nil }
    // Open questions may take a look at every source, so the parts that share one grow with what is behind.
    partCount *= 2
    return (outcomes, analysis.lastFile)
  }

  /// Whether a finding is about a document or source of which something is told.
  private func isTold(_ finding: Finding) -> Bool {
    selection.contains(finding.file) && !unit.sourcesAround.contains(finding.file)
  }

  /// A finding that asks for no change to a source that is not part of the run.
  private func fixable(_ finding: Finding) -> Finding {
    guard let file = finding.declaration?.file, unit.sourcesAround.contains(file) else { return finding }
    var finding = finding
    finding.missingAttribute = nil
    return finding
  }

  private mutating func count(_ outcome: DocumentOutcome) {
    guard selection.contains(outcome.file) else { return }
    result.counts.attributes += outcome.attributes
    result.counts.outlets += outcome.outlets
    result.counts.actions += outcome.actions
  }

  /// Takes out the findings in files up to one, or all.
  private mutating func takeFindings(until file: String? = nil) -> [Finding] {
    pending.sort()
    let count = file.map { file in pending.firstIndex { $0.file > file } ?? pending.count } ?? pending.count
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }
}
