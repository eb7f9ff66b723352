public import RuntimeAttributes

/// One object of a document: a view, a controller, a menu item, a constraint, a placeholder...
///
/// Copies share their storage until one changes, so objects are cheap to copy.
public struct InterfaceObject: Sendable {
  /// The document's id, which objects that nobody can connect to, such as some content views, lack.
  public var id: String? {
    get { storage.fields.id }
    _modify { yield &fields.id }
  }

  /// The name of the element: `label`, `tableViewCell`, `customObject`.
  public var element: String {
    get { storage.fields.element }
    _modify { yield &fields.element }
  }

  /// The class that the element stands for on the document's platform; nil for an element that no table knows.
  public var elementClass: String? {
    get { storage.fields.elementClass }
    _modify { yield &fields.elementClass }
  }

  /// The class that the document asks for in place of the element's.
  public var customClass: String? {
    get { storage.fields.customClass }
    _modify { yield &fields.customClass }
  }

  /// The module of the custom class.
  public var customModule: String? {
    get { storage.fields.customModule }
    _modify { yield &fields.customModule }
  }

  /// `target` where the module is that of whatever target the document is compiled for.
  public var customModuleProvider: String? {
    get { storage.fields.customModuleProvider }
    _modify { yield &fields.customModuleProvider }
  }

  /// The name that somebody gave the object in the outline.
  public var userLabel: String? {
    get { storage.fields.userLabel }
    _modify { yield &fields.userLabel }
  }

  /// The role under the parent, such as `view`, `contentView`, `cell` or `submenu`, where the role is single.
  public var key: String? {
    get { storage.fields.key }
    _modify { yield &fields.key }
  }

  /// The list under the parent that holds the object, such as `subviews`, `items`, `cells` or `constraints`.
  public var container: String? {
    get { storage.fields.container }
    _modify { yield &fields.container }
  }

  /// The index of the nearest object around this one; nil at the top level.
  ///
  /// Going from parent to parent always ends at the top level.
  public var parent: Int? {
    get { storage.fields.parent }
    _modify { yield &fields.parent }
  }

  /// The index of the scene that the object belongs to, in a storyboard.
  public var scene: Int? {
    get { storage.fields.scene }
    _modify { yield &fields.scene }
  }

  /// What stands in for the object when it comes from outside the nib.
  public var placeholder: Placeholder? {
    get { storage.fields.placeholder }
    _modify { yield &fields.placeholder }
  }

  /// The identifier under which code asks a storyboard for a controller.
  public var storyboardIdentifier: String? {
    get { storage.fields.storyboardIdentifier }
    _modify { yield &fields.storyboardIdentifier }
  }

  /// The identifier of state restoration.
  public var restorationIdentifier: String? {
    get { storage.fields.restorationIdentifier }
    _modify { yield &fields.restorationIdentifier }
  }

  /// The identifier under which code asks for cells and reusable views.
  public var reuseIdentifier: String? {
    get { storage.fields.reuseIdentifier }
    _modify { yield &fields.reuseIdentifier }
  }

  /// The `identifier` of views on macOS, of constraints, and of rows on watchOS.
  public var identifier: String? {
    get { storage.fields.identifier }
    _modify { yield &fields.identifier }
  }

  /// The title or text that the object shows.
  public var text: String? {
    get { storage.fields.text }
    _modify { yield &fields.text }
  }

  /// The frame on the canvas, in the coordinates of the view around.
  public var frame: AttributeValue.Rect? {
    get { storage.fields.frame }
    _modify { yield &fields.frame }
  }

  /// What follows when the view around changes its size.
  public var autoresizing: Autoresizing {
    get { storage.fields.autoresizing }
    _modify { yield &fields.autoresizing }
  }

  /// Whether the view's autoresizing is turned into constraints.
  public var translatesAutoresizingMask: Bool {
    get { storage.fields.translatesAutoresizingMask }
    _modify { yield &fields.translatesAutoresizingMask }
  }

  /// Whether the object starts hidden.
  public var isHidden: Bool {
    get { storage.fields.isHidden }
    _modify { yield &fields.isHidden }
  }

  /// Whether the object starts without taking touches: it is disabled, or without user interaction.
  package var isDisabled: Bool {
    get { storage.fields.isDisabled }
    _modify { yield &fields.isDisabled }
  }

  /// Whether the view has a tag by which code may look for it.
  package var isTagged: Bool {
    get { storage.fields.isTagged }
    _modify { yield &fields.isTagged }
  }

  /// The place of the element's start tag.
  public var position: SourcePosition {
    get { storage.fields.position }
    _modify { yield &fields.position }
  }

  /// The runtime attributes in document order.
  public var attributes: [RuntimeAttribute] {
    get { storage.fields.attributes }
    _modify { yield &fields.attributes }
  }

  /// The connections that start at the object, in document order.
  public var connections: [Connection] {
    get { storage.fields.connections }
    _modify { yield &fields.connections }
  }

  /// Creates an object without attributes and connections.
  package init(id: String?, element: String, elementClass: String? = nil, position: SourcePosition) {
    storage = Storage(Fields(id: id, element: element, elementClass: elementClass, position: position))
  }

  /// The class that the nib asks for: the custom one if there is one, else the element's.
  public var className: String? { customClass ?? elementClass }

  /// The fields of an object.
  private struct Fields: Hashable, Sendable {
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
    var position: SourcePosition
    var attributes: [RuntimeAttribute] = []
    var connections: [Connection] = []
  }

  /// The fields on the heap, shared by copies until one of them changes.
  ///
  /// Sendable because fields change only while a single value refers to them.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

  private var fields: Fields {
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
