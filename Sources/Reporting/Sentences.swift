import NibLoading
import RuntimeAttributes
import Validation

// What the text reports say, kept in one place.
enum Sentences {
  /// What a consequence means for whoever runs the app.
  static func meaning(of consequence: Consequence) -> String {
    switch consequence {
    case .crash: "crash: the load ends the app"
    case .dropped: "dropped: the load logs it and goes on without it"
    case .later: "later: the load passes, the first use ends the app"
    case .silent: "silent: nothing is logged, and the result is not what was asked for"
    case .unproved: "unproved: it depends on what no source here shows"
    case .invalid: "invalid: the document itself is broken"
    }
  }

  /// What the consequence of a finding means, in the conditional where nothing is seen to load what it is about.
  static func meaning(of finding: Finding) -> String {
    if finding.likely != nil { return "\(likely): the class seems to be missing, which no source proves" }
    guard finding.isUnreachable else { return meaning(of: finding.consequence) }
    return switch finding.consequence {
    case .crash: "crash: the load would end the app"
    case .dropped: "dropped: the load would log it and go on without it"
    case .later: "later: the load would pass, the first use would end the app"
    case .silent: "silent: nothing would be logged, and the result would not be what was asked for"
    case .unproved, .invalid: meaning(of: finding.consequence)
    }
  }

  /// The word of a finding's consequence, whether nothing is seen to load what it is about, and how serious it is in a run
  /// where that does not follow from the consequence.
  static func words(of finding: Finding, under strictness: Strictness) -> String {
    let severity = finding.severity(under: strictness)
    return word(of: finding) + (finding.isUnreachable ? ", \(unreachable)" : "")
      + (severity == usualSeverity(of: finding) ? "" : ", \(severity.rawValue)")
  }

  /// The word of a finding's consequence, or that it is likely.
  static func word(of finding: Finding) -> String {
    finding.likely == nil ? finding.consequence.rawValue : likely
  }

  /// The severity of a finding unless a configuration or option changes it.
  static func usualSeverity(of finding: Finding) -> Severity {
    finding.likely == nil ? finding.consequence.severity : .warning
  }

  static let likely = "likely"
  static let unreachable = "unreachable"

  private static func runtimePrints(_ message: String) -> String { "runtime prints: \(message)" }

  /// What a finding's place in the sources shows.
  static func place(_ location: SourceLocation, of id: FindingID) -> String {
    "\(placeWord(of: id)) at \(location)"
  }

  /// The same for a report that shows the place itself.
  static func placeHere(of id: FindingID) -> String { "\(placeWord(of: id)) here" }

  private static func placeWord(of id: FindingID) -> String {
    switch id {
    case .unconnectedOutlet, .observerBeforeOutlet: "used"
    case .ownerMismatch: "named"
    case .unusableCellNib: "registered"
    case .missingIdentifier, .missingNib, .missingResource, .missingStoryboard, .failedCast:
      "asked for by the member"
    default: "declared"
    }
  }

  static func didYouMean(_ name: String) -> String { SuggestionSentences.didYouMean(name) }

  static func didYouMeanSentence(_ name: String) -> String { "Did you mean '\(name)'?" }

  /// What a finding's consequence means, as a sentence without its name.
  static func effect(of finding: Finding) -> String {
    let effect = meaning(of: finding).drop { $0 != ":" }.dropFirst(2)
    return effect.prefix(1).uppercased() + effect.dropFirst() + "."
  }

  /// A finding in a line: what is wrong, and what was probably meant.
  static func line(_ finding: Finding) -> String {
    finding.message + (finding.suggestion.map { "; " + didYouMean($0) } ?? "")
  }

  /// A finding with its notes in a line of which nothing follows: what it leads to as well.
  static func wholeLine(_ finding: Finding) -> String {
    let notes = [meaning(of: finding)] + finding.notes.map(note)
    return "\(line(finding)) (\(notes.joined(separator: "; ")))"
  }

  /// A note with the line that shows it.
  static func note(_ note: Finding.Note) -> String {
    note.message + (note.location.map { " (\($0))" } ?? "")
  }

  /// What else there is to say of a finding: what the platform makes of it, of which object, and what it prints.
  static func notes(on finding: Finding) -> [String] {
    [meaning(of: finding)] + finding.notes.map(note)
      + [
        finding.object.map(object),
        finding.consoleMessage.map(runtimePrints),
        finding.declaration.map { place($0, of: finding.id) },
        finding.evidence.first.map { "\(evidenceWord(of: finding)): \(evidence($0))" },
      ].compactMap(\.self)
  }

  /// What the evidence of a finding shows.
  static func evidenceWord(of finding: Finding) -> String { finding.object == nil ? "run by" : "loaded by" }

  private static func object(_ object: Finding.Object) -> String { "object: \(phrase(object))" }

  /// An object as people find it again in the document.
  static func phrase(_ object: Finding.Object) -> String {
    let name = object.element + (object.label.map { " '\($0)'" } ?? "")
    return named(name, id: object.id) + (object.className.map { ", class \($0)" } ?? "")
  }

  /// A name with an id, by which the document can be searched.
  static func named(_ name: String, id: String?) -> String { name + (id.map { " (\($0))" } ?? "") }

  // MARK: Loads

  static let appHasEnded = "The app has ended here; what would follow:"

  // MARK: Pages

  static let linkToFinding = "A link to this finding"
  static let nothingMatches = "No finding matches the filters."
  static let picturesLeftOut = "Pictures are left out behind the first 24 megabytes of them."

  static let configuration = "Configuration"

  static func notAsExpected(_ file: String) -> String { "Not as \(file) expects" }

  // MARK: Explanations

  static let findingsTitle = "Findings"
  static let remarksTitle = "Beside the findings"
  static let wordsTitle = "Words of findings"

  static let exampleDocument = "In a document:"
  static let exampleSource = "In a source:"
  static let examplePrints = "The runtime prints:"

  static func remedy(_ remedy: String) -> String {
    "To mend it: \(remedy.prefix(1).lowercased())\(remedy.dropFirst())"
  }

  // MARK: Conversions

  static let conversionTable =
    "What setting a value does, by the kind of the value and the type of the property:"
  static let lessSureCell =
    "A cell with * is less sure than its row, whose confidence stands before its source."
  static let conversionType = "type: message sent to the value"

  static func meaning(of outcome: ConversionOutcome) -> String {
    switch outcome {
    case .stores: "stored as it is"
    case .converts: "converted: the setter gets what the message returns"
    case .storesNil: "the property becomes nil"
    case .empties: "the property becomes empty"
    case .storesWrongObject: "stored unchecked, though the property expects something else"
    case .raisesForNil: "raises: could not set nil as the value for the key"
    case .raisesUnrecognizedSelector: "raises: the value does not respond to the message"
    case .undefinedKey: "raises: not key value coding-compliant for the key"
    case .traps: "ends the app"
    case .undecided: "not known"
    }
  }

  // MARK: Specs

  /// A remark below a headline; that it fails goes without saying there.
  static func item(_ remark: SpecRemark, under strictness: Strictness) -> String {
    let severity = remark.severity(under: strictness)
    return "\(remark.place): " + (severity == .error ? "" : "\(severity.rawValue): ") + remark.message
  }

  static func count(_ number: Int, _ singular: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? singular : plural ?? singular + "s")
  }
}
