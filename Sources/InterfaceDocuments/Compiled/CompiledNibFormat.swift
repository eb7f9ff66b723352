import KeyValueCoding
import RuntimeAttributes

/// The keys and classes in the compiled nibs of a UI framework.
struct CompiledNibFormat: Sendable {
  /// A value that is set at a key path after the objects are created.
  struct KeyValuePair {
    var object: Int
    var keyPath: String
    /// The archived object of the value; nil if the pair does not have a value.
    var value: Int?
    /// The archived object whose offset is the pair's position: the pair itself, or on macOS, the connector with the
    /// pair.
    var position: Int
  }

  var platform: Platform
  /// A function that returns the object with the nib's parts, or nil if the archive has another format.
  var root: @Sendable (NIBArchive) -> Int?
  /// The key of File's Owner, if the nib identifies it.
  var ownerKey: String?
  /// The key for all objects.
  var objectsKey: String
  /// The key for the objects' parents, if the nib lists them.
  var parentsKey: String?
  /// The keys under which objects contain other objects.
  var containmentKeys: [String]
  /// The key of the nib from which a controller loads its view.
  var nibNameKey: String?
  /// The key for all connections, and the keys for the parts of each connection.
  var connectionsKey: String
  var sourceKey: String
  var destinationKey: String
  var labelKey: String
  /// The functions that determine the kind of a connection, by archived class.
  var connections: [String: @Sendable (NIBArchive, Int, _ label: String) -> Connection.Kind]
  /// A function that returns the values that are set at key paths.
  var keyValuePairs: @Sendable (NIBArchive, _ root: Int) -> [KeyValuePair]
  /// The substitute classes, with the keys for the names of the custom class and the original class, and the element
  /// class if the substitute does not archive an original class.
  var substitutes: [String: (customClassKey: String, originalClassKey: String?, elementClass: String?)]
  /// The class of placeholders, and the key for their identifier.
  var placeholder: (className: String, identifierKey: String)
  /// The keys for the displayed text.
  var textKeys: [String]

  static let all = [uiKit, appKit]
}

extension CompiledNibFormat {
  private static let uiKit = CompiledNibFormat(
    platform: .iOS,
    root: { archive in archive.object("UINibObjectsKey", of: 0).map { _ in 0 } },
    objectsKey: "UINibObjectsKey",
    containmentKeys: [
      "UISubviews", "UIView", "UIContentView", "UITableHeaderView", "UITableFooterView", "UINavigationBar",
      "UIToolbar", "UITabBar", "UINavigationItem", "UITabBarItem", "UIItems", "UIViewControllers",
      "UIChildViewControllers", "UICustomView", "UITitleView",
    ],
    nibNameKey: "UINibName",
    connectionsKey: "UINibConnectionsKey",
    sourceKey: "UISource",
    destinationKey: "UIDestination",
    labelKey: "UILabel",
    connections: [
      "UIRuntimeOutletConnection": { _, _, label in .outlet(property: label) },
      "UIRuntimeOutletCollectionConnection": { archive, node, label in
        .outletCollection(
          property: label,
          collectionClass: archive.string("runtimeCollectionClassName", of: node),
          appends: archive.value("addsContentToExistingCollection", of: node) == .boolean(true)
        )
      },
      "UIRuntimeEventConnection": { archive, node, label in
        let mask = archive.integer("UIEventMask", of: node)
        return .action(selector: label, event: mask.flatMap(ControlEvents.name(ofMask:)))
      },
    ],
    keyValuePairs: { archive, root in
      archive.elements("UINibKeyValuePairsKey", of: root).compactMap { pair in
        guard let object = archive.object("UIObject", of: pair),
          let keyPath = archive.string("UIKeyPath", of: pair)
        else { return nil }
        let value = archive.object("UIValue", of: pair)
        return KeyValuePair(object: object, keyPath: keyPath, value: value, position: pair)
      }
    },
    substitutes: [
      "UIClassSwapper": ("UIClassName", "UIOriginalClassName", nil),
      "UICustomObject": ("UIClassName", nil, "NSObject"),
    ],
    placeholder: ("UIProxyObject", "UIProxiedObjectIdentifier"),
    textKeys: ["UIText", "UITitle"]
  )

  private static let appKit = CompiledNibFormat(
    platform: .macOS,
    root: { archive in archive.object("IB.objectdata", of: 0) },
    ownerKey: "NSRoot",
    objectsKey: "NSObjectsKeys",
    parentsKey: "NSObjectsValues",
    containmentKeys: [],
    nibNameKey: "NSNibName",
    connectionsKey: "NSConnections",
    sourceKey: "NSSource",
    destinationKey: "NSDestination",
    labelKey: "NSLabel",
    connections: [
      "NSNibOutletConnector": { _, _, label in .outlet(property: label) },
      "NSNibControlConnector": { _, _, label in .action(selector: label, event: nil) },
      "NSNibBindingConnector": { archive, node, _ in
        let name = archive.string("NSBinding", of: node) ?? ""
        return .binding(CocoaBinding(name: name, keyPath: archive.string("NSKeyPath", of: node) ?? ""))
      },
    ],
    keyValuePairs: { archive, root in
      var pairs: [KeyValuePair] = []
      for connector in archive.elements("NSConnections", of: root) {
        guard archive.objects[connector].className == "NSIBUserDefinedRuntimeAttributesConnector",
          let object = archive.object("NSObject", of: connector)
        else { continue }
        let keyPaths = archive.elements("NSKeyPaths", of: connector)
        for (keyPath, value) in zip(keyPaths, archive.elements("NSValues", of: connector)) {
          guard let path = archive.string(keyPath) else { continue }
          pairs.append(KeyValuePair(object: object, keyPath: path, value: value, position: connector))
        }
      }
      return pairs
    },
    substitutes: [
      "NSClassSwapper": ("NSClassName", "NSOriginalClassName", nil),
      "NSCustomObject": ("NSClassName", nil, "NSObject"),
      "NSCustomView": ("NSClassName", nil, "NSView"),
      "NSWindowTemplate": ("NSWindowClass", nil, "NSWindow"),
    ],
    placeholder: ("NSNibExternalObjectPlaceholder", "NSExternalObjectPlaceholderIdentifier"),
    textKeys: ["NSTitle", "NSContents", "NSWindowTitle"]
  )
}
