import Checks
import NibLoading
import ProjectModel
import Validation

/// The numbers in a report's summary, collected from its parts.
struct ReportTally {
  private let strictness: Strictness
  private let texts: SourceTexts
  /// The numbers of checks.
  private(set) var counts = CheckCounts()
  /// The numbers of reachable findings by consequence, except findings that another finding explains.
  private(set) var findings: [Consequence: Int] = [:]
  /// The numbers of unreachable findings.
  private(set) var unreachable: [Consequence: Int] = [:]
  /// The number of unverified findings that are likely.
  private(set) var likely = 0
  /// The number of findings that fail the run.
  private(set) var failing = 0
  /// The files with findings, except unverified findings that are not likely.
  private(set) var files: Set<String> = []
  /// The number of omitted findings, which are in the baseline or from before the change.
  private(set) var baseline = 0
  /// The number of findings from before the change that no longer occur.
  private(set) var fixed = 0
  /// The numbers of findings that have a fix, which `nibproof fix` makes unless the fix causes another finding.
  private(set) var fixable: [Applicability: Int] = [:]
  private(set) var unverified = UnverifiedCounts()
  /// The numbers of configuration diagnostics, except for unmet expectations of specs.
  private(set) var diagnostics: [Severity: Int] = [:]
  /// The number of findings that specs expect.
  private(set) var expected = 0
  /// The number of specs.
  private(set) var specs = 0
  private(set) var failedSpecs = 0
  /// The number of findings by cause.
  private var causes: [Cause: Int] = [:]
  /// Whether a finding of the next result fails.
  private var hasFailure = false

  init(_ options: ReportOptions) {
    (strictness, texts) = (options.strictness, options.texts)
  }

  /// Counts a complete report.
  init(_ report: ValidationReport, _ options: ReportOptions) {
    self.init(options)
    for part in ValidationRun.parts(of: report, order: .byResult) { add(part) }
  }

  /// A common cause of several findings, which one change is likely to fix.
  struct Cause: Hashable {
    var id: FindingID
    /// The misspelled or missing key, name or class.
    var name: String
  }

  /// The number of findings, without unverified findings that are not likely.
  var number: Int {
    (Array(findings) + Array(unreachable)).reduce(likely) { $0 + ($1.key == .unverified ? 0 : $1.value) }
  }

  /// The most common cause of findings, if it causes many but not all findings.
  var mainCause: (cause: Cause, number: Int)? {
    let most = causes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value >= Self.many, most.value < number else { return nil }
    return (most.key, most.value)
  }

  /// The minimum number of findings with the same cause that may hide other findings.
  private static let many = 10

  /// Whether the next result fails; a spec with an unmet expectation fails even if the run does not.
  func fails(_ result: SpecResult) -> Bool { hasFailure || !result.failures.isEmpty }

  /// Counts a part.
  mutating func add(_ part: ValidationRun.Part) {
    switch part {
    case .findings(let some):
      for finding in some { unverified.add(finding) }
      for group in some.grouped { add(group.finding) }
      addFixes(of: some)
    case .result(let result):
      counts += result.counts
      baseline += result.baselineFindings
      fixed += result.fixedFindings
      expected += result.expectedFindings
      for diagnostic in result.diagnostics where diagnostic.kind != .expectation {
        diagnostics[diagnostic.severity(under: strictness), default: 0] += 1
      }
      if result.file != nil, !result.isConfiguration {
        specs += 1
        if fails(result) { failedSpecs += 1 }
      }
      hasFailure = false
    }
  }

  private mutating func addFixes(of findings: [Finding]) {
    let plan = FixPlan(findings)
    let bytes = plan.files.compactMap { file in texts.bytes(of: file).map { (file, $0) } }
    for fix in plan.fixes(texts: Dictionary(bytes) { $1 }, .unsafe) {
      for change in fix.changes { fixable[change.kind.applicability, default: 0] += 1 }
    }
  }

  /// Counts a finding that no other finding explains.
  private mutating func add(_ finding: Finding) {
    if finding.isUnreachable {
      unreachable[finding.consequence, default: 0] += 1
    } else {
      findings[finding.consequence, default: 0] += 1
    }
    if finding.likely != nil { likely += 1 }
    if !finding.isOpen {
      files.insert(finding.file)
      if let name = finding.keyPath ?? finding.object?.className {
        causes[Cause(id: finding.id, name: name), default: 0] += 1
      }
    }
    if finding.fails(under: strictness) {
      failing += 1
      hasFailure = true
    }
  }
}

extension ReportTally.Cause: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.id.rawValue, left.name) < (right.id.rawValue, right.name)
  }
}
