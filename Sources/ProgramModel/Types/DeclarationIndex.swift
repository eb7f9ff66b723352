import KeyValueCoding
import RuntimeAttributes
package import SourceModel
import SourceSyntax

/// The declarations of all sources compiled for a platform, by qualified name.
package struct DeclarationIndex {
  /// A declaration and its source.
  package final class Entry: Sendable {
    package let declaration: TypeDeclaration
    let source: Int
    /// The access level, limited by the access levels of the enclosing declarations.
    let access: AccessLevel

    fileprivate init(_ declaration: TypeDeclaration, source: Int, access: AccessLevel) {
      (self.declaration, self.source, self.access) = (declaration, source, access)
    }
  }

  private(set) var entries: [Entry] = []
  /// The types and typealiases by qualified name.
  ///
  /// A name may have several types, from different targets or `#if` branches.
  private var typesByName: [String: [Entry]] = [:]
  /// The Swift types by Objective-C name.
  private var typesByObjectiveCName: [String: [Entry]] = [:]
  /// The declarations that are extensions.
  private(set) var extensions: [Entry] = []
  /// The extensions by the last component of the extended type's name, as spelled.
  private var extensionsByName: [Substring: [Entry]] = [:]
  /// The code outside of types.
  private var fileCode: [TypeDeclaration] = []
  let sources: [SourceFile]
  /// The last components of all declared names and all generic parameters, used to reject unknown names quickly.
  private var declaredWords: Set<String> = []

  private let scopes: SourceScopes
  /// The indexes of the sources by path.
  private var sourcesByFile: [String: Int] = [:]

  /// Creates an index.
  ///
  /// - Parameters:
  ///   - sources: The sources to index.
  ///   - scopes: The scope of each source; empty if all are unknown.
  ///   - platform: The platform that determines `#if` branches.
  ///   - isOfFrameworks: Whether a framework has a class. Sources that no target compiles, such as the substitutes that
  ///     generators of mocks read, do not replace these classes.
  init(
    _ sources: [SourceFile] = [],
    scopes: [SourceScope] = [],
    platform: Platform,
    isOfFrameworks: (String) -> Bool = { _ in false }
  ) {
    self.sources = sources
    self.scopes = SourceScopes(sources, scopes)
    sourcesByFile.reserveCapacity(sources.count)
    let here = PlatformSet(platform)
    let count = sources.indices.reduce(0) { $0 + sources[$1].types.count }
    entries.reserveCapacity(count)
    typesByName.reserveCapacity(count)
    declaredWords.reserveCapacity(count)
    let hasTargets = scopes.contains { !$0.targets.isEmpty }
    for (sourceIndex, source) in sources.enumerated() {
      let isObjectiveC = source.language == .objectiveC
      sourcesByFile[source.path] = sourceIndex
      var accessLevels = AccessLevels(source)
      let isUnbuilt = hasTargets && scopes[sourceIndex].targets.isEmpty
      fileCode += source.types.filter { $0.kind == .file }
      for type in source.types
      where type.kind != .associatedtype && type.kind != .file && type.traits.platforms.contains(here) {
        var declaration = type
        // All types declared in Objective-C are visible to Objective-C.
        if isObjectiveC { declaration.traits.modifiers.insert(.objc) }
        let entry = Entry(declaration, source: sourceIndex, access: accessLevels.next(type))
        if isUnbuilt, type.kind == .class, type.scope.isEmpty, isOfFrameworks(type.name) { continue }
        entries.append(entry)
        if type.kind == .extension {
          extensions.append(entry)
          extensionsByName[Self.lastComponent(of: type.name), default: []].append(entry)
        } else {
          typesByName[type.qualifiedName, default: []].append(entry)
          declaredWords.insert(type.name)
          // The type may be nested in an extension of a type that no source declares.
          if !type.scope.isEmpty { declaredWords.insert(String(type.scope.prefix { $0 != "." })) }
          if let name = type.traits.objectiveCName {
            typesByObjectiveCName[name, default: []].append(entry)
            declaredWords.insert(name)
          }
        }
        declaredWords.formUnion(type.genericParameters)
      }
    }
  }

  /// The structures, enumerations and protocols with their extensions, and the code outside of types.
  var typesWithoutClass: [TypeDeclaration] {
    let others = entries.lazy.map(\.declaration).filter { type in
      type.kind.isValueType || type.kind == .protocol
        || type.kind == .extension
          && self.typesByName[type.name]?.allSatisfy {
            $0.declaration.kind.isValueType || $0.declaration.kind == .protocol
          } == true
    }
    return fileCode + others
  }

  /// Whether any source declares the first component of a name as a type or generic parameter, in any scope.
  func mayDeclare(_ name: String) -> Bool {
    declaredWords.contains(name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name)
  }

  /// Returns the index of the source at a path, if any.
  func source(at file: String) -> Int? { sourcesByFile[file] }

  /// Returns the types with a qualified name that the code in a context sees.
  func types(named name: String, in context: NameContext) -> [Entry] {
    visible(typesByName[name] ?? [], in: context)
  }

  /// Returns the declarations that the code in a context sees and that no closer declaration hides.
  private func visible(_ entries: [Entry], in context: NameContext) -> [Entry] {
    guard !entries.isEmpty, let source = context.source else { return [] }
    let qualified = context.module == nil ? entries : entries.filter { isQualified($0, by: context.module) }
    // Objective-C protocols have a separate namespace, and do not hide classes.
    let protocols = qualified.filter(isObjectiveCProtocol)
    guard !protocols.isEmpty else { return nearest(qualified, from: source) { $0 } }
    return nearest(qualified.filter { !isObjectiveCProtocol($0) }, from: source) { $0 }
      + nearest(protocols, from: source) { $0 }
  }

  private func isObjectiveCProtocol(_ entry: Entry) -> Bool {
    entry.declaration.kind == .protocol && sources[entry.source].language == .objectiveC
  }

  /// Returns the elements whose declarations a source sees and no closer declaration hides.
  func nearest<Element>(
    _ elements: [Element],
    from source: Int,
    declaredBy entry: (Element) -> Entry
  ) -> [Element] {
    var (nearest, found) = (SourceScopes.Distance.otherTarget, [Element]())
    for element in elements {
      guard let distance = scopes.distance(of: entry(element), from: source), distance <= nearest else {
        continue
      }
      if distance < nearest { found = [] }
      nearest = distance
      found.append(element)
    }
    return found
  }

  /// Whether a module may contain a declaration.
  private func isQualified(_ entry: Entry, by module: String?) -> Bool {
    guard let module else { return true }
    return scopes[entry.source].modules?.contains(module) ?? true
  }

  /// Returns the extensions that the code in a context sees, of types whose names end with the last component of a
  /// name.
  func extensions(ofTypesLike name: String, in context: NameContext) -> [Entry] {
    guard let source = context.source else { return [] }
    return (extensionsByName[Self.lastComponent(of: name)] ?? []).filter {
      scopes.distance(of: $0, from: source) != nil
    }
  }

  private static func lastComponent(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] } ?? name[...]
  }

  /// Returns the Swift types with an Objective-C name that the code in a context sees.
  func types(objectiveCName name: String, in context: NameContext) -> [Entry] {
    visible(typesByObjectiveCName[name] ?? [], in: context)
  }
}

extension DeclarationIndex.Entry: Hashable {
  package static func == (left: DeclarationIndex.Entry, right: DeclarationIndex.Entry) -> Bool {
    left === right
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Determines the access levels of the declarations of a source, in source order.
private struct AccessLevels {
  /// Whether other files cannot include the file, so that they see only its classes, which are linked.
  private let isImplementation: Bool
  /// The qualified names of the enclosing declarations, with the access levels of their members.
  private var enclosing: [(name: String, limit: AccessLevel, standard: AccessLevel)] = []

  init(_ interface: SourceFile) {
    isImplementation = interface.language == .objectiveC && !interface.path.hasSuffix(".h")
  }

  /// Returns the access level of the next declaration.
  mutating func next(_ declaration: TypeDeclaration) -> AccessLevel {
    if isImplementation, declaration.kind != .class, declaration.kind != .extension { return .private }
    while let last = enclosing.last, last.name != declaration.scope { enclosing.removeLast() }
    let own = declaration.traits.access
    let isExtension = declaration.kind == .extension
    // The access level of an extension is the default of its members, but does not limit them.
    let access = min(own ?? enclosing.last?.standard ?? .internal, enclosing.last?.limit ?? .open)
    enclosing.append(
      (
        declaration.qualifiedName,
        limit: isExtension ? .open : access,
        standard: isExtension ? own ?? .internal : .internal
      )
    )
    return access
  }
}
