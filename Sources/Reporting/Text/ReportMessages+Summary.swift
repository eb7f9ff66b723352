import Checks
import NibLoading
import ProjectModel
import RuntimeAttributes
import Validation

// The messages of report summaries.
extension ReportMessages {
  static func checked(_ counts: CheckCounts) -> String {
    "Checked \(checks(counts).joined(separator: ", "))."
  }

  /// Returns the numbers of documents and sources, and the numbers of other checked items unless they are zero.
  private static func checks(_ counts: CheckCounts) -> [String] {
    let files = [count(counts.documents, "document"), count(counts.sources, "source")]
    let parts = [
      (counts.classes, "class", "classes"), (counts.attributes, "attribute", "attributes"),
      (counts.outlets, "outlet", "outlets"), (counts.actions, "action", "actions"),
    ]
    return files + parts.filter { $0.0 > 0 }.map { count($0.0, $0.1, plural: $0.2) }
  }

  /// Returns the numbers of dependencies by state, and the commands that install the missing dependencies.
  static func found(_ report: DependencyReport) -> String {
    guard !report.statuses.isEmpty else { return "No dependencies in lock files." }
    let numbers = DependencyStatus.State.allCases.map { state in
      (state, report.statuses.count { $0.state == state })
    }
    let parts = numbers.filter { $0.1 > 0 }.map { state, number in
      state == .differs ? "\(number) with another version" : "\(number) \(state.rawValue)"
    }
    let remedy = report.remedy.isEmpty ? "" : "; \(report.remedy)"
    return "\(count(report.statuses.count, "dependency", plural: "dependencies")): "
      + "\(parts.joined(separator: ", "))\(remedy)."
  }

  /// Returns the share of attributes, outlets and actions that were checked, or nil if there are none.
  static func coverage(_ checked: (number: Int, total: Int)) -> String? {
    guard checked.total > 0 else { return nil }
    // Rounding down ensures that 100 % means all checks.
    let tenths = checked.number * 1000 / checked.total
    let share = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "Coverage: \(share) % of attributes, outlets and actions."
  }

  static func passed(_ result: SpecResult) -> String {
    var expected: [String] = []
    if result.expectedFindings > 0 { expected.append(count(result.expectedFindings, "finding")) }
    if result.expectedConnections > 0 { expected.append(count(result.expectedConnections, "connection")) }
    if result.expectedValues > 0 { expected.append(count(result.expectedValues, "value")) }
    let checked = checks(result.counts).joined(separator: ", ")
    return expected.isEmpty ? checked : checked + "; " + list(expected) + " as expected"
  }

  /// Returns the parts joined for a sentence: `a, b and c`.
  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and \(last)"
  }

  static func specs(passed: Int, failed: Int) -> String {
    let all = count(passed + failed, "spec")
    return failed == 0 ? "\(all) passed." : "\(all): \(passed) passed, \(failed) failed."
  }

  /// Returns the numbers of findings by consequence and of unreachable findings, and the number of failing findings
  /// unless it equals the number of errors.
  static func found(_ tally: ReportTally, omitted: ReportOptions.Omitted?) -> String {
    let others = others(tally, omitted)
    guard tally.number > 0 else {
      let kind = omitted != nil ? "new " : tally.expected > 0 ? "unexpected " : ""
      return (["No \(kind)findings"] + others).joined(separator: "; ") + "."
    }
    let reachable = numbers(tally.findings) + (tally.likely > 0 ? ["\(tally.likely) \(likely)"] : [])
    let unreachable = numbers(tally.unreachable)
    let number = tally.unreachable.reduce(0) { $0 + ($1.key == .unverified ? 0 : $1.value) }
    let place = " in \(count(tally.files.count, "file"))"
    var parts: [String] = []
    if !reachable.isEmpty {
      parts.append(reachable.joined(separator: ", ") + (number == 0 ? place : ""))
    }
    if number > 0 {
      parts.append("\(number) \(Self.unreachable) (\(unreachable.joined(separator: ", ")))\(place)")
    }
    let errors = tally.findings.reduce(0) { $0 + ($1.key.severity == .error ? $1.value : 0) }
    if tally.failing != errors {
      parts.append(
        tally.failing == 0 ? "none fails" : tally.failing == 1 ? "1 fails" : "\(tally.failing) fail"
      )
    }
    return (omitted == nil ? "" : "New: ") + (parts + others).joined(separator: "; ") + "."
  }

  /// Returns the numbers of omitted and of fixed findings.
  private static func others(_ tally: ReportTally, _ omitted: ReportOptions.Omitted?) -> [String] {
    switch omitted {
    case nil: []
    case .baseline(let name):
      tally.baseline > 0 ? ["\(tally.baseline)\(tally.number > 0 ? " more" : "") in \(name)"] : []
    case .revision(let name):
      (tally.baseline > 0 ? ["\(tally.baseline) unchanged"] : []) + ["\(tally.fixed) fixed since \(name)"]
    }
  }

  /// Returns the numbers with words, such as `7 crashes` and `4 dropped`, the most serious consequence first.
  private static func numbers(_ numbers: [Consequence: Int]) -> [String] {
    Consequence.worstFirst.compactMap { consequence in
      guard consequence != .unverified, let number = numbers[consequence], number > 0 else { return nil }
      return consequence == .crash
        ? count(number, "crash", plural: "crashes") : "\(number) \(word(for: consequence))"
    }
  }

  static let crashes = "Crashes:"

  static func moreCrashes(_ number: Int) -> String { "\(number) more" }

  /// Returns the number of findings with the most common cause, which may hide other findings.
  static func mainCause(_ cause: ReportTally.Cause, _ number: Int) -> String {
    "\(number) findings are about '\(cause.name)' [\(cause.id.rawValue)]."
  }

  /// Returns the number of problems in configurations, specs and comments, or nil if there are none.
  static func configurationProblems(_ diagnostics: [Severity: Int]) -> String? {
    let parts = Severity.allCases.compactMap { severity in
      diagnostics[severity].map { count($0, "configuration \(severity.rawValue)") }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ") + "."
  }

  /// Returns the numbers of findings with fixes, or nil if there are none.
  ///
  /// `nibproof fix` validates each fix and omits fixes that cause another finding.
  static func fixable(_ numbers: [Applicability: Int]) -> String? {
    let (safe, unsafe) = (numbers[.safe, default: 0], numbers[.unsafe, default: 0])
    var parts: [String] = []
    if safe > 0 {
      parts.append("\(safe) may have \(safe == 1 ? "a safe fix" : "safe fixes") ('nibproof fix')")
    }
    if unsafe > 0 {
      let fixes = unsafe == 1 ? "an unsafe fix" : "unsafe fixes"
      parts.append("\(unsafe) may have \(fixes) ('nibproof fix --unsafe')")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "; preview with --dry-run."
  }

  static func unverified(_ unverified: UnverifiedCounts, areListed: Bool) -> String {
    // A class on which only one finding depends is not mentioned.
    let most = unverified.namesByNumber.first.flatMap { $0.number > 1 ? $0 : nil }
    let unread = unverified.reasons[.unreadLanguage] ?? 0
    let main =
      unread > most?.number ?? 0 ? (unread, phrase(.unreadLanguage)) : most.map { ($1, "'\($0)' not found") }
    let cause = main.map { number, cause in
      " (\(number == unverified.total ? "all" : "\(number)"): \(cause))"
    }
    return "\(unverified.total) unverified\(cause ?? "")" + (areListed ? "." : "; listed with --verbose.")
  }

  /// Returns the numbers of unverified checks by kind, with the total numbers.
  static func unverifiedShares(_ unverified: UnverifiedCounts, of counts: CheckCounts) -> String {
    let subjects = [
      (unverified.attributes, counts.attributes, "attribute"), (unverified.outlets, counts.outlets, "outlet"),
      (unverified.actions, counts.actions, "action"),
    ]
    var parts = subjects.filter { $0.0 > 0 }.map { "\($0) of \(count($1, $2))" }
    if unverified.others > 0 { parts.append("\(unverified.others) of other kinds") }
    return "Unverified by kind: \(parts.joined(separator: ", "))."
  }

  static func unverifiedReasons(_ unverified: UnverifiedCounts) -> String? {
    let parts = unverified.reasons.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\(phrase($0.key)) (\($0.value))" }
    return parts.isEmpty ? nil : "Unverified by reason: \(parts.joined(separator: ", "))."
  }

  /// Returns the unresolved classes and types on which most unverified findings depend, or nil if there are none.
  static func unseenNames(_ unverified: UnverifiedCounts) -> String? {
    let names = unverified.namesByNumber
    guard !names.isEmpty else { return nil }
    let rest = names.count - longestList
    let parts =
      names.prefix(longestList).map { "\($0.name) (\($0.number))" }
      + (rest > 0 ? [count(rest, "other")] : [])
    return
      "Not found: \(parts.joined(separator: ", "))."
  }

  /// The maximum number of names in a list.
  private static let longestList = 5

  private static func phrase(_ reason: UnverifiedReason) -> String {
    switch reason {
    case .unseenClass: "class not found"
    case .unseenSuperclass: "superclass not found"
    case .unseenType: "property type not found"
    case .unseenProtocol: "protocol not found"
    case .introduction: "unknown introduction version"
    case .unreadLanguage: "class in an unsupported language"
    case .unseenDependency: "possible declaration in a missing dependency"
    case .changedClass: "possible change of the object's class"
    case .unseenObject: "unknown object in the key path"
    case .unseenResource: "part of the bundle not found"
    case .variable: "possible instance variable"
    case .overriddenSetting: "overridden key-value coding method"
    case .unlistedSelector: "possible framework method"
    case .segue: "possible segue instead of the action"
    case .packageResources: "package resources in another module"
    case .otherInitializer: "possible call of another initializer"
    case .otherOwner: "another possible owner"
    case .conversion: "uncertain conversion"
    case .compiler: "the version of the Swift compiler is unknown"
    case .platform: "undocumented behavior of the platform"
    }
  }
}
