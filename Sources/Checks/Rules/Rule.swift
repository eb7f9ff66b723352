/// A kind of finding: its explanation, with an example and the fix, and the way in which reports present its
/// findings.
package struct Rule: Sendable {
  package let id: FindingID
  package let explanation: Explanation
  /// Returns the fix with the names of a finding, or nil if the fix in the explanation applies.
  package let advice: (@Sendable (Finding) -> String?)?
  /// The role of the declaration that findings refer to.
  package let place: String
  /// The most common severity of findings.
  package let severity: Severity
  /// The XML attributes that cause findings, if the findings refer to neither a key path nor a class.
  package let attributes: [String]

  init(
    _ id: FindingID,
    _ title: String,
    _ text: String,
    document: String,
    source: String,
    prints: String? = nil,
    remedy: String,
    advice: (@Sendable (Finding) -> String?)? = nil,
    place: String = "declared",
    severity: Severity = .error,
    attributes: [String] = []
  ) {
    self.id = id
    explanation = Explanation(
      id.rawValue,
      title,
      text,
      document: document,
      source: source,
      prints: prints,
      remedy: remedy
    )
    self.advice = advice
    self.place = place
    self.severity = severity
    self.attributes = attributes
  }

  /// All rules, in the order of the ids.
  package static let all: [Rule] = FindingID.allCases.compactMap { rules[$0] }

  /// The rule of a kind of finding.
  package static subscript(id: FindingID) -> Rule? { rules[id] }

  private static let rules = Dictionary(
    uniqueKeysWithValues: (attributes + connections + documentChecks
      + classes + loads + references + documents).map {
        ($0.id, $0)
      }
  )
}

// MARK: Advice

extension Rule {
  /// Returns the key path of a finding in quotation marks.
  static func key(_ finding: Finding) -> String { "'\(finding.keyPath ?? "")'" }

  /// Returns the class of a finding's object.
  static func owner(_ finding: Finding) -> String { finding.object?.className ?? "the class" }

  /// Returns the advice for a member that does not exist, or is not visible to Objective-C.
  static func missing(_ finding: Finding, _ noun: String, mark: String, _ addition: String) -> String {
    if let suggestion = finding.suggestion { return "Use '\(suggestion)', or remove the \(noun)." }
    if finding.declaration != nil { return "Mark the declaration \(mark), or remove the \(noun)." }
    return "Remove the \(noun), or add \(addition)."
  }

  /// Returns the advice for a class that does not exist.
  @Sendable
  package static func unknownClass(_ finding: Finding) -> String {
    let name = finding.object?.className ?? ""
    if let module = finding.missingModule { return "Set the module of the custom class to '\(module)'." }
    if let suggestion = finding.suggestion { return "Set the custom class to '\(suggestion)'." }
    return "Set the custom class to an existing class, or restore '\(name)'."
  }

  /// Returns the advice for an attribute whose type does not fit the property.
  @Sendable
  static func fittingType(_ finding: Finding) -> String {
    "Select the attribute type that fits the property \(key(finding)); "
      + "'nibproof explain --conversions' lists the types."
  }
}
