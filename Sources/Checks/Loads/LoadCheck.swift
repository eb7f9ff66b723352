import NibLoading

/// A check that turns an event of a load into a finding.
protocol LoadCheck: Sendable {
  /// Returns the finding about an event with a consequence, or nil if the event does not concern the check.
  static func finding(about event: LoadEvent, in load: CheckedLoad) -> Finding?

  /// Returns the finding adjusted to the code of the sources, or nil if the code prevents the problem.
  ///
  /// The default implementation returns the finding unchanged.
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding?
}

extension LoadCheck {
  static func decided(_ finding: Finding, about event: LoadEvent, in load: CheckedLoad) -> Finding? {
    finding
  }
}
