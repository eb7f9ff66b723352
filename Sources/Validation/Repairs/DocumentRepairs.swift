import Checks
import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import RuntimeAttributes

/// Finds the new names of stale members and classes in a document.
struct DocumentRepairs: Sendable {
  let document: InterfaceDocument
  let registry: ClassRegistry
  let context: RepairContext
  private let indexes: [String: Int]

  /// Creates the repairs of a document.
  ///
  /// - Parameters:
  ///   - document: The document with the stale names.
  ///   - registry: The classes that are visible to the document.
  ///   - context: The code and documents of the scope.
  init(_ document: InterfaceDocument, registry: ClassRegistry, _ context: RepairContext) {
    (self.document, self.registry, self.context) = (document, registry, context)
    indexes = document.indexesByID()
  }

  /// Returns the findings, with repairs where the new name is certain, and notes where several new names are possible.
  ///
  /// If the history of the sources is known, the result also contains findings about renamed classes of placeholders,
  /// and about renamed actions whose target is determined at run time. A stale class of a placeholder has no effect on
  /// the load, but hides stale connections.
  func repaired(_ findings: [Finding]) -> [Finding] {
    let findings =
      context.history == nil
      ? findings : findings + placeholderClasses(findings) + responderActions(findings)
    guard findings.contains(where: { Self.repairable.contains($0.id) }) else { return findings }
    var objects: [SourcePosition: Int] = [:]
    for (index, object) in document.objects.enumerated() {
      for connection in object.connections { objects[connection.position] = index }
      for attribute in object.runtimeAttributes {
        if let position = attribute.position { objects[position] = index }
      }
    }
    let stale = findings.compactMap { finding in staleName(of: finding, objects).map { (finding, $0) } }
    let members = stale.compactMap { if case .member(let member) = $0.1 { member } else { nil } }
    let names = Dictionary(stale) { first, _ in first }
    return findings.map { finding in
      switch names[finding] {
      case .member(let member): repaired(finding, member, among: members)
      case .className(let index): repaired(finding, classOf: index)
      case nil: finding
      }
    }
  }

  /// Returns unverified findings about renamed classes of placeholders that have no finding yet.
  private func placeholderClasses(_ findings: [Finding]) -> [Finding] {
    let known = Set(findings.lazy.filter { $0.id == .unknownClass }.map(\.position))
    return document.objects.enumerated().compactMap { index, object -> Finding? in
      guard object.placeholder != nil, let name = object.customClass, !known.contains(object.position),
        registry.entry(named: name) == nil, !context.declarations.declareClass(name)
      else { return nil }
      let finding = Finding(
        UnknownClass.unseen(name, module: object.customModule),
        .unverified,
        file: document.file,
        position: object.position,
        object: object
      )
      let repaired = repaired(finding, classOf: index)
      return repaired.repair == nil ? nil : repaired
    }
  }

  private static let repairable: Set<FindingID> = [
    .undefinedOutlet, .undefinedAction, .undefinedKey, .unknownClass,
  ]

  /// A name in the document that the sources do not declare.
  private enum StaleName {
    case member(StaleMember)
    /// The class of an object.
    case className(Int)
  }

  private func staleName(of finding: Finding, _ objects: [SourcePosition: Int]) -> StaleName? {
    // A declared member that cannot be used must be fixed in the source.
    guard Self.repairable.contains(finding.id), finding.file == document.file, finding.declaration == nil,
      finding.missingAttribute == nil, finding.rightModule == nil
    else { return nil }
    if finding.id == .unknownClass {
      let index = document.objects.firstIndex {
        $0.position == finding.position && $0.customClass == finding.object?.className
      }
      guard let index, let name = document.objects[index].customClass,
        !context.declarations.declareClass(name)
      else { return nil }
      return .className(index)
    }
    guard let index = objects[finding.position] else { return nil }
    return StaleMember(finding, of: index, in: document, indexes).map(StaleName.member)
  }

  /// Returns unverified findings about renamed actions whose target is determined at run time.
  private func responderActions(_ findings: [Finding]) -> [Finding] {
    let known = Set(findings.lazy.filter { $0.id == .undefinedAction }.map(\.position))
    var added: [Finding] = []
    for (index, object) in document.objects.enumerated() {
      for connection in object.connections where !known.contains(connection.position) {
        let target = connection.destination.flatMap { indexes[$0] }.map { document.objects[$0] }
        let name: String?
        switch connection.kind {
        case .action(let selector, _)
        where target.map { $0.placeholder == .firstResponder } ?? (document.platform == .macOS):
          name = selector
        case .segue(let segue): name = segue.unwindAction
        default: name = nil
        }
        guard let name, !FrameworkActions.answer(name), !context.code.mayImplement(name) else { continue }
        let finding = Finding(
          UnimplementedAction(selector: name),
          .unverified,
          file: document.file,
          position: connection.position,
          object: object,
          keyPath: name
        )
        guard let member = StaleMember(finding, of: index, in: document, indexes) else { continue }
        let repaired = repaired(finding, member, among: [])
        if repaired.repair != nil { added.append(repaired) }
      }
    }
    return added
  }

  // MARK: - Members

  private func repaired(_ finding: Finding, _ member: StaleMember, among all: [StaleMember]) -> Finding {
    var finding = finding
    let search = MemberSearch(member, in: document, registry, context)
    switch search.earlierName() {
    case .renamed(let name, let revision, let evidence):
      finding.repair = repair(finding, member, to: name, .renamed(since: revision, evidence))
    case .ambiguous(let names, let revision):
      finding.notes.append(.mayBeRenamed(to: names, since: revision))
    case .none: break
    case .unknown:
      // Two stale names may compete for the same member.
      let isOnly = Set(all.filter { $0.competes(with: member) }.map(\.name)).count == 1
      guard isOnly, finding.isVerified, let (name, basis) = search.onlyMember(),
        // A used outlet must have lost its connection; an unused action or attribute may be new.
        finding.suggestion == name || finding.suggestion == nil && member.role.isOutlet
      else { break }
      finding.repair = repair(finding, member, to: name, basis)
    }
    return finding
  }

  private func repair(
    _ finding: Finding,
    _ member: StaleMember,
    to name: String,
    _ basis: Repair.Basis
  ) -> Repair {
    let positions = [finding.position] + positions(of: member).filter { $0 != finding.position }
    let names = positions.map { position in
      Repair.Name(
        .member,
        from: member.name,
        to: name,
        at: FileLocation(file: document.file, position: position)
      )
    }
    return Repair(names, basis: basis)
  }

  /// Returns the positions of all actions or attributes that name the same member of the class; empty for an outlet or
  /// an unknown class.
  ///
  /// Actions that are never sent have no findings.
  private func positions(of member: StaleMember) -> [SourcePosition] {
    guard member.className != nil else { return [] }
    return document.objects.enumerated().flatMap { index, object -> [SourcePosition] in
      switch member.role {
      case .outlet: return []
      case .attribute:
        guard object.className == member.className else { return [] }
        return object.runtimeAttributes.filter { $0.keyPath.description == member.name }.compactMap(
          \.position
        )
      case .action:
        return object.connections.filter { connection in
          guard connection.selector == member.name,
            let target = connection.destination.flatMap({ indexes[$0] })
          else { return false }
          return document.objects[target].className == member.className || target == member.object
        }
        .map(\.position)
      }
    }
  }

  // MARK: - Classes

  private func repaired(_ finding: Finding, classOf index: Int) -> Finding {
    var finding = finding
    guard let name = document.objects[index].customClass else { return finding }
    let search = ClassSearch(index, in: document, indexes, context)
    let place = FileLocation(file: document.file, position: finding.position)
    func repair(_ new: String, _ basis: Repair.Basis) -> Repair {
      Repair([Repair.Name(.className, from: name, to: new, at: place)], basis: basis)
    }
    switch search.earlierName(of: name) {
    case .renamed(let new, let revision, let evidence):
      finding.repair = repair(new, .renamed(since: revision, evidence))
    case .ambiguous(let names, let revision):
      finding.notes.append(.mayBeRenamed(to: names, since: revision))
    case .none: break
    case .unknown:
      guard finding.isVerified || finding.likely != nil, let new = search.onlyClass(),
        finding.suggestion == nil || finding.suggestion == new
      else { break }
      finding.repair = repair(new, .onlyClass)
    }
    return finding
  }
}

/// The result of a search in earlier revisions.
enum EarlierName {
  /// No revision declares the old name, or the history is not available.
  case unknown
  /// The old declaration still exists, or no declaration replaced it.
  case none
  case renamed(to: String, since: String, Repair.RenamingEvidence)
  /// Several declarations may have replaced the old declaration.
  case ambiguous([String], since: String)
}

extension Finding.Note {
  /// Returns a note that lists the possible new names of a member or class.
  fileprivate static func mayBeRenamed(to names: [String], since revision: String) -> Finding.Note {
    let names = names.map { "'\($0)'" }.joined(separator: ", ")
    return Finding.Note("possibly renamed since \(revision) to \(names)")
  }
}
