import ClassInterfaces
import FactStorage

/// The names by which sources call types that have others, word by word: a typealias leads to the words of what it stands
/// for, and the names of a type in Swift and in Objective-C lead to each other.
struct OtherNames: Hashable, Sendable {
  /// The number of the source of each step.
  private var sources: [UInt32] = []
  private var names: [UInt32] = []
  private var meanings: [UInt32] = []

  /// Adds the names that a declaration of a source gives.
  mutating func add(_ declaration: TypeDeclaration, source: Int) {
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      add(declaration.name, target, source)
    }
    if let name = declaration.traits.objectiveCName {
      add(declaration.name, name, source)
      add(name, declaration.name, source)
    }
  }

  private mutating func add(_ name: String, _ meaning: String, _ source: Int) {
    let meanings = NameWords(meaning).hashes
    for word in NameWords(name).hashes {
      for other in meanings { append(UInt32(truncatingIfNeeded: source), word, other) }
    }
  }

  private mutating func append(_ source: UInt32, _ name: UInt32, _ meaning: UInt32) {
    sources.append(source)
    names.append(name)
    meanings.append(meaning)
  }

  /// Adds the names that others give, those of some sources aside.
  mutating func add(_ other: OtherNames, without excluded: Set<UInt32> = []) {
    for index in other.sources.indices where !excluded.contains(other.sources[index]) {
      append(other.sources[index], other.names[index], other.meanings[index])
    }
  }

  /// Some words, and those of all that names lead to which have them.
  func words(behind words: NameWords) -> NameWords { Self.follow(words, from: names, to: meanings) }

  /// Some words, and those of all names that lead to them.
  func words(leadingTo words: NameWords) -> NameWords { Self.follow(words, from: meanings, to: names) }

  private static func follow(_ words: NameWords, from: [UInt32], to: [UInt32]) -> NameWords {
    var all = words
    while true {
      let lookup = NameWords.Lookup(all)
      var new: Set<UInt32> = []
      for index in from.indices where lookup.contains(from[index]) && !lookup.contains(to[index]) {
        new.insert(to[index])
      }
      if new.isEmpty { return all }
      all.formUnion(NameWords(new))
    }
  }
}

extension OtherNames: Storable {
  static var blank: OtherNames { OtherNames() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(numbers: &sources)
    coder.code(numbers: &names)
    coder.code(numbers: &meanings)
    if names.count != sources.count || meanings.count != sources.count { coder.fail() }
  }
}
