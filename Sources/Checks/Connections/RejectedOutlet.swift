import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Setting an outlet raises, because the object's other settings exclude the outlet.
struct RejectedOutlet: FindingContent {
  var outlet: String
  var className: String
  /// The setting that excludes the outlet, as a noun phrase.
  var setting: String

  static let rule = Rule(
    .rejectedOutlet,
    about: .outlet,
    "setting an outlet raises an exception because of another setting of the object",
    """
    A collection view of macOS with a layout creates its items from registered nibs and classes, and raises an \
    exception when its outlet itemPrototype is set. Only collection views without a layout, whose content is an array, \
    have a prototype. In the nib with the main menu, the app crashes at launch; in other nibs, the exception is logged \
    and the rest of the nib is not loaded.
    """,
    document: """
      <customObject id="-2" customClass="NSApplication"/>
      <collectionView id="v-1">
        <collectionViewFlowLayout key="collectionViewLayout" id="y-1"/>
        <connections>
          <outlet property="itemPrototype" destination="i-1" id="o-1"/>
        </connections>
      </collectionView>
      <collectionViewItem id="i-1"/>
      """,
    source: "",
    fix: (#"<outlet property="itemPrototype" destination="i-1" id="o-1"/>"#, ""),
    prints: ConsoleLine.rejectedPrototype(isCaught: false),
    remedy: "Remove the connection, and register the item's nib or class, or remove the layout."
  )

  var id: FindingID { .rejectedOutlet }

  var message: String {
    "setting outlet '\(outlet)' of '\(className.withoutModule)' raises an exception, because the object has \(setting)"
  }
}

/// Checks the item prototypes of collection views on macOS.
///
/// Source: LearningSwift1Ed#1.
enum ItemPrototypes: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    guard context.platform == .macOS else { return [] }
    return document.objects.indices.flatMap { index -> [Finding] in
      let view = document.objects[index]
      guard view.elementClass == "NSCollectionView",
        document.objects.contains(where: { $0.parent == index && $0.key == "collectionViewLayout" }),
        let entry = view.className.flatMap(context.registry.entry(named:)), entry.missingSuperclass == nil,
        entry.isKind(of: "NSCollectionView"), !overridesPrototype(entry)
      else { return [] }
      return view.connections.compactMap { connection in
        guard connection.property == outlet, connection.destination.flatMap({ context.indexes[$0] }) != nil
        else { return nil }
        let isMain = context.isMainNib(document)
        return Finding(
          RejectedOutlet(outlet: outlet, className: entry.description.name, setting: "a layout"),
          isMain ? .crash : .dropped,
          consoleMessage: ConsoleLine.rejectedPrototype(isCaught: !isMain),
          file: document.file,
          position: connection.position,
          object: view,
          keyPath: outlet
        )
      }
    }
  }

  private static let outlet = "itemPrototype"

  /// Whether the sources declare the property or its setter.
  private static func overridesPrototype(_ entry: ClassRegistry.Entry) -> Bool {
    entry.chain.contains { ancestor in
      let description = ancestor.description
      return description.location != nil
        && (description.properties.contains { $0.key.name == outlet }
          || description.methods.contains { $0.selector == "setItemPrototype:" })
    }
  }
}
