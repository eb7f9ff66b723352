import Checks
import ProjectModel
import RuntimeAttributes
import SourceModel

/// An incremental validation of a scope, which returns sorted findings in parts, and then the result.
struct ScopeRun: Sendable {
  private let unit: ValidationScope
  private let selection: DocumentSelection
  private var analysis: Analysis
  private var usedSuppressions: Set<Suppression> = []
  private var result: SpecResult
  /// The findings that were not returned yet.
  private var pending: [Finding] = []
  /// The missing dependencies and the checks that they prevent.
  private var missing: MissingDependencies
  /// The diagnostics about invalid suppression comments.
  private var problems: [ConfigurationDiagnostic] = []
  private var isOver = false

  /// Begins the validation of a scope.
  ///
  /// - Parameters:
  ///   - analysis: The analysis of the scope.
  ///   - isFirst: Whether the previous scope, if any, has other sources, so that this scope counts its sources.
  init(_ analysis: Analysis, isFirst: Bool = true) {
    let (validation, reading) = (analysis.validation, analysis.reading)
    unit = validation.unit
    selection = validation.options.selection
    self.analysis = analysis
    let comments = reading.sources.flatMap(\.suppressions)
    missing = MissingDependencies(unit.dependencies)
    result = SpecResult(file: unit.specFile, title: unit.spec?.title)
    if let invalid = unit.invalidSpec { (result.failures, result.isInvalid) = (invalid.diagnostics, true) }
    if isFirst {
      result.counts.sources = unit.sources.count
      result.counts.classes = reading.sources.reduce(0) { $0 + $1.classCount }
      problems = comments.filter { unit.reports($0.location.file) }.compactMap(\.problem)
    }
    let selection = selection
    // If only some documents are selected, problems of the whole tree are not reported.
    if selection.paths == nil {
      let absent = isFirst ? DependencyMessages.absent(reading.absent) : nil
      let own = unit.patternDiagnostics + SpecPlatform.diagnostics(of: unit, documents: reading.documents)
      result.failures += own.filter { $0.kind == .expectation }
      result.warnings = own.filter { $0.kind != .expectation }
      result.warnings += unit.dependencies.problems + [absent].compactMap(\.self)
    }
    result.documents = unit.documents.filter(isSelected).sorted()
    result.counts.documents = result.documents.count
  }

  /// Returns the next sorted findings, or nil at the end.
  ///
  /// All findings that were returned before precede these findings.
  mutating func findings() async -> [Finding]? {
    guard !isOver else { return nil }
    if let spec = unit.specs.first, let expect = spec.spec.expect {
      return await findings(of: spec, with: expect)
    }
    guard let outcomes = await analysis.outcomes() else {
      isOver = true
      return takeFindings()
    }
    for outcome in outcomes { count(outcome) }
    let reported = outcomes.flatMap(\.findings).filter { isSelected($0.file) }
    missing.add(reported)
    pending += reported
    return takeFindings(until: analysis.lastFile)
  }

  /// The parts that a later run of the scope can reuse.
  var shared: Analysis.Shared { analysis.shared }

  /// The last file up to which all findings were returned; nil after the last finding.
  var lastFile: String? { isOver ? nil : analysis.lastFile }

  /// The result of the scope without its findings, available after the last finding.
  var unitResult: ScopeResult {
    var result = result
    result.failures += problems
    if selection.paths == nil {
      let sources = analysis.validation.sources(analysis.reading)
      result.warnings += [missing.diagnostic(sources, of: result.counts)].compactMap(\.self)
      let classes = SpecClasses.diagnostics(of: unit, resolved: analysis.shared.preparation?.resolved ?? [:])
      result.failures += classes.filter { $0.kind == .expectation }
      result.warnings += classes.filter { $0.kind != .expectation }
    }
    // The entries of a spec for documents elsewhere apply only to those documents, which are all in the scope.
    let isDue = { (suppression: Suppression) in
      unit.isWhole
        || unit.specs.first?.hasDocumentsElsewhere == true && suppression.specFile == unit.specFile
    }
    return ScopeResult(
      result: result,
      acceptances: analysis.suppressions.checked.filter(isDue),
      used: usedSuppressions,
      unmatched: Set(analysis.suppressions.all).subtracting(usedSuppressions).filter(isDue)
    )
  }

  /// Returns the result of the scope with all findings.
  mutating func wholeResult() async -> ScopeResult {
    var all: [Finding] = []
    while let some = await findings() { all += some }
    var whole = unitResult
    whole.result.findings = all
    return whole
  }

  /// Returns the findings that a spec with expectations neither expects nor suppresses, and adds the differences from
  /// the expectations to the result.
  ///
  /// Expectations apply to all documents of the scope together, so no further findings follow.
  private mutating func findings(of spec: SpecFile, with expect: Spec.Expectation) async -> [Finding] {
    isOver = true
    var all: [DocumentOutcome] = []
    while let outcomes = await analysis.outcomes() { all += outcomes }
    for outcome in all { count(outcome) }
    pending = all.flatMap(\.findings).sorted().filter { unit.reports($0.file) }
    let choice = analysis.validation.choice
    let checked = expect.limited { !choice.isDeselected($0) }
    let disabled = Set(checked.findings.map(\.id).filter { choice.severity(of: $0) == .some(.off) })
    let comparison = SpecComparison(spec: spec, expect: checked, outcomes: all, disabled: disabled)
    let remaining = comparison.compare(pending, &result)
    pending = remaining.filter { isSelected($0.file) }
    missing.add(pending)
    return takeFindings()
  }

  /// Whether findings about a document or source are reported.
  private func isSelected(_ file: String) -> Bool {
    selection.contains(file) && unit.reports(file)
  }

  private mutating func count(_ outcome: DocumentOutcome) {
    // Suppressions may match findings in documents that are not selected.
    usedSuppressions.formUnion(outcome.used.map { analysis.suppressions.all[$0] })
    guard isSelected(outcome.file) else { return }
    result.counts.attributes += outcome.attributes
    result.counts.outlets += outcome.outlets
    result.counts.actions += outcome.actions
  }

  /// Removes and returns the pending findings; if a file is given, only findings in files up to this file.
  private mutating func takeFindings(until file: String? = nil) -> [Finding] {
    pending.sort()
    let count = file.map { file in pending.firstIndex { $0.file > file } ?? pending.count } ?? pending.count
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }
}
