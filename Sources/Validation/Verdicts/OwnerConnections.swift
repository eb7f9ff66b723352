import ClassInterfaces
import InterfaceDocuments

/// The outlets that nibs connect for their owners, which may be objects that another nib made.
enum OwnerConnections {
  /// Those of some uses that a nib has for its owner.
  ///
  /// - Parameters:
  ///   - uses: The uses: those that set outlets.
  ///   - documents: The paths of the documents.
  ///   - jobs: How many of them are read at the same time.
  /// - Returns: These.
  static func found(_ uses: Set<SoughtUse>, in documents: [String], jobs: Int?) async -> Set<SoughtUse> {
    guard !uses.isEmpty else { return [] }
    let usesByOwner = uses.reduce(into: [String: [SoughtUse]]()) { all, use in
      for owner in use.owners { all[owner, default: []].append(use) }
    }
    let owners = WordSearch(usesByOwner.keys)
    let nibs = documents.filter { !$0.hasSuffix(".storyboard") }
    return await ConcurrentMap.sum(nibs, to: [], jobs: jobs) { found, path in
      guard let bytes = try? FileBytes.read(path) else { return }
      guard !owners.found(in: bytes).isEmpty,
        let owner = DocumentReading(path, text: bytes).document?.filesOwner,
        let className = owner.customClass
      else { return }
      let nib = PathName.nibName(of: path)
      for use in usesByOwner[className] ?? [] where use.nibs?.contains(nib) != false {
        if owner.connections.contains(where: { $0.property == use.outlet }) { found.insert(use) }
      }
    } joining: {
      $0.formUnion($1)
    }
  }
}
