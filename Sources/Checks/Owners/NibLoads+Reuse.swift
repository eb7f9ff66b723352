package import InterfaceDocuments
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Nibs that code registers for reuse in tables and collections.
///
/// Tables and collections instantiate such nibs without an owner. Tables on macOS are checked separately, because
/// `makeView(withIdentifier:owner:)` passes its owner to the nib.
extension NibLoads {
  /// Returns the first class that registers a document's nib.
  ///
  /// Returns nil if no class certainly registers the nib, or if the nib may be loaded with an owner.
  ///
  /// - Parameters:
  ///   - document: The document of the nib.
  ///   - unbuilt: A function that returns the sources that no target builds. Their registrations are ignored.
  /// - Returns: The class and the location of the registration.
  func reuse(of document: InterfaceDocument, unbuilt: () -> UnbuiltFiles) -> OwnerCandidates.Loader? {
    let nib = PathName.nibName(of: document.file)
    let loads = loads(of: nib).filter { !$0.isInherited }
    guard !names.repeated.contains(nib), !loads.contains(where: \.role.mayHaveOwner), document.isForReuse
    else { return nil }
    if let declared = document.filesOwner?.customClass, loadsUnknown(declared) { return nil }
    let registering = loads.filter { load in
      load.role.registration.map { $0.kind != .view } == true && !loadsUnknown(load.className)
    }
    guard !registering.isEmpty else { return nil }
    let others = unbuilt()
    return registering.filter { !others.contain($0.use.location.file) }
      .map { OwnerCandidates.Loader(className: $0.className, location: $0.use.location, use: .reuse) }
      .min { ($0.location, $0.className) < ($1.location, $1.className) }
  }

  /// The classes of tables on macOS.
  static let tables: Set<String> = ["NSOutlineView", "NSTableView"]

  /// Returns the classes that make a table's view from a document's nib with an owner.
  ///
  /// The table finds the nib by the identifier for which code registers it.
  func viewMakers(of document: InterfaceDocument) -> [OwnerCandidates.Loader] {
    let nib = PathName.nibName(of: document.file)
    guard document.platform == .macOS, !names.repeated.contains(nib) else { return [] }
    let identifiers = Set(loads(of: nib).compactMap(\.identifierOfViews))
    guard !identifiers.isEmpty,
      !all.contains(where: { load in
        load.nib != nib && load.identifierOfViews.map(identifiers.contains) == true
      })
    else { return [] }
    var makers: [OwnerCandidates.Loader] = []
    for (className, uses) in resolved.uses {
      for use in uses {
        guard case .view(let owner) = use.role, let identifier = use.name?.text(in: className),
          identifiers.contains(identifier)
        else { continue }
        let ownerClass = owner == .table ? "NSTableView" : className
        makers.append(
          OwnerCandidates.Loader(
            className: className,
            location: use.location,
            use: .view(owner: ownerClass)
          )
        )
      }
    }
    return makers.sorted { ($0.location, $0.className) < ($1.location, $1.className) }
  }

  /// Whether a document contains only a cell, and no code loads the nib with an owner.
  ///
  /// Helpers often register such nibs by the class of the cell, as in `tableView.register(Row.self)`.
  package func isUnownedCell(_ document: InterfaceDocument) -> Bool {
    guard document.isOfCell,
      !loads(of: PathName.nibName(of: document.file)).contains(where: { $0.role.hasOwner && !$0.isInherited })
    else { return false }
    return document.filesOwner?.customClass.map { !loadsUnknown($0) } ?? true
  }

  /// Whether a class loads a nib with an unknown name and an owner.
  private func loadsUnknown(_ className: String) -> Bool {
    loads(by: className).contains {
      $0.nib == nil && ($0.role.owner == .itself || $0.role.owner == .other)
    }
  }
}

extension NibLoads.Load {
  /// The identifier for which code registers the nib for views of a table on macOS, if known.
  fileprivate var identifierOfViews: String? {
    guard !isInherited, let registration = role.registration, registration.kind == .view else { return nil }
    return registration.identifier?.text(in: className)
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

  /// Whether the nib contains only a cell or a supplementary view or, on macOS, a collection view item with its view.
  fileprivate var isOfCell: Bool {
    guard isForReuse else { return false }
    return platform == .macOS
      || topLevelObjects.allSatisfy { Self.cellClasses.contains(objects[$0].elementClass ?? "") }
  }

  private static let cellClasses: Set<String> = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView",
  ]
}
