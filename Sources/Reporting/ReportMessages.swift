import Checks
import KeyValueCoding
import NibLoading
import ProjectModel
import RuntimeAttributes

// The messages of reports.
enum ReportMessages {
  static func word(for consequence: Consequence) -> String {
    switch consequence {
    case .crash: "crash"
    case .dropped: "dropped"
    case .crashOnUse: "crash on use"
    case .silent: "silent"
    case .unverified: "unverified"
    case .invalid: "invalid"
    }
  }

  /// Returns the effect of a consequence on a run of the app.
  private static func effect(of consequence: Consequence, isUnreachable: Bool = false) -> String {
    switch (consequence, isUnreachable) {
    case (.crash, false): "loading terminates the app"
    case (.crash, true): "loading would terminate the app"
    case (.dropped, false): "loading logs an error and ignores the value, connection, class or resource"
    case (.dropped, true): "loading would log an error and ignore the value, connection, class or resource"
    case (.crashOnUse, false): "loading succeeds, but the first use terminates the app"
    case (.crashOnUse, true): "loading would succeed, but the first use would terminate the app"
    case (.silent, false): "nothing is logged, and the result is wrong"
    case (.silent, true): "nothing would be logged, and the result would be wrong"
    case (.unverified, _): "the result depends on something unknown"
    case (.invalid, _): "the document is broken"
    }
  }

  /// Returns a consequence and its effect.
  static func meaning(of consequence: Consequence) -> String {
    "\(word(for: consequence)): \(effect(of: consequence))"
  }

  /// Returns the consequence and the effect of a finding; the effect of an unreachable finding is in the conditional.
  static func meaning(of finding: Finding) -> String {
    "\(words(of: finding)): \(effect(of: finding))"
  }

  private static func effect(of finding: Finding) -> String {
    if finding.likely == nil { return effect(of: finding.consequence, isUnreachable: finding.isUnreachable) }
    return finding.id == .failedCast
      ? "the object is probably of another class" : "the \(noun(of: finding.id)) is probably missing"
  }

  /// Returns the noun for the subject of a likely finding.
  private static func noun(of id: FindingID) -> String {
    switch id {
    case .undefinedOutlet: "outlet"
    case .undefinedAction: "action"
    case .undefinedKey: "property"
    default: "class"
    }
  }

  static let meaningOfLikely = "\(likely): a class, outlet, action or property is probably missing"

  static func effectSentence(of finding: Finding) -> String {
    let effect = effect(of: finding)
    return effect.prefix(1).uppercased() + effect.dropFirst() + "."
  }

  /// Returns the consequence of a finding, "unreachable" for an unreachable finding and, given a strictness, the
  /// severity unless it is the default.
  static func words(of finding: Finding, under strictness: Strictness? = nil) -> String {
    var words = [word(of: finding)]
    if finding.isUnreachable { words.append(unreachable) }
    if let strictness, finding.severity(under: strictness) != usualSeverity(of: finding) {
      words.append(finding.severity(under: strictness).rawValue)
    }
    return words.joined(separator: ", ")
  }

  /// Returns the consequence of an unreachable finding and the reason, which is the last note.
  static func unreachable(_ finding: Finding) -> String {
    finding.notes.last.map { "\(word(of: finding)), \(note($0))" } ?? words(of: finding)
  }

  /// Returns the word for a finding's consequence, or "likely" for a likely finding.
  static func word(of finding: Finding) -> String {
    finding.likely == nil ? word(for: finding.consequence) : likely
  }

  /// Returns the default severity of a finding, without configuration and options.
  static func usualSeverity(of finding: Finding) -> Severity {
    finding.likely != nil || finding.isUnreachable && finding.consequence.severity == .error
      ? .warning : finding.consequence.severity
  }

  static let likely = "likely"
  static let unreachable = "unreachable"
  static let reachable = "reachable"

  private static func runtimePrints(_ message: String) -> String { "console: \(message)" }

  /// Returns the role of a finding's declaration with its location, such as `registered at App/List.swift:8:5`.
  static func place(_ location: FileLocation, of id: FindingID) -> String {
    "\(id.rule.place) at \(location)"
  }

  /// Returns the role of a finding's declaration without a location, such as `registered here`.
  static func placeHere(of id: FindingID) -> String { "\(id.rule.place) here" }

  /// Returns the role of a finding's declaration as a heading, such as `Registered at`.
  static func placeTitle(of id: FindingID) -> String {
    let word = id.rule.place
    return "\(word.prefix(1).uppercased())\(word.dropFirst()) at"
  }

  /// Returns the heading for the key, selector or name of a finding.
  static func keyTitle(of id: FindingID) -> String {
    switch id.subject {
    case .attribute: "Key path"
    case .outlet: "Outlet"
    case .action: "Action"
    case .binding: "Binding"
    case .other: "Name"
    }
  }

  static func didYouMean(_ name: String) -> String { SuggestionMessages.didYouMean(name) }

  static func didYouMeanSentence(_ name: String) -> String { "Did you mean '\(name)'?" }

  /// Returns a one-line message with the problem, the findings that it explains, the suggestion and the other
  /// localizations with the problem.
  static func line(_ group: FindingGroup) -> String {
    let parts =
      [group.finding.message, members(of: group)]
      + [group.finding.suggestion.map(didYouMean), translations(of: group)]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// Returns a one-line message that includes the details, for formats without additional lines.
  static func wholeLine(_ group: FindingGroup) -> String {
    let notes = [meaning(of: group.finding)] + group.finding.notes.map(note)
    return "\(line(group)) (\(notes.joined(separator: "; ")))"
  }

  /// Returns the numbers of explained findings, such as `12 outlets and 1 action fail, first 'circleView'`, if any.
  static func members(of group: FindingGroup) -> String? {
    guard let first = group.members.min(by: { $0.consequence.rank < $1.consequence.rank }) else { return nil }
    let subjects: [(FindingID.Subject, String)] = [
      (.outlet, "outlet"), (.action, "action"), (.attribute, "attribute"), (.binding, "binding"),
      (.other, "other finding"),
    ]
    let counts = subjects.compactMap { subject, noun -> String? in
      let number = group.members.count { $0.id.subject == subject }
      return number == 0 ? nil : count(number, noun)
    }
    let all =
      counts.count < 2
      ? counts.joined() : counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
    let isUnverified = first.consequence == .unverified
    let verb = isUnverified ? "cannot be checked" : group.members.count == 1 ? "fails" : "fail"
    guard let name = first.keyPath else { return "\(all) \(verb)" }
    return group.members.count == 1 ? "\(all) \(verb): '\(name)'" : "\(all) \(verb), first '\(name)'"
  }

  /// Returns a one-line message for an explained finding.
  static func member(_ finding: Finding) -> String {
    "\(word(for: finding.consequence)): \(finding.message)"
  }

  /// Returns the names of several explained findings, each with its line; nil for one finding or none.
  private static func memberList(of group: FindingGroup) -> String? {
    guard group.members.count > 1 else { return nil }
    let shown = 8
    let names = group.members.map { "\($0.keyPath ?? $0.id.rawValue) (line \($0.position.line))" }
    let rest = names.count - shown
    let verb = group.members.allSatisfy { $0.consequence == .unverified } ? "cannot be checked" : "fail"
    return "\(verb): " + names.prefix(shown).joined(separator: ", ") + (rest > 0 ? ", \(rest) more" : "")
  }

  /// Returns a note with its location.
  static func note(_ note: Finding.Note) -> String {
    note.message + (note.location.map { " (\($0))" } ?? "")
  }

  /// Returns the details of a finding, one line each.
  static func details(of group: FindingGroup) -> [(kind: FindingDetail, text: String)] {
    let finding = group.finding
    var details: [(FindingDetail, String)] = [(.consequence, meaning(of: finding))]
    details += finding.notes.map { (.note, note($0)) }
    if let list = memberList(of: group) { details.append((.members, list)) }
    if let object = finding.object { details.append((.object, "object: \(phrase(object))")) }
    if let message = finding.consoleMessage { details.append((.consoleMessage, runtimePrints(message))) }
    if let declaration = finding.declaration {
      details.append((.declaration, place(declaration, of: finding.id)))
    }
    if let step = mainStep(of: finding.evidence) {
      details.append((.evidence, "\(evidenceWord(of: finding)): \(evidence(step))"))
    }
    return details
  }

  /// Returns the details of a finding, without their kinds.
  static func notes(on group: FindingGroup) -> [String] { details(of: group).map(\.text) }

  /// Returns the role of a finding's evidence.
  static func evidenceWord(of finding: Finding) -> String {
    PathName.isSource(finding.file) ? "run by" : "loaded by"
  }

  /// Returns an object's name, id and class; users can search for the id in the document.
  static func phrase(_ object: Finding.Object) -> String {
    let name = object.element + (object.label.map { " '\($0)'" } ?? "")
    return named(name, id: object.id) + (object.className.map { ", class \($0)" } ?? "")
  }

  /// Returns a name with the id to search for in the document.
  static func named(_ name: String, id: String?) -> String { name + (id.map { " (\($0))" } ?? "") }

  // MARK: Loads

  static let appHasEnded = "The app terminates here. Without the crash, loading would continue:"

  // MARK: Pages

  static let linkToFinding = "A link to this finding"
  static let noFindings = "No findings"
  static let noNewFindings = "No new findings"
  static let wholePicture = "Whole scene"

  /// Returns the heading of the section that contains a finding.
  static func section(of finding: Finding) -> String {
    if finding.isOpen { return "Unverified" }
    if finding.isUnreachable { return "Unreachable: not loaded by the app" }
    return switch finding.consequence {
    case .crash: "Crashes"
    case .invalid: "Invalid documents"
    case .crashOnUse: "Crashes on use"
    case .dropped: "Dropped"
    case .silent: "Silent"
    case .unverified: "Likely"
    }
  }

  static func pageTitle(_ title: String?) -> String { title.map { "\($0): nib loading" } ?? "Nib loading" }

  /// Returns the tool and date of a report.
  static func origin(version: String?, date: String?) -> String {
    ["Nibproof" + (version.map { " \($0)" } ?? ""), date].compactMap(\.self).joined(separator: ", ")
  }

  static let nothingMatches = "No finding matches the filters."
  static let picturesLeftOut = "Pictures beyond the first 24 MB are omitted."

  static let configuration = "Configuration"

  static func notAsExpected(_ file: String) -> String { "Differences from \(file)" }

  // MARK: Explanations

  static let findingsTitle = "Findings"
  static let diagnosticsTitle = "Other diagnostics"
  static let termsTitle = "Terms"

  static let exampleDocument = "In a document:"
  static let exampleSource = "In a source:"
  static let examplePrints = "The runtime prints:"

  static func remedy(_ remedy: String) -> String {
    "Fix: \(remedy.prefix(1).lowercased())\(remedy.dropFirst())"
  }

  // MARK: Conversions

  static let conversionTable =
    "Effect of setting a value, by kind of value and type of property:"
  static let lessCertainCell =
    "A result with * is less certain than its row; the confidence of a row is shown before its source."
  static let conversionType = "type: message sent to the value"

  static func meaning(of outcome: ConversionOutcome) -> String {
    switch outcome {
    case .stores: "stored unchanged"
    case .converts: "converted: the setter receives the result of the message"
    case .storesNil: "the property becomes nil"
    case .empties: "the property becomes empty"
    case .storesWrongObject: "stored without a check, although the property expects another class"
    case .raisesForNil: "raises: could not set nil as the value for the key"
    case .raisesUnrecognizedSelector: "raises: the value does not respond to the message"
    case .undefinedKey: "raises: not key value coding-compliant for the key"
    case .traps: "terminates the app"
    case .undecided: "unknown"
    }
  }

  // MARK: Specs

  /// Returns a diagnostic for display below a headline that already reports the failure.
  static func item(_ diagnostic: ConfigurationDiagnostic, under strictness: Strictness) -> String {
    let severity = diagnostic.severity(under: strictness)
    return "\(diagnostic.place): " + (severity == .error ? "" : "\(severity.rawValue): ") + diagnostic.message
  }

  static func count(_ number: Int, _ singular: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? singular : plural ?? singular + "s")
  }
}
