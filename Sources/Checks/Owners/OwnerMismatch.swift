package import InterfaceDocuments
import NibLoading

/// Finds owners that lack connected outlets, regardless of the declared owner class.
package enum OwnerMismatch {
  /// Adds a finding for each outlet that a class loading the nib certainly lacks.
  ///
  /// These findings replace unverified findings about the same outlets for the declared class.
  package static func adding(
    to settled: [Finding],
    of document: InterfaceDocument,
    with declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    let decided = declared.filter { $0.consequence != .unverified }
    let mismatches = findings(in: document, with: decided, loaders: loaders, load: load)
    guard !mismatches.isEmpty else { return settled }
    let positions = Set(mismatches.map(\.position))
    return settled.filter { $0.consequence != .unverified || !positions.contains($0.position) } + mismatches
  }

  /// The class of an owner and the way in which the nib is loaded.
  private struct Ownership: Hashable {
    var ownerClass: String
    var use: OwnerCandidates.Loader.Use
  }

  /// Loads a document once for each class whose code loads the nib as its owner or without an owner.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - declared: The findings for the declared owner class.
  ///   - loaders: The other classes that load the nib as its owner or without one.
  ///   - load: Loads a document with a given owner and returns its findings.
  /// - Returns: A finding for each outlet that such a class certainly lacks, unless the declared class lacks it too.
  private static func findings(
    in document: InterfaceDocument,
    with declared: [Finding],
    loaders: [OwnerCandidates.Loader],
    load: (InterfaceDocument, OwnerCandidates.Loader.Use) -> [Finding]
  ) -> [Finding] {
    guard !loaders.isEmpty, let owner = document.filesOwner,
      owner.connections.contains(where: { $0.property != nil })
    else { return [] }
    let known = Set(declared.lazy.filter { $0.id == .undefinedOutlet }.map(\.position))
    var findings: [Finding] = []
    var reported: Set<Finding> = []
    // One load for each class and kind of load, even if the nib is loaded in many places.
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
        (mismatch.message, mismatch.notes) = (reason.message, reason.notes)
        if reported.insert(mismatch).inserted { findings.append(mismatch) }
      }
    }
    return findings
  }
}

extension Finding {
  /// Returns the finding with a note about the declared owner class, if the actual owner has another class.
  package func reported(for owned: InterfaceDocument, inPlaceOf document: InterfaceDocument) -> Finding {
    guard let declared = document.filesOwner, owned.filesOwner?.customClass != declared.customClass,
      object?.id == declared.id, consequence != .unverified, let name = declared.customClass
    else { return self }
    var finding = self
    finding.notes.append(.owned(insteadOf: name))
    return finding
  }
}
