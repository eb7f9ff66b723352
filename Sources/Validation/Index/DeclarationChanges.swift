import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// What became of the declarations in sources since an index was written.
struct DeclarationChanges: Sendable {
  /// Where declarations have gone that only moved, by file; those are left out of which nobody can tell.
  private(set) var places: [String: [SourcePosition: SourcePosition]] = [:]
  /// The words by which declarations are called that are new, gone or different.
  private var words = NameWords()
  /// The words by which the types are called that such declarations extend.
  private var extended = NameWords()
  /// Whether it is known of all sources what has changed in them.
  private(set) var areKnown = true
  /// The sources of which declarations are new, gone or different, as they were.
  private var former: [SourceInterface] = []

  /// Compares sources with what an index said of them before.
  init(_ files: [IndexedFile]) {
    for file in files {
      guard let former = file.former, file.entry.kind == .source else { continue }
      if former.structure == file.entry.structure {
        add([(former.facts.bytes, file.entry.facts.bytes)], in: file.entry.path)
      } else {
        compare(former, file)
      }
    }
  }

  /// The words by which declarations are called that are new, gone or different, and the types that these extend.
  ///
  /// - Parameter sources: All sources as they are now, which may have other names for a type that is extended.
  /// - Returns: The words.
  func words(in sources: [SourceRecord]) -> NameWords {
    guard !extended.isEmpty else { return words }
    var others: [UInt32: [NameWords]] = [:]
    func note(_ name: String, _ other: String) {
      for word in NameWords(name).hashes { others[word, default: []].append(NameWords(other)) }
    }
    for source in sources.map(\.interface) + former {
      for index in source.types.indices {
        if source.types[index].kind == .typealias, let target = source.types[index].aliasedType {
          note(source.types[index].name, target)
        }
        if let name = source.types[index].traits.objectiveCName {
          note(source.types[index].name, name)
          note(name, source.types[index].name)
        }
      }
    }
    var all = extended
    var open = Array(extended.hashes)
    while let word = open.popLast() {
      for other in others[word] ?? [] {
        open += other.hashes.subtracting(all.hashes)
        all.formUnion(other)
      }
    }
    return words.union(all)
  }

  /// The word that stands for a class having subclasses, which no declaration can be called by.
  ///
  /// - Parameter className: The class as spelled, with the types around it and what is generic about it.
  /// - Returns: The word.
  static func subclasses(of className: String) -> String {
    "\(className.prefix { $0 != "<" }.split(separator: ".").last ?? "")0subclasses"
  }

  // MARK: - One source

  private mutating func compare(_ former: IndexEntry, _ file: IndexedFile) {
    guard let before = former.interface, let after = file.entry.interface else {
      areKnown = false
      return
    }
    self.former.append(before)
    let (old, new) = (Declarations(before), Declarations(after))
    // What is lost of a file may belong to any of its declarations.
    let isWhole = before.problems == after.problems && before.module == after.module
    var moved: [(ArraySlice<UInt8>, ArraySlice<UInt8>)] = []
    var changed: Set<Declarations.Name> = []
    for name in Set(old.byName.keys).union(new.byName.keys) {
      let (oldFacts, newFacts) = (old.byName[name] ?? [], new.byName[name] ?? [])
      let isSame =
        oldFacts.map { StoredFacts.structure(of: $0) } == newFacts.map { StoredFacts.structure(of: $0) }
      if isSame, isWhole {
        moved += zip(oldFacts, newFacts)
      } else {
        changed.insert(name)
      }
    }
    add(moved, in: file.entry.path)
    for declaration in before.types + after.types where changed.contains(Declarations.Name(declaration)) {
      add(declaration)
    }
  }

  /// Adds what a declaration is called, and the nibs that its bodies ask for.
  private mutating func add(_ declaration: TypeDeclaration) {
    if declaration.kind == .extension { extended.insert(declaration.name) }
    words.insert(declaration.name)
    words.insert(declaration.scope)
    words.insert(declaration.traits.objectiveCName)
    words.insert(declaration.genericParameters)
    if declaration.kind == .class, let superclass = declaration.inherited.first {
      words.insert(Self.subclasses(of: superclass))
    }
    for load in declaration.bodies.nibLoads {
      words.insert(load.nibName(in: declaration.name))
    }
  }

  /// Notes where the places in facts of a file have gone that are the same but for these.
  private mutating func add(_ facts: [(old: ArraySlice<UInt8>, new: ArraySlice<UInt8>)], in file: String) {
    var moved: [SourcePosition: SourcePosition] = [:]
    var unclear: Set<SourcePosition> = []
    for facts in facts {
      for (old, new) in zip(StoredFacts.places(in: facts.old), StoredFacts.places(in: facts.new)) {
        if let known = moved.updateValue(new, forKey: old), known != new { unclear.insert(old) }
      }
    }
    for place in unclear { moved[place] = nil }
    places[file] = moved
  }

  /// The declarations of a source as facts.
  private struct Declarations {
    /// What a declaration is called; of several called the same each counts.
    struct Name: Hashable {
      private let kind: TypeDeclaration.Kind
      private let scope: String
      private let name: String

      init(_ declaration: TypeDeclaration) {
        (kind, scope, name) = (declaration.kind, declaration.scope, declaration.name)
      }
    }

    private(set) var byName: [Name: [ArraySlice<UInt8>]] = [:]

    init(_ interface: SourceInterface) {
      for type in interface.types {
        byName[Name(type), default: []].append(FieldWriter.bytes(of: type, file: interface.file)[...])
      }
    }
  }
}

extension IndexEntry {
  /// What a source declares; nil if it is none.
  fileprivate var interface: SourceInterface? {
    try? FieldReader.value(SourceInterface.self, from: facts.bytes, file: path)
  }
}
