import KeyValueCoding
import RuntimeAttributes

/// An Interface Builder document: its objects in document order, with their attributes, connections and positions.
public struct InterfaceDocument: Hashable, Sendable {
  /// The path of the file, as passed to the reader.
  public var file: String
  /// The format of the file.
  public var format: Format
  /// The platform whose runtime loads the nib.
  public var platform: Platform
  /// The target runtime as spelled in the document, such as `iOS.CocoaTouch`.
  public var targetRuntime: String?
  /// The version of Interface Builder that wrote the file, if known.
  public var toolsVersion: String?
  /// The document's options.
  public var options: Options
  /// The deployment target in the document, if any; most documents use the deployment target of the project instead.
  public var deploymentTarget: PlatformVersion?
  /// The id of a storyboard's initial view controller, if any.
  public var initialController: String?
  /// All objects, in the order of their start tags.
  ///
  /// Parents, scenes and constraints refer to objects by their index in this array; connections refer to objects by id.
  public var objects: [InterfaceObject]
  /// A storyboard's scenes in document order; empty for other documents.
  public var scenes: [InterfaceScene]
  /// The named colors and images.
  package var resources: DocumentResources
  /// The layout constraints in document order.
  public var constraints: [LayoutConstraint] = []
  /// The size-class variations in document order.
  package var variations: [SizeClassVariation] = []
  /// The storyboard references in document order.
  package var storyboardReferences: [StoryboardReference] = []
  /// The references to images, colors and nibs, in document order.
  package var resourceReferences: [ResourceReference] = []
  /// The parts that could not be read, in document order; the rest of the document is unaffected.
  public var problems: [DocumentProblem]

  /// Creates a document.
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
  /// A file format.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A nib source of Xcode 5 and later.
    case xib
    /// A storyboard of Xcode 5 and later.
    case storyboard
    /// The XML keyed archive of Interface Builder 3 and Xcode 4.
    case archive
    /// The output of `ibtool`: the nib in an app's bundle.
    case compiled
  }

  /// The options of a document.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The document uses Auto Layout.
    public static let usesAutoLayout = Options(rawValue: 1)
    /// The document uses size classes.
    public static let usesTraitCollections = Options(rawValue: 2)
    /// Views have safe area layout guides.
    public static let usesSafeAreas = Options(rawValue: 4)
    /// The document is a launch screen, which the system shows without running the app's code.
    public static let isLaunchScreen = Options(rawValue: 8)
    /// `customObjectInstantitationMethod="direct"`: macOS creates custom views with `init(coder:)`.
    public static let instantiatesDirectly = Options(rawValue: 16)
  }
}

extension InterfaceDocument {
  /// Returns the indexes of the objects by id; a duplicate id has the index of its first object.
  package func indexesByID() -> [String: Int] {
    var indexes: [String: Int] = [:]
    indexes.reserveCapacity(objects.count)
    for (index, object) in objects.enumerated() {
      guard let id = object.id, indexes[id] == nil else { continue }
      indexes[id] = index
    }
    return indexes
  }

  /// The indexes of the top-level objects that the nib creates.
  package var topLevelObjects: [Int] {
    objects.indices.filter { objects[$0].parent == nil && objects[$0].placeholder == nil }
  }
}
