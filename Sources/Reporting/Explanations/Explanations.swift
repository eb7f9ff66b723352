public import Checks

/// The explanations of findings, configuration diagnostics and terms.
public enum Explanations {
  /// The explanations of findings, in the order of the ids.
  public static let all: [Explanation] = Rule.all.map(\.explanation)

  /// Returns the explanation of a finding id; never nil.
  public static func explanation(of id: FindingID) -> Explanation? { id.rule.explanation }

  /// The explanations of findings, configuration diagnostics and terms.
  public struct List: Sendable {
    /// The explanations of findings, in the order of the ids.
    public let findings = Explanations.all
    /// The explanations of configuration diagnostics.
    public let diagnostics = Explanations.diagnostics
    /// The explanations of the terms in reports.
    public let terms = Explanations.terms

    /// Creates the list of all explanations.
    public init() {}
  }

  /// All explanations, under headings.
  public static let sections: [(title: String, explanations: [Explanation])] = [
    (ReportMessages.findingsTitle, all), (ReportMessages.diagnosticsTitle, diagnostics),
    (ReportMessages.termsTitle, terms),
  ]
}
