import NibLoading
import Validation

/// Findings as people read them: the line, a caret, what the runtime prints, and a summary at the end.
struct TextReporter: ValidationReporter {
  let name = "text"
  let summary = "for people, each finding with its line of the document and a summary at the end"
  let order = ValidationRun.Order.byResult

  func stream(options: ReportOptions) -> TextStream { TextStream(options) }
}

/// Writes a report for people part by part.
struct TextStream: ReportStream {
  private let options: ReportOptions
  private var findings: FindingText
  private var tally: ReportTally
  /// What the worst finding is of that is listed, the first of several.
  private var worst: (id: FindingID, rank: Int)?
  /// The findings of the result that is still to come, if remarks may go above them.
  private var held = ""

  fileprivate init(_ options: ReportOptions) {
    self.options = options
    findings = FindingText(options: options)
    tally = ReportTally(under: options.strictness)
  }

  func begin(to output: inout some TextOutputStream) {}

  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let some):
      for finding in options.shown(some) {
        note(finding)
        let text = findings.text(of: finding)
        if options.awaitsDependencies { held += text } else { output.write(text) }
      }
    case .result(var result):
      if options.awaitsDependencies {
        if options.detail > .quiet {
          for remark in result.dependencyRemarks {
            output.write(RemarkText(options: options).text(of: remark))
          }
        }
        result.warnings.removeAll { $0.kind == .dependency }
        output.write(held)
        held = ""
      }
      output.write(SpecText(options: options).text(of: result, fails: tally.fails(result)))
    }
    tally.add(part)
  }

  func end(to output: inout some TextOutputStream) {
    guard options.detail > .quiet else { return }
    output.write(SummaryText(options: options).text(of: tally))
    if let worst { output.write(Sentences.seeExplanation(of: worst.id) + "\n") }
  }

  /// Notes a finding if it is worse than those before: what nothing loads is the least, then the consequence tells.
  private mutating func note(_ finding: Finding) {
    let rank =
      (Self.worstFirst.firstIndex(of: finding.consequence) ?? 0)
      + (finding.isUnreachable ? Self.worstFirst.count : 0)
    if worst.map({ rank < $0.rank }) ?? true { worst = (finding.id, rank) }
  }

  private static let worstFirst: [Consequence] = [.crash, .invalid, .later, .dropped, .silent, .unproved]
}
