import InterfaceDocuments
import NibLoading

/// Finds owners that lack what a nib connects, whatever class the document declares.
enum OwnerMismatch {
  /// Adds a finding for each outlet that a class surely lacks which loads the nib; what could not be decided of the outlet
  /// for the declared class says nothing then.
  static func adding(
    to settled: [Finding],
    of document: InterfaceDocument,
    beside declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    let decided = declared.filter { $0.consequence != .unverified }
    let mismatches = findings(in: document, beside: decided, loaders: loaders, load: load)
    guard !mismatches.isEmpty else { return settled }
    let positions = Set(mismatches.map(\.position))
    return settled.filter { $0.consequence != .unverified || !positions.contains($0.position) } + mismatches
  }

  /// The owner's class, and how it loads the nib.
  private struct Ownership: Hashable {
    var ownerClass: String
    var use: OwnerCandidates.Loader.Use
  }

  /// Loads a document with each class that is seen to load it as its owner.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - declared: What was found with the owner that the document declares.
  ///   - loaders: The other classes that load the nib as its owner, or without one.
  ///   - load: What loading finds, the way the nib is loaded given.
  /// - Returns: A finding for each outlet that such a class surely lacks, and the declared one has.
  private static func findings(
    in document: InterfaceDocument,
    beside declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    guard !loaders.isEmpty, let owner = document.filesOwner,
      owner.connections.contains(where: { $0.property != nil })
    else { return [] }
    let known = Set(declared.lazy.filter { $0.id == .undefinedOutlet }.map(\.position))
    var findings: [Finding] = []
    var told: Set<Finding> = []
    // However many places load the nib, there is one load for each class and way.
    var loads: [Ownership: [Finding]] = [:]
    for loader in loaders {
      let ownership = Ownership(ownerClass: loader.ownerClass, use: loader.use)
      let found = loads[ownership] ?? load(document.owned(by: loader.ownerClass), loader.use)
      loads[ownership] = found
      for finding in found
      where finding.id == .undefinedOutlet && finding.object?.id == owner.id
        && finding.consequence != .unverified && !known.contains(finding.position)
      {
        var mismatch = finding
        mismatch.id = .ownerMismatch
        mismatch.declaration = loader.location
        mismatch.suggestion = nil
        let property = finding.keyPath ?? ""
        let reason: FindingReason =
          switch loader.use {
          case .owner: .ownerMismatch(property: property, className: loader.className)
          case .nobody: .noOwner(property: property, className: loader.className)
          case .reuse: .registeredWithoutOwner(property: property, className: loader.className)
          }
        (mismatch.message, mismatch.notes) = (reason.sentence, reason.notes)
        if told.insert(mismatch).inserted { findings.append(mismatch) }
      }
    }
    return findings
  }
}

extension Finding {
  /// The finding about the owner that a document has, which says so where it declares another one.
  func told(of owned: InterfaceDocument, inPlaceOf document: InterfaceDocument) -> Finding {
    guard let declared = document.filesOwner, owned.filesOwner?.customClass != declared.customClass,
      object?.id == declared.id, consequence != .unverified, let name = declared.customClass
    else { return self }
    var finding = self
    finding.notes.append(.owned(insteadOf: name))
    return finding
  }
}
