import Checks

/// The severities of findings in a scope, from its specs and the options of the run.
struct FindingChoice: Sendable {
  private let unit: ValidationScope
  private let options: Validator.Options

  init(_ unit: ValidationScope, _ options: Validator.Options) { (self.unit, self.options) = (unit, options) }

  /// Whether the options of the run exclude a finding id.
  func isDeselected(_ id: FindingID) -> Bool {
    options.disabled.contains(id) || !options.only.isEmpty && !options.only.contains(id)
  }

  /// Returns the configured severity of a finding id, or nil if the consequence determines the severity.
  func severity(of id: FindingID) -> Spec.SeverityChoice? {
    guard !isDeselected(id) else { return .off }
    let configured = unit.setting { $0.severity[id] }
    // An id that is requested explicitly is reported even if it is off by default.
    let isRequested = options.only.contains(id) || id == .unusedMember && options.reportsUnused
    let standard: Spec.SeverityChoice? = id == .unusedMember ? (isRequested ? .note : .off) : nil
    return isRequested && configured == .off ? standard : configured ?? standard
  }
}
