import ClassInterfaces
import InterfaceDocuments

/// The outlets that nibs connect to their owners, which may be instantiated by another nib.
enum OwnerConnections {
  /// Returns the uses whose outlet a nib connects to its owner.
  ///
  /// - Parameters:
  ///   - uses: The uses that set outlets.
  ///   - documents: The paths of the documents.
  ///   - jobs: The number of documents to read concurrently.
  /// - Returns: The uses.
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
