import RuntimeAttributes

/// The declarations of all sources compiled for a platform, by qualified name.
struct DeclarationIndex {
  /// A declaration and its source.
  final class Entry: Sendable {
    /// The declaration, possibly without its members.
    let declaration: TypeDeclaration
    let source: Int
    /// Decodes the declaration with its members if they are serialized.
    private let members: (@Sendable () -> TypeDeclaration?)?

    fileprivate init(
      _ declaration: TypeDeclaration,
      source: Int,
      members: (@Sendable () -> TypeDeclaration?)? = nil
    ) {
      self.declaration = declaration
      self.source = source
      self.members = members
    }

    /// The declaration with its members, decoded if necessary.
    var whole: TypeDeclaration { members?() ?? declaration }
  }

  private(set) var entries: [Entry] = []
  /// The types and typealiases by qualified name.
  ///
  /// A name may have several, from different targets or `#if` branches.
  private var typesByName: [String: [Entry]] = [:]
  /// The Swift types by Objective-C name.
  private var typesByObjectiveCName: [String: [Entry]] = [:]
  /// The declarations that are extensions.
  private(set) var extensions: [Entry] = []
  /// The extensions by the last component of the extended type's name, as spelled.
  private var extensionsByName: [Substring: [Entry]] = [:]
  let sources: [SourceRecord]
  /// The last components of all declared names and all generic parameters, used to reject unknown names quickly.
  private var declaredWords: Set<String> = []

  init(_ sources: [SourceRecord] = [], platform: Platform) {
    self.sources = sources
    let here = PlatformSet(platform)
    let count = sources.indices.reduce(0) { $0 + sources[$1].interface.types.count }
    entries.reserveCapacity(count)
    typesByName.reserveCapacity(count)
    declaredWords.reserveCapacity(count)
    for (sourceIndex, source) in sources.enumerated() {
      let isObjectiveC = source.interface.language == .objectiveC
      for (index, type) in source.interface.types.enumerated() where type.traits.platforms.contains(here) {
        var declaration = type
        // All types declared in Objective-C are visible to Objective-C.
        if isObjectiveC { declaration.traits.modifiers.insert(.objc) }
        let entry = Entry(declaration, source: sourceIndex, members: source.members(of: index))
        entries.append(entry)
        if type.kind == .extension {
          extensions.append(entry)
          extensionsByName[Self.lastComponent(of: type.name), default: []].append(entry)
        } else {
          typesByName[type.qualifiedName, default: []].append(entry)
          declaredWords.insert(type.name)
          if let name = type.traits.objectiveCName {
            typesByObjectiveCName[name, default: []].append(entry)
            declaredWords.insert(name)
          }
        }
        declaredWords.formUnion(type.genericParameters)
      }
    }
  }

  /// Whether any source declares the first component of a name as a type or generic parameter, in any scope.
  func mayDeclare(_ name: String) -> Bool {
    declaredWords.contains(name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name)
  }

  /// Returns the types with the given qualified name.
  func types(named name: String) -> [Entry] { typesByName[name] ?? [] }

  /// Returns the extensions of types whose names end with the last component of a name.
  func extensions(ofTypesLike name: String) -> [Entry] {
    extensionsByName[Self.lastComponent(of: name)] ?? []
  }

  private static func lastComponent(of name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...] } ?? name[...]
  }

  /// Returns the Swift types with an Objective-C name.
  func types(objectiveCName name: String) -> [Entry] { typesByObjectiveCName[name] ?? [] }
}
