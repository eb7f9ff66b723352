public import RuntimeAttributes

/// Under which circumstances a nib is loaded.
public struct LoadConditions: Hashable, Sendable {
  /// The platform whose runtime loads it.
  public var platform: Platform
  /// The oldest system on which the app runs; nil for one that today's Xcode allows.
  public var deploymentTarget: PlatformVersion?
  /// The modules all of whose classes the registry knows, so that a class missing from one is truly missing.
  public var knownModules: Set<String>
  /// The modules that hold a Swift class, by its name, where that is certain.
  public var modulesOfClasses: [String: Set<String>] = [:]
  /// The modules that the targets of the document build, where all classes of these are known and one that the document
  /// looks for there is not among them.
  public var ownModules: Set<String>?
  /// Whether the registry has every class but the system's that the document can name without a module.
  public var knowsBareNames = false
  /// The system's classes by names without a module that nothing declares, and that differ from theirs in upper and lower
  /// case alone: the runtime tells these apart.
  public var respelledClasses: [String: String] = [:]
  /// The names of classes that are not truly missing where nobody declares them: what sources of the documents' targets are
  /// called that nobody has read, and what sources implement.
  public var unreadSources: Set<String> = []
  /// Whether a dependency that the registry does not know may add members to the frameworks' classes.
  public var hasUnseenDependencies = false
  /// The keys that such a dependency seems to add: documents set them on the frameworks' own objects.
  public var keysOfUnseenDependencies: Set<String> = []
  /// Whether the registry has the frameworks' methods of any number of arguments, not only those with one.
  public var knowsAllSelectors = false
  /// The classes that code makes objects of other classes instances of, with `object_setClass`.
  public var adoptedClasses: [String] = []

  /// Creates conditions.
  ///
  /// - Parameters:
  ///   - platform: The platform whose runtime loads the nib.
  ///   - deploymentTarget: The oldest system on which the app runs.
  ///   - knownModules: The modules all of whose classes the registry knows.
  public init(
    platform: Platform,
    deploymentTarget: PlatformVersion? = nil,
    knownModules: Set<String> = []
  ) {
    self.platform = platform
    self.deploymentTarget = deploymentTarget
    self.knownModules = knownModules
  }
}
