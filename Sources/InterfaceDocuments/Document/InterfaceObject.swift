public import RuntimeAttributes

/// An object of a document, such as a view, a view controller, a menu item, a constraint or a placeholder.
///
/// Copies share storage until one of them is modified, so objects are cheap to copy.
public struct InterfaceObject: Sendable {
  /// The document id; nil for objects that cannot be connected, such as some content views.
  public var id: String? {
    get { storage.fields.id }
    _modify { yield &fields.id }
  }

  /// The name of the XML element, such as `label`, `tableViewCell` or `customObject`.
  public var element: String {
    get { storage.fields.element }
    _modify { yield &fields.element }
  }

  /// The element's class on the document's platform; nil for an unknown element.
  public var elementClass: String? {
    get { storage.fields.elementClass }
    _modify { yield &fields.elementClass }
  }

  /// The custom class; nil for an object of the element's own class.
  public var customClass: String? {
    get { storage.fields.customClass }
    _modify { yield &fields.customClass }
  }

  /// The module of the custom class, if specified.
  public var customModule: String? {
    get { storage.fields.customModule }
    _modify { yield &fields.customModule }
  }

  /// `target` if the custom class belongs to the target that compiles the document.
  public var customModuleProvider: String? {
    get { storage.fields.customModuleProvider }
    _modify { yield &fields.customModuleProvider }
  }

  /// The label set in Interface Builder's outline, if any.
  public var userLabel: String? {
    get { storage.fields.userLabel }
    _modify { yield &fields.userLabel }
  }

  /// The object's role in its parent, such as `view`, `contentView` or `cell`, if the role is unique.
  public var key: String? {
    get { storage.fields.key }
    _modify { yield &fields.key }
  }

  /// The parent's list that contains the object, such as `subviews`, `items`, `cells` or `constraints`.
  public var container: String? {
    get { storage.fields.container }
    _modify { yield &fields.container }
  }

  /// The index of the parent object; nil at the top level.
  ///
  /// The chain of parents always ends at the top level.
  public var parent: Int? {
    get { storage.fields.parent }
    _modify { yield &fields.parent }
  }

  /// The index of the object's scene in a storyboard; nil in other documents.
  public var scene: Int? {
    get { storage.fields.scene }
    _modify { yield &fields.scene }
  }

  /// The kind of placeholder, if the object comes from outside the nib.
  public var placeholder: Placeholder? {
    get { storage.fields.placeholder }
    _modify { yield &fields.placeholder }
  }

  /// The storyboard identifier of a view controller, or the identifier of a watch app's interface controller.
  public var storyboardIdentifier: String? {
    get { storage.fields.storyboardIdentifier }
    _modify { yield &fields.storyboardIdentifier }
  }

  /// The identifier for state restoration.
  public var restorationIdentifier: String? {
    get { storage.fields.restorationIdentifier }
    _modify { yield &fields.restorationIdentifier }
  }

  /// The reuse identifier of a cell or reusable view.
  public var reuseIdentifier: String? {
    get { storage.fields.reuseIdentifier }
    _modify { yield &fields.reuseIdentifier }
  }

  /// The `identifier` of views on macOS, of constraints, and of rows on watchOS.
  public var identifier: String? {
    get { storage.fields.identifier }
    _modify { yield &fields.identifier }
  }

  /// The displayed title or text.
  public var text: String? {
    get { storage.fields.text }
    _modify { yield &fields.text }
  }

  /// The frame on the canvas, in the superview's coordinates.
  public var frame: AttributeValue.Rect? {
    get { storage.fields.frame }
    _modify { yield &fields.frame }
  }

  /// The autoresizing mask, which determines how the view is resized with its superview.
  public var autoresizing: Autoresizing {
    get { storage.fields.autoresizing }
    _modify { yield &fields.autoresizing }
  }

  /// Whether the autoresizing mask is translated into constraints.
  public var translatesAutoresizingMask: Bool {
    get { storage.fields.translatesAutoresizingMask }
    _modify { yield &fields.translatesAutoresizingMask }
  }

  /// Whether the object is initially hidden.
  public var isHidden: Bool {
    get { storage.fields.isHidden }
    _modify { yield &fields.isHidden }
  }

  /// Whether the object initially ignores touches because the object or its user interaction is disabled.
  package var isDisabled: Bool {
    get { storage.fields.isDisabled }
    _modify { yield &fields.isDisabled }
  }

  /// Whether the view has a tag, which code may use to find the view.
  package var isTagged: Bool {
    get { storage.fields.isTagged }
    _modify { yield &fields.isTagged }
  }

  /// The class of the objects that a controller of bindings manages; nil for a controller of a Core Data entity.
  package var contentClass: String? {
    get { storage.fields.contentClass }
    _modify { yield &fields.contentClass }
  }

  /// The key paths that a tree controller reads from its objects, by XML attribute: `childrenKeyPath`, `countKeyPath`,
  /// `leafKeyPath`.
  package var treeKeyPaths: [String: String] {
    get { storage.fields.treeKeyPaths }
    _modify { yield &fields.treeKeyPaths }
  }

  /// The position of the start tag.
  public var position: SourcePosition {
    get { storage.fields.position }
    _modify { yield &fields.position }
  }

  /// The runtime attributes in document order.
  public var runtimeAttributes: [RuntimeAttribute] {
    get { storage.fields.runtimeAttributes }
    _modify { yield &fields.runtimeAttributes }
  }

  /// The XML attributes and elements of the object; empty for archives and compiled nibs.
  public internal(set) var markup: ObjectMarkup {
    get { storage.fields.markup ?? ObjectMarkup() }
    set { fields.markup = newValue }
  }

  /// The connections of the object, in document order.
  public var connections: [Connection] {
    get { storage.fields.connections }
    _modify { yield &fields.connections }
  }

  /// Creates an object without attributes and connections.
  package init(id: String?, element: String, elementClass: String? = nil, position: SourcePosition) {
    self.init(Fields(id: id, element: element, elementClass: elementClass, position: position))
  }

  init(_ fields: consuming Fields) { storage = Storage(fields) }

  /// The class to instantiate: the custom class, or else the element's class, if known.
  public var className: String? { customClass ?? elementClass }

  struct Fields: Hashable, Sendable {
    var id: String?
    var element: String
    var elementClass: String?
    var customClass: String?
    var customModule: String?
    var customModuleProvider: String?
    var userLabel: String?
    var key: String?
    var container: String?
    var parent: Int?
    var scene: Int?
    var placeholder: Placeholder?
    var storyboardIdentifier: String?
    var restorationIdentifier: String?
    var reuseIdentifier: String?
    var identifier: String?
    var text: String?
    var frame: AttributeValue.Rect?
    var autoresizing: Autoresizing = []
    var translatesAutoresizingMask = true
    var isHidden = false
    var isDisabled = false
    var isTagged = false
    var contentClass: String?
    var treeKeyPaths: [String: String] = [:]
    var position: SourcePosition
    var runtimeAttributes: [RuntimeAttribute] = []
    var connections: [Connection] = []
    var markup: ObjectMarkup?
  }

  /// The fields on the heap, shared by copies until one of them is modified.
  ///
  /// Sendable because the fields change only while the storage is uniquely referenced.
  private final class Storage: @unchecked Sendable {
    // The only object that refers to the storage already enforces exclusive access.
    @exclusivity(unchecked) var fields: Fields

    init(_ fields: consuming Fields) { self.fields = fields }
  }

  private var storage: Storage

  var fields: Fields {
    get { storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

extension InterfaceObject: Hashable {
  /// Whether two objects have equal fields.
  public static func == (first: Self, second: Self) -> Bool {
    first.storage === second.storage || first.storage.fields == second.storage.fields
  }

  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension InterfaceObject: CustomReflectable {
  /// The fields, without the storage that copies share.
  public var customMirror: Mirror { Mirror(reflecting: storage.fields) }
}
