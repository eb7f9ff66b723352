import InterfaceDocuments
import RuntimeAttributes

/// The state of one load of one document: the objects made so far, and who brought what.
final class LoadPass: NibDecoder {
  let bundle: NibBundle
  let document: InterfaceDocument
  let indexes: [String: Int]
  /// Ids of connections, which outlets may lead to (a segue), though no object is made for them.
  let connectionIDs: Set<String>
  /// The objects that the loading code brings; nil where they are only declared.
  let provided: ProvidedObjects?
  var objects: [AnyObject?]
  /// What decodes the objects that are being made.
  var coders: [Int: NibCoder] = [:]
  /// The attributes that were set, by the object.
  var setAttributes: [Int: [RuntimeAttribute]] = [:]
  private let nibs: [InterfaceNib]
  /// The nibs of the document that were loaded, or are.
  private var loadedNibs: Set<Int> = []
  /// The controllers whose views have nibs of their own.
  let viewOwners: Set<Int>
  /// The objects of the nib that is being loaded, and whether they have been made.
  private var members: [Bool]
  private var isMade: [Bool]
  private var connectedProperties: Set<ConnectedProperty> = []
  /// The constraints, by the objects that they are.
  private(set) lazy var constraints = Dictionary(document.constraints.map { ($0.object, $0) }) { first, _ in
    first
  }
  /// The outlets, by their names in Swift, that an object's connections set on one of a class.
  var connectedOutlets: [ConnectedClass: Set<String>] = [:]
  /// The ids of the objects that outlets lead to.
  private(set) lazy var outletDestinations = Set(
    document.objects.lazy.flatMap(\.connections).filter { $0.property != nil }.compactMap(\.destination)
  )
  /// The controllers that have a view, by the view.
  private var controllers: [ObjectIdentifier: Int] = [:]
  private lazy var childrenByParent = Dictionary(grouping: document.objects.indices) {
    document.objects[$0].parent ?? -1
  }
  /// The selectors of the document's actions, by the id of the object that is called.
  private(set) lazy var selectorsByTarget = document.objects.lazy.flatMap(\.connections)
    .reduce(into: [String: Set<String>]()) { selectors, connection in
      guard let target = connection.destination, let selector = connection.selector else { return }
      selectors[target, default: []].insert(selector)
    }
  /// The owners that the document has.
  private(set) lazy var filesOwners = document.objects.indices.filter {
    document.objects[$0].placeholder == .filesOwner
  }

  /// An object with connections, and a class of which they may set outlets, by its place in the registry.
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

  /// Loads every nib of the document, one after the other.
  func loadAll() throws(NibError) {
    for index in nibs.indices { try loadOnce(index) }
  }

  private func loadOnce(_ index: Int) throws(NibError) {
    guard loadedNibs.insert(index).inserted else { return }
    try load(nibs[index])
  }

  /// Loads the nib of a controller's view before its turn, as asking the controller for its view does.
  func loadView(of controller: Int) throws(NibError) {
    guard bundle.goesOn, viewOwners.contains(controller) else { return }
    if let index = nibs.firstIndex(where: { $0.kind == .view && $0.owner == controller }) {
      try loadOnce(index)
    }
  }

  /// Loads one nib: initialize, apply, connect, awake.
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
      for attribute in document.objects[index].attributes {
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
    // AppKit awakes the owner as well: a storyboard's controller when its view is loaded, and not before (Rectangle's
    // settings use outlets of the view there).
    if conditions.platform == .macOS, nib.kind == .view, let owner = nib.owner, objects[owner] != nil {
      try awake(owner)
    }
    noteOutletsLeftNil(by: nib)
    try checkView(of: nib)
  }

  /// The order in which a nib's connections are made.
  ///
  /// UIKit makes them in the document's order. For AppKit, Interface Builder's compiler writes all outlets first, then
  /// the actions, then the bindings, and they are made in that order.
  private func connectingOrder(of nib: InterfaceNib) -> [InterfaceNib.ConnectionPath] {
    guard conditions.platform == .macOS else { return nib.connections }
    let ranked = nib.connections.map { path in
      (rank: document.objects[path.object].connections[path.index].rank, path: path)
    }
    return (0...2).flatMap { rank in ranked.lazy.filter { $0.rank == rank }.map(\.path) }
  }

  /// The order in which a nib's objects are decoded.
  ///
  /// UIKit decodes placeholders first, then the ends of the connections, then what is left. AppKit takes the objects
  /// in the document's order.
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

  /// Makes an object unless it has been made, is being made, or belongs to another nib.
  private func make(_ index: Int) throws(NibError) {
    guard members[index], !isMade[index] else { return }
    isMade[index] = true
    do {
      try initialize(index)
    } catch {
      if !bundle.goesOn { throw error }
    }
  }

  /// The object at an index, for another one that refers to it.
  func decoded(_ index: Int) throws(NibError) -> AnyObject? {
    if let coder = coders[index] { return coder.referToDecoding() }
    try make(index)
    return objects[index]
  }

  /// The objects directly in one, in document order.
  func children(of index: Int) -> [Int] {
    (childrenByParent[index] ?? []).filter { members[$0] }
  }

  /// Whether an object stands in another one for a key.
  func hasChild(_ key: String, in index: Int) -> Bool {
    childrenByParent[index]?.contains { document.objects[$0].key == key } == true
  }

  /// The nib of a controller's view.
  func viewNib(of index: Int) -> InterfaceNib? {
    nibs.first { $0.kind == .view && $0.owner == index }
  }

  /// On iOS the owner and other placeholders are not awakened; on macOS the owner is, and so a storyboard's controller
  /// with the nib of its view.
  func isAwakened(_ index: Int) -> Bool {
    guard objects[index] != nil else { return false }
    switch document.objects[index].placeholder {
    case nil: return conditions.platform != .macOS || !viewOwners.contains(index)
    case .filesOwner: return conditions.platform == .macOS
    case .firstResponder, .application, .exit, .external: return false
    }
  }

  /// Notes whose view a view is; nil if it is another controller's already.
  func claim(_ view: AnyObject, for controller: Int) -> Bool {
    controllers.updateValue(controller, forKey: ObjectIdentifier(view)).map { $0 == controller } ?? true
  }

  /// Notes that a property is connected; false if it was before.
  func isFirstConnection(of property: String, from index: Int) -> Bool {
    connectedProperties.insert(ConnectedProperty(source: index, property: property)).inserted
  }
}

/// What the loading code passes in.
struct ProvidedObjects {
  /// File's Owner.
  var owner: AnyObject?
  /// The external objects by identifier.
  var externalObjects: [String: AnyObject] = [:]
}

extension Connection {
  /// The place of its kind among those that AppKit connects one after the other.
  fileprivate var rank: Int {
    switch kind {
    case .outlet, .outletCollection: 0
    case .action: 1
    case .segue, .binding, .other: 2
    }
  }
}
