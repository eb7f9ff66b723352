import KeyValueCoding
import ProgramModel
import ProjectModel
package import SourceModel

/// Finds the uses of members in code, and determines whether they certainly refer to the members of given types.
package struct MemberUses: Sendable {
  /// A use of a name in code.
  package struct Use: Sendable {
    /// The relation of a use to the members.
    package enum Relation: Hashable, Sendable {
      /// The use certainly refers to one of the members.
      case certain
      /// The use may refer to one of the members or to another declaration, since the class of its receiver is not
      /// certain.
      case unknownReceiver
      /// The use is a string.
      case string
      /// The use refers to another declaration.
      case other
    }

    /// The path of the source.
    package let file: String
    package let facts: SourceFacts
    /// The index of the code unit in the facts.
    package let unit: Int
    /// The index of the occurrence in the facts.
    package let number: Int
    package let relation: Relation
    /// Whether the receiver is certainly an instance of a subclass of the types, and not of one of the types.
    package let isOfSubtype: Bool

    package var occurrence: Occurrence { facts.occurrences[number] }
    package var place: SourceFacts.Place { occurrence.place }
    package var name: String { facts.names.text(of: occurrence.name) }

    /// Whether the function that contains the use has a local variable or parameter with the given name.
    package func isBesideLocal(named name: String) -> Bool {
      facts.locals(ofUnit: unit).contains { facts.names.text(of: $0.name) == name }
    }
  }

  private let index: CodeIndex
  private var bindings: Bindings
  private var hierarchy: ClassHierarchy

  /// Indexes the code of sources.
  ///
  /// - Parameter sources: The sources; the code of tests is not recorded.
  package init(_ sources: [SourceFile]) {
    let files = sources.map {
      CodeIndex.Source(file: $0, appTargets: .all, isStart: false, isOfPackage: false)
    }
    index = CodeIndex(files, names: Bindings.names)
    bindings = Bindings(index)
    hierarchy = ClassHierarchy(index)
  }

  /// Finds uses in the code of a program.
  package init(_ program: Program) {
    (index, bindings, hierarchy) = (program.index, program.strings.bindings, program.strings.hierarchy)
  }

  /// Returns the uses of the given names.
  ///
  /// - Parameters:
  ///   - names: The names of the members, their instance variables and their setters.
  ///   - types: The types, in sources or frameworks, that declare the members.
  /// - Returns: The uses, by file and place.
  package mutating func uses(of names: some Sequence<String>, in types: some Sequence<String>) -> [Use] {
    let owners = Set(types)
    var found: [String: (file: CodeIndex.File, names: Set<SourceFacts.Name>)] = [:]
    for (file, name) in Set(names).flatMap(index.files) {
      found[file.path, default: (file, [])].names.insert(name)
    }
    var uses: [Use] = []
    for (path, (file, names)) in found.sorted(by: { $0.key < $1.key }) {
      for (offset, unit) in file.facts.units.enumerated() {
        for number in Int(unit.start)..<Int(unit.end)
        where names.contains(file.facts.occurrences[number].name) {
          let site = index.site(at: number, in: file.firstUnit + CodeIndex.Unit(offset))
          var receiver: String?
          let relation = relation(of: site, to: owners, &receiver)
          uses.append(
            Use(
              file: path,
              facts: file.facts,
              unit: offset,
              number: number,
              relation: relation,
              isOfSubtype: receiver.map { !owners.contains($0) && inherits($0, from: owners) } ?? false
            )
          )
        }
      }
    }
    return uses
  }

  // MARK: - Other classes

  /// Whether a member is certainly used on an object of another class: `layer.borderWidth` for a view's `borderWidth`.
  ///
  /// - Parameters:
  ///   - number: The index of the occurrence in the facts of the source.
  ///   - offset: The index of the unit in the facts.
  ///   - path: The path of the source.
  ///   - className: The class that declares the member.
  /// - Returns: Whether the class of the receiver is known and not related to the class.
  package mutating func isOfOtherClass(
    _ number: Int,
    in offset: Int,
    of path: String,
    than className: String
  ) -> Bool {
    guard let file = index.file(at: path), index.files[file].facts.units.indices.contains(offset),
      index.files[file].facts.occurrences.indices.contains(number),
      case let site = index.site(at: number, in: index.files[file].firstUnit + CodeIndex.Unit(offset)),
      site.occurrence.receiver == .variable, [.member, .write].contains(site.occurrence.role)
    else { return false }
    let receiver = bindings.uses(at: site, &hierarchy).first?.receiver ?? .anyObject
    return typeName(of: receiver, at: site).map { areUnrelated($0, className) } == true
  }

  /// Whether two types are classes with known superclasses, and neither inherits from the other.
  package mutating func areUnrelated(_ type: String, _ other: String) -> Bool {
    guard hierarchy.isClass(type), hierarchy.isClass(other) else { return false }
    for name in [type, other] {
      guard let own = hierarchy.type(named: name) else { continue }
      if hierarchy.hasUnknownSuperclass(own) || bindings.aliases.contains(own) || index.isAmbiguous(own) {
        return false
      }
    }
    return !inherits(type, from: [other]) && !inherits(other, from: [type])
  }

  /// Returns the class of the objects in the properties of frameworks with a name, if no source declares the name and
  /// all these properties have the same class.
  package func frameworkClass(ofProperty name: String) -> String? {
    guard let type = Self.frameworkClasses[name] else { return nil }
    return index.number(of: name).map { index.units(named: $0).isEmpty } == false ? nil : type
  }

  /// The properties of views and other objects that contain layers.
  private static let frameworkClasses = ["layer": "CALayer", "superlayer": "CALayer"]

  // MARK: - Relations

  /// Returns the relation of a site to the members of types, and sets `receiver` to the name of the receiver's type, if
  /// it is known.
  private mutating func relation(
    of site: Site,
    to owners: Set<String>,
    _ receiver: inout String?
  ) -> Use.Relation {
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
    receiver = typeName(of: uses.first?.receiver ?? .anyObject, at: site)
    let inherits = receiver.map { self.inherits($0, from: owners) }
    // Members of frameworks, instance variables and setters have no declarations in the sources.
    let isDeclared = candidates.contains { isOwner($0, owners) }
    let mayBeUndeclared = candidates.isEmpty || owners.contains { isOfFramework(site, $0) }
    if inherits == false {
      // An object of an owner may be the receiver, if the owner inherits from the receiver's type.
      guard let receiver, self.owners(owners, inheritFrom: receiver) else { return .other }
      let isDynamic = !index.files[site.file].isSwift
      let mayBe =
        isDeclared
        || mayBeUndeclared
          && (isDynamic || hierarchy.superclassNames(of: receiver).contains { isOfFramework(site, $0) })
      return mayBe ? .unknownReceiver : .other
    }
    guard isDeclared || mayBeUndeclared else { return .other }
    if inherits == nil {
      if isOfOther(site, than: owners) { return .other }
      return !isDeclared && site.occurrence.receiver == .none ? .other : .unknownReceiver
    }
    return candidates.allSatisfy { isOwner($0, owners) } ? .certain : .unknownReceiver
  }

  private func isOwner(_ unit: CodeIndex.Unit, _ owners: Set<String>) -> Bool {
    let type = index.type(of: unit)
    return type >= 0 && owners.contains(index.text(of: type))
  }

  /// Whether a site may use a member that a framework class declares.
  private mutating func isOfFramework(_ site: Site, _ className: String) -> Bool {
    guard hierarchy.isFrameworkClass(className) else { return false }
    let name = index.files[site.file].facts.names.text(of: site.occurrence.name)
    let members = bindings.members(ofFrameworkClass: className)
    return members.contains(name)
      || name.hasPrefix("set") && members.contains(String(name.dropFirst(3)).firstLowercased)
  }

  /// Returns the name of the type of a receiver, or nil if it is not known.
  private mutating func typeName(of receiver: Bindings.Receiver, at site: Site) -> String? {
    let type: CodeIndex.Name
    switch receiver {
    case .scope(let own), .own(let own), .type(let own), .object(let own): type = own
    case .bare: type = index.type(of: site.unit)
    case .anyObject:
      guard
        let name = bindings.typeName(ofReceiverAt: site, &hierarchy) ?? frameworkClass(ofReceiverAt: site),
        hierarchy.isClass(name),
        hierarchy.type(named: name).map(bindings.aliases.contains) != true
      else { return nil }
      return name
    default: return nil
    }
    return type < 0 ? nil : index.text(of: type)
  }

  /// Returns the class of a receiver that is a property of a framework, if known.
  private func frameworkClass(ofReceiverAt site: Site) -> String? {
    let name = site.occurrence.receiverName
    guard site.occurrence.receiver == .variable,
      !index.locals(of: site.unit).contains(where: { $0.name == name })
    else { return nil }
    return frameworkClass(ofProperty: index.files[site.file].facts.receiverText(of: site.occurrence))
  }

  private mutating func inherits(_ type: String, from owners: Set<String>) -> Bool {
    !hierarchy.superclassNames(of: type).isDisjoint(with: owners)
  }

  private mutating func owners(_ owners: Set<String>, inheritFrom type: String) -> Bool {
    // An unread superclass may inherit from a framework class.
    let isDeclared = hierarchy.type(named: type).map { !hierarchy.isExternal($0) } ?? false
    return owners.contains { owner in
      let isUnknown = hierarchy.type(named: owner).map { hierarchy.hasUnknownSuperclass($0) } ?? false
      return isUnknown && !isDeclared || hierarchy.superclassNames(of: owner).contains(type)
    }
  }

  /// Whether a member is used on a variable whose objects are all created in its source and are certainly not instances
  /// of an owner.
  private mutating func isOfOther(_ site: Site, than owners: Set<String>) -> Bool {
    let facts = index.files[site.file].facts
    guard site.occurrence.receiver == .variable,
      let created = facts.classesCreated(for: site.occurrence.receiverName)
    else { return false }
    return created.allSatisfy { !inherits(facts.names.text(of: $0), from: owners) }
  }

  /// Returns the relation of a selector.
  ///
  /// In Swift, a selector is certain if the type that the selector names, or else the type that contains the code, is
  /// one of the types or inherits from one. In Objective-C, a selector is certain in the code of such a type if no
  /// other type has such a method.
  private mutating func relation(ofSelectorAt site: Site, to owners: Set<String>) -> Use.Relation {
    let (occurrence, file) = (site.occurrence, site.file)
    let units = site.name < 0 ? [] : Array(index.units(named: site.name))
    let own = index.type(of: site.unit)
    let type = own < 0 ? nil : index.text(of: own)
    if index.files[file].isSwift {
      let isOfType = occurrence.receiver == .type
      let receiver = isOfType ? index.files[file].facts.receiverText(of: occurrence) : type
      if let receiver, inherits(receiver, from: owners) { return .certain }
      if isOfType { return .other }
    }
    guard units.contains(where: { isOwner($0, owners) }) else { return .other }
    let isOnly = units.allSatisfy { isOwner($0, owners) }
    return isOnly && type.map { inherits($0, from: owners) } == true ? .certain : .unknownReceiver
  }
}

extension SourceFacts {
  /// Returns the classes of the objects in variables with the given name, if the source creates all of these objects.
  fileprivate func classesCreated(for variable: Name) -> Set<Name>? {
    var declarations = locals.count { $0.name == variable }
    declarations += units.count { $0.kind == .variable && $0.name == variable }
    var created: [Name] = []
    for occurrence in occurrences {
      if occurrence.role == .write, occurrence.name == variable {
        declarations += 1
      } else {
        let sink = sinks[Int(occurrence.sink)]
        guard sink.kind == .variable, sink.name == variable else { continue }
        guard occurrence.role == .construction else { return nil }
        created.append(occurrence.name)
      }
    }
    return created.isEmpty || created.count != declarations ? nil : Set(created)
  }
}
