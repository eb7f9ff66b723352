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
    guard finding.isLatent else { return meaning(of: finding.consequence) }
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
    return finding.consequence.rawValue + (finding.isLatent ? ", \(latent)" : "")
      + (severity == finding.consequence.severity ? "" : ", \(severity.rawValue)")
  }

  static let latent = "latent"

  static func runtimePrints(_ message: String) -> String { "runtime prints: \(message)" }

  /// What a finding's place in the sources shows.
  static func place(_ location: SourceLocation, of id: FindingID) -> String {
    switch id {
    case .unconnectedOutlet, .observerBeforeOutlet: "used at \(location)"
    case .ownerMismatch: "named at \(location)"
    default: "declared at \(location)"
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

  /// A finding in a line of which nothing follows: what it leads to as well.
  static func wholeLine(_ finding: Finding) -> String {
    "\(line(finding)) (\(meaning(of: finding)))"
  }

  /// What else there is to say of a finding: what the platform makes of it, of which object, and what it prints.
  static func notes(on finding: Finding) -> [String] {
    [
      meaning(of: finding),
      finding.object.map(object),
      finding.consoleMessage.map(runtimePrints),
      finding.declaration.map { place($0, of: finding.id) },
    ].compactMap(\.self)
  }

  static func object(_ object: Finding.Object) -> String { "object: \(phrase(object))" }

  /// An object as people find it again in the document.
  static func phrase(_ object: Finding.Object) -> String {
    let name = object.element + (object.label.map { " '\($0)'" } ?? "")
    return named(name, id: object.id) + (object.className.map { ", class \($0)" } ?? "")
  }

  /// A name with an id, by which the document can be searched.
  static func named(_ name: String, id: String?) -> String { name + (id.map { " (\($0))" } ?? "") }

  // MARK: Pages

  static let linkToFinding = "A link to this finding"
  static let nothingMatches = "No finding matches the filters."
  static let picturesLeftOut = "Pictures are left out behind the first 24 megabytes of them."

  static let configuration = "Configuration"

  static func notAsExpected(_ file: String) -> String { "Not as \(file) expects" }

  // MARK: Drawings

  static let drawnWithoutLook = "This format tells where objects are, and little of how they look."
  static let reference = "Storyboard Reference"
  static let unseenObjects = "Objects"
  static let nothingToDraw = "Nothing in this document can be seen."

  static func notDrawn(_ views: Int) -> String {
    views == 1 ? "1 view has no frame and is not drawn." : "\(views) views have no frame and are not drawn."
  }

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

  static func passed(_ result: SpecResult) -> String {
    var expected: [String] = []
    if result.expectedFindings > 0 { expected.append(count(result.expectedFindings, "finding")) }
    if result.expectedValues > 0 { expected.append(count(result.expectedValues, "value")) }
    let checked = checks(result.counts).joined(separator: ", ")
    return expected.isEmpty ? checked : checked + "; " + expected.joined(separator: " and ") + " as expected"
  }

  // MARK: Summary

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

  static func specs(passed: Int, failed: Int) -> String {
    let all = count(passed + failed, "spec")
    return failed == 0 ? "\(all) passed." : "\(all): \(passed) passed, \(failed) failed."
  }

  /// How many findings of each consequence there are, and of what nothing loads; unproved ones are none of them.
  static func found(_ numbers: [Consequence: Int], latent: Int) -> String {
    let parts = Consequence.allCases.compactMap { consequence -> String? in
      guard consequence != .unproved, let number = numbers[consequence], number > 0 else { return nil }
      return "\(number) \(consequence.rawValue)"
    }
    guard !parts.isEmpty else { return "No findings." }
    return "Findings: \(parts.joined(separator: ", "))" + (latent > 0 ? "; \(latent) latent." : ".")
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

  static func count(_ number: Int, _ singular: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? singular : plural ?? singular + "s")
  }
}
