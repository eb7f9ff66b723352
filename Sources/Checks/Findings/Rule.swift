/// The explanation of a kind of finding, and the presentation of its findings in reports.
package struct Rule: Sendable {
  package let id: FindingID
  /// The part of a document that findings are about.
  let subject: FindingID.Subject
  package let explanation: Explanation
  /// The text replacement that fixes the example.
  private let fix: (old: String, new: String)
  /// A function that returns advice with the names in a finding, or nil if the remedy in the explanation suffices.
  package let advice: (@Sendable (Finding) -> String?)?
  /// The role of the declaration that findings refer to, such as `declared` or `used`.
  package let place: String
  /// The most common severity of findings.
  package let severity: Severity
  /// The XML attributes that cause findings, if the findings refer to neither a key path nor a class.
  package let attributes: [String]

  init(
    _ id: FindingID,
    about subject: FindingID.Subject = .other,
    _ title: String,
    _ text: String,
    document: String,
    source: String,
    fix: (old: String, new: String),
    prints: String? = nil,
    remedy: String,
    advice: (@Sendable (Finding) -> String?)? = nil,
    place: String = "declared",
    severity: Severity = .error,
    attributes: [String] = []
  ) {
    (self.id, self.subject) = (id, subject)
    explanation = Explanation(
      id.rawValue,
      title,
      text,
      document: document,
      source: source,
      prints: prints,
      remedy: remedy
    )
    self.fix = fix
    self.advice = advice
    self.place = place
    self.severity = severity
    self.attributes = attributes
  }

  /// The explanation with the fixed example, which does not produce a finding of this kind.
  package var fixedExplanation: Explanation {
    var fixed = explanation
    fixed.document = fixed.document.replacing(fix.old, with: fix.new)
    fixed.source = fixed.source.replacing(fix.old, with: fix.new)
    return fixed
  }
}

// MARK: Advice

extension Rule {
  /// Returns the key path of a finding in quotation marks.
  static func key(_ finding: Finding) -> String { "'\(finding.keyPath ?? "")'" }

  /// Returns the class of a finding's object, or a generic noun phrase if the class is unknown.
  static func owner(_ finding: Finding) -> String {
    finding.object?.className.map { "'\($0)'" } ?? "the class"
  }

  /// Returns the advice for a member that does not exist, or is not visible to Objective-C.
  static func missing(_ finding: Finding, _ noun: String, mark: String, _ addition: String) -> String {
    if let suggestion = finding.suggestion { return "Use '\(suggestion)', or remove the \(noun)." }
    if finding.declaration != nil { return "Mark the declaration \(mark), or remove the \(noun)." }
    return "Remove the \(noun), or add \(addition)."
  }

  /// Returns the advice for an attribute whose type does not fit the property.
  @Sendable
  static func fittingType(_ finding: Finding) -> String {
    "Select the attribute type that fits the property \(key(finding)); "
      + "'nibproof explain --conversions' lists the types."
  }
}
