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

  /// The outlet's name with what it is asked of: `cell?.name`, `[self name]`.
  private struct Path {
    /// The first and the last token.
    var start: Int
    var end: Int
    /// Whether something else than `self` is asked.
    var isOthers: Bool
  }

  /// A use, and the index of the outlet's name in it.
  private struct Sighting {
    var index: Int
    var use: Use
    /// Whether something else than `self` is asked for the outlet.
    var isOthers: Bool
  }

  private let tokens: SourceTokens
  private let spellings: [[UInt8]]
  private let setter: [UInt8]
  private var sightings: [Sighting] = []
  /// Whether the source calls something of its own by the outlet's name, which then means the outlet only in sources of the
  /// classes that have it.
  private var dependsOnOwner = false

  /// Looks for all uses of an outlet.
  init(_ outlet: String, in tokens: SourceTokens) {
    self.tokens = tokens
    spellings = [Array(outlet.utf8), Array("_\(outlet)".utf8)]
    setter = Array(SoughtUse.setter(of: outlet).utf8)
    sightings = tokens.indices.filter(isName).compactMap { index in
      guard let path = path(at: index), let use = use(of: path) else { return nil }
      return Sighting(index: index, use: use, isOthers: path.isOthers)
    }
    dependsOnOwner = callsOtherwise()
  }

  /// Where the source shows a use first.
  ///
  /// - Parameters:
  ///   - kind: What is done with the outlet.
  ///   - namesOwner: Whether the source names a class that has the outlet.
  /// - Returns: The index of the outlet's name; nil where the source does not show it.
  func first(_ kind: SoughtUse.Kind, namesOwner: Bool) -> Int? {
    // Of another object it may be a property of any class, which proves no question, yet may well set the outlet.
    let counting = sightings.lazy.filter {
      namesOwner || ($0.isOthers ? kind == .setting : !dependsOnOwner)
    }
    guard case .asking(let all) = kind else {
      return counting.first { if case .sets = $0.use { true } else { false } }?.index
        ?? tokens.indices.first { tokens.spells($0, setter) && tokens.isSymbol($0 + 1, ":") }
    }
    let members = unguarded(Set(all))
    let asked = counting.first { sighting in
      if case .asks(let member) = sighting.use { tokens.isWord(member, in: members) } else { false }
    }
    if let asked { return asked.index }
    // Of another object's the name alone may be that of anything.
    let handed = counting.first { sighting in
      if case .handsOn = sighting.use { namesOwner || !sighting.isOthers } else { false }
    }
    return handed.flatMap { asksAnything(for: members) ? $0.index : nil }
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
  private func use(of path: Path) -> Use? {
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
        if hasReceiver(index - 1), !isSelf(index - 2) { return true }
      } else if let bracket = tokens.bracket(around: index), bracket < index - 1,
        tokens.isSymbol(bracket, "["),
        tokens.isWord(index - 1) || tokens.isSymbol(index - 1, ")", "]"),
        !isSelf(index - 1)
      {
        return true
      }
    }
    return false
  }

  // MARK: Paths

  /// What the name at an index is asked of; nil where it is an implicit member such as `.name`, or a type's.
  private func path(at index: Int) -> Path? {
    if tokens.isSymbol(index + 1, "]"), tokens.isWord(index - 1) || tokens.isSymbol(index - 1, "]", ")"),
      let bracket = tokens.bracket(around: index + 1), bracket < index - 1
    {
      let isOthers = bracket != index - 2 || !isSelf(index - 1)
      return Path(start: bracket, end: index + 1, isOthers: isOthers)
    }
    let isArrow = tokens.isSymbol(index - 1, ">") && tokens.isSymbol(index - 2, "-")
    guard isArrow || tokens.isSymbol(index - 1, ".") else {
      return Path(start: index, end: index, isOthers: false)
    }
    let dot = isArrow ? index - 2 : index - 1
    guard isArrow || hasReceiver(dot) && !isType(dot - 1) else { return nil }
    let start = start(ofPathTo: dot)
    return Path(start: start, end: index, isOthers: start < dot - 2 || !isSelf(start))
  }

  /// Whether something stands before a dot that is asked for the member behind it.
  private func hasReceiver(_ dot: Int) -> Bool {
    guard tokens.isWord(dot - 1) || tokens.isSymbol(dot - 1, ")", "]", "}", "?", "!", "\\") else {
      return false
    }
    return tokens.isJoined(dot) || tokens.beginsLine(dot)
  }

  /// The first token of what stands before a dot: `a` of `a.b(c)?.d`.
  private func start(ofPathTo dot: Int) -> Int {
    var start = dot
    for _ in 0..<Self.longestPath {
      var index = start - 1
      while tokens.isSymbol(index, "?", "!") { index -= 1 }
      if tokens.isSymbol(index, ")", "]"), let opening = tokens.bracket(around: index) {
        let isCall = tokens.isWord(opening - 1) && tokens.isJoined(opening)
        index = isCall ? opening - 1 : opening
      } else if !tokens.isWord(index) {
        return start
      }
      start = index
      guard tokens.isSymbol(start - 1, "."), hasReceiver(start - 1) else { return start }
      start -= 1
    }
    return start
  }

  /// Whether a word stands for a type, whose member is none of an object's: `Texts.title`, but not `\Card.title`.
  private func isType(_ index: Int) -> Bool {
    guard let word = tokens.word(index), word.first?.isUppercase == true, !word.contains("_") else {
      return false
    }
    return word != "NSApp" && !tokens.isSymbol(index - 1, "\\")
  }

  /// Whether a word stands for the object itself: `self`, `weakSelf`, `super`.
  private func isSelf(_ index: Int) -> Bool {
    tokens.word(index).map { $0 == "super" || $0.lowercased().contains("self") } == true
  }

  private static let longestPath = 64
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
