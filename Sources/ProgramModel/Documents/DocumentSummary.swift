package import InterfaceDocuments
import KeyValueCoding
import ProjectModel
import RuntimeAttributes
package import SourceModel

/// The properties of a document that stay in memory, such as its classes and the links between its scenes.
///
/// Documents are large and may be numerous. Summaries of all documents stay in memory while a few documents are
/// loaded at a time.
package struct DocumentSummary: Hashable, Sendable {
  /// The initializers that nib loading may call on an object.
  package enum Initializers: Hashable, Sendable {
    /// Only `init(coder:)`.
    case coder
    /// `init(coder:)` or, for the views of older nibs of AppKit, `init(frame:)`.
    case coderOrFrame
    /// Any initializer, such as `init`.
    case all
  }

  /// An object or segue with a custom class.
  package struct ClassUse: Hashable, Sendable {
    package var reference: ClassReference
    /// Whether the object is a placeholder for an object outside of the document.
    package var isPlaceholder = false
    /// Whether the object contains a view or has a connected view.
    package var hasView = false
    package var initializers = Initializers.all
    /// The connected outlets of an object that the nib creates; empty for placeholders and segues.
    package var outlets: [String] = []
  }

  /// A key that a runtime attribute sets on an instance of a framework class.
  package struct FrameworkKey: Hashable, Sendable {
    package var className: String
    package var key: String
  }

  /// A key that a document may set, other than by an outlet of an object with a known class.
  package struct BoundKey: Hashable, Sendable {
    /// The class of the object, or nil if it is unknown.
    package var className: String?
    package var key: String
  }

  /// A controller with a storyboard identifier.
  package struct Controller: Hashable, Sendable {
    package var identifier: String
    package var className: String?
    package var scene: Int?
  }

  /// A nib from which a controller of the document loads its view.
  package struct NibUse: Hashable, Sendable {
    package var name: String
    /// The controller's scene, if the document is a storyboard.
    package var scene: Int?
  }

  /// A selector, key or key path in a connection or runtime attribute, which calls methods when the document is loaded
  /// or used.
  package struct Message: Hashable, Sendable {
    package var text: String
    /// The custom class of the object to which the document sends the action, if it is known.
    package var receiver: String?
  }

  /// The owner of a nib.
  package struct Owner: Hashable, Sendable {
    /// The class that the document declares.
    package var className: String
    /// The connected outlets.
    package var outlets: [String]
  }

  /// A link from one scene to another.
  package enum Link: Hashable, Sendable {
    /// A segue to a scene of the same storyboard, with its identifier if only the app's code performs the segue.
    case scene(Int, performedBy: String?)
    /// A storyboard reference to the initial controller or to the controller with an identifier.
    ///
    /// A storyboard in another bundle has a bundle identifier.
    case storyboard(String?, identifier: String?, bundle: String?)
  }

  package var file: String
  package var format: InterfaceDocument.Format
  package var platform: Platform
  /// The objects and segues with custom classes, without duplicates.
  package var classes: [ClassUse] = []
  package var controllers: [Controller] = []
  /// Whether the document names a module for a class, rather than using the module of the document's target.
  package var namesModule: Bool { classes.contains { $0.reference.namesModule } }
  /// The identifiers of reusable cells and views that are registered with their table, or whose nib can be registered.
  var reuseIdentifiers: [String] = []
  /// The identifiers of cells that are not registered with their table: static cells, and prototypes inside of tables
  /// in a nib, since only storyboards register prototypes.
  private var unregisteredPrototypes: [String] = []
  /// The kinds of the supplementary views of collections, by identifier.
  package var supplementaryKinds: [String: Set<SupplementaryKind>] = [:]
  /// The kinds of supplementary views that flow-layout collections request, by data source class.
  package var requestedKinds: [String: Set<SupplementaryKind>] = [:]
  var segueIdentifiers: [String] = []
  /// The segue classes without a module.
  var bareSegueClasses: [String] = []
  /// The combined contents of the scenes of each controller class.
  package var scenesOfClasses: [String: SceneContents] = [:]
  /// Whether the document is a launch screen, which the system shows.
  package var isLaunchScreen: Bool
  /// The index of the scene with the initial controller, if any.
  package var initialScene: Int?
  /// The controllers of the scenes; nil for a scene without a controller.
  package var controllerScenes: [ControllerScene?] = []
  /// The scenes that the system shows.
  ///
  /// These are the application scene with its menus, which is loaded with the main storyboard, and the notifications
  /// and glances of a watch app.
  package var systemScenes: [Int] = []
  /// The links out of each scene.
  package var links: [[Link]] = []
  /// The classes that each scene references.
  package var classesByScene: [[ClassUse]] = []
  /// The keys that runtime attributes set on instances of framework classes.
  package var frameworkKeys: [FrameworkKey] = []
  /// Whether an object references an image or color of the app.
  var referencesAssets: Bool
  /// The classes of the items that the document provides by name.
  var offeredClasses: [OfferedClass]
  /// The class of the only top-level object of a nib; empty if it is unknown, and nil if there are several objects or
  /// none.
  package var onlyTopLevelClass: String? {
    let objects = offeredClasses.filter { $0.kind == .topLevel }
    return objects.count == 1 ? objects[0].reference.name : nil
  }
  /// The owner of the nib, if the document declares its class.
  package var owner: Owner?
  /// The selectors, keys and key paths in connections and runtime attributes.
  package var messages: [Message] = []
  /// The keys of objects of custom and unknown classes that the document may set, besides ``ClassUse/outlets``.
  package var boundKeys: [BoundKey] = []
  /// The custom classes of the objects that the document connects as delegates, including the owner.
  var delegateClasses: Set<String> = []
  /// The nibs of the document's controllers.
  package var nibUses: [NibUse] = []

  /// Summarizes a document.
  init(_ document: InterfaceDocument) {
    (file, format, platform) = (document.file, document.format, document.platform)
    isLaunchScreen = document.options.contains(.isLaunchScreen)
    referencesAssets = document.referencesAssets
    offeredClasses = OfferedClass.all(in: document)
    let withViews = Set(document.objects.lazy.filter { $0.key == "view" }.compactMap(\.parent))
    classesByScene = Array(repeating: [], count: document.scenes.count)
    for (index, object) in document.objects.enumerated() {
      let isStatic = object.parent.map { document.objects[$0].element == Self.staticSection } == true
      add(object, hasView: withViews.contains(index), isStatic: isStatic)
    }
    requestedKinds = Self.requestedKinds(in: document)
    classes = Self.unique(classes)
    reuseIdentifiers = Self.unique(reuseIdentifiers)
    segueIdentifiers = Self.unique(segueIdentifiers)
    bareSegueClasses = Self.unique(bareSegueClasses)
    frameworkKeys = Self.unique(frameworkKeys)
    messages = Self.unique(Self.messages(of: document))
    boundKeys = Self.unique(document.boundKeys)
    delegateClasses = Self.delegateClasses(in: document)
    nibUses = document.resourceReferences.compactMap { reference in
      guard case .nib(let name) = reference.resource else { return nil }
      return NibUse(name: name, scene: document.objects[reference.object].scene)
    }
    guard !document.scenes.isEmpty else { return }
    addLinks(of: document)
  }

  /// The identifiers of the segues that only code performs.
  private var performedSegues: Set<String> {
    Set(
      links.lazy.joined().compactMap { link in
        if case .scene(_, let identifier) = link { identifier } else { nil }
      }
    )
  }

  /// The storyboards in other bundles that scenes lead to.
  var foreignStoryboards: Set<String> {
    Set(
      links.lazy.joined().compactMap { link in
        if case .storyboard(let name, _, .some) = link { name } else { nil }
      }
    )
  }

  /// The names that code uses for the document and its parts.
  package var referencedNames: Set<String> {
    var names = performedSegues.union(reuseIdentifiers).union(unregisteredPrototypes)
    names.formUnion(controllers.lazy.map(\.identifier))
    names.formUnion(controllers.lazy.compactMap(\.className))
    names.formUnion(classes.lazy.map(\.reference.name))
    names.formUnion(nibNames)
    return names
  }

  /// The name that the app uses to load the document.
  package var nibName: String { PathName.nibName(of: file) }

  /// The names that load the document: `Card` and `Card~ipad` both load `Card~ipad.xib` on an iPad, and AppKit accepts
  /// `Card.nib`.
  package var nibNames: [String] {
    let (name, fileName) = (nibName, DocumentPath.fileName(of: file))
    return [name] + (fileName == name ? [] : [String(fileName)])
      + (platform == .macOS && format != .storyboard ? [name + ".nib"] : [])
  }

  private mutating func add(_ object: InterfaceObject, hasView: Bool, isStatic: Bool) {
    if let name = object.customClass {
      if object.placeholder == .filesOwner, owner == nil {
        owner = Owner(className: name, outlets: object.connections.compactMap(\.property))
      }
      let use = ClassUse(
        reference: ClassReference(of: object),
        isPlaceholder: object.placeholder != nil,
        hasView: hasView || object.connections.contains { $0.property == "view" },
        initializers: Self.initializers(of: object, on: platform),
        outlets: object.placeholder == nil ? object.connections.compactMap(\.property) : []
      )
      classes.append(use)
      if let scene = object.scene, classesByScene.indices.contains(scene) {
        classesByScene[scene].append(use)
      }
    } else if let className = object.elementClass {
      for attribute in object.runtimeAttributes where attribute.keyPath.keys.count == 1 {
        frameworkKeys.append(FrameworkKey(className: className, key: attribute.keyPath.description))
      }
    }
    if let identifier = object.storyboardIdentifier {
      controllers.append(
        Controller(identifier: identifier, className: object.customClass, scene: object.scene)
      )
    } else if let identifier = object.reuseIdentifier ?? object.identifierOfView(on: platform) {
      // AppKit's tables register the views in their nib.
      if isStatic || platform != .macOS && format != .storyboard && object.parent != nil {
        unregisteredPrototypes.append(identifier)
      } else {
        reuseIdentifiers.append(identifier)
      }
    }
    if let identifier = object.reuseIdentifier, let kind = Self.supplementaryKeys[object.key ?? ""] {
      supplementaryKinds[identifier, default: []].insert(kind)
    }
    for case .segue(let segue) in object.connections.lazy.map(\.kind) {
      if let identifier = segue.identifier { segueIdentifiers.append(identifier) }
      guard let reference = ClassReference(of: segue) else { continue }
      if let scene = object.scene, classesByScene.indices.contains(scene) {
        classesByScene[scene].append(ClassUse(reference: reference))
      }
      if reference.isBare { bareSegueClasses.append(reference.name) }
    }
  }

  private static func initializers(of object: InterfaceObject, on platform: Platform) -> Initializers {
    if object.isCustomObject { return .all }
    return switch platform {
    case .iOS, .tvOS, .visionOS: .coder
    case .macOS: .coderOrFrame
    case .watchOS: .all
    }
  }

  /// The keys of a collection's supplementary views.
  private static let supplementaryKeys: [String: SupplementaryKind] = [
    "sectionHeaderView": .header, "sectionFooterView": .footer,
  ]

  private static func messages(of document: InterfaceDocument) -> [Message] {
    var receivers: [String: String] = [:]
    for object in document.objects where object.placeholder == nil || object.placeholder == .filesOwner {
      if let id = object.id, let name = object.customClass { receivers[id] = receivers[id] ?? name }
    }
    return document.objects.flatMap { object in
      object.runtimeAttributes.map { Message(text: $0.keyPath.description) }
        + object.connections.flatMap { connection in
          let isAction = if case .action = connection.kind { true } else { false }
          let receiver = isAction ? connection.destination.flatMap { receivers[$0] } : nil
          return connection.messages.map { Message(text: $0, receiver: receiver) }
        }
    }
  }

  private static func delegateClasses(in document: InterfaceDocument) -> Set<String> {
    let connected = Set(
      document.objects.lazy.flatMap(\.connections).filter { $0.property == "delegate" }.compactMap(
        \.destination
      )
    )
    return Set(
      document.objects.lazy.filter { $0.id.map(connected.contains) == true }.compactMap(\.customClass)
    )
  }

  private mutating func addLinks(of document: InterfaceDocument) {
    let indexes = document.indexesByID()
    func target(_ id: String?) -> Int? {
      id.flatMap { indexes[$0] }.flatMap { document.objects[$0].scene }
    }
    initialScene = target(document.initialController)
    controllerScenes = document.scenes.map { ControllerScene($0, in: document, target) }
    systemScenes = document.objects.filter { Self.systemElements.contains($0.element) }.compactMap(\.scene)
    links = document.scenes.map { scene in
      let objects = scene.objects.clamped(to: document.objects.indices)
      addContents(of: document.objects[objects])
      var links: [Link] = []
      for object in objects {
        for connection in document.objects[object].connections {
          guard case .segue(let segue) = connection.kind, let destination = target(connection.destination)
          else { continue }
          // Code performs a manual segue of a controller by the identifier of the segue.
          let isManual = segue.kind != "relationship" && document.objects[object].isController
          if isManual, segue.identifier == nil { continue }
          // Custom segue classes come from libraries, which may use their own names to perform the segues.
          let isOwn = isManual && segue.customClass == nil
          links.append(.scene(destination, performedBy: isOwn ? segue.identifier : nil))
        }
      }
      for reference in document.storyboardReferences where objects.contains(reference.object) {
        links.append(
          .storyboard(reference.storyboard, identifier: reference.identifier, bundle: reference.bundle)
        )
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

  /// The element that contains static cells.
  static let staticSection = "tableViewSection"

  /// The elements of scenes that the system shows without a reference.
  private static let systemElements: Set<String> = [
    "application", "glanceController", "notificationController",
  ]

  /// Returns the elements without duplicates, in order of first occurrence.
  private static func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}

extension Connection {
  /// The selectors, keys and key paths of the connection.
  fileprivate var messages: [String] {
    switch kind {
    case .action(let selector, _): [selector]
    case .outlet(let property), .outletCollection(let property, _, _): [property]
    case .segue(let segue): [segue.unwindAction, segue.creationAction].compactMap(\.self)
    case .binding(let binding): [binding.keyPath] + binding.options.values.sorted()
    case .other: []
    }
  }
}

extension InterfaceObject {
  /// Returns the identifier with which code requests the view in AppKit, or the row in WatchKit; nil if there is none,
  /// and on other platforms.
  fileprivate func identifierOfView(on platform: Platform) -> String? {
    switch platform {
    case .macOS: element == "constraint" ? nil : identifier
    case .watchOS: element == "tableRow" ? identifier : nil
    case .iOS, .tvOS, .visionOS: nil
    }
  }

  package var isController: Bool { element.hasSuffix("ontroller") }
}

extension DocumentSummary {
  /// Returns the kinds of supplementary views in collections with UIKit's flow layout, by the class of the data source.
  fileprivate static func requestedKinds(in document: InterfaceDocument) -> [String: Set<SupplementaryKind>] {
    var kinds: [String: Set<SupplementaryKind>] = [:]
    for (index, collection) in document.objects.enumerated() where collection.element == "collectionView" {
      let parts = document.objects.filter { $0.parent == index }
      let layout = parts.first { $0.key == "collectionViewLayout" }
      let target = collection.connections.first { $0.property == "dataSource" }?.destination
      guard layout?.element == "collectionViewFlowLayout", layout?.customClass == nil, let target,
        let name = document.objects.first(where: { $0.id == target })?.customClass
      else { continue }
      for part in parts {
        guard let kind = supplementaryKeys[part.key ?? ""] else { continue }
        kinds[name, default: []].insert(kind)
      }
    }
    return kinds
  }
}
