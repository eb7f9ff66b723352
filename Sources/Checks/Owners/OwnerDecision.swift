package import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Re-evaluates findings about File's Owner with every class that may own the nib.
package struct OwnerDecision {
  private let document: InterfaceDocument
  /// The findings for each of the other owner classes, by position and key path.
  private let tried: [(className: String, findings: [Place: [Finding]])]
  /// The places that create owners of the declared class, regardless of other owners; empty if such an owner is
  /// uncertain.
  private let creations: [CodePlace]

  /// Loads the document with each possible owner class, if there are findings about the declared owner class.
  ///
  /// - Parameters:
  ///   - findings: The findings for the declared owner class.
  ///   - document: The document of the nib.
  ///   - others: The other classes that may own the nib.
  ///   - isCertain: Whether the other classes are certainly the only owners.
  ///   - creations: The places that create owners of the declared class, regardless of other owners; empty if such an
  ///     owner is uncertain.
  ///   - load: A function that loads a document and returns its findings.
  /// - Returns: The findings. A finding that does not apply to every owner is unverified unless the declared class
  ///   certainly owns the nib, or omitted if the other classes are certainly the only owners.
  package static func settle(
    _ findings: [Finding],
    of document: InterfaceDocument,
    others: @autoclosure () -> [String],
    isCertain: Bool,
    creations: @autoclosure () -> [CodePlace],
    load: (InterfaceDocument) -> [Finding]
  ) -> [Finding] {
    guard let owner = document.filesOwner?.id else { return findings }
    let isOwners = isAboutOwner(owner, of: document)
    let isAboutOwner = { (finding: Finding) in finding.fails(under: .strict) && isOwners(finding) }
    guard findings.contains(where: isAboutOwner), case let others = others(), !others.isEmpty else {
      return findings
    }
    let verdict = OwnerDecision(
      document: document,
      tried: others.map { ($0, Dictionary(grouping: load(document.owned(by: $0)), by: Place.init)) },
      creations: isCertain ? [] : creations()
    )
    return findings.compactMap { finding in
      guard isAboutOwner(finding) else { return finding }
      let settled = verdict.settled(finding)
      return isCertain && settled.unverifiedReason == .otherOwner ? nil : settled
    }
  }

  /// Removes the findings about the owner of a nib that is loaded without an owner.
  package static func removingOwner(from findings: [Finding], of document: InterfaceDocument) -> [Finding] {
    guard let owner = document.filesOwner?.id else { return findings }
    let isAboutOwner = isAboutOwner(owner, of: document)
    return findings.filter { !isAboutOwner($0) }
  }

  /// Removes the findings about actions of an owner that the nib probably does not have.
  ///
  /// Findings about outlets remain: if the nib does not have an owner, no object has the outlets either.
  package static func removingActions(from findings: [Finding], of document: InterfaceDocument) -> [Finding] {
    guard let owner = document.filesOwner?.id else { return findings }
    let isAboutOwner = isAboutOwner(owner, of: document)
    return findings.filter { $0.id != .undefinedAction || !isAboutOwner($0) }
  }

  /// Returns a predicate for findings about the owner or about connections to the owner.
  private static func isAboutOwner(
    _ owner: String,
    of document: InterfaceDocument
  ) -> (Finding) -> Bool {
    let uses = uses(of: owner, in: document)
    return { $0.object?.id == owner || uses.contains(Place($0)) }
  }

  private func settled(_ finding: Finding) -> Finding {
    var finding = finding
    let place = Place(finding)
    let fitting = tried.filter { other in
      !other.findings[place, default: []].contains { $0.consequence == finding.consequence }
    }
    if fitting.isEmpty {
      finding.notes.append(.alsoHolds(for: tried.map(\.className)))
    } else if !creations.isEmpty {
      // Only these owners have the problem.
      finding.uses = creations
    } else {
      finding.notes.append(.doesNotHold(for: fitting.map(\.className)))
      finding.consequence = .unverified
      (finding.unverifiedReason, finding.unresolvedName) = (.otherOwner, nil)
      finding.consoleMessage = nil
    }
    return finding
  }

  /// The properties that identify the same finding in several loads of a document.
  private struct Place: Hashable {
    var position: SourcePosition
    var keyPath: String?

    init(_ finding: Finding) {
      position = finding.position
      keyPath = finding.keyPath
    }

    init(_ connection: Connection) {
      position = connection.position
      keyPath =
        if case .binding(let binding) = connection.kind { binding.keyPath } else { connection.selector }
    }
  }

  /// Returns the places of all connections to the owner, such as actions and bindings.
  private static func uses(of owner: String, in document: InterfaceDocument) -> Set<Place> {
    var uses: Set<Place> = []
    for object in document.objects {
      for connection in object.connections where connection.destination == owner {
        uses.insert(Place(connection))
      }
    }
    return uses
  }
}

extension Finding.Note {
  /// Returns a note about other possible owner classes to which a finding about File's Owner also applies.
  static func alsoHolds(for classNames: [String]) -> Finding.Note {
    Finding.Note("other possible owners of the nib have the same problem: \(list(classNames))")
  }

  /// Returns a note about other possible owner classes to which a finding about File's Owner does not apply.
  static func doesNotHold(for classNames: [String]) -> Finding.Note {
    Finding.Note("other possible owners of the nib do not have the same problem: \(list(classNames))")
  }

  private static func list(_ classNames: [String]) -> String {
    classNames.map { "'\($0.withoutModule)'" }.joined(separator: ", ")
  }
}
