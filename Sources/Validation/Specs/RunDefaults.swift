public import RuntimeAttributes

/// Defaults for the options of a run from a configuration: the keys `baseline`, `reporter` and `strict`; nil if the
/// configuration does not set them.
public struct RunDefaults: Hashable, Sendable {
  /// The name of a reporter and its location in the configuration.
  public struct Reporter: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The position of the name.
    public var position: SourcePosition
    /// The path of the configuration; empty without a configuration.
    public var file = ""
  }

  /// The path of a baseline.
  public var baseline: String?
  /// The location of the path in its configuration.
  public var baselinePlace: FileLocation?
  /// The reporter for the results.
  public var reporter: Reporter?
  /// Whether warnings fail the run.
  public var strict: Bool?
  /// The position of the baseline path in the configuration.
  var baselinePosition: SourcePosition?
}
