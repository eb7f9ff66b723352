import Checks
import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Finds the new name of a stale member.
struct MemberSearch {
  private let member: StaleMember
  private let document: InterfaceDocument
  private let registry: ClassRegistry
  private let context: RepairContext
  /// The class of the object that lacks the member, if known.
  private let owner: ClassRegistry.Entry?
  /// The keys that the object's connections and attributes set.
  private let taken: Set<String>

  init(
    _ member: StaleMember,
    in document: InterfaceDocument,
    _ registry: ClassRegistry,
    _ context: RepairContext
  ) {
    (self.member, self.document, self.registry, self.context) = (member, document, registry, context)
    owner = member.className.flatMap(registry.entry(named:))
    let object = member.object.map { document.objects[$0] }
    taken = Set(object?.connections.compactMap(\.property) ?? [])
      .union(object?.runtimeAttributes.map(\.keyPath.description) ?? [])
  }

  /// The owner's class and superclasses, up to the first class that sources do not declare.
  private var ownClasses: [ClassRegistry.Entry] {
    owner.map { Array($0.chain.prefix { $0.description.location != nil }) } ?? []
  }

  // MARK: - Revisions

  /// Returns the new name of the member according to the history of its class.
  func earlierName() -> EarlierName {
    guard let history = context.history else { return .unknown }
    // Sources also extend framework classes.
    var types = owner.map { $0.chain.map { $0.description.name.unqualifiedName } } ?? []
    if types.isEmpty { types = member.className.map { [$0.unqualifiedName] } ?? [] }
    guard member.object != nil else { return earlierAction(history) }
    guard !types.isEmpty else { return .unknown }
    for sources in history.sources(.types(types), before: document.file) {
      let name = earlierName(among: types, in: sources)
      if case .unknown = name { continue }
      return name
    }
    return .unknown
  }

  /// Returns the new name of an action whose target is determined at run time.
  private func earlierAction(_ history: SourceHistory) -> EarlierName {
    let word = String(member.name.prefix { $0 != ":" })
    for sources in history.sources(.words([word]), before: document.file) {
      let types = sources.files.flatMap { file in
        file.types.filter { type in
          let own = TypeMembers([(file, type)])
          return own.index(called: member.name, .method).map { own.members[$0].marks.contains(.action) }
            ?? false
        }
      }
      // Each implementation may have a different new name.
      guard Set(types.map(\.name)).count == 1, let type = types.first else { continue }
      let name = type.name.unqualifiedName
      let all = history.sources(.types([name]), in: sources.revision, before: document.file)
      return earlierName(among: [name], in: all)
    }
    return .unknown
  }

  private func earlierName(among types: [String], in sources: SourceHistory.Sources) -> EarlierName {
    let old = TypeSources(sources.files)
    for type in types {
      let renaming = MemberRenaming(
        from: TypeMembers(old.declarations(of: type)),
        to: TypeMembers(context.declarations.declarations(of: type))
      )
      let result = renaming.result(member.kind, member.name) {
        fits($0)
      } isFree: {
        member.role != .action || !context.messages.contains($0)
      }
      switch result {
      case .unknown: continue
      case .none: return .none
      case .renamed(let name, let evidence):
        return .renamed(to: name, since: sources.revision, evidence)
      case .ambiguous(let names): return .ambiguous(names, since: sources.revision)
      }
    }
    return .unknown
  }

  /// Whether a member of the class can replace the stale member.
  private func fits(_ name: String) -> Bool {
    guard !taken.contains(name) else { return false }
    // The members of an unknown class are unknown.
    guard let owner else { return true }
    if member.role == .action { return owner.method(name)?.isVisibleToObjectiveC == true }
    return owner.settableProperty(AttributeKey(name)).map(accepts) ?? false
  }

  /// Whether a property accepts the connected object or the value.
  private func accepts(_ property: PropertyDescription) -> Bool {
    switch member.role {
    case .action: return false
    case .attribute(let value): return property.type.kind.accepts(value)
    case .outlet(isCollection: true, _): return property.type.kind == .array
    case .outlet(isCollection: false, let destination):
      switch property.type.kind {
      case .object(let type):
        let entry = destination.flatMap { document.objects[$0].className }.flatMap(registry.entry(named:))
        guard let entry, entry.missingSuperclass == nil, registry.entry(named: type) != nil else {
          return true
        }
        return entry.isKind(of: type)
      case .any, .anyProtocol, .unresolved: return true
      // Outlets cannot connect values such as images and fonts.
      default: return false
      }
    }
  }

  // MARK: - The only member

  /// Returns the only unused member of the class that fits, with the evidence; nil if there are several or none, or if
  /// the class or a superclass is unknown.
  func onlyMember() -> (name: String, basis: Repair.Basis)? {
    guard let owner, owner.missingSuperclass == nil else { return nil }
    let candidates = member.role == .action ? actions : properties
    guard let only = candidates.first, candidates.count == 1 else { return nil }
    let className = only.owner
    return (only.name, .onlyMember(className: className, use: only.use))
  }

  private struct Candidate {
    var name: String
    var owner: String
    var use: FileLocation?
  }

  private var actions: [Candidate] {
    let count = member.name.count { $0 == ":" }
    return ownClasses.flatMap { entry in
      entry.description.methods.filter { method in
        method.isAction && method.isVisibleToObjectiveC && method.selector.count { $0 == ":" } == count
          && !context.messages.contains(method.selector)
          && !context.selects(String(method.selector.prefix { $0 != ":" }))
      }
      .map { Candidate(name: $0.selector, owner: entry.description.name) }
    }
  }

  private var properties: [Candidate] {
    let names = ownClasses.map(\.description.name)
    var candidates: [Candidate] = []
    for entry in ownClasses {
      for property in entry.description.properties
      where isMarked(property) && taken.isDisjoint(with: property.keyNames) && accepts(property) {
        var candidate = Candidate(
          name: property.keyNames.last ?? property.key.name,
          owner: entry.description.name
        )
        if case .attribute = member.role {
          guard context.messages.isDisjoint(with: property.keyNames) else { continue }
        } else {
          guard !context.connect(property.keyNames, of: names),
            let use = context.firstUse(of: property.swiftName),
            !context.code.mayBeSet(SoughtUse(of: property.swiftName, owners: names, .setting))
          else { continue }
          candidate.use = use
        }
        candidates.append(candidate)
      }
    }
    return candidates
  }

  private func isMarked(_ property: PropertyDescription) -> Bool {
    guard property.access == .accessor || property.access == .storedVariable else { return false }
    return switch member.role {
    case .action: false
    case .attribute: property.marks.contains(.inspectable)
    case .outlet(let isCollection, _):
      !property.marks.isDisjoint(with: isCollection ? [.outlet, .outletCollection] : .outlet)
    }
  }
}

extension PropertyType.Kind {
  /// Whether the type accepts a value of a runtime attribute.
  fileprivate func accepts(_ value: AttributeValue) -> Bool {
    switch value {
    case .boolean: self == .bool || self == .charBool
    case .integer, .unsigned, .real, .decimal:
      switch self {
      case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64, .float, .double, .enumeration,
        .optionSet:
        true
      case .object(let name): name == "NSNumber"
      default: false
      }
    case .string, .localizedString: self == .string || self == .stringObject
    case .point: self == .point
    case .size: self == .size
    case .rect: self == .rect
    case .range: self == .range
    case .color: self == .color
    case .image: self == .image
    case .nil, .date, .data, .array, .dictionary: false
    }
  }
}
