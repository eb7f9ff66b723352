/// The severities of finding ids in a unit, by its specs and the options of a run.
struct FindingChoice: Sendable {
  private let unit: ValidationScope
  private let options: Validator.Options

  init(_ unit: ValidationScope, _ options: Validator.Options) { (self.unit, self.options) = (unit, options) }

  /// The severity that specs or options give an id; nil if findings have that of their consequence.
  func severity(of id: FindingID) -> Spec.SeverityChoice? {
    guard !options.disabled.contains(id), options.only.isEmpty || options.only.contains(id) else {
      return .off
    }
    let configured = unit.setting { $0.severity[id] }
    // What the caller asks for by its id is on.
    let isRequested = options.only.contains(id) || id == .unusedMember && options.reportsUnused
    let standard: Spec.SeverityChoice? = id == .unusedMember ? (isRequested ? .note : .off) : nil
    return isRequested && configured == .off ? standard : configured ?? standard
  }
}
