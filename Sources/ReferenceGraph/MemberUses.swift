import ProgramModel
import ProjectModel
package import SourceModel

/// Finds the uses of members in code, and whether they certainly refer to the members of some types.
package struct MemberUses {
  /// A use of a name in code.
  package struct Use: Hashable, Sendable {
    /// How a use relates to the members.
    package enum Relation: Hashable, Sendable {
      /// The use certainly refers to one of the members.
      case certain
      /// The use may refer to another declaration, since the type of its receiver is not known.
      case unknownReceiver
      /// The use is a string.
      case string
      /// The use refers to another declaration.
      case other
    }

    /// The path of the source.
    package let file: String
    package let place: SourceFacts.Place
    package let name: String
    package let relation: Relation
    /// The name of a local variable, among some, that an unqualified use would refer to after a renaming.
    package let local: String?
  }

  private let index: CodeIndex
  private var bindings: Bindings
  private var hierarchy: ClassHierarchy

  /// Indexes the code of sources.
  ///
  /// - Parameter sources: The sources; tests have no code.
  package init(_ sources: [SourceFile]) {
    let files = sources.map {
      CodeIndex.Source(file: $0, programs: .all, isStart: false, isOfPackage: false)
    }
    index = CodeIndex(files, names: Bindings.names)
    bindings = Bindings(index)
    hierarchy = ClassHierarchy(index)
  }

  /// Returns the uses of some names.
  ///
  /// - Parameters:
  ///   - names: The names: those of the members, their instance variables and setters, each with its new name.
  ///   - types: The types that declare the members.
  /// - Returns: The uses, by file and place.
  package mutating func uses(of names: [String: String], in types: Set<String>) -> [Use] {
    let owners = Set(types.compactMap { hierarchy.type(named: $0) })
    var uses: [Use] = []
    for number in index.files.indices {
      let file = index.files[number]
      var own: [SourceFacts.Name: String] = [:]
      for name in 1..<max(1, SourceFacts.Name(file.facts.names.count)) {
        let text = file.facts.names.text(of: name)
        if names[text] != nil { own[name] = text }
      }
      guard !own.isEmpty else { continue }
      for (offset, unit) in file.facts.units.enumerated() {
        for occurrence in unit.start..<unit.end {
          let found = file.facts.occurrences[Int(occurrence)]
          guard let name = own[found.name] else { continue }
          let site = index.site(at: Int(occurrence), in: file.firstUnit + CodeIndex.Unit(offset))
          let isUnqualified = found.receiver == .none && !found.traits.contains(.isLocal)
          uses.append(
            Use(
              file: file.path,
              place: found.place,
              name: name,
              relation: relation(of: site, to: owners),
              local: isUnqualified ? names[name].flatMap { local(named: $0, in: site.unit) } : nil
            )
          )
        }
      }
    }
    return uses
  }

  /// Returns a name if it is that of a local variable or parameter of a unit.
  private func local(named name: String, in unit: CodeIndex.Unit) -> String? {
    let names = index.facts(of: unit).names
    return index.locals(of: unit).contains { names.text(of: $0.name) == name } ? name : nil
  }

  // MARK: - Relations

  private mutating func relation(of site: Site, to owners: Set<CodeIndex.Name>) -> Use.Relation {
    switch site.occurrence.role {
    case .string: return .string
    case .selector: return relation(ofSelectorAt: site, to: owners)
    case .name, .member, .write: break
    case .construction, .metatype, .type, .genericArgument, .cast, .stringPart, .className, .ownClassName:
      return .other
    }
    if site.occurrence.traits.contains(.isLocal) { return .other }
    let uses = bindings.uses(at: site, &hierarchy)
    var candidates: [CodeIndex.Unit] = []
    for use in uses { candidates += bindings.candidates(of: use, &hierarchy) }
    let isOwner = { (unit: CodeIndex.Unit) in owners.contains(index.type(of: unit)) }
    let receiver = knownType(of: uses.first?.receiver ?? .anyObject, at: site)
    var inherits: Bool?
    if let receiver { inherits = self.inherits(receiver, from: owners) }
    guard candidates.contains(where: isOwner) else {
      // Instance variables and setters have no declarations of their own.
      guard candidates.isEmpty, inherits != false else { return .other }
      return inherits == true ? .certain : site.occurrence.receiver == .none ? .other : .unknownReceiver
    }
    guard inherits == true, candidates.allSatisfy(isOwner) else {
      return inherits == false ? .other : .unknownReceiver
    }
    return .certain
  }

  /// Returns the type of a receiver, or nil if it is not known.
  private func knownType(of receiver: Bindings.Receiver, at site: Site) -> CodeIndex.Name? {
    switch receiver {
    case .scope(let type), .own(let type), .type(let type), .object(let type): type < 0 ? nil : type
    case .bare: index.type(of: site.unit) < 0 ? nil : index.type(of: site.unit)
    default: nil
    }
  }

  private mutating func inherits(_ type: CodeIndex.Name, from owners: Set<CodeIndex.Name>) -> Bool {
    !hierarchy.ancestors(of: type).isDisjoint(with: owners)
  }

  /// Returns the relation of a selector, which is certain in code of the types if no other type has such a method.
  private mutating func relation(ofSelectorAt site: Site, to owners: Set<CodeIndex.Name>) -> Use.Relation {
    let (occurrence, file) = (site.occurrence, site.file)
    let units = site.name < 0 ? [] : Array(index.units(named: site.name))
    if index.files[file].isSwift {
      let type =
        occurrence.receiver == .type
        ? index.name(occurrence.receiverName, in: file) : index.type(of: site.unit)
      if type >= 0, inherits(type, from: owners) { return .certain }
      if occurrence.receiver == .type { return .other }
    }
    guard units.contains(where: { owners.contains(index.type(of: $0)) }) else { return .other }
    let type = index.type(of: site.unit)
    let isOnly = units.allSatisfy { owners.contains(index.type(of: $0)) }
    return isOnly && type >= 0 && inherits(type, from: owners) ? .certain : .unknownReceiver
  }
}
