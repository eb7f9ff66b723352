public import RuntimeAttributes

/// Validates documents against sources: everything below the given paths, each folder with a spec on its own.
public struct Validator: Sendable {
  /// What a run may be told.
  public struct Options: Hashable, Sendable {
    /// The platform to load for; each document's own unless given.
    public var platform: Platform?
    /// The oldest system; each document's or spec's own unless given.
    public var deploymentTarget: PlatformVersion?
    /// A spec that holds for all paths, in place of those that stand in the folders.
    public var specFile: String?
    /// How many files are read, or documents loaded, at the same time; as many as there are processors unless given.
    public var jobs: Int?
    /// The folder in which what was read and found is kept for the next run; nothing is kept unless given.
    public var cacheFolder: String?
    /// Where dependencies are looked for besides the paths.
    package var places = DependencyPlaces()
    /// Indexes that hold the files in place of the paths.
    public var indexes: [String] = []
    /// The ids of the findings to report, also if a configuration turns them off; all if empty.
    public var only: Set<FindingID> = []
    /// The ids of the findings that are not reported.
    public var disabled: Set<FindingID> = []
    /// Whether unused members are reported, as notes unless a configuration gives them another severity.
    public var reportsUnused = false
    /// Which documents findings are wanted for; all unless said.
    public var selection = DocumentSelection()

    /// Creates options, which leave everything to the documents unless told otherwise.
    ///
    /// - Parameters:
    ///   - platform: The platform to load for; each document's own unless given.
    ///   - deploymentTarget: The oldest system; each document's or spec's own unless given.
    public init(platform: Platform? = nil, deploymentTarget: PlatformVersion? = nil) {
      self.platform = platform
      self.deploymentTarget = deploymentTarget
    }
  }

  let options: Options

  /// Creates a validator.
  public init(options: Options = Options()) {
    self.options = options
  }
}
