import Checks
import NibLoading
import ProjectModel
import Validation

/// The overall result of a validation, collected from its parts.
struct Verdict {
  private let strictness: Strictness
  private var baseline: BaselineFilter?
  /// The comparison with the findings before the change, if any.
  private var comparison: ChangeComparison?
  /// The number of omitted findings in the next result.
  private var baselineFindings = 0
  /// The numbers of checks.
  private(set) var counts = CheckCounts()
  /// Whether the run fails.
  private(set) var fails = false
  /// Whether there are findings, including findings in the baseline.
  private(set) var hasFindings = false
  /// Whether any finding is unverified.
  private(set) var isPartlyUnverified = false

  /// Whether a spec could not be read.
  private(set) var hasInvalidSpec = false
  /// Whether a `nibproof.json` applies to the files.
  private(set) var isConfigured = false

  /// Creates a verdict without results.
  ///
  /// - Parameters:
  ///   - settings: The settings with the path of the baseline.
  ///   - comparison: The findings before the change; nil if findings are not compared.
  /// - Throws: `Failure.validation` if the baseline cannot be read.
  init(_ settings: Settings, _ comparison: ChangeComparison?) throws(Failure) {
    (strictness, self.comparison) = (settings.strictness, comparison)
    guard let file = settings.baseline else { return }
    baseline = try Failure.ofInput { () throws(ValidationError) in
      BaselineFilter(try Baseline(file: file), folder: PathName.folder(of: file))
    }
  }

  /// Returns a part without the findings in the baseline or from before the change, and updates the verdict.
  mutating func passed(_ part: ValidationRun.Part) -> ValidationRun.Part {
    switch part {
    case .findings(var findings):
      if !findings.isEmpty { hasFindings = true }
      let remaining = baseline?.remaining(findings) ?? comparison?.introduced(findings) ?? findings
      baselineFindings += findings.count - remaining.count
      findings = remaining
      if findings.contains(where: { $0.fails(under: strictness) }) { fails = true }
      if findings.contains(where: { $0.consequence == .unverified }) { isPartlyUnverified = true }
      return .findings(findings)
    case .result(var result):
      if comparison != nil {
        result.failures = comparison?.introduced(result.failures) ?? []
        result.warnings = comparison?.introduced(result.warnings) ?? []
      }
      counts += result.counts
      if result.isConfiguration { isConfigured = true }
      if result.isInvalid { hasInvalidSpec = true }
      if result.fails(under: strictness) { fails = true }
      result.baselineFindings = baselineFindings
      baselineFindings = 0
      return .result(result)
    }
  }

  /// The findings from before the change that have not been found so far.
  var fixed: [Finding] { comparison?.fixed ?? [] }

  /// Returns the baseline entries that no longer match a finding.
  func leftOver(below paths: [String]) -> [Baseline.Entry] { baseline?.leftOver(below: paths) ?? [] }
}
