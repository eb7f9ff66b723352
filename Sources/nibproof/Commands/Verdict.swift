import NibLoading
import Validation

/// What a validation comes to, gathered while its parts go by.
struct Verdict {
  private let strictness: Strictness
  private var baseline: BaselineFilter?
  /// The number of findings of the next result that the baseline contains.
  private var baselineFindings = 0
  /// What was checked.
  private(set) var counts = CheckCounts()
  /// Whether anything fails.
  private(set) var fails = false
  /// Whether anything depends on what was not seen.
  private(set) var isPartlyUnverified = false

  /// Whether a configuration says what counts.
  private(set) var isConfigured = false

  init(_ settings: Settings) throws(Failure) {
    strictness = settings.strictness
    guard let file = settings.baseline else { return }
    do throws(ValidationError) {
      baseline = BaselineFilter(try Baseline(file: file), folder: PathName.folder(of: file))
    } catch {
      throw .validation(error)
    }
  }

  /// A part without what the baseline has.
  mutating func passed(_ part: ValidationRun.Part) -> ValidationRun.Part {
    switch part {
    case .findings(var findings):
      let remaining = baseline?.remaining(findings) ?? findings
      baselineFindings += findings.count - remaining.count
      findings = remaining
      if findings.contains(where: { $0.fails(under: strictness) }) { fails = true }
      if findings.contains(where: { $0.consequence == .unverified }) { isPartlyUnverified = true }
      return .findings(findings)
    case .result(var result):
      counts += result.counts
      if result.isConfiguration { isConfigured = true }
      if result.fails(under: strictness) { fails = true }
      result.baselineFindings = baselineFindings
      baselineFindings = 0
      return .result(result)
    }
  }

  /// The entries of the baseline that are no longer found.
  func leftOver(below paths: [String]) -> [Baseline.Entry] { baseline?.leftOver(below: paths) ?? [] }
}
