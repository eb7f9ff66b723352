public import Checks
import KeyValueCoding
public import ProjectModel

/// Validates documents against sources: all files below the given paths, separately for each folder with a spec.
public struct Validator: Sendable {
  /// The options of a run.
  public struct Options: Hashable, Sendable {
    /// The platform for which documents are loaded; by default, the spec or the document determines the platform.
    public var platform: Platform?
    /// The deployment target; by default, the spec, the Xcode project or the document determines the version.
    public var deploymentTarget: PlatformVersion?
    /// The path of a spec for all paths, used instead of the specs in the folders; nil to use those specs.
    public var specFile: String?
    /// The number of files to read or documents to load at the same time; by default, the number of processors.
    public var jobs: Int?
    /// The folders to search for dependencies in addition to the project's own folders.
    package var places = DependencyPlaces()
    /// The ids of the findings to report, even if a configuration disables them; all if empty.
    public var only: Set<FindingID> = []
    /// The ids of findings that are not reported.
    public var disabled: Set<FindingID> = []
    /// Whether unused members are reported; their default severity is `note`.
    public var reportsUnused = false
    /// The documents whose findings are reported; all by default.
    public var selection = DocumentSelection()
    /// The earlier contents of sources, which show renamed declarations; nil outside of a repository.
    package var history: SourceHistory?

    /// Creates options with defaults.
    ///
    /// - Parameters:
    ///   - platform: The platform for which documents are loaded; by default, the spec or the document determines the
    ///     platform.
    ///   - deploymentTarget: The deployment target; by default, the spec, the Xcode project or the document determines
    ///     the version.
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

  /// Throws ``ValidationError/cancelled`` if the current task is cancelled.
  static func checkCancellation() throws(ValidationError) {
    if Task.isCancelled { throw .cancelled }
  }
}
