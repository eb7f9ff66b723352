import RuntimeAttributes

/// The declarations of all sources that a platform compiles, by qualified name.
struct DeclarationIndex {
  /// One declaration with the source it is from.
  final class Entry: Sendable {
    /// The declaration, perhaps without its members.
    let declaration: TypeDeclaration
    let source: Int
    /// What finds the members where they are packed.
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

    /// The declaration with its members, which may have to be unpacked.
    var whole: TypeDeclaration { members?() ?? declaration }
  }

  private(set) var entries: [Entry] = []
  /// Types and typealiases by qualified name; several where targets or `#if` branches have their own.
  private var typesByName: [String: [Entry]] = [:]
  /// Types of Swift by the names that Objective-C has for them.
  private var typesByObjectiveCName: [String: [Entry]] = [:]
  /// The declarations that are extensions.
  private(set) var extensions: [Entry] = []
  let sources: [SourceRecord]
  /// The last parts of all names that are declared, and all generic parameters, to tell at once what is neither.
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
        // Whatever type Objective-C declares it can represent.
        if isObjectiveC { declaration.traits.modifiers.insert(.objc) }
        let entry = Entry(declaration, source: sourceIndex, members: source.members(of: index))
        entries.append(entry)
        if type.kind == .extension {
          extensions.append(entry)
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

  /// Whether some source declares the first part of a name as a type or generic parameter, in whatever scope.
  func mayDeclare(_ name: String) -> Bool {
    declaredWords.contains(name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name)
  }

  /// The types that have a qualified name.
  func types(named name: String) -> [Entry] { typesByName[name] ?? [] }

  /// The types of Swift that Objective-C has a name for.
  func types(objectiveCName name: String) -> [Entry] { typesByObjectiveCName[name] ?? [] }
}
