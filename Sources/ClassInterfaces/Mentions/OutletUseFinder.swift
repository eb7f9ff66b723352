/// Finds out whether a source sets an outlet, or asks it for one of some members.
///
/// It asks where such a member follows the outlet's name: `name.member`, `cell.name?.member`, `[self.name member]`. Where
/// the outlet is handed on, as an argument, a result or by another name, whatever the source asks anything for counts.
struct OutletUseFinder {
  /// How the outlet's name is used at one place.
  private enum Use {
    /// A member is asked for, the word at an index.
    case asks(Int)
    /// The object goes elsewhere.
    case handsOn
    /// Another object takes the place of what it held.
    case sets
    /// Something else is declared by this name.
    case declares
    /// The object is kept by the same name, declared at an index.
    case keeps(declaration: Int)
  }

  /// A use that the source shows.
  enum Found {
    /// The outlet's name is at an index.
    case at(Int)
    /// The outlet is handed on, and something in the source is asked for the member.
    case somewhere
  }

  /// A use, and the index of the outlet's name in it.
  private struct Sighting {
    var index: Int
    var use: Use
    /// Whether something else than `self` is asked for the outlet.
    var isOthers: Bool
    /// The class in whose body it stands, where it can be told.
    var container: String?
  }

  private let tokens: SourceTokens
  private let implementations: [SourceTokens.Implementation]
  private let spellings: [[UInt8]]
  private let setter: [UInt8]
  private var sightings: [Sighting] = []
  /// Whether the source calls something of its own by the outlet's name, which then means the outlet only in sources of the
  /// classes that have it.
  private var dependsOnOwner = false

  /// Looks for all uses of an outlet.
  ///
  /// - Parameters:
  ///   - outlet: What it is called.
  ///   - tokens: The source.
  ///   - implementations: Those of Objective-C in it.
  init(_ outlet: String, in tokens: SourceTokens, _ implementations: [SourceTokens.Implementation]) {
    (self.tokens, self.implementations) = (tokens, implementations)
    spellings = [Array(outlet.utf8), Array("_\(outlet)".utf8)]
    setter = Array(SoughtUse.setter(of: outlet).utf8)
    sightings = tokens.indices.filter(isName).compactMap { index in
      guard let path = OutletPath(to: index, in: tokens), let use = use(of: path) else { return nil }
      return Sighting(index: index, use: use, isOthers: path.isOthers, container: container(of: index))
    }
    let plain: [Int] = sightings.compactMap { sighting in
      if case .keeps(let declaration) = sighting.use, tokens.isPlain(declaration) { declaration } else { nil }
    }
    if !plain.isEmpty {
      sightings.removeAll { sighting in
        guard case .handsOn = sighting.use, !sighting.isOthers else { return false }
        return plain.contains { tokens.isInScope(sighting.index, of: $0) }
      }
    }
    dependsOnOwner = callsOtherwise()
  }

  /// Where the source shows a use first.
  ///
  /// - Parameters:
  ///   - kind: What is done with the outlet.
  ///   - owners: The classes that have the outlet; nil where the source names none of them.
  /// - Returns: The use; nil where the source does not show it.
  func first(_ kind: SoughtUse.Kind, owners: [String]?) -> Found? {
    let namesOwner = owners != nil
    // Of another object it may be a property of any class, which proves no question, yet may well set the outlet.
    let counting = sightings.lazy.filter {
      namesOwner || ($0.isOthers ? kind == .setting : !dependsOnOwner)
    }
    guard case .asking(let all) = kind else {
      let set = counting.first { sighting in
        guard case .sets = sighting.use else { return false }
        return sighting.isOthers
          ? !isOfAnother(sighting.index - 1, than: owners ?? [])
          : mayBeOwn(in: sighting.container, owners)
      }
      let index =
        set?.index
        ?? tokens.indices.first {
          guard tokens.spells($0, setter), tokens.isSymbol($0 + 1, ":") else { return false }
          return tokens.isSelf($0 - 1)
            ? mayBeOwn(in: container(of: $0), owners) : !isOfAnother($0, than: owners ?? [])
        }
      return index.map(Found.at)
    }
    let members = unguarded(Set(all))
    let own = counting.filter { $0.isOthers || isOutlet($0, of: owners ?? []) }
    let asked = own.first { sighting in
      if case .asks(let member) = sighting.use { tokens.isWord(member, in: members) } else { false }
    }
    if let asked { return .at(asked.index) }
    // Of another object's the name alone may be that of anything.
    let handed = own.first { sighting in
      if case .handsOn = sighting.use { namesOwner || !sighting.isOthers } else { false }
    }
    return handed != nil && asksAnything(for: members) ? .somewhere : nil
  }

  /// Whether what the body of a class sets by a name that stands alone, or behind `self`, may be the outlet: in that of a class
  /// which has it, and in what is added to a class of a framework.
  private func mayBeOwn(in container: String?, _ owners: [String]?) -> Bool {
    guard let container else { return true }
    return owners?.contains(container) == true || Self.frameworkPrefixes.contains(where: container.hasPrefix)
  }

  private static let frameworkPrefixes = ["UI", "NS"]

  /// The class in whose body a token stands, where it can be told.
  private func container(of index: Int) -> String? {
    implementations.isEmpty
      ? tokens.container(of: index)
      : implementations.first { $0.start < index && index < $0.end }?.name
  }

  /// Whether a name that stands alone, or behind `self`, may mean the outlet: in the body of a class that has it, which the
  /// object's own class is or derives from, or where a constant of the name holds it.
  private func isOutlet(_ sighting: Sighting, of owners: [String]) -> Bool {
    guard let container = sighting.container, !owners.contains(container) else { return true }
    return sightings.contains { other in
      guard case .keeps(let declaration) = other.use, other.isOthers else { return false }
      return tokens.isInScope(sighting.index, of: declaration)
    }
  }

  /// Whether the word before an index is a variable that holds nothing but objects which the source makes of another class
  /// than those that have the outlet.
  private func isOfAnother(_ index: Int, than owners: [String]) -> Bool {
    guard let name = tokens.bytes(index - 1).map(Array.init), tokens.isWord(index - 1) else { return false }
    let values = tokens.indices.lazy.filter { tokens.spells($0, name) && tokens.mayBeSet($0) }
      .map(tokens.classMade)
    return !values.isEmpty && values.allSatisfy { $0.map { !owners.contains($0) } ?? false }
  }

  /// The members but for those that the source asks the outlet for only if it answers them:
  /// `[name respondsToSelector:@selector(member)]`.
  private func unguarded(_ members: Set<String>) -> Set<String> {
    var guarded: Set<String> = []
    for index in tokens.indices where tokens.isWord(index, of: Self.guardingWords) && isOutlet(before: index)
    {
      for word in (index + 1...index + Self.longestGuard).prefix(while: {
        !tokens.isSymbol($0, ")", "]", ";")
      }) {
        if let word = tokens.word(word) { guarded.insert(Self.property(word)) }
      }
    }
    return guarded.isEmpty ? members : members.filter { !guarded.contains(Self.property($0)) }
  }

  /// Whether the outlet is what a message before a word goes to: `name.`, `[name`, `[self.name`, `[[self name]`.
  private func isOutlet(before index: Int) -> Bool {
    var last = index - 1
    while tokens.isSymbol(last, ".", "?", "!", "]") { last -= 1 }
    return isName(last)
  }

  /// The property that a word sets or gets: `title` of `setTitle`.
  private static func property(_ word: String) -> String {
    guard word.hasPrefix("set"), let first = word.dropFirst(3).first, first.isUppercase else { return word }
    return first.lowercased() + word.dropFirst(4)
  }

  private func isName(_ index: Int) -> Bool { spellings.contains { tokens.spells(index, $0) } }

  /// Whether the source calls something of its own by the outlet's name.
  private func callsOtherwise() -> Bool {
    var kept: Set<Int> = []
    for sighting in sightings {
      guard case .keeps(let declaration) = sighting.use else { continue }
      if sighting.isOthers { return false }
      kept.insert(declaration)
    }
    return sightings.contains { sighting in
      if case .declares = sighting.use { !kept.contains(sighting.index) } else { false }
    }
  }

  // MARK: Uses

  /// How the outlet is used; nil where nothing follows from it, as where it is compared.
  private func use(of path: OutletPath) -> Use? {
    let (before, isAlone) = (path.start - 1, path.start == path.end)
    var after = path.end + 1
    if isAlone {
      if tokens.isWord(before, of: Self.namingWords) || tokens.isSymbol(after, "(") && tokens.isJoined(after)
      {
        return nil
      }
      let isParameter = tokens.isSymbol(after, ":") && tokens.isJoined(after) && !tokens.isSymbol(before, "[")
      if isParameter || tokens.isSymbol(before, "*") || tokens.isWord(after, of: ["in"])
        || tokens.isWord(before, of: Self.declaringWords)
      {
        return tokens.isSymbol(after, "{", ",") || tokens.isWord(after, of: ["else"])
          ? .keeps(declaration: path.start) : .declares
      }
    }
    while tokens.isSymbol(after, "?", "!"), tokens.isJoined(after), !tokens.isSymbol(after + 1, "=") {
      after += 1
    }
    if tokens.isSymbol(after, "."), tokens.isWord(after + 1) { return .asks(after + 1) }
    if tokens.isSymbol(before, "["), tokens.isWord(after), !tokens.isWord(after, of: ["as"]) {
      return .asks(after)
    }
    if tokens.isSymbol(before, "="), isName(before - 1) { return .keeps(declaration: before - 1) }
    if tokens.isSymbol(before, "="), isPlain(beforeSign: before) { return nil }
    if isSet(before, after) { return .sets }
    // Macros for what has to be counted: `SAFE_RELEASE(_name)`.
    if tokens.isSymbol(before, "("), tokens.isSymbol(after, ")"),
      tokens.word(before - 1)?.lowercased().contains("release") == true,
      tokens.word(before - 1)?.prefix(2).allSatisfy(\.isUppercase) == true
    {
      return nil
    }
    return isCompared(before, after) ? nil : .handsOn
  }

  /// Whether what an equals sign sets is declared with a type that asks nothing of the outlet's own class:
  /// `let view: UIView =`, `NSView *view =`, `last =` beside `var last: UIView?`.
  private func isPlain(beforeSign sign: Int) -> Bool {
    var name = sign - 1
    while tokens.isSymbol(name, "?", "!") { name -= 1 }
    if tokens.isSymbol(name - 1, ":") { name -= 2 }
    guard let bytes = tokens.bytes(name).map(Array.init), tokens.isWord(name) else { return false }
    if tokens.isPlain(name) { return true }
    let declared = tokens.indices.filter { tokens.spells($0, bytes) && tokens.isTyped($0) }
    return !declared.isEmpty && declared.allSatisfy(tokens.isPlain)
  }

  /// Whether the outlet that stands between two tokens is set, or handed on to be set.
  private func isSet(_ before: Int, _ after: Int) -> Bool {
    if tokens.isSymbol(after, "=") { return isAssignment(after) }
    // `(title, detail) = labels()`
    if tokens.isSymbol(before, "(", ","), tokens.isSymbol(after, ")", ","),
      let opening = tokens.bracket(around: after), tokens.isSymbol(opening, "(")
    {
      let closing = (after..<after + Self.longestPattern).first {
        tokens.isSymbol($0, ")") && tokens.bracket(around: $0) == opening
      }
      if let closing, tokens.isSymbol(closing + 1, "="), isAssignment(closing + 1) { return true }
    }
    return tokens.isSymbol(before, "&") && tokens.isJoined(before + 1) && !tokens.isSymbol(before - 1, "&")
  }

  /// Whether an equals sign is no part of a comparison.
  private func isAssignment(_ sign: Int) -> Bool {
    !(tokens.isSymbol(sign + 1, "=") && tokens.isJoined(sign + 1))
  }

  /// Whether the outlet that stands between two tokens is compared or tested.
  private func isCompared(_ before: Int, _ after: Int) -> Bool {
    if tokens.isSymbol(after, "=") || tokens.isSymbol(after, "!") && tokens.isSymbol(after + 1, "=") {
      return true
    }
    if tokens.isSymbol(before, "!") { return true }
    if tokens.isSymbol(before, "="), tokens.isSymbol(before - 1, "=", "!") { return true }
    return tokens.isSymbol(before, "(") && tokens.isSymbol(after, ")")
      && tokens.isWord(before - 1, of: ["if", "while"])
  }

  /// Whether the source asks anything but the object that it belongs to for one of some members.
  private func asksAnything(for members: Set<String>) -> Bool {
    for index in tokens.indices where tokens.isWord(index, in: members) {
      if tokens.isSymbol(index - 1, ".") {
        if tokens.hasReceiver(index - 1), !tokens.isSelf(index - 2) { return true }
      } else if let bracket = tokens.bracket(around: index), bracket < index - 1,
        tokens.isSymbol(bracket, "["),
        tokens.isWord(index - 1) || tokens.isSymbol(index - 1, ")", "]"),
        !tokens.isSelf(index - 1)
      {
        return true
      }
    }
    return false
  }

  private static let longestPattern = 32
  private static let guardingWords: [StaticString] = ["respondsToSelector", "responds"]
  /// How many tokens stand between such a word and the selector: `(to: #selector(setter: Type.member`.
  private static let longestGuard = 12
  /// The words before the names of methods, cases and types, which are no variables.
  private static let namingWords: [StaticString] = [
    "func", "case", "class", "struct", "enum", "protocol", "synthesize", "dynamic", "import",
  ]
  /// The words before the names of variables.
  private static let declaringWords: [StaticString] = ["let", "var", "for"]
}
