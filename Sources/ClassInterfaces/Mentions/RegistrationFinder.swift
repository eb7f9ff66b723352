/// Finds out whether a source may register something for the identifiers of cells, or ask for these.
///
/// It may where a literal holds the identifier that is no argument of a call which asks for the cell, wherever that leads;
/// where the identifier is the name of a type that is handed on, or of a case, for names are made into identifiers; and
/// where a text is made of pieces beside a call that registers cells.
struct RegistrationFinder {
  private let tokens: SourceTokens
  /// The pieces of texts that are put together, beside a call that registers cells or asks for them.
  private let pieces: [Piece]
  /// The constants that hold identifiers.
  private let constants: ConstantUses?

  /// A piece of a text, whose rest is made as the app runs.
  private struct Piece {
    var start: [UInt8]
    var end: [UInt8]

    /// Whether a text may be the whole.
    func mayBecome(_ text: [UInt8]) -> Bool {
      !start.isEmpty && text.starts(with: start)
        || !end.isEmpty && text.reversed().starts(with: end.reversed())
    }
  }

  /// Finds out about a source.
  ///
  /// - Parameters:
  ///   - tokens: The source.
  ///   - path: The path of the source.
  ///   - constants: The constants that hold identifiers.
  init(_ tokens: SourceTokens, of path: String, constants: [SoughtConstant]) {
    self.tokens = tokens
    let handlesCells = tokens.indices.contains { Self.handlesCells($0, in: tokens) }
    self.constants =
      constants.isEmpty
      ? nil
      : ConstantUses(constants, in: tokens, of: path) { Self.isAskedFor($0, in: tokens) }
    pieces =
      handlesCells
      ? tokens.indices.compactMap { Self.piece(at: $0, in: tokens) } : []
  }

  /// Those of some identifiers for which the source may register something.
  func registered(among identifiers: Set<String>) -> Set<String> {
    let used = constants?.used(among: identifiers) ?? []
    return held(among: identifiers.subtracting(used)) { index in
      !Self.isAskedFor(index, in: tokens) && constants?.isValue(index) != true
    }.union(used)
  }

  /// Those of some identifiers for whose cells the source may ask: a literal holds each elsewhere than in a call that
  /// registers cells.
  func requested(among identifiers: Set<String>) -> Set<String> {
    held(among: identifiers) { !isRegistered($0) }
  }

  /// Those of some identifiers that the source has, or may put together.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - counts: Whether the literal at an index counts that holds one of them.
  /// - Returns: These.
  private func held(among identifiers: Set<String>, _ counts: (Int) -> Bool) -> Set<String> {
    guard !identifiers.isEmpty else { return [] }
    var held: Set<String> = pieces.isEmpty ? [] : identifiers.filter(mayBePutTogether)
    let lengths = identifiers.map(\.utf8.count)
    let longest = lengths.max() ?? 0
    var isLength = [Bool](repeating: false, count: longest + 1)
    for length in lengths { isLength[length] = true }
    for index in tokens.indices {
      let length = tokens.length(index)
      guard length <= longest, isLength[length] else { continue }
      guard let text = tokens.text(index), identifiers.contains(text), !held.contains(text) else { continue }
      let isHeld =
        tokens.isWord(index) ? constants?.isPart(index) != true && mayBeMadeText(index) : counts(index)
      if isHeld { held.insert(text) }
    }
    return held
  }

  private func mayBePutTogether(_ identifier: String) -> Bool {
    let spelling = Array(identifier.utf8)
    return pieces.contains { $0.mayBecome(spelling) }
  }

  /// Whether a word is that of a call which registers cells, or asks for them.
  private static func handlesCells(_ index: Int, in tokens: SourceTokens) -> Bool {
    tokens.isWord(index, of: registeringWords) || asksForCells(index, in: tokens)
  }

  /// Whether a word begins like the names of the methods that ask for cells.
  private static func asksForCells(_ index: Int, in tokens: SourceTokens) -> Bool {
    tokens.bytes(index).map(DequeuingMethods.mayBeNamed) == true
  }

  /// Whether the source declares a method of its own that is called like one of those which ask for a cell.
  var redefinesDequeuing: Bool {
    tokens.indices.contains { index in
      guard Self.asksForCells(index, in: tokens) else { return false }
      let isDeclared =
        tokens.isWord(index - 1, of: ["func"])
        || tokens.isSymbol(index - 1, ")") && tokens.isSymbol(index + 1, ":")
      guard isDeclared else { return false }
      let end = (index..<tokens.indices.upperBound).first { tokens.isSymbol($0, "{", ";", "}") }
      return (index..<(end ?? index)).contains { tokens.isWord($0, of: ["for", "forIndexPath"]) }
        || takesIdentifierAlone(index)
    }
  }

  /// Whether the parameter list of the method that is declared at an index is `(withIdentifier …)` and no more.
  private func takesIdentifierAlone(_ index: Int) -> Bool {
    let rest = index..<tokens.indices.upperBound
    guard let opening = rest.first(where: { tokens.isSymbol($0, "(") }),
      tokens.isWord(opening + 1, of: ["withIdentifier"]),
      let closing = rest.first(where: { tokens.isSymbol($0, ")") && tokens.bracket(around: $0) == opening })
    else { return false }
    return !(opening..<closing).contains { tokens.isSymbol($0, ",") }
  }

  /// Words of which every source that registers a cell has one, and every one that may redefine what asks for cells.
  static let registeringWords: [StaticString] = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forSupplementaryViewOfKind",
  ]

  // MARK: Literals

  /// Whether the literal at an index is an argument of a call that asks for a cell.
  private static func isAskedFor(_ index: Int, in tokens: SourceTokens) -> Bool {
    guard let bracket = tokens.bracket(around: index) else { return false }
    let words = tokens.isSymbol(bracket, "(") ? bracket - 1..<bracket : bracket + 1..<index
    return words.contains { word in
      (word < bracket || tokens.bracket(around: word) == bracket)
        && asksForCells(word, in: tokens)
    }
  }

  /// Whether the literal at an index is what a call registers a cell for: `forCellReuseIdentifier: "Row"`.
  private func isRegistered(_ index: Int) -> Bool {
    let colon = tokens.isSymbol(index - 1, "@") ? index - 2 : index - 1
    guard tokens.isSymbol(colon, ":") else { return false }
    // Views beside cells are registered and asked for under one label.
    return tokens.isWord(colon - 1, of: Self.identifyingWords)
      || tokens.isWord(colon - 1, of: ["withReuseIdentifier"]) && !Self.isAskedFor(index, in: tokens)
  }

  /// The labels of the identifiers for which cells are registered.
  private static let identifyingWords: [StaticString] = [
    "forCellReuseIdentifier", "forCellWithReuseIdentifier", "forHeaderFooterViewReuseIdentifier",
  ]

  /// What is fixed of the text that the literal at an index is a part of; nil where it is all of one.
  private static func piece(at index: Int, in tokens: SourceTokens) -> Piece? {
    guard let literal = tokens.literal(index), !literal.isEmpty else { return nil }
    let content = Array(literal)
    if let hole = content.firstIndex(where: { holes.contains($0) }) {
      guard let end = content.lastIndex(where: { holeEnds.contains($0) }), end >= hole else { return nil }
      let rest = content[end...].dropFirst()
      // What a format says of its hole is some signs and a letter.
      let after =
        content[end] == UInt8(ascii: "%") ? rest.drop { formatSigns.contains($0) }.dropFirst() : rest
      return Piece(start: Array(content[..<hole]), end: Array(after))
    }
    let word = tokens.isSymbol(index - 1, "@") ? index - 2 : index - 1
    let isAdded =
      tokens.isSymbol(word, "+") || tokens.isSymbol(index + 1, "+")
      || tokens.isWord(word - 1, of: ["appending", "append", "stringByAppendingString"])
    return isAdded ? Piece(start: content, end: content) : nil
  }

  /// The signs at which something is put into a text, and behind which the text goes on.
  private static let holes = Set("\\%".utf8)
  private static let holeEnds = Set(")%".utf8)
  /// What may stand between the `%` of a format and the letter that ends it.
  private static let formatSigns = Set("0123456789.+-# lhzqjtL".utf8)

  // MARK: Words

  /// Whether a word names a case, or a type that is more than declared, made or said to be something's.
  private func mayBeMadeText(_ index: Int) -> Bool {
    if tokens.isCase(index) { return true }
    // Variables and methods are called otherwise than types.
    guard let first = tokens.word(index)?.utf8.first, first.isUppercase else { return false }
    if tokens.isWord(index - 1, of: Self.declaringWords) || tokens.isSymbol(index + 1, "*", "(") {
      return false
    }
    if tokens.isWord(index + 1, of: ["alloc", "new"]) { return false }
    let isTyped =
      tokens.isWord(index - 1, of: ["as", "is"])
      || tokens.isSymbol(index - 1, "?", "!") && tokens.isWord(index - 2, of: ["as"])
      || tokens.isSymbol(index - 1, ":") || tokens.isSymbol(index - 1, ">") && tokens.isSymbol(index - 2, "-")
    return !isTyped || tokens.isSymbol(index + 1, ".")
  }

  private static let declaringWords: [StaticString] = [
    "class", "extension", "protocol", "struct", "enum", "actor", "typealias", "interface", "implementation",
    "import", "func", "let", "var",
  ]
}
