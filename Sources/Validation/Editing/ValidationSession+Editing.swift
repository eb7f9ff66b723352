package import InterfaceDocuments
import KeyValueCoding
import ProgramModel
import ProjectModel
import RuntimeAttributes

// Editor requests about a position: the declaration of a name in a document, the documents that name a member, and the
// edits that rename a member.
extension ValidationSession {
  /// Returns a document with its current text, or nil if the document is not in the session or cannot be read.
  package func document(at path: String) -> InterfaceDocument? {
    let path = PathName.normalized(path)
    return scopes.lazy.compactMap { scope in
      scope.reading.documents.first { $0.file == path }?.document
    }.first
  }

  /// Returns the declaration of the class or member that a place in a document names, or nil if no source declares it
  /// or the session does not contain the document.
  package func declaration(of use: DocumentUse) async -> MemberDeclaration? {
    guard let index = scopes.firstIndex(where: { $0.unit.documents.contains(use.file) }) else { return nil }
    var classes = await ScopeClasses(factories: factories(of: index))
    return classes.declaration(of: use, on: platform(of: use.file, in: index))
  }

  /// Returns the classes and members that a source declares.
  package func declarations(in source: String) async -> [MemberDeclaration] {
    let path = PathName.normalized(source)
    for (index, scope) in scopes.enumerated() {
      guard let file = scope.reading.sources.first(where: { $0.path == path }) else { continue }
      let names = Set(file.types.map(\.name))
      var classes = await ScopeClasses(factories: factories(of: index))
      return classes.declarations(ofClasses: names).filter { $0.location.file == path }
    }
    return []
  }

  /// Returns the places in documents that name a class or member.
  package func uses(of member: MemberDeclaration) async -> [DocumentUse] {
    var uses: [DocumentUse] = []
    for index in scopes.indices
    where scopes[index].reading.sources.contains(where: { $0.path == member.location.file }) {
      let records = scopes[index].reading.documents
      var classes = await ScopeClasses(factories: factories(of: index))
      for record in records {
        guard let document = record.document else { continue }
        let platform = platform(of: record.file, in: index)
        uses += document.uses.filter { classes.declaration(of: $0, on: platform) == member }
      }
    }
    return uses
  }

  /// Returns the edits that rename a declaration in all sources and documents of the session.
  ///
  /// - Parameters:
  ///   - declaration: The class or member to rename.
  ///   - newName: The new name, without labels.
  /// - Returns: The edits, and the places to check.
  /// - Throws: A ``RenamingError``.
  package func renaming(of declaration: MemberDeclaration, to newName: String) throws(RenamingError)
    -> Renaming
  {
    let type = declaration.className.unqualifiedName
    return switch declaration.kind {
    case .type: try renaming(of: type, to: newName)
    case .property: try renaming(of: "\(type).\(declaration.sourceName)", to: newName)
    case .method: try renaming(of: "\(type).\(declaration.name)", to: newName)
    }
  }

  private func platform(of document: String, in index: Int) -> Platform {
    guard scopes.indices.contains(index) else { return .iOS }
    let record = scopes[index].reading.documents.first { $0.file == document }
    let validation = ScopeValidation(unit: scopes[index].unit, options: options)
    return record.flatMap(validation.platform(of:)) ?? .iOS
  }
}

/// The classes of a scope on each platform of its documents, read on demand.
private struct ScopeClasses {
  private var readers: [Platform: ClassReader]
  private var chains: [Platform: [String: [ClassDescription]]] = [:]

  init(factories: [RegistryFactory]) {
    readers = Dictionary(factories.map { ($0.platform, $0.reader) }) { first, _ in first }
  }

  /// Returns the declaration that a place names, if any: the class, or the nearest member in the class and its
  /// superclasses.
  mutating func declaration(of use: DocumentUse, on platform: Platform) -> MemberDeclaration? {
    guard let name = use.className else { return nil }
    if chains[platform]?[name] == nil {
      chains[platform, default: [:]][name] = readers[platform]?.chain(ofClass: name) ?? []
    }
    let chain = chains[platform]?[name] ?? []
    if use.kind == .customClass { return chain.first.flatMap { $0.declaration(of: use) } }
    return chain.lazy.compactMap { $0.declaration(of: use) }.first
  }

  mutating func declarations(ofClasses names: Set<String>) -> [MemberDeclaration] {
    var seen: Set<MemberDeclaration> = []
    var declarations: [MemberDeclaration] = []
    for platform in Platform.allCases where readers[platform] != nil {
      for name in names.sorted() {
        let classes = readers[platform]?.classes(called: name) ?? []
        declarations += classes.flatMap(\.declarations).filter { seen.insert($0).inserted }
      }
    }
    return declarations
  }
}
