import InterfaceDocuments
import RuntimeAttributes

/// What a run needs to know of a document when it loads others: whom it names, and what leads where.
///
/// Documents are large and there may be many; summaries of all of them are held while a few are loaded.
struct DocumentSummary: Hashable, Sendable {
  /// A class that objects name.
  struct ClassUse: Hashable, Sendable {
    var name: String
    var module: String?
    /// Whether the module is said to be that of the document's own target.
    var isOfTarget: Bool
    /// Whether the object only stands for one that exists without the document.
    var isPlaceholder: Bool
    /// Whether the object has a view of its own, or is given one.
    var hasView = false
  }

  /// A key that an attribute sets on an object of a framework's own class.
  struct FrameworkKey: Hashable, Sendable {
    var className: String
    var key: String
  }

  /// A controller that a storyboard can be asked for.
  struct Controller: Hashable, Sendable {
    var identifier: String
    var className: String?
    var scene: Int?
  }

  /// What leads from a scene to another one.
  enum Link: Hashable, Sendable {
    /// A segue, to a scene of the same storyboard; with the identifier by which code performs it, where nothing else does.
    case scene(Int, performedBy: String?)
    /// A reference: to the initial controller, or to that of an identifier.
    case storyboard(String?, identifier: String?)
  }

  var file: String
  var format: InterfaceDocument.Format
  var platform: Platform
  /// The classes that objects name, each use of its kind once.
  var classes: [ClassUse] = []
  var controllers: [Controller] = []
  /// The identifiers of cells and views that are made again and again.
  var reuseIdentifiers: [String] = []
  var segueIdentifiers: [String] = []
  /// The classes that segues name without a module.
  var bareSegueClasses: [String] = []
  /// What the scenes of each controller's class hold.
  var scenesOfClasses: [String: SceneContents] = [:]
  /// The scene of the initial controller.
  var initialScene: Int?
  /// The scenes that the system leads to: that of the application with its menus, which comes with the main storyboard,
  /// and those of a watch's notifications and glances.
  var systemScenes: [Int] = []
  /// What leads out of each scene.
  var links: [[Link]] = []
  /// The classes that the objects of each scene name.
  var classesByScene: [[ClassUse]] = []
  /// The keys that attributes set on objects of frameworks' own classes.
  var frameworkKeys: [FrameworkKey] = []
  /// Whether an object asks for an image of the app's own.
  var asksForImages: Bool
  /// The classes of what it gives to code that asks for it by name.
  var offeredClasses: [OfferedClass]

  /// Summarizes a document.
  init(_ document: InterfaceDocument) {
    (file, format, platform) = (document.file, document.format, document.platform)
    asksForImages = document.asksForImages
    offeredClasses = OfferedClass.all(in: document)
    let withViews = Set(document.objects.lazy.filter { $0.key == "view" }.compactMap(\.parent))
    classesByScene = Array(repeating: [], count: document.scenes.count)
    for index in document.objects.indices {
      add(document.objects[index], hasView: withViews.contains(index))
    }
    classes = Self.unique(classes)
    reuseIdentifiers = Self.unique(reuseIdentifiers)
    segueIdentifiers = Self.unique(segueIdentifiers)
    bareSegueClasses = Self.unique(bareSegueClasses)
    frameworkKeys = Self.unique(frameworkKeys)
    guard !document.scenes.isEmpty else { return }
    addLinks(of: document)
  }

  /// The identifiers of the segues that code alone performs.
  var performedSegues: Set<String> {
    Set(
      links.lazy.joined().compactMap { link in
        if case .scene(_, let identifier) = link { identifier } else { nil }
      }
    )
  }

  /// The names by which code refers to the document and to parts of it.
  var referencedNames: Set<String> {
    var names = performedSegues.union(reuseIdentifiers).union(controllers.lazy.map(\.identifier))
    names.formUnion(controllers.lazy.compactMap(\.className))
    names.formUnion(classes.lazy.map(\.name))
    names.insert(nibName)
    return names
  }

  /// The name by which an app asks for the document.
  var nibName: String { PathName.nibName(of: file) }

  private mutating func add(_ object: InterfaceObject, hasView: Bool) {
    if let name = object.customClass {
      let use = ClassUse(
        name: name,
        module: object.customModule,
        isOfTarget: object.customModuleProvider == "target",
        isPlaceholder: object.placeholder != nil,
        hasView: hasView || object.connections.contains { $0.property == "view" }
      )
      classes.append(use)
      if let scene = object.scene, classesByScene.indices.contains(scene) {
        classesByScene[scene].append(use)
      }
    } else if let className = object.elementClass {
      for attribute in object.attributes where attribute.keyPath.keys.count == 1 {
        frameworkKeys.append(FrameworkKey(className: className, key: attribute.keyPath.description))
      }
    }
    if let identifier = object.storyboardIdentifier {
      controllers.append(
        Controller(identifier: identifier, className: object.customClass, scene: object.scene)
      )
    } else if let identifier = object.reuseIdentifier {
      reuseIdentifiers.append(identifier)
    }
    for case .segue(let segue) in object.connections.lazy.map(\.kind) {
      if let identifier = segue.identifier { segueIdentifiers.append(identifier) }
      if let name = segue.customClass, let scene = object.scene, classesByScene.indices.contains(scene) {
        let isOfTarget = segue.customModuleProvider == "target"
        classesByScene[scene].append(
          ClassUse(name: name, module: segue.customModule, isOfTarget: isOfTarget, isPlaceholder: false)
        )
      }
      if let name = segue.customClass, segue.customModule == nil, segue.customModuleProvider != "target" {
        bareSegueClasses.append(name)
      }
    }
  }

  private mutating func addLinks(of document: InterfaceDocument) {
    let indexes = document.indexesByID()
    func target(_ id: String?) -> Int? {
      id.flatMap { indexes[$0] }.flatMap { document.objects[$0].scene }
    }
    initialScene = target(document.initialController)
    systemScenes = document.objects.filter { Self.systemElements.contains($0.element) }.compactMap(\.scene)
    links = document.scenes.map { scene in
      let objects = scene.objects.clamped(to: document.objects.indices)
      addContents(of: document.objects[objects])
      var links: [Link] = []
      for object in objects {
        for connection in document.objects[object].connections {
          guard case .segue(let segue) = connection.kind, let destination = target(connection.destination)
          else { continue }
          // A controller's own is performed by code, under its identifier.
          let isManual = segue.kind != "relationship" && document.objects[object].isController
          if isManual, segue.identifier == nil { continue }
          // The classes of segues come from libraries, which perform them under names of theirs.
          let isOwn = isManual && segue.customClass == nil
          links.append(.scene(destination, performedBy: isOwn ? segue.identifier : nil))
        }
      }
      for reference in document.storyboardReferences where objects.contains(reference.object) {
        links.append(.storyboard(reference.storyboard, identifier: reference.identifier))
      }
      return Self.unique(links)
    }
  }

  private mutating func addContents(of scene: ArraySlice<InterfaceObject>) {
    let classes = scene.lazy.filter(\.isController).compactMap(\.customClass)
    guard !classes.isEmpty else { return }
    let contents = SceneContents(of: scene)
    for name in classes { scenesOfClasses[name, default: contents].formUnion(contents) }
  }

  /// What the system shows of its own accord.
  private static let systemElements: Set<String> = [
    "application", "glanceController", "notificationController",
  ]

  /// The elements in their order, each the first time that it occurs.
  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}

extension InterfaceObject {
  fileprivate var isController: Bool { element.hasSuffix("ontroller") }
}
