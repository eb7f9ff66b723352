import NibLoading
import Validation

/// What a validation comes to, gathered while its parts go by.
struct Verdict {
  private let strictness: Strictness
  private var baseline: BaselineFilter?
  /// What was checked.
  private(set) var counts = CheckCounts()
  /// Whether anything fails.
  private(set) var fails = false
  /// Whether anything depends on what was not seen.
  private(set) var isPartlyUnproved = false

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
      findings = baseline?.remaining(findings) ?? findings
      if findings.contains(where: { $0.fails(under: strictness) }) { fails = true }
      if findings.contains(where: { $0.consequence == .unproved }) { isPartlyUnproved = true }
      return .findings(findings)
    case .result(let result):
      counts += result.counts
      if result.isConfiguration { isConfigured = true }
      if result.fails(under: strictness) { fails = true }
      return part
    }
  }

  /// The entries of the baseline that are no longer found.
  func leftOver(below paths: [String]) -> [Baseline.Entry] { baseline?.leftOver(below: paths) ?? [] }
}
