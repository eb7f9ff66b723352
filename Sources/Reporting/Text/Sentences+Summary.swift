import NibLoading
import RuntimeAttributes
import Validation

// What the closing lines of reports say.
extension Sentences {
  static func checked(_ counts: CheckCounts) -> String {
    "Checked \(checks(counts).joined(separator: ", "))."
  }

  /// Documents and sources always, the rest where there is any.
  private static func checks(_ counts: CheckCounts) -> [String] {
    let files = [count(counts.documents, "document"), count(counts.sources, "source")]
    let parts = [
      (counts.classes, "class", "classes"), (counts.attributes, "attribute", "attributes"),
      (counts.outlets, "outlet", "outlets"), (counts.actions, "action", "actions"),
    ]
    return files + parts.filter { $0.0 > 0 }.map { count($0.0, $0.1, plural: $0.2) }
  }

  /// How many dependencies were found, and what brings the others.
  static func found(_ report: DependencyReport) -> String {
    guard !report.statuses.isEmpty else { return "No lock file names a dependency." }
    let numbers = DependencyStatus.State.allCases.map { state in
      (state, report.statuses.count { $0.state == state })
    }
    let parts = numbers.filter { $0.1 > 0 }.map { state, number in
      state == .differs ? "\(number) of another version" : "\(number) \(state.rawValue)"
    }
    let remedy = report.remedy.isEmpty ? "" : "; \(report.remedy)"
    return "\(count(report.statuses.count, "dependency", plural: "dependencies")): "
      + "\(parts.joined(separator: ", "))\(remedy)."
  }

  /// The share of attributes, outlets and actions that were checked; nil where there are none.
  static func coverage(_ checked: (number: Int, total: Int)) -> String? {
    guard checked.total > 0 else { return nil }
    // Rounded down: 100 % is all of them.
    let tenths = checked.number * 1000 / checked.total
    let share = tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "Coverage: \(share) % of attributes, outlets and actions."
  }

  static func passed(_ result: SpecResult) -> String {
    var expected: [String] = []
    if result.expectedFindings > 0 { expected.append(count(result.expectedFindings, "finding")) }
    if result.expectedValues > 0 { expected.append(count(result.expectedValues, "value")) }
    let checked = checks(result.counts).joined(separator: ", ")
    return expected.isEmpty ? checked : checked + "; " + expected.joined(separator: " and ") + " as expected"
  }

  static func specs(passed: Int, failed: Int) -> String {
    let all = count(passed + failed, "spec")
    return failed == 0 ? "\(all) passed." : "\(all): \(passed) passed, \(failed) failed."
  }

  /// How many findings of each consequence there are, of what nothing loads, and how many fail where that does not follow
  /// from the consequences; undecided ones count only if they are likely.
  static func found(_ numbers: [Consequence: Int], likely: Int = 0, unreachable: Int, failing: Int) -> String
  {
    let parts = Consequence.allCases.compactMap { consequence -> String? in
      guard consequence != .unproved else { return likely > 0 ? "\(likely) \(Self.likely)" : nil }
      guard let number = numbers[consequence], number > 0 else { return nil }
      return "\(number) \(consequence.rawValue)"
    }
    guard !parts.isEmpty else { return "No findings." }
    let errors = numbers.filter { $0.key.severity == .error }.values.reduce(0, +)
    let all = numbers.reduce(likely) { $0 + ($1.key == .unproved ? 0 : $1.value) }
    let part = unreachable < all ? "\(unreachable) of them " : all > 1 ? "all " : ""
    return "Findings: \(parts.joined(separator: ", "))" + (unreachable > 0 ? "; \(part)unreachable" : "")
      + (failing == errors
        ? "." : failing == 0 ? "; none fails." : failing == 1 ? "; 1 fails." : "; \(failing) fail.")
  }

  /// How many findings one cause has, behind which the others are easily missed.
  static func mainCause(_ cause: ReportTally.Cause, _ number: Int) -> String {
    "\(number) of them are about '\(cause.name)' [\(cause.id.rawValue)]."
  }

  /// How many things are said beside the findings; nil where there are none.
  static func said(beside remarks: [Severity: Int]) -> String? {
    let parts = Severity.allCases.compactMap { severity in
      remarks[severity].map { count($0, severity.rawValue) }
    }
    return parts.isEmpty ? nil : "Beside the findings: \(parts.joined(separator: ", "))."
  }

  /// How many findings 'nibproof fix' may mend; nil where there are none.
  static func mendable(_ leftOver: Int, misspelt: Int) -> String? {
    switch (leftOver, misspelt) {
    case (0, 0): nil
    case (_, 0): "'nibproof fix' may take out \(leftOver) of these; --dry-run shows it."
    case (0, _): "'nibproof fix --rename' may mend \(misspelt) of these; --dry-run shows it."
    default:
      "'nibproof fix' may take out \(leftOver) of these, and mend \(misspelt) with --rename; --dry-run shows it."
    }
  }

  /// Where to read on.
  static func seeExplanation(of id: FindingID) -> String {
    "'nibproof explain \(id.rawValue)' tells what it means and how to mend it."
  }

  static func unproved(_ unproved: UnprovedCounts, areListed: Bool) -> String {
    guard !areListed else { return "Unproved: \(unproved.total)." }
    let listed = " (--verbose lists them)."
    // What a single one waits for helps nobody much.
    guard let most = unproved.namesByNumber.first, most.number > 1 else {
      return "Unproved: \(unproved.total)\(listed)"
    }
    let part = most.number == unproved.total ? "all" : "\(most.number) of them"
    return "Unproved: \(unproved.total), \(part) for want of \(most.name)\(listed)"
  }

  /// How much of what was checked is undecided, and for which reasons.
  static func unprovedShares(_ unproved: UnprovedCounts, of counts: CheckCounts) -> String {
    let subjects = [
      (unproved.attributes, counts.attributes, "attribute"), (unproved.outlets, counts.outlets, "outlet"),
      (unproved.actions, counts.actions, "action"),
    ]
    var parts = subjects.filter { $0.0 > 0 }.map { "\($0) of \(count($1, $2))" }
    if unproved.others > 0 { parts.append("\(unproved.others) of other kinds") }
    return "Unproved by what is asked for: \(parts.joined(separator: ", "))."
  }

  static func unprovedReasons(_ unproved: UnprovedCounts) -> String? {
    let parts = unproved.reasons.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
      .map { "\($0.value) \(phrase($0.key))" }
    return parts.isEmpty ? nil : "Unproved by reason: \(parts.joined(separator: ", "))."
  }

  /// For want of which classes and types most is undecided, and what helps.
  static func unseenNames(_ unproved: UnprovedCounts) -> String? {
    let names = unproved.namesByNumber
    guard !names.isEmpty else { return nil }
    let rest = names.count - longestList
    let parts =
      names.prefix(longestList).map { "\($0.number) \($0.name)" }
      + (rest > 0 ? [count(rest, "other")] : [])
    return
      "Unproved for want of: \(parts.joined(separator: ", ")). 'nibproof explain unproved' tells what helps."
  }

  /// How many names a sentence lists.
  private static let longestList = 5

  private static func phrase(_ reason: UnprovedReason) -> String {
    switch reason {
    case .unseenClass: "no source of the class"
    case .unseenSuperclass: "no source of a superclass"
    case .unseenType: "no source of the property's type"
    case .unseenProtocol: "no source of a protocol"
    case .unseenDependency: "an unseen dependency may add it"
    case .changedClass: "code may change the object's class"
    case .unseenObject: "a path to an object that nobody saw made"
    case .unseenResource: "not all of the bundle was read"
    case .variable: "an instance variable may be there"
    case .overriddenSetting: "a class that may take the key"
    case .unlistedSelector: "a selector of a form that is not listed"
    case .segue: "a segue may take the action's place"
    case .packageResources: "Xcode may build a package's resources as another module"
    case .otherInitializer: "code may call another initializer"
    case .otherOwner: "another class may own the nib"
    case .conversion: "an unsure conversion"
    }
  }
}
