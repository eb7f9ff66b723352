import InterfaceDocuments
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// The nibs that code registers for reuse in tables and collections, which instantiate them without an owner.
///
/// Tables on macOS are excluded, because `makeView(withIdentifier:owner:)` passes its owner to the nib.
struct ReusedNibs: Sendable {
  /// The classes that register a nib, by nib name.
  private var registrations: [String: [OwnerCandidates.Loader]] = [:]
  /// The names of nibs that may be loaded with an owner elsewhere.
  private var ownedNibs: Set<String> = []
  /// The names of nibs that code instantiates with an owner, or passes to a controller.
  private var loadedNibs: Set<String> = []
  /// The classes that load nibs with unknown names and an owner.
  private var loadersOfUnknown: Set<String> = []

  /// Collects the registrations in classes.
  ///
  /// - Parameters:
  ///   - resolved: The classes.
  ///   - nibNames: The names of all nibs.
  ///   - unbuilt: Returns the sources that no target builds, so that their registrations do not count.
  init(_ resolved: ResolvedClasses, nibNames: NibNames, unbuilt: () -> UnbuiltFiles) {
    lazy var others = unbuilt()
    for (className, uses) in resolved.uses {
      for use in uses {
        guard let nib = use.nib else { continue }
        guard let name = use.nibName(in: className, nibNames) else {
          if nib.owner == .itself || nib.owner == .other { loadersOfUnknown.insert(className) }
          continue
        }
        if nib.mayHaveOwner { ownedNibs.insert(name) }
        if nib.hasOwner { loadedNibs.insert(name) }
        guard let registration = nib.registration, registration.kind != .view,
          !nibNames.repeated.contains(name), !others.contain(use.location.file)
        else { continue }
        registrations[name, default: []].append(
          OwnerCandidates.Loader(className: className, location: use.location, use: .reuse)
        )
      }
    }
  }

  /// Returns the first class that registers a document's nib.
  ///
  /// Returns nil if no class certainly does, or if the nib may be loaded with an owner.
  func loader(of document: InterfaceDocument) -> OwnerCandidates.Loader? {
    let nib = PathName.nibName(of: document.file)
    guard let loaders = registrations[nib], !ownedNibs.contains(nib), document.isForReuse else { return nil }
    if let declared = document.filesOwner?.customClass, loadersOfUnknown.contains(declared) { return nil }
    return loaders.filter { !loadersOfUnknown.contains($0.className) }
      .min { ($0.location, $0.className) < ($1.location, $1.className) }
  }

  /// Whether a document contains a cell that no code loads with an owner.
  ///
  /// Helpers often register such nibs by the class of the cell: `tableView.register(Row.self)`.
  func isUnownedCell(_ document: InterfaceDocument) -> Bool {
    guard document.isOfCell, !loadedNibs.contains(PathName.nibName(of: document.file)) else { return false }
    return document.filesOwner?.customClass.map { !loadersOfUnknown.contains($0) } ?? true
  }
}

extension InterfaceDocument {
  /// Whether the nib contains the objects that a reusable nib requires, as opposed to a view for its owner.
  ///
  /// On macOS, an item without a view loads the nib named after its class again, with itself as the owner.
  fileprivate var isForReuse: Bool {
    switch platform {
    case .macOS:
      topLevelObjects.lazy.map { objects[$0] }.contains { object in
        object.elementClass == "NSCollectionViewItem" && object.connections.contains { $0.property == "view" }
      }
    default: topLevelObjects.count == 1
    }
  }

  /// Whether the nib contains nothing but a cell or a supplementary view.
  fileprivate var isOfCell: Bool {
    guard isForReuse else { return false }
    return platform == .macOS
      || topLevelObjects.allSatisfy { Self.cellClasses.contains(objects[$0].elementClass ?? "") }
  }

  private static let cellClasses: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
  ]
}
