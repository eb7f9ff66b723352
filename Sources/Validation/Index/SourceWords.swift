import ClassInterfaces
import FactStorage

/// The words by which the declarations of each source are called: whoever names none of a source's words can do without
/// the source.
struct SourceWords: Hashable, Sendable {
  /// The words of each source.
  private var words = WordLists()
  private var otherNames = OtherNames()

  /// Gathers the words of sources, in their order.
  init(_ sources: [SourceInterface]) {
    for number in sources.indices { append(sources[number], number) }
  }

  /// The same with some sources, by their numbers, declaring something else now.
  func replacing(_ changed: [Int: SourceInterface]) -> SourceWords {
    var result = SourceWords([])
    words.forEach { number, own in
      if let source = changed[number] {
        result.append(source, number)
      } else {
        result.words.append(own)
      }
    }
    result.otherNames.add(otherNames, without: Set(changed.keys.map { UInt32(truncatingIfNeeded: $0) }))
    return result
  }

  /// The numbers of the sources of which a declaration is called by one of some words, or extends a type that another
  /// name calls so.
  func sources(calledBy wanted: NameWords) -> [Int] {
    words.numbers(ofListsWith: otherNames.words(leadingTo: wanted))
  }

  /// The words of types, and of all that other names for them lead to, here or in a former state.
  func words(behind extended: NameWords, former: SourceWords) -> NameWords {
    var names = otherNames
    names.add(former.otherNames)
    return names.words(behind: extended)
  }

  private mutating func append(_ source: SourceInterface, _ number: Int) {
    var own = NameWords()
    // By index, since copies of declarations cost more than what is looked at.
    for index in source.types.indices {
      own.formUnion(source.types[index].callingWords)
      otherNames.add(source.types[index], source: number)
    }
    words.append(own.hashes)
  }
}

extension SourceWords: Storable {
  static var blank: SourceWords { SourceWords([]) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&words)
    coder.code(&otherNames)
  }
}

extension TypeDeclaration {
  /// The words by which the declaration is called, and those of the nibs that its bodies ask for: nobody depends on it
  /// who names none of them.
  ///
  /// A type that it extends may have other names as well, which are not among them.
  var callingWords: NameWords {
    var words = nameWords
    words.insert(genericParameters)
    if kind == .class, let superclass = inherited.first { words.insert(subclassesOf: superclass) }
    for load in bodies.nibLoads { words.insert(load.nibName(in: name)) }
    return words
  }

  /// The words of its names, and of the types around it.
  var nameWords: NameWords {
    var words = NameWords(name)
    words.insert(scope)
    words.insert(traits.objectiveCName)
    return words
  }
}
