import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes
import Validation

/// Writes findings in a readable format: the line with the fault, the console message, and a summary at the end.
struct TextReporter: ValidationReporter {
  let name = "text"
  let summary = "human-readable: each finding with its line in the document, and a summary"
  let order = ValidationRun.Order.byResult

  func stream(options: ReportOptions) -> TextStream { TextStream(options) }
}

/// Writes a text report in parts.
///
/// Findings are ordered by file, so that the findings of a document are adjacent and a report can be compared with the
/// previous report. Unreachable findings are shortened to two lines, so that they do not hide other findings. If a
/// report is longer than a screen, crashes are listed again at the end, where a terminal shows them.
struct TextStream: ReportStream {
  private let options: ReportOptions
  private var findings: FindingText
  private var tally: ReportTally
  /// The reachable findings that crash, in order.
  private var crashes: [FindingGroup] = []
  /// The number of listed findings.
  private var count = 0
  /// The groups of the next result from the first localized group on, since later groups may be joined with it.
  private var localized: [FindingGroup] = []
  /// The findings of the next result, if diagnostics may be shown above them.
  private var held: [Block] = []
  /// The previous block.
  private var previous: Block?

  /// Lines that a blank line separates from other blocks, except between two brief findings.
  private struct Block {
    var text: String
    var isBrief = false
  }

  /// The maximum number of findings for which crashes are not listed again.
  private static let screen = 6
  private static let longestList = 12

  fileprivate init(_ options: ReportOptions) {
    self.options = options
    findings = FindingText(options: options)
    tally = ReportTally(options)
  }

  func begin(to output: inout some TextOutputStream) {}

  mutating func write(_ part: ValidationRun.Part, to output: inout some TextOutputStream) {
    switch part {
    case .findings(let some):
      for group in options.shownGroups(some) {
        if localized.isEmpty, !group.finding.isLocalized {
          show(group, to: &output)
        } else {
          localized.append(group)
        }
      }
    case .result(var result):
      for group in localized.joiningTranslations { show(group, to: &output) }
      localized = []
      if options.awaitsDependencies {
        let diagnostics = options.detail > .quiet ? result.dependencyDiagnostics : []
        let texts = diagnostics.map(ConfigurationDiagnosticText(options: options).text)
        write(Block(text: texts.joined()), to: &output)
        result.warnings.removeAll { $0.kind == .dependency }
        for block in held { write(block, to: &output) }
        held = []
      }
      let text = SpecText(options: options).text(of: result, fails: tally.fails(result))
      write(Block(text: text), to: &output)
    }
    tally.add(part)
  }

  mutating func end(to output: inout some TextOutputStream) {
    guard options.detail > .quiet else { return }
    if count > Self.screen, !crashes.isEmpty { write(Block(text: crashList), to: &output) }
    write(Block(text: SummaryText(options: options).text(of: tally)), to: &output)
  }

  private mutating func show(_ group: FindingGroup, to output: inout some TextOutputStream) {
    count += 1
    if group.finding.consequence == .crash, !group.finding.isUnreachable { crashes.append(group) }
    let block = Block(text: findings.text(of: group), isBrief: options.isBrief(group.finding))
    if options.awaitsDependencies { held.append(block) } else { write(block, to: &output) }
  }

  private var crashList: String {
    let lines = crashes.prefix(Self.longestList).map { group in
      "\(options.place(of: group.finding)) \(ReportMessages.line(group).escapedForTerminal)"
    }
    let rest = crashes.count - Self.longestList
    let title = options.style.set(ReportMessages.crashes, as: .error)
    return ([title] + (lines + (rest > 0 ? [ReportMessages.moreCrashes(rest)] : [])).map { "  " + $0 })
      .joined(separator: "\n") + "\n"
  }

  private mutating func write(_ block: Block, to output: inout some TextOutputStream) {
    guard !block.text.isEmpty else { return }
    if let previous, !(previous.isBrief && block.isBrief) { output.write("\n") }
    output.write(block.text)
    previous = block
  }
}
