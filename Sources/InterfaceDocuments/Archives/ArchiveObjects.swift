import KeyValueCoding
import RuntimeAttributes

/// Reads individual objects of archives.
enum ArchiveObjects {
  /// Returns the document object for an archived element.
  static func object(_ node: Int, id: String, in tree: ArchiveTree, of platform: Platform) -> InterfaceObject
  {
    let archived = tree.nodes[node].className ?? tree.nodes[node].element
    let stand = substitutes[archived]
    var object = InterfaceObject(
      id: id,
      element: archived,
      elementClass: stand.map(\.elementClass) ?? elementClass(archived),
      position: tree.nodes[node].position
    )
    if let key = stand?.customClassKey, let name = tree.text(key, of: node), name != object.elementClass {
      object.customClass = name
    }
    object.placeholder = placeholder(node, id: id, archived, in: tree, of: platform)
    object.text = textKeys.lazy.compactMap { tree.text($0, of: node) }.first
    object.frame = ["NSFrame", "NSFrameSize"].lazy.compactMap { tree.text($0, of: node) }.first.flatMap(
      GeometryText.rect
    )
    object.reuseIdentifier = tree.text("IBUIReuseIdentifier", of: node)
    object.isHidden = tree.text("IBUIHidden", of: node) == "YES"
    return object
  }

  /// The element classes of placeholders and substitute classes, with the key for the name of the custom class.
  private static let substitutes: [String: (elementClass: String?, customClassKey: String?)] = [
    "IBProxyObject": (nil, nil),
    "IBUICustomObject": ("NSObject", nil),
    "NSCustomObject": ("NSObject", "NSClassName"),
    "NSCustomView": ("NSView", "NSClassName"),
    "NSWindowTemplate": ("NSWindow", "NSWindowClass"),
  ]

  /// Returns the class that an archived substitute class represents, such as `UIView` for `IBUIView`; other classes are
  /// returned unchanged.
  private static func elementClass(_ archived: String) -> String {
    guard let name = archived.removingPrefix("IB"), name.prefix(2).allSatisfy(\.isUppercase) else {
      return archived
    }
    return name
  }

  private static func placeholder(
    _ node: Int,
    id: String,
    _ archived: String,
    in tree: ArchiveTree,
    of platform: Platform
  ) -> InterfaceObject.Placeholder? {
    if archived == "IBProxyObject" {
      return Placeholders.placeholder(identifier: tree.text("IBProxiedObjectIdentifier", of: node) ?? "")
    }
    return platform == .macOS && archived == "NSCustomObject" ? Placeholders.byCocoaID[id] : nil
  }

  /// The keys of the displayed text, in order of preference.
  private static let textKeys = [
    "NSTitle", "NSContents", "NSWindowTitle", "IBUITitle", "IBUIText", "IBUINormalTitle",
  ]
}
