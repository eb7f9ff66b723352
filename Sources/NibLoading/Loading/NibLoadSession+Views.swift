import InterfaceDocuments
import KeyValueCoding
import RuntimeAttributes

extension NibLoadSession {
  /// Makes an object the view of its parent controller, and ends the load if the controller cannot have such a view.
  func giveView(_ index: Int) throws(NibError) {
    guard
      let view = objects[index],
      let parent = document.objects[index].parent,
      let controller = objects[parent],
      registry.entry(of: controller)?.settableProperty("view") != nil
    else { return }
    _ = try? registry.setValue(view, forKeyPath: "view", of: controller)
    for key in Self.viewKeys.subtracting(["view"])
    where registry.entry(of: view)?.isKind(of: "UIScrollView") == true {
      registry.hold(view, forKey: AttributeKey(key), in: controller)
    }
    try checkView(view, of: parent)
  }

  /// The keys that give access to a controller's view, including those of table and collection view controllers.
  static let viewKeys: Set<String> = ["view", "tableView", "collectionView"]

  /// Ends the load if an object cannot be the view of a controller.
  func checkView(_ view: AnyObject, of index: Int) throws(NibError) {
    guard
      let entry = objects[index].flatMap({ registry.entry(of: $0) }),
      entry.isKind(of: "UIViewController")
    else { return }
    if !claim(view, for: index) {
      try end(index, with: .viewOfTwoControllers)
    }
    guard
      let (controller, expected) = Self.requiredViews.first(where: { entry.isKind(of: $0.controller) }),
      entry.method("loadView")?.location == nil,
      let viewEntry = registry.entry(of: view),
      viewEntry.missingSuperclass == nil,
      !viewEntry.traits.contains(.incomplete),
      !viewEntry.isKind(of: expected)
    else { return }
    let object = document.objects[index]
    if document.format == .storyboard, controller == "UITableViewController" {
      let identifier = object.storyboardIdentifier ?? object.id ?? ""
      return try end(
        index,
        with: .tableNotInstantiated(identifier: identifier, storyboard: document.baseName)
      )
    }
    let viewID = document.objects.first { $0.parent == index && $0.key == "view" }?.id
    let nib =
      document.format == .storyboard
      ? [object.id, "view", viewID].compactMap(\.self).joined(separator: "-") : document.baseName
    try end(index, with: .wrongView(nib: nib, controller: controller, expected: expected))
  }

  /// The controllers whose `loadView` raises if the view from the nib is not of a certain class.
  ///
  /// Sources: SwiftForms#13 (tables), tispr-card-stack#9 and RPSlidingMenu#32 (collections),
  /// CartoDB/mobile-ios-samples#13 (GLKit).
  private static let requiredViews: [(controller: String, view: String)] = [
    ("UITableViewController", "UITableView"),
    ("UICollectionViewController", "UICollectionView"),
    ("GLKViewController", "GLKView"),
  ]

  /// Ends the load of a nib that a controller loads by name, if the nib does not set the controller's view.
  ///
  /// A nib named after the class of its owner may be another nib if it does not contain a view.
  func checkView(of nib: InterfaceNib) throws(NibError) {
    guard
      provided == nil, nib.kind == .document,
      let owner = nib.owner,
      let entry = objects[owner].flatMap({ registry.entry(of: $0) }),
      looksForNib(entry),
      !document.objects[owner].connections.contains(where: { setsView($0, of: entry) }),
      case let className = entry.description.name,
      bundle.loader.behaviors.isNamed(document.baseName, forViewOf: className)
        || ControllerNibs.names(of: className).contains(document.baseName)
          && document.topLevelObjects.contains(where: isView)
    else { return }
    try end(owner, with: .viewNotSet(nib: document.baseName))
  }

  /// Whether a controller's `loadView` looks for a nib.
  ///
  /// Some UIKit controllers create their views in code.
  private func looksForNib(_ entry: ClassRegistry.Entry) -> Bool {
    guard entry.missingSuperclass == nil, entry.method("loadView")?.location == nil,
      let framework = entry.chain.first(where: \.isFromFramework)
    else { return false }
    return Self.nibControllers.contains(framework.description.name)
  }

  private static let nibControllers: Set<String> = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
  ]

  /// Whether an outlet sets the view of a controller, such as `tableView` of a table view controller.
  private func setsView(_ connection: Connection, of controller: ClassRegistry.Entry) -> Bool {
    switch connection.property {
    case "view": true
    case "tableView": controller.isKind(of: "UITableViewController")
    case "collectionView": controller.isKind(of: "UICollectionViewController")
    default: false
    }
  }

  private func isView(_ index: Int) -> Bool {
    objects[index].flatMap { registry.entry(of: $0) }?.isKind(of: "UIView") == true
  }
}
