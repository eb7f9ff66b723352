public import RuntimeAttributes

/// One object of a document: a view, a controller, a menu item, a constraint, a placeholder...
public struct InterfaceObject: Hashable, Sendable {
  /// The document's id, which objects that nobody can connect to, such as some content views, lack.
  public var id: String?
  /// The name of the element: `label`, `tableViewCell`, `customObject`.
  public var element: String
  /// The class that the element stands for on the document's platform; nil for an element that no table knows.
  public var elementClass: String?
  /// The class that the document asks for in place of the element's.
  public var customClass: String?
  /// The module of the custom class.
  public var customModule: String?
  /// `target` where the module is that of whatever target the document is compiled for.
  public var customModuleProvider: String?
  /// The name that somebody gave the object in the outline.
  public var userLabel: String?
  /// The role under the parent, such as `view`, `contentView`, `cell` or `submenu`, where the role is single.
  public var key: String?
  /// The list under the parent that holds the object, such as `subviews`, `items`, `cells` or `constraints`.
  public var container: String?
  /// The index of the nearest object around this one; nil at the top level.
  ///
  /// Going from parent to parent always ends at the top level.
  public var parent: Int?
  /// The index of the scene that the object belongs to, in a storyboard.
  public var scene: Int?
  /// What stands in for the object when it comes from outside the nib.
  public var placeholder: Placeholder?
  /// The identifier under which code asks a storyboard for a controller.
  public var storyboardIdentifier: String?
  /// The identifier of state restoration.
  public var restorationIdentifier: String?
  /// The identifier under which code asks for cells and reusable views.
  public var reuseIdentifier: String?
  /// The `identifier` of views on macOS, of constraints, and of rows on watchOS.
  public var identifier: String?
  /// The title or text that the object shows.
  public var text: String?
  /// The frame on the canvas, in the coordinates of the view around.
  public var frame: AttributeValue.Rect?
  /// What follows when the view around changes its size.
  public var autoresizing: Autoresizing
  /// Whether the view's autoresizing is turned into constraints.
  public var translatesAutoresizingMask: Bool
  /// Whether the object starts hidden.
  public var isHidden: Bool
  /// The place of the element's start tag.
  public var position: SourcePosition
  /// The runtime attributes in document order.
  public var attributes: [RuntimeAttribute]
  /// The connections that start at the object, in document order.
  public var connections: [Connection]

  /// Creates an object that carries nothing yet.
  public init(id: String?, element: String, elementClass: String? = nil, position: SourcePosition) {
    self.id = id
    self.element = element
    self.elementClass = elementClass
    self.autoresizing = []
    self.translatesAutoresizingMask = true
    self.isHidden = false
    self.position = position
    self.attributes = []
    self.connections = []
  }

  /// The class that the nib asks for: the custom one if there is one, else the element's.
  public var className: String? { customClass ?? elementClass }
}

extension InterfaceObject {
  /// What stands in for an object that comes from outside the nib.
  public enum Placeholder: Hashable, Sendable {
    /// File's Owner: whoever loads the nib.
    case filesOwner
    /// The first responder at the time of an event.
    case firstResponder
    /// The running application, on macOS.
    case application
    /// A storyboard scene's Exit, where unwind segues end.
    case exit
    /// An object that the loading code passes in under an identifier.
    case external(identifier: String)
  }
}

extension InterfaceObject {
  /// What follows when the view around changes its size.
  public struct Autoresizing: OptionSet, Hashable, Sendable {
    /// One bit for each margin and extent.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The margin on the side of the smaller x.
    public static let flexibleMinX = Autoresizing(rawValue: 1)
    /// The width.
    public static let width = Autoresizing(rawValue: 2)
    /// The margin on the side of the greater x.
    public static let flexibleMaxX = Autoresizing(rawValue: 4)
    /// The margin on the side of the smaller y.
    public static let flexibleMinY = Autoresizing(rawValue: 8)
    /// The height.
    public static let height = Autoresizing(rawValue: 16)
    /// The margin on the side of the greater y.
    public static let flexibleMaxY = Autoresizing(rawValue: 32)
  }
}
