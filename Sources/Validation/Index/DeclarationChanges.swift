import ClassInterfaces
import FactStorage
import RuntimeAttributes

/// What became of the declarations in sources since an index was written.
struct DeclarationChanges: Sendable {
  /// Where declarations have gone that only moved, by file; those are left out of which nobody can tell.
  private(set) var places: [String: [SourcePosition: SourcePosition]] = [:]
  /// The words by which declarations are called that are new, gone or different.
  private var words = NameWords()
  /// The words of the names of types among them.
  private(set) var names = NameWords()
  /// The words by which the types are called that such declarations extend.
  private var extended = NameWords()
  /// Whether it is known of all sources what has changed in them.
  private(set) var areKnown = true
  /// The sources of which declarations are new, gone or different, as they were, by their numbers.
  private(set) var former: [Int: SourceInterface] = [:]
  /// The same sources as they are, and new ones.
  private(set) var current: [Int: SourceInterface] = [:]
  /// The sources that are gone.
  private(set) var gone: [SourceInterface] = []

  /// Compares sources with what an index said of them before.
  ///
  /// - Parameters:
  ///   - files: The sources.
  ///   - gone: What the index said of those that are gone.
  init(_ files: [IndexedFile], gone: [Kept<IndexEntry>] = []) {
    for entry in gone {
      places[entry.value.path] = [:]
      guard let interface = entry.value.interface else {
        areKnown = false
        continue
      }
      self.gone.append(interface)
      for declaration in interface.types { add(declaration) }
    }
    for (number, file) in files.enumerated() {
      if file.isNew {
        // What cannot be read declares nothing.
        guard let interface = file.entry.interface else { continue }
        current[number] = interface
        for declaration in interface.types { add(declaration) }
      }
      guard let former = file.former else { continue }
      if former.structure == file.entry.structure {
        add([(former.facts.bytes, file.entry.facts.bytes)], in: file.entry.path)
      } else {
        compare(former, file, number)
      }
    }
  }

  /// The words by which declarations are called that are new, gone or different, and by which the types are called that
  /// these extend.
  ///
  /// - Parameters:
  ///   - sources: What sources call types now.
  ///   - former: What they called them.
  /// - Returns: The words.
  func words(_ sources: SourceWords, former: SourceWords) -> NameWords {
    extended.isEmpty ? words : words.union(sources.words(behind: extended, former: former))
  }

  /// The names of the classes that are new; nil where others are gone, or where it is not known.
  var newClasses: Set<String>? {
    let classes = { (sources: [SourceInterface]) in
      Set(sources.lazy.flatMap(\.types).filter { $0.kind == .class }.map(\.name))
    }
    let (before, after) = (classes(former.values + gone), classes(Array(current.values)))
    return areKnown && before.isSubset(of: after) ? after.subtracting(before) : nil
  }

  /// Whether a constant is new, gone or different that holds a text, or something asks by one.
  var concernConstants: Bool {
    let before = former.values + gone
    if (before + current.values).contains(where: { !$0.askedConstants.isEmpty }) { return true }
    let registered = { (sources: [SourceInterface]) in
      Set(
        sources.lazy.flatMap(\.types).map(\.bodies).flatMap {
          $0.registeredConstants + $0.cellRegistrations.map(\.identifier)
        }
      )
    }
    let after = Array(current.values)
    return Set(before.flatMap(\.constants).map(\.meaning)) != Set(after.flatMap(\.constants).map(\.meaning))
      || registered(before) != registered(after)
  }

  // MARK: - One source

  private mutating func compare(_ former: IndexEntry, _ file: IndexedFile, _ number: Int) {
    guard let before = former.interface, let after = file.entry.interface else {
      areKnown = false
      return
    }
    (self.former[number], current[number]) = (before, after)
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

  /// Adds what a declaration is called, and the type that it extends.
  private mutating func add(_ declaration: TypeDeclaration) {
    words.formUnion(declaration.callingWords)
    names.formUnion(declaration.nameWords)
    if declaration.kind == .extension { extended.insert(declaration.name) }
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
  var interface: SourceInterface? {
    try? FieldReader.value(SourceInterface.self, from: facts.bytes, file: path)
  }
}

extension TextConstant {
  /// What it says, wherever in its source it stands.
  fileprivate var meaning: TextConstant {
    var constant = self
    constant.location.position = .blank
    return constant
  }
}
