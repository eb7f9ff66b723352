import ClassInterfaces
import FactStorage

/// A name by which a source calls a type that has another one.
struct OtherName: Hashable, Sendable {
  /// The number of the source.
  var source: Int
  var name: String
  /// What the name stands for, as spelled.
  var meaning: String

  /// The other names that a declaration gives.
  static func names(of declaration: TypeDeclaration, source: Int) -> [OtherName] {
    var names: [OtherName] = []
    if declaration.kind == .typealias, let target = declaration.aliasedType {
      names.append(OtherName(source: source, name: declaration.name, meaning: target))
    }
    if let name = declaration.traits.objectiveCName {
      names.append(OtherName(source: source, name: declaration.name, meaning: name))
      names.append(OtherName(source: source, name: name, meaning: declaration.name))
    }
    return names
  }

  /// Some words, and those of all that names lead to which have them.
  static func words(behind words: NameWords, by names: [OtherName]) -> NameWords {
    follow(words, names.map { ($0.name, $0.meaning) })
  }

  /// Some words, and those of all names that lead to them.
  static func words(leadingTo words: NameWords, by names: [OtherName]) -> NameWords {
    follow(words, names.map { ($0.meaning, $0.name) })
  }

  private static func follow(_ words: NameWords, _ steps: [(from: String, to: String)]) -> NameWords {
    var next: [UInt32: [NameWords]] = [:]
    for step in steps {
      let target = NameWords(step.to)
      for word in NameWords(step.from).hashes { next[word, default: []].append(target) }
    }
    var all = words
    var open = Array(words.hashes)
    while let word = open.popLast() {
      for other in next[word] ?? [] {
        open += other.hashes.subtracting(all.hashes)
        all.formUnion(other)
      }
    }
    return all
  }
}

extension OtherName: Storable {
  static var blank: OtherName { OtherName(source: 0, name: "", meaning: "") }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&source)
    coder.code(&name)
    coder.code(&meaning)
  }
}
