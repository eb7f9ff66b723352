import Checks
import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import ReferenceGraph
import RuntimeAttributes
import SourceModel
import SourceSyntax

/// Renames a property or method of a type.
struct MemberRenamer {
  private let sources: [SourceFile]
  private let documents: [InterfaceDocument]
  private let types: TypeSources
  private let family: TypeFamily
  private let typeName: String
  private let memberName: String
  private let newName: String
  private var files: RenamedFiles
  private var uncertain: Set<Renaming.Uncertain> = []

  private struct Declaration {
    var type: String
    var file: String
    var position: SourcePosition
    /// The base name of a method, or the name of a property, in the source's language.
    var name: String
    /// The Swift name with labels, or the name in documents for other languages.
    var signature: String
    /// The name in documents.
    var key: String
    var isMethod: Bool
    /// Whether the declaration is marked as an override.
    var isOverride: Bool
    /// Whether the declaration has an Interface Builder attribute, such as `@IBOutlet`.
    var isMarked: Bool
  }

  init(
    _ sources: [SourceFile],
    _ documents: [InterfaceDocument],
    _ types: TypeSources,
    renaming memberName: String,
    of typeName: String,
    to newName: String,
    _ files: RenamedFiles
  ) {
    (self.sources, self.documents, self.types, self.files) = (sources, documents, types, files)
    (self.typeName, self.memberName, self.newName) = (typeName, memberName, newName)
    family = TypeFamily(sources)
  }

  /// Returns the edits that rename the member.
  ///
  /// - Parameter frameworkClasses: Returns a class and its superclasses, nearest first.
  /// - Returns: The edits, and the places to check.
  /// - Throws: A ``RenamingError``.
  mutating func renaming(
    _ frameworkClasses: (String) -> [ClassDescription]
  ) throws(RenamingError) -> Renaming {
    let declarations = try self.declarations()
    guard let first = declarations.first else {
      throw .unknownMember(memberName, of: typeName, nearest: nearest)
    }
    try check(declarations, frameworkClasses)
    for declaration in declarations { replace(declaration) }
    let owners = Set(declarations.map(\.type))
    let names = newNames(of: declarations)
    try replaceUses(names, owners, isOverloaded: hasOverloads(first, in: owners))
    listTexts(with: names)
    let all = owners.union(owners.flatMap(family.descendants))
    for document in documents { replaceConnections(in: document, first, names, all) }
    return Renaming(files: files.fixes, uncertain: uncertain.sorted())
  }

  // MARK: - Declarations

  /// Returns the declarations of the member in the type, and in the supertypes and subtypes of each type that declares
  /// the member.
  private func declarations() throws(RenamingError) -> [Declaration] {
    let all = members(of: typeName)
    let exact = all.filter { $0.key == memberName || $0.signature == memberName }
    let own = exact.isEmpty ? all.filter { isNamed($0) } : exact
    let keys = Set(own.map(\.key))
    guard keys.count <= 1 else { throw .ambiguous("\(typeName).\(memberName)", keys.sorted()) }
    guard let key = keys.first, let kind = own.first?.isMethod else { return [] }
    var (found, types, open): ([Declaration], Set<String>, [String]) = (own, [typeName], [typeName])
    while let type = open.popLast() {
      for other in family.ancestors(of: type).union(family.descendants(of: type)).sorted()
      where types.insert(other).inserted {
        let same = members(of: other).filter { $0.key == key && $0.isMethod == kind }
        guard !same.isEmpty else { continue }
        found += same
        open.append(other)
      }
    }
    return found
  }

  private func isNamed(_ member: Declaration) -> Bool {
    let labels = memberName.firstIndex { $0 == "(" || $0 == ":" }
    guard let labels else { return member.name == memberName || member.key == memberName }
    let count = { (name: String) in name.count { $0 == ":" } }
    return member.key == memberName
      || member.isMethod && member.name == memberName[..<labels] && count(memberName) == count(member.key)
  }

  private func members(of type: String) -> [Declaration] {
    types.declarations(of: type).flatMap { file, declaration -> [Declaration] in
      let properties = declaration.properties.map { property in
        Declaration(
          type: type,
          file: file.path,
          position: property.position,
          name: property.name,
          signature: property.name,
          key: property.traits.objectiveCName ?? property.name,
          isMethod: false,
          isOverride: property.traits.modifiers.contains(.override),
          isMarked: !property.traits.modifiers.isDisjoint(with: [.outlet, .inspectable])
        )
      }
      let methods = declaration.methods.filter { $0.kind == .method }.map { method in
        Declaration(
          type: type,
          file: file.path,
          position: method.position,
          name: String(
            file.language == .swift
              ? method.swiftName.prefix { $0 != "(" } : method.selector.prefix { $0 != ":" }
          ),
          signature: file.language == .swift ? method.swiftName : method.selector,
          key: method.selector,
          isMethod: true,
          isOverride: method.traits.modifiers.contains(.override),
          isMarked: method.traits.modifiers.contains(.action)
        )
      }
      return properties + methods
    }
  }

  private var nearest: String? {
    NearestName.find(memberName, among: Set(members(of: typeName).map(\.name)).sorted())
  }

  // MARK: - Checks

  private func check(
    _ declarations: [Declaration],
    _ frameworkClasses: (String) -> [ClassDescription]
  ) throws(RenamingError) {
    let types = Set(declarations.map(\.type))
    let related = types.union(types.flatMap { family.ancestors(of: $0).union(family.descendants(of: $0)) })
    for type in related.sorted() {
      if let other = members(of: type).first(where: { $0.name == newName }) {
        throw .taken("\(type).\(newName)", at: FileLocation(file: other.file, position: other.position))
      }
    }
    let inherited = types.sorted().flatMap(frameworkClasses).filter { $0.location == nil }
    let newNames = Set(declarations.map { key(of: $0) })
    for description in inherited {
      func declares(_ names: Set<String>) -> Bool {
        description.properties.contains { names.contains($0.key.name) || names.contains($0.swiftName) }
          || description.methods.contains { method in
            names.contains(method.selector) || names.contains(String(method.swiftName.prefix { $0 != "(" }))
          }
      }
      if declares(Set(declarations.map(\.key))) { throw .declaredByFramework(description.name) }
      if declares(newNames.union([newName])) { throw .taken("\(description.name).\(newName)", at: nil) }
    }
    // The requirements of framework protocols are unknown.
    for declaration in declarations where declaration.isMethod && !declaration.isMarked {
      let external = family.ancestors(of: declaration.type).filter { self.types.declarations(of: $0).isEmpty }
      let isRequired =
        external.count > 1 && (FrameworkActions.answer(declaration.key) || !isUsed(declaration.name))
      if isRequired || declaration.isOverride && types.count == 1 {
        throw .declaredByFramework(external.sorted().joined(separator: ", "))
      }
    }
  }

  /// Whether code uses a name.
  ///
  /// Only frameworks call the requirements of framework protocols.
  private func isUsed(_ name: String) -> Bool {
    sources.contains { source in
      let facts = source.facts
      return facts.occurrences.contains { facts.names.text(of: $0.name) == name }
    }
  }

  // MARK: - Code

  /// Returns the name in documents after the renaming.
  private func key(of declaration: Declaration) -> String {
    guard declaration.key.hasPrefix(declaration.name) else { return declaration.key }
    return newName + declaration.key.dropFirst(declaration.name.count)
  }

  /// Returns the new names of the member, its first selector piece, its instance variable and its setter, by old name.
  private func newNames(of declarations: [Declaration]) -> [String: String] {
    var names: [String: String] = [:]
    for declaration in declarations {
      names[declaration.name] = newName
      let (old, new) = (
        String(declaration.key.prefix { $0 != ":" }), String(key(of: declaration).prefix { $0 != ":" })
      )
      names[old] = new
      guard !declaration.isMethod else { continue }
      names["_\(old)"] = "_\(new)"
      names["set\(old.firstUppercased)"] = "set\(new.firstUppercased)"
    }
    return names
  }

  private mutating func replace(_ declaration: Declaration) {
    let lines = LineTable(files.text(of: declaration.file))
    let offset = lines.offset(of: declaration.position)
    for start in [offset, offset + 1]
    where files.replace(declaration.name, with: newName, at: start, in: declaration.file) {
      return
    }
    uncertain.insert(
      Renaming.Uncertain(
        place: FileLocation(file: declaration.file, position: declaration.position),
        reason: .unread
      )
    )
  }

  /// Whether a type of the member, an ancestor or a descendant has another method with the name, so that uses may refer
  /// to that method.
  private func hasOverloads(_ member: Declaration, in owners: Set<String>) -> Bool {
    member.isMethod
      && owners.union(owners.flatMap { family.ancestors(of: $0).union(family.descendants(of: $0)) })
        .contains { type in
          members(of: type).contains { $0.isMethod && $0.name == member.name && $0.key != member.key }
        }
  }

  /// Records the string literals with key paths and selectors that contain one of the names, as places to check.
  private mutating func listTexts(with names: [String: String]) {
    for source in sources {
      let facts = source.facts
      for occurrence in facts.occurrences where occurrence.role == .string {
        let text = facts.names.text(of: occurrence.name)
        guard text.contains(where: { $0 == "." || $0 == ":" }), !text.contains(where: \.isWhitespace),
          text.split(whereSeparator: { $0 == "." || $0 == ":" }).contains(where: { names[String($0)] != nil })
        else { continue }
        let place = FileLocation(file: source.path, position: SourcePosition(occurrence.place))
        uncertain.insert(Renaming.Uncertain(place: place, reason: .string))
      }
    }
  }

  private mutating func replaceUses(_ names: [String: String], _ owners: Set<String>, isOverloaded: Bool)
    throws(RenamingError)
  {
    var code = MemberUses(sources)
    var known: [String: Set<Int>] = [:]
    var tables: [String: LineTable] = [:]
    for use in code.uses(of: names.keys, in: owners) {
      let lines = tables[use.file] ?? LineTable(files.text(of: use.file))
      tables[use.file] = lines
      let position = SourcePosition(use.place)
      let (offset, place) = (lines.offset(of: position), FileLocation(file: use.file, position: position))
      known[use.file, default: []].insert(offset)
      switch use.relation {
      case .certain where isOverloaded && use.occurrence.role != .write:
        uncertain.insert(Renaming.Uncertain(place: place, reason: .overload))
      case .certain:
        let (name, occurrence) = (names[use.name] ?? newName, use.occurrence)
        let isUnqualified = occurrence.receiver == .none && !occurrence.traits.contains(.isLocal)
        if isUnqualified, use.isBesideLocal(named: name) { throw .taken(name, at: place) }
        if !files.replace(use.name, with: name, at: offset, in: use.file) {
          known[use.file]?.remove(offset)
        }
      case .unknownReceiver: uncertain.insert(Renaming.Uncertain(place: place, reason: .receiver))
      case .string: uncertain.insert(Renaming.Uncertain(place: place, reason: .string))
      case .other: break
      }
    }
    let others = declaredPlaces
    for source in sources {
      let text = files.text(of: source.path)
      let (lines, skipped) = (tables[source.path] ?? LineTable(text), others[source.path] ?? [])
      for (_, range, role) in IdentifierTokens.places(of: Set(names.keys), in: text, source.language) {
        let offset = range.lowerBound
        if role == .binding, source.types.contains(where: { owners.contains($0.name.unqualifiedName) }) {
          let place = FileLocation(file: source.path, position: lines.position(at: offset))
          uncertain.insert(Renaming.Uncertain(place: place, reason: .binding))
        }
        guard role == .use, known[source.path]?.contains(offset) != true,
          !files.isEdited(offset, of: source.path), !skipped.contains(lines.position(at: offset))
        else { continue }
        let place = FileLocation(file: source.path, position: lines.position(at: offset))
        uncertain.insert(Renaming.Uncertain(place: place, reason: .unread))
      }
    }
  }

  /// The positions of all declarations, by source.
  private var declaredPlaces: [String: Set<SourcePosition>] {
    var places: [String: Set<SourcePosition>] = [:]
    for source in sources {
      var own: Set<SourcePosition> = []
      for type in source.types {
        own.formUnion(type.properties.lazy.map(\.position))
        own.formUnion(type.methods.lazy.map(\.position))
      }
      let facts = source.facts
      for place in facts.units.map(\.place) + facts.locals.map(\.place) {
        own.insert(SourcePosition(place))
      }
      places[source.path] = own
    }
    return places
  }

  // MARK: - Documents

  private mutating func replaceConnections(
    in document: InterfaceDocument,
    _ member: Declaration,
    _ names: [String: String],
    _ types: Set<String>
  ) {
    let indexes = document.indexesByID()
    func isOwner(_ object: InterfaceObject) -> Bool {
      object.customClass.map { types.contains($0.unqualifiedName) } ?? false
    }
    let new = key(of: member)
    // In Swift 2, the selector of a method lacks its first label.
    let count = member.key.count { $0 == ":" }
    let short = member.isMethod && count == 1 ? member.name + ":" : member.key
    func renamed(_ old: String) -> String? {
      if old == member.key { return new }
      return old == short && !isDeclared(short) ? newName + ":" : nil
    }
    let old = member.key
    var places: [(position: SourcePosition, value: String, new: String)] = []
    for object in document.objects {
      for attribute in object.runtimeAttributes where !member.isMethod && isOwner(object) {
        let path = attribute.keyPath.description
        guard let position = attribute.position, path == old || path.hasPrefix(old + ".") else { continue }
        places.append((position, path, new + path.dropFirst(old.count)))
      }
      for connection in object.connections {
        let target = connection.destination.flatMap { indexes[$0] }.map { document.objects[$0] }
        switch connection.kind {
        case .outlet(let property) where property == old && !member.isMethod && isOwner(object),
          .outletCollection(let property, _, _) where property == old && !member.isMethod && isOwner(object):
          places.append((connection.position, old, new))
        case .action(let selector, _) where member.isMethod && renamed(selector) != nil:
          if target.map(isOwner) == true {
            places.append((connection.position, selector, renamed(selector) ?? new))
          } else if target == nil || target?.placeholder != nil {
            add(connection.position, in: document, .target)
          }
        case .segue(let segue) where member.isMethod && segue.unwindAction.flatMap(renamed) != nil:
          add(connection.position, in: document, .target)
        case .segue(let segue) where member.isMethod && segue.creationAction == old:
          let controller = object.scene.flatMap { document.scenes[$0].controller }
          if controller.map({ isOwner(document.objects[$0]) }) == true {
            places.append((connection.position, old, new))
          } else {
            add(connection.position, in: document, .target)
          }
        case .binding(let binding)
        where binding.keyPath.split(separator: ".").contains { $0 == old } && !member.isMethod:
          add(connection.position, in: document, .receiver)
        default: break
        }
      }
    }
    guard !places.isEmpty else { return }
    let ranges = ElementRanges(files.text(of: document.file))
    let attributes: Set<String> = ["keyPath", "property", "selector", "destinationCreationSelector"]
    for (position, value, new) in places {
      let attribute = ranges.element(at: position)?.attributes.first {
        attributes.contains($0.name) && $0.value == value
      }
      if let attribute { files.replace(attribute, with: new, in: document.file) }
    }
  }

  /// Whether the type of the member declares a method with the given selector.
  private func isDeclared(_ selector: String) -> Bool {
    members(of: typeName).contains { $0.isMethod && $0.key == selector }
  }

  private mutating func add(
    _ position: SourcePosition,
    in document: InterfaceDocument,
    _ reason: Renaming.Uncertain.Reason
  ) {
    let place = FileLocation(file: document.file, position: position)
    uncertain.insert(Renaming.Uncertain(place: place, reason: reason))
  }
}
