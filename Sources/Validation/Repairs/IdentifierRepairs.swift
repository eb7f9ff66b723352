import Checks
import InterfaceDocuments
import ProgramModel
import ProjectModel
import RuntimeAttributes
import SourceModel

/// Finds the identifiers of scenes, segues and reusable views in documents that code requests under new names.
struct IdentifierRepairs {
  private let records: [DocumentRecord]
  private let context: RepairContext

  /// Creates the repairs of a scope.
  ///
  /// - Parameters:
  ///   - records: All documents of the scope.
  ///   - context: The code and documents of the scope.
  init(_ records: [DocumentRecord], _ context: RepairContext) {
    (self.records, self.context) = (records, context)
  }

  /// The kind of element that has an identifier; a cell is any reusable view.
  private enum Kind: Hashable {
    case scene, segue, cell
  }

  /// A request in code for an identifier that no document contains.
  private struct Request {
    var finding: Finding
    var name: String
    var kind: Kind
    /// The storyboard that must contain the scene, if known.
    var storyboard: String?
  }

  /// An identifier that code requests under a new name.
  private struct Renamed {
    var old: Identifier
    var new: String
    var basis: Repair.Basis

    var repair: Repair {
      Repair(old.places.map { Repair.Name(.identifier, from: old.name, to: new, at: $0) }, basis: basis)
    }
  }

  /// An identifier of a kind, with all its places in the documents.
  private struct Identifier {
    var kind: Kind
    var name: String
    /// The storyboards and nibs with the identifier.
    var nibNames: Set<String> = []
    var places: [FileLocation] = []
  }

  /// Returns the findings, with repairs where the new name is certain.
  ///
  /// A finding is added for each renamed identifier whose request no finding reports.
  func repaired(_ findings: [Finding]) -> [Finding] {
    let requests = findings.filter { $0.id == .missingIdentifier }.compactMap(request)
    guard !requests.isEmpty || context.history != nil else { return findings }
    let identifiers = identifiers()
    let unused = unused(identifiers)
    guard !unused.isEmpty else { return findings }
    let renamed = renamed(unused, among: identifiers)
    var attached: Set<Int> = []
    var repaired: [Finding] = findings.map { finding in
      guard let request = requests.first(where: { $0.finding == finding }) else { return finding }
      var finding = finding
      if let index = renamed.firstIndex(where: { $0.new == request.name && $0.old.kind == request.kind }) {
        attached.insert(index)
        finding.repair = renamed[index].repair
      } else {
        finding.repair = onlyIdentifier(for: request, among: unused, requests)
      }
      return finding
    }
    for (index, change) in renamed.enumerated() where !attached.contains(index) {
      repaired += [finding(change)].compactMap(\.self)
    }
    return repaired
  }

  /// Returns an unverified finding about an identifier that code now requests under another name; nil without a place.
  private func finding(_ change: Renamed) -> Finding? {
    guard let place = change.old.places.first else { return nil }
    var finding = Finding(
      UnrequestedIdentifier(name: change.old.name),
      .unverified,
      file: place.file,
      position: place.position,
      keyPath: change.old.name
    )
    finding.repair = change.repair
    return finding
  }

  private func request(_ finding: Finding) -> Request? {
    guard let name = finding.keyPath, let source = context.source(at: finding.file) else { return nil }
    for type in source.types {
      for use in type.uses where use.location.position == finding.position && use.isRequest {
        let (kind, storyboard): (Kind, String?)
        switch use.role {
        case .scene(let scene) where !scene.isInitial:
          (kind, storyboard) = (.scene, scene.storyboard?.text(in: type.name))
        case .segue: (kind, storyboard) = (.segue, nil)
        case .cell: (kind, storyboard) = (.cell, nil)
        default: continue
        }
        return Request(finding: finding, name: name, kind: kind, storyboard: storyboard)
      }
    }
    return nil
  }

  // MARK: - Documents

  /// Returns the identifiers in all documents, ordered by name.
  private func identifiers() -> [Identifier] {
    var identifiers: [Kind: [String: Identifier]] = [:]
    for document in records.lazy.compactMap(\.document) {
      func add(_ kind: Kind, _ name: String, at position: SourcePosition) {
        var identifier = identifiers[kind]?[name] ?? Identifier(kind: kind, name: name)
        identifier.nibNames.insert(PathName.nibName(of: document.file))
        identifier.places.append(FileLocation(file: document.file, position: position))
        identifiers[kind, default: [:]][name] = identifier
      }
      for object in document.objects {
        if let name = object.storyboardIdentifier { add(.scene, name, at: object.position) }
        if let name = object.reuseIdentifier { add(.cell, name, at: object.position) }
        for connection in object.connections {
          guard case .segue(let segue) = connection.kind, let name = segue.identifier else { continue }
          add(.segue, name, at: connection.position)
        }
      }
    }
    return identifiers.values.flatMap(\.values).sorted {
      ($0.name, $0.places.first ?? Self.nowhere) < ($1.name, $1.places.first ?? Self.nowhere)
    }
  }

  private static let nowhere = FileLocation(file: "", position: SourcePosition(line: 1, column: 1))

  /// Returns the identifiers that neither code nor a storyboard reference names.
  private func unused(_ identifiers: [Identifier]) -> [Identifier] {
    let referenced = context.referencedScenes
    return identifiers.filter { identifier in
      !context.containsString(identifier.name)
        && (identifier.kind != .scene || !referenced.contains(identifier.name))
    }
  }

  // MARK: - Revisions

  /// Returns the unused identifiers that code of an earlier revision requested, with the new names in the current code.
  private func renamed(_ unused: [Identifier], among identifiers: [Identifier]) -> [Renamed] {
    guard let history = context.history else { return [] }
    let byDocument = Dictionary(grouping: unused) { $0.places.first?.file ?? "" }
    let renamed = byDocument.sorted { $0.key < $1.key }.flatMap { document, unused -> [Renamed] in
      var left = unused
      var renamed: [Renamed] = []
      let words = unused.map(\.name)
      for sources in history.sources(.words(words), before: document) where !left.isEmpty {
        var changes: [String: Set<String>] = [:]
        for old in sources.files {
          guard let new = context.source(at: old.path) else { continue }
          StringChanges.add(from: old, to: new, among: Set(left.lazy.map(\.name)), to: &changes)
        }
        let names = Set(identifiers.lazy.map(\.name))
        for (index, identifier) in left.enumerated().reversed() {
          guard let new = changes[identifier.name] else { continue }
          left.remove(at: index)
          // If code now requests another existing identifier, the old identifier was not renamed.
          guard let only = new.first, new.count == 1, !only.isEmpty, !names.contains(only) else { continue }
          let basis = Repair.Basis.renamed(since: sources.revision, .place)
          renamed.append(Renamed(old: identifier, new: only, basis: basis))
        }
      }
      return renamed
    }
    // Two identifiers of a kind cannot have the same new name.
    let counts = Dictionary(renamed.map { ("\($0.old.kind) \($0.new)", 1) }, uniquingKeysWith: +)
    return renamed.filter { counts["\($0.old.kind) \($0.new)"] == 1 }
  }

  // MARK: - The only identifier

  /// Returns the repair of the only unused identifier, if its name is similar to the only requested name of its kind.
  private func onlyIdentifier(
    for request: Request,
    among unused: [Identifier],
    _ requests: [Request]
  ) -> Repair? {
    guard request.finding.isVerified else { return nil }
    let candidates = unused.filter { identifier in
      identifier.kind == request.kind && request.storyboard.map(identifier.nibNames.contains) ?? true
        && (identifier.kind != .cell || !context.code.mayRequest(identifier.name))
    }
    let rivals = Set(requests.lazy.filter { $0.kind == request.kind }.map(\.name))
    guard rivals.count == 1, let only = candidates.first, candidates.count == 1,
      // A known history without this renaming is evidence against it.
      !only.places.contains(where: { context.history?.knows($0.file) == true }),
      request.finding.suggestion == only.name
        || NearestName.find(sharingWordsWith: request.name, among: [only.name]) != nil
    else { return nil }
    return Renamed(old: only, new: request.name, basis: .onlyIdentifier).repair
  }
}
