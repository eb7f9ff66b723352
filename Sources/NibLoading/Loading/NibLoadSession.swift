import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

/// The state of one load of one document: the objects created so far, and the provided objects.
final class NibLoadSession: NibDecoder {
  let bundle: NibBundle
  let document: InterfaceDocument
  let indexes: [String: Int]
  /// The ids of connections.
  ///
  /// Outlets may refer to a connection such as a segue, although no object is created for it.
  let connectionIDs: Set<String>
  /// The objects provided by the loading code; nil if the objects are only declared.
  let provided: ProvidedObjects?
  var objects: [AnyObject?]
  /// The coders of objects that are being created.
  var coders: [Int: NibCoder] = [:]
  /// The attributes that were set, by object.
  var setAttributes: [Int: [RuntimeAttribute]] = [:]
  /// The objects of outlet collections so far, by object and property.
  var collections: [Int: [String: [BoxedValue]]] = [:]
  private let nibs: [InterfaceNib]
  /// The nibs of the document that were or are being loaded.
  private var loadedNibs: Set<Int> = []
  /// The controllers whose views have their own nibs.
  let viewOwners: Set<Int>
  /// Whether each object belongs to the current nib, by index.
  private var members: [Bool]
  /// Whether the creation of each object has begun, by index.
  private var isMade: [Bool]
  private var connectedProperties: Set<ConnectedProperty> = []
  /// The constraints, by the index of their object.
  private(set) lazy var constraints = Dictionary(document.constraints.map { ($0.object, $0) }) { first, _ in
    first
  }
  /// The Swift names of a class's outlets that an object's connections set.
  var connectedOutlets: [ConnectedClass: Set<String>] = [:]
  /// The ids of the destinations of outlets.
  private(set) lazy var outletDestinations = Set(
    document.objects.lazy.flatMap(\.connections).filter { $0.property != nil }.compactMap(\.destination)
  )
  /// The indexes of controllers by their view.
  private var controllers: [ObjectIdentifier: Int] = [:]
  private lazy var childrenByParent = Dictionary(grouping: document.objects.indices) {
    document.objects[$0].parent ?? -1
  }
  /// The selectors of the document's actions, by the id of their target.
  private(set) lazy var selectorsByTarget = document.objects.lazy.flatMap(\.connections)
    .reduce(into: [String: Set<String>]()) { selectors, connection in
      guard let target = connection.destination, let selector = connection.selector else { return }
      selectors[target, default: []].insert(selector)
    }
  /// The File's Owner placeholders of the document.
  private(set) lazy var filesOwners = document.objects.indices.filter {
    document.objects[$0].placeholder == .filesOwner
  }

  /// An object with connections, and the index of a class whose outlets the connections may set.
  struct ConnectedClass: Hashable {
    var object: Int
    var classIndex: Int
  }

  private struct ConnectedProperty: Hashable {
    var source: Int
    var property: String
  }

  var registry: ClassRegistry { bundle.loader.registry }
  var conditions: LoadConditions { bundle.loader.conditions }
  var completeness: RegistryCompleteness { bundle.loader.completeness }

  init(bundle: NibBundle, document: InterfaceDocument, provided: ProvidedObjects? = nil) {
    self.bundle = bundle
    self.document = document
    self.provided = provided
    indexes = document.indexesByID()
    connectionIDs = Set(document.objects.lazy.flatMap(\.connections).compactMap(\.id))
    nibs = document.nibs()
    viewOwners = Set(nibs.lazy.filter { $0.kind == .view }.compactMap(\.owner))
    objects = Array(repeating: nil, count: document.objects.count)
    members = Array(repeating: false, count: document.objects.count)
    isMade = members
  }

  /// Loads all nibs of the document, one after the other.
  func loadAll() throws(NibError) {
    for index in nibs.indices { try loadOnce(index) }
  }

  private func loadOnce(_ index: Int) throws(NibError) {
    guard loadedNibs.insert(index).inserted else { return }
    try load(nibs[index])
  }

  /// Loads the nib of a controller's view early, as accessing the view does.
  func loadView(of controller: Int) throws(NibError) {
    guard bundle.continuesAfterFatalError, viewOwners.contains(controller) else { return }
    if let index = nibs.firstIndex(where: { $0.kind == .view && $0.owner == controller }) {
      try loadOnce(index)
    }
  }

  /// Loads one nib: creates its objects, sets attributes, makes connections and sends `awakeFromNib`.
  func load(_ nib: InterfaceNib) throws(NibError) {
    for index in nib.objects {
      members[index] = true
      isMade[index] = false
    }
    defer { for index in nib.objects { members[index] = false } }
    for index in decodingOrder(of: nib) {
      try make(index)
    }
    for index in nib.objects where document.objects[index].key == "view" {
      try giveView(index)
    }
    giveParts(of: nib)
    for index in nib.objects {
      for attribute in document.objects[index].runtimeAttributes {
        try apply(attribute, to: index)
      }
    }
    for path in connectingOrder(of: nib) {
      let connection = document.objects[path.object].connections[path.index]
      if objects[path.object] != nil {
        try connect(connection, from: path.object)
      } else if connection.property != nil, provided == nil {
        record(.connect(connection, .sourceUnknown), path.object)
      }
    }
    for index in nib.objects where isAwakened(index) {
      try awake(index)
    }
    // AppKit also sends awakeFromNib to the owner, and to a storyboard's controller only when its view is loaded
    // (Rectangle's settings use outlets of the view in awakeFromNib).
    if conditions.platform == .macOS, nib.kind == .view, let owner = nib.owner, objects[owner] != nil {
      try awake(owner)
    }
    noteOutletsLeftNil(by: nib)
    try checkView(of: nib)
  }

  /// Returns the order in which a nib's connections are established.
  ///
  /// UIKit follows the document's order. For AppKit, Interface Builder's compiler writes outlets first, then actions,
  /// then bindings.
  private func connectingOrder(of nib: InterfaceNib) -> [InterfaceNib.ConnectionPath] {
    guard conditions.platform == .macOS else { return nib.connections }
    let ranked = nib.connections.map { path in
      (rank: document.objects[path.object].connections[path.index].rank, path: path)
    }
    return (0...2).flatMap { rank in ranked.lazy.filter { $0.rank == rank }.map(\.path) }
  }

  /// Returns the order in which a nib's objects are decoded.
  ///
  /// UIKit decodes placeholders first, then the ends of connections, then all other objects. AppKit follows the
  /// document's order.
  private func decodingOrder(of nib: InterfaceNib) -> [Int] {
    guard conditions.platform != .macOS else { return nib.objects }
    let ends = nib.connections.flatMap { path -> [Int] in
      let connection = document.objects[path.object].connections[path.index]
      guard connection.property != nil || connection.selector != nil else { return [] }
      return [path.object] + (connection.destination.flatMap { indexes[$0] }.map { [$0] } ?? [])
    }
    let placeholders = nib.objects.filter { document.objects[$0].placeholder != nil }
    return placeholders + ends + nib.objects
  }

  /// Creates an object unless the object exists, is being created, or belongs to another nib.
  private func make(_ index: Int) throws(NibError) {
    guard members[index], !isMade[index] else { return }
    isMade[index] = true
    do {
      try initialize(index)
    } catch {
      if !bundle.continuesAfterFatalError { throw error }
    }
  }

  /// Returns the object at an index for a reference from another object, created if necessary, or nil if the object
  /// cannot be created now.
  func decoded(_ index: Int) throws(NibError) -> AnyObject? {
    if let coder = coders[index] { return coder.referToDecoding() }
    try make(index)
    return objects[index]
  }

  /// Returns the direct children of an object that belong to the current nib, in document order.
  func children(of index: Int) -> [Int] {
    (childrenByParent[index] ?? []).filter { members[$0] }
  }

  /// Whether an object has a child for a key, in any nib of the document.
  func hasChild(_ key: String, in index: Int) -> Bool {
    childrenByParent[index]?.contains { document.objects[$0].key == key } == true
  }

  /// Returns the nib of a controller's view, if any.
  func viewNib(of index: Int) -> InterfaceNib? {
    nibs.first { $0.kind == .view && $0.owner == index }
  }

  /// Whether `awakeFromNib` is sent to an object.
  ///
  /// On iOS, placeholders do not receive the message. On macOS, the owner receives the message, and a storyboard's
  /// controller receives it when the nib of the controller's view is loaded.
  func isAwakened(_ index: Int) -> Bool {
    guard objects[index] != nil else { return false }
    switch document.objects[index].placeholder {
    case nil: return conditions.platform != .macOS || !viewOwners.contains(index)
    case .filesOwner: return conditions.platform == .macOS
    case .firstResponder, .application, .exit, .external: return false
    }
  }

  /// Records the controller of a view, and returns false if the view belongs to another controller.
  func claim(_ view: AnyObject, for controller: Int) -> Bool {
    controllers.updateValue(controller, forKey: ObjectIdentifier(view)).map { $0 == controller } ?? true
  }

  /// Records that a property was connected, and returns false if it was connected before.
  func isFirstConnection(of property: String, from index: Int) -> Bool {
    connectedProperties.insert(ConnectedProperty(source: index, property: property)).inserted
  }
}

/// The objects provided by the loading code.
struct ProvidedObjects {
  var owner: AnyObject?
  /// The external objects by identifier.
  var externalObjects: [String: AnyObject] = [:]
}

extension Connection {
  /// The rank of a connection kind in AppKit's order.
  fileprivate var rank: Int {
    switch kind {
    case .outlet, .outletCollection: 0
    case .action: 1
    case .segue, .binding, .other: 2
    }
  }
}
