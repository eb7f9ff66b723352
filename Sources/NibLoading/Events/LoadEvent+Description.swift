import RuntimeAttributes

extension LoadEvent: CustomStringConvertible {
  /// The event in one line: step, class, attribute or connection, outcome and consequence.
  public var description: String {
    let head = [step.name, className, step.subject].compactMap(\.self).joined(separator: " ")
    return head + step.ending + (consequence.map { " [\($0.rawValue)]" } ?? "")
  }
}

extension LoadEvent.Step: CustomStringConvertible {
  /// The step, its attribute or connection, and its outcome.
  public var description: String { [name, subject].compactMap(\.self).joined(separator: " ") + ending }

  fileprivate var ending: String {
    switch self {
    case .apply(_, .raised(let error)), .connect(_, .raised(let error)):
      ": \(error.reason(on: .iOS))"
    case .end(let error): ": \(error)"
    default: outcome?.message.map { ": \($0)" } ?? ""
    }
  }
}
