import ClassInterfaces
import InterfaceDocuments
import RuntimeAttributes

/// The nibs that tables and collections are seen to register for reuse, which instantiate them without an owner.
///
/// Tables of macOS are not among them: `makeView(withIdentifier:owner:)` hands its owner on.
struct ReusedNibs: Sendable {
  /// By the name of a nib, the classes that register it.
  private var registrations: [String: [OwnerCandidates.Loader]] = [:]
  /// The names of the nibs that something else may load with an owner.
  private var ownedNibs: Set<String> = []
  /// The classes that load nibs with an owner whose names cannot be told.
  private var loadersOfUnknown: Set<String> = []

  /// Gathers what the bodies of classes register.
  ///
  /// - Parameters:
  ///   - resolved: The classes.
  ///   - repeatedNibs: The names that several nibs have; nobody knows which of them is meant.
  ///   - unbuilt: Finds the sources whose registrations count for nothing.
  init(_ resolved: ResolvedClasses, repeatedNibs: Set<String>, unbuilt: () -> UnbuiltFiles) {
    lazy var others = unbuilt()
    for (className, facts) in resolved.bodies {
      for load in facts.nibLoads {
        guard let nib = load.nibName(in: className) else {
          if load.owner == .itself || load.owner == .other { loadersOfUnknown.insert(className) }
          continue
        }
        if load.mayHaveOwner { ownedNibs.insert(nib) }
        guard load.registration != nil, !repeatedNibs.contains(nib), !others.contain(load.location.file)
        else { continue }
        registrations[nib, default: []].append(
          OwnerCandidates.Loader(className: className, location: load.location, use: .reuse)
        )
      }
    }
  }

  /// The class that registers the nib of a document, the first of them; nil where none surely does, and where something
  /// may load the nib with an owner.
  func loader(of document: InterfaceDocument) -> OwnerCandidates.Loader? {
    let nib = PathName.nibName(of: document.file)
    guard let loaders = registrations[nib], !ownedNibs.contains(nib), document.isForReuse else { return nil }
    if let declared = document.filesOwner?.customClass, loadersOfUnknown.contains(declared) { return nil }
    return loaders.filter { !loadersOfUnknown.contains($0.className) }
      .min { ($0.location, $0.className) < ($1.location, $1.className) }
  }
}

extension NibLoad {
  /// Whether the nib may be instantiated with an owner, here or by whoever gets it.
  fileprivate var mayHaveOwner: Bool {
    switch owner {
    case .itself, .other: true
    case .nobody: false
    case .notInstantiated: registration == nil
    }
  }
}

extension InterfaceDocument {
  /// Whether the nib holds what tables and collections make of one, and is no view that its owner takes.
  ///
  /// An item of macOS that has no view yet loads the nib of its name once more, with itself as the owner.
  fileprivate var isForReuse: Bool {
    switch platform {
    case .macOS:
      topLevelObjects.lazy.map { objects[$0] }.contains { object in
        object.elementClass == "NSCollectionViewItem" && object.connections.contains { $0.property == "view" }
      }
    default: topLevelObjects.count == 1
    }
  }
}
