import NibLoading
import Validation

/// What the closing lines of a report count, gathered while its parts go by.
struct ReportTally {
  private let strictness: Strictness
  /// What was checked.
  private(set) var counts = CheckCounts()
  /// The numbers of reachable findings by consequence; those that another finding explains do not count.
  private(set) var findings: [Consequence: Int] = [:]
  /// The numbers of unreachable findings.
  private(set) var unreachable: [Consequence: Int] = [:]
  /// The number of unverified findings that are likely.
  private(set) var likely = 0
  /// The number of findings that fail.
  private(set) var failing = 0
  /// The files with findings.
  private(set) var files: Set<String> = []
  /// The number of findings that the baseline contains.
  private(set) var baseline = 0
  /// How many of them 'nibproof fix' may take out, and how many it may rename.
  private(set) var (leftOver, misspelt) = (0, 0)
  private(set) var unverified = UnverifiedCounts()
  /// How many things are said beside the findings, what specs expect aside.
  private(set) var remarks: [Severity: Int] = [:]
  /// How many specs there are.
  private(set) var specs = 0
  private(set) var failedSpecs = 0
  /// How many findings there are of each cause.
  private var causes: [Cause: Int] = [:]
  /// Whether a finding of the result that is still to come fails.
  private var hasFailure = false

  init(under strictness: Strictness) {
    self.strictness = strictness
  }

  /// Counts a whole report.
  init(_ report: ValidationReport, under strictness: Strictness) {
    self.init(under: strictness)
    for part in ValidationRun.parts(of: report, order: .byResult) { add(part) }
  }

  /// What findings have in common that one change to the app is likely to mend.
  struct Cause: Hashable {
    var id: FindingID
    /// The key, name or class that is wrong.
    var name: String
  }

  /// The number of findings, unverified ones only if they are likely.
  var number: Int {
    (Array(findings) + Array(unreachable)).reduce(likely) { $0 + ($1.key == .unverified ? 0 : $1.value) }
  }

  /// The cause of most findings, where it is that of many and of others there are some.
  var mainCause: (cause: Cause, number: Int)? {
    let most = causes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    guard let most, most.value >= Self.many, most.value < number else { return nil }
    return (most.key, most.value)
  }

  /// As many findings of one cause hide the others.
  private static let many = 10

  /// Whether a result fails, which is about to be counted.
  func fails(_ result: SpecResult) -> Bool { hasFailure || result.fails(under: strictness) }

  /// Counts a part.
  mutating func add(_ part: ValidationRun.Part) {
    switch part {
    case .findings(let some):
      for finding in some { unverified.add(finding) }
      for group in some.grouped { add(group.finding) }
      for change in DocumentFixer.possibleChanges(for: some) {
        switch change.kind {
        case .removal, .attribute, .module: leftOver += 1
        case .renaming: misspelt += 1
        }
      }
    case .result(let result):
      counts += result.counts
      baseline += result.baselineFindings
      for remark in result.remarks where remark.kind != .expectation {
        remarks[remark.severity(under: strictness), default: 0] += 1
      }
      if result.file != nil, !result.isConfiguration {
        specs += 1
        if fails(result) { failedSpecs += 1 }
      }
      hasFailure = false
    }
  }

  /// Counts a finding that no other one explains.
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
