public import RuntimeAttributes

/// One Interface Builder document: its objects in document order, what they carry, and where it stands.
public struct InterfaceDocument: Hashable, Sendable {
  /// The file that was read, as the reader was told.
  public var file: String
  /// How the file is written.
  public var format: Format
  /// The platform whose runtime loads the nib.
  public var platform: Platform
  /// The document's own name of that runtime: `iOS.CocoaTouch`, `MacOSX.Cocoa`...
  public var targetRuntime: String?
  /// The version of Interface Builder that wrote the file.
  public var toolsVersion: String?
  /// What holds for the document as a whole.
  public var options: Options
  /// The deployment target that the document sets for itself; mostly it leaves it to the project.
  public var deploymentTarget: PlatformVersion?
  /// The id of a storyboard's initial controller.
  public var initialController: String?
  /// Every object, in the order of their start tags.
  ///
  /// All other parts refer to objects by their index here.
  public var objects: [InterfaceObject]
  /// A storyboard's scenes in document order; empty for everything else.
  public var scenes: [InterfaceScene]
  /// The colors and images that the document names.
  package var resources: DocumentResources
  /// The layout constraints in document order.
  public var constraints: [LayoutConstraint] = []
  /// What differs by size class, in document order.
  package var variations: [SizeClassVariation] = []
  /// The scenes that stand for controllers of other storyboards, in document order.
  package var storyboardReferences: [StoryboardReference] = []
  /// The places where objects ask for images, colors and nibs, in document order.
  package var resourceReferences: [ResourceReference] = []
  /// What could not be read, in document order; the rest of the document is unaffected.
  public var problems: [DocumentProblem]

  /// Creates a document, which is empty unless parts are given.
  package init(
    file: String,
    format: Format,
    platform: Platform,
    targetRuntime: String? = nil,
    toolsVersion: String? = nil,
    options: Options = [],
    deploymentTarget: PlatformVersion? = nil,
    initialController: String? = nil,
    objects: [InterfaceObject] = [],
    scenes: [InterfaceScene] = [],
    resources: DocumentResources = DocumentResources(),
    problems: [DocumentProblem] = []
  ) {
    self.file = file
    self.format = format
    self.platform = platform
    self.targetRuntime = targetRuntime
    self.toolsVersion = toolsVersion
    self.options = options
    self.deploymentTarget = deploymentTarget
    self.initialController = initialController
    self.objects = objects
    self.scenes = scenes
    self.resources = resources
    self.problems = problems
  }
}

extension InterfaceDocument {
  /// How a file is written.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A nib's source as Xcode 5 and later write it.
    case xib
    /// A storyboard as Xcode 5 and later write it.
    case storyboard
    /// The keyed archive in XML that Interface Builder 3 and Xcode 4 wrote.
    case archive
    /// What `ibtool` compiles: the nib that an app carries.
    case compiled
  }

  /// What holds for a document as a whole.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Laid out by constraints.
    public static let usesAutoLayout = Options(rawValue: 1)
    /// Varies by size class.
    public static let usesTraitCollections = Options(rawValue: 2)
    /// Views have safe areas.
    public static let usesSafeAreas = Options(rawValue: 4)
    /// Shown while the app launches, without any code of the app.
    public static let isLaunchScreen = Options(rawValue: 8)
    /// `customObjectInstantitationMethod="direct"`: macOS makes custom views with `init(coder:)`.
    public static let instantiatesDirectly = Options(rawValue: 16)
  }
}

extension InterfaceDocument {
  /// The indexes of the objects by id; the first one counts where an id occurs twice.
  public func indexesByID() -> [String: Int] {
    var indexes: [String: Int] = [:]
    indexes.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      guard let id = object.id, indexes[id] == nil else { continue }
      indexes[id] = index
    }
    return indexes
  }

  /// The indexes of the objects that the nib makes at its top level.
  package var topLevelObjects: [Int] {
    objects.indices.filter { objects[$0].parent == nil && objects[$0].placeholder == nil }
  }
}
