import ClassInterfaces
import RuntimeAttributes

/// The validation of one unit as it goes: findings in their order as soon as none can come before them, the result last.
struct UnitRun: Sendable {
  /// Where it is known from what was found in each document.
  private enum Outcomes: Sendable {
    case loads(UnitLoads, TextVerdicts, LatencyMarks)
    case known([DocumentOutcome])
  }

  private let unit: ValidationUnit
  private let selection: DocumentSelection
  private let jobs: Int
  private var source: Outcomes
  private var accepted: AcceptedFindings
  private var result: SpecResult
  /// What was found so far and is yet to come.
  private var pending: [Finding] = []
  /// What is wrong with the comments themselves.
  private var problems: [SpecRemark] = []
  private var isOver = false
  /// How many parts of the loads are looked at together next.
  private var partCount = 1

  /// Begins with a unit's files, read.
  ///
  /// - Parameters:
  ///   - validation: The validation.
  ///   - reading: The files.
  ///   - isFirst: Whether no unit before had the same sources, so that these count.
  init(_ validation: UnitValidation, _ reading: UnitReading, isFirst: Bool = true) {
    self.init(
      validation,
      .loads(
        UnitLoads(validation, reading),
        TextVerdicts(validation, reading),
        LatencyMarks(validation, reading)
      ),
      comments: reading.comments,
      classes: reading.classCount,
      isFirst: isFirst
    )
  }

  /// Begins with what is known of a unit.
  ///
  /// - Parameters:
  ///   - validation: The validation.
  ///   - outcomes: What was found in each document.
  ///   - comments: The comments of the sources that accept findings.
  ///   - classes: How many classes the sources declare.
  ///   - isFirst: Whether no unit before had the same sources, so that these count.
  init(
    _ validation: UnitValidation,
    outcomes: [DocumentOutcome],
    comments: [IgnoreComment],
    classes: Int,
    isFirst: Bool
  ) {
    self.init(validation, .known(outcomes), comments: comments, classes: classes, isFirst: isFirst)
  }

  private init(
    _ validation: UnitValidation,
    _ source: Outcomes,
    comments: [IgnoreComment],
    classes: Int,
    isFirst: Bool
  ) {
    unit = validation.unit
    selection = validation.options.selection
    jobs = validation.options.jobs ?? ConcurrentMap.defaultJobs
    self.source = source
    accepted = AcceptedFindings(unit, comments)
    result = SpecResult(file: unit.specFile, title: unit.spec?.title)
    if isFirst {
      result.counts.sources = unit.sources.count
      result.counts.classes = classes
      problems = comments.filter { !unit.sourcesAround.contains($0.location.file) }.compactMap(\.problem)
    }
    let selection = selection
    // Whoever asks for some documents is not told of what the tree lacks.
    if selection == DocumentSelection() { result.warnings = unit.idlePatterns }
    result.counts.documents = unit.documents.count { selection.contains($0) }
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
    pending += accepted.remaining(outcomes.flatMap(\.findings)).filter(isTold)
    return takeFindings(until: lastFile)
  }

  /// What became of the unit, its findings aside, once all of them are there.
  var unitResult: UnitResult {
    var result = result
    result.failures += problems
    return UnitResult(
      result: result,
      acceptances: unit.isWhole ? Set(accepted.acceptances) : [],
      used: accepted.used
    )
  }

  /// What became of the unit, with all its findings.
  mutating func wholeResult() async -> UnitResult {
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
    let remaining = SpecComparison(spec: spec, expect: expect, outcomes: all).compare(pending, &result)
    pending = remaining.filter(isTold)
    return takeFindings()
  }

  /// Some more outcomes, and the last document before which nothing more can be found.
  private mutating func nextOutcomes() async -> (outcomes: [DocumentOutcome], lastFile: String?)? {
    switch source {
    case .known(let outcomes):
      guard !outcomes.isEmpty else { return nil }
      source = .known([])
      return (outcomes, nil)
    case .loads(var loads, var verdicts, var marks):
      guard var outcomes = await Self.outcomes(&loads, &marks, jobs: jobs) else { return nil }
      // What findings depend on may take a look at every source, so the parts that share one grow with what is behind.
      for _ in 1..<partCount {
        guard let more = await Self.outcomes(&loads, &marks, jobs: jobs) else { break }
        outcomes += more
      }
      partCount *= 2
      var marked: [DocumentOutcome] = []
      for outcome in await verdicts.settled(outcomes, loads.projects) {
        marked.append(await marks.marked(outcome))
      }
      source = .loads(loads, verdicts, marks)
      return (marked, loads.lastFile)
    }
  }

  /// Loads some more documents.
  ///
  /// What the first loads share keeps one thread longer than the others. One of these looks ahead meanwhile for what loads
  /// documents, which matters once something fails, and is called off where nothing does.
  private static func outcomes(
    _ loads: inout UnitLoads,
    _ marks: inout LatencyMarks,
    jobs: Int
  ) async -> [DocumentOutcome]? {
    guard jobs > 1, loads.preparation == nil else { return await loads.outcomes() }
    let ahead = marks
    async let sightings = ahead.sightings(jobs: jobs / 2)
    let outcomes = await loads.outcomes()
    if outcomes?.contains(where: marks.concern) == true { marks.take(await sightings) }
    return outcomes
  }

  /// Whether a finding is about a document or source of which something is told.
  private func isTold(_ finding: Finding) -> Bool {
    selection.contains(finding.file) && !unit.sourcesAround.contains(finding.file)
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
