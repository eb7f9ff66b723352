/// A constant that holds an identifier, by which its source asks for cells and segues and does nothing else.
struct ReuseConstant {
  /// Whether cells are asked for.
  private(set) var asksForCells = false
  /// Whether segues are performed.
  private(set) var performsSegues = false
  /// Whether other sources may see the constant.
  private(set) var mayBeSeen = false

  private let tokens: SourceTokens

  /// Looks at all that a source does with a constant; nil where it does something else with it or nothing, or others are
  /// meant to use it.
  ///
  /// - Parameters:
  ///   - word: The constant.
  ///   - tokens: The source.
  init?(_ word: [UInt8], in tokens: SourceTokens) {
    self.tokens = tokens
    var isUsed = false
    for index in tokens.indices where tokens.spells(index, word) {
      if isGivenLiteral(index) {
        guard let isSeen = isSeenElsewhere(index) else { return nil }
        mayBeSeen = mayBeSeen || isSeen
      } else if let use = use(at: index) {
        isUsed = true
        asksForCells = asksForCells || use == .cell
        performsSegues = performsSegues || use == .segue
      } else {
        return nil
      }
    }
    guard isUsed else { return nil }
  }

  private enum Use {
    case cell
    case segue
    /// Something is held against it.
    case compared
  }

  /// Whether a word is given a literal and nothing else: `let name: String = "X"`, `name = @"X"`, `#define name @"X"`.
  private func isGivenLiteral(_ index: Int) -> Bool {
    var next = index + 1
    if tokens.isSymbol(next, ":"), tokens.isWord(next + 1, of: ["String"]) { next += 2 }
    if tokens.isSymbol(next, "=") {
      next += 1
    } else if !tokens.isWord(index - 1, of: ["define"]) {
      return false
    }
    if tokens.isSymbol(next, "@") { next += 1 }
    return tokens.isSymbol(next, "\"") && !tokens.isSymbol(next + 1, ".", "+", "@", "\"", "?")
  }

  /// Whether other sources may see what is declared at an index; nil if it is there for them.
  private func isSeenElsewhere(_ index: Int) -> Bool? {
    let level = tokens.level(of: index)
    if level == .body || tokens.isModified(index, by: ["private", "fileprivate"]) { return false }
    guard tokens.isWord(index - 1, of: ["let"]) else {
      let isOfFile = tokens.isWord(index - 1, of: ["define"]) || tokens.isModified(index, by: ["static"])
      return isOfFile && hasImplementation ? false : nil
    }
    guard case .type = level, !tokens.isModified(index, by: ["static", "class"]) else { return nil }
    return true
  }

  /// Whether the source is no header, which others include.
  private var hasImplementation: Bool {
    tokens.indices.contains { tokens.isWord($0, of: ["implementation"]) && tokens.isSymbol($0 - 1, "@") }
  }

  /// What is done with the constant at an index, as far as that loads no nib.
  private func use(at index: Int) -> Use? {
    var start = index
    while tokens.isSymbol(start - 1, "."), tokens.isWord(start - 2) { start -= 2 }
    if tokens.isSymbol(start - 1, "="), tokens.isJoined(start - 1), tokens.isSymbol(start - 2, "=", "!") {
      return .compared
    }
    if tokens.isSymbol(index + 1, "=", "!"), tokens.isSymbol(index + 2, "="), tokens.isJoined(index + 2) {
      return .compared
    }
    guard tokens.isSymbol(start - 1, ":"), let opening = tokens.bracket(around: index) else { return nil }
    let label = start - 2
    let endsArgument = tokens.isSymbol(index + 1, ",", tokens.isSymbol(opening, "[") ? "]" : ")")
    if tokens.isSymbol(opening, "(") {
      guard endsArgument else { return nil }
      return Self.calls.first { call in
        tokens.isWord(opening - 1, of: call.methods) && tokens.isWord(label, of: call.labels)
      }?.use
    }
    guard endsArgument || tokens.isWord(index + 1) && tokens.isSymbol(index + 2, ":") else { return nil }
    return Self.messages.first { message in
      tokens.isWord(label, of: message.labels)
        && (message.firstLabels.isEmpty
          || (opening..<label).contains { tokens.isWord($0, of: message.firstLabels) })
    }?.use
  }

  /// The calls of Swift that take identifiers: of cells, which the frameworks' own initializers take as well, and of segues.
  private static let calls: [(methods: [StaticString], labels: [StaticString], use: Use)] = [
    (
      MentionPass.dequeuing + ["dequeueReusableSupplementaryView"], MentionPass.identifierLabels, .cell
    ),
    (["register"], MentionPass.cellLabels + ["withReuseIdentifier"], .cell),
    (["UITableViewCell", "UITableViewHeaderFooterView"], ["reuseIdentifier"], .cell),
    (MentionPass.performing, ["withIdentifier"], .segue),
  ]

  /// The labels of Objective-C behind which they stand, and those that one of stands before.
  private static let messages: [(labels: [StaticString], firstLabels: [StaticString], use: Use)] = [
    (MentionPass.dequeuing, [], .cell),
    (MentionPass.cellLabels, [], .cell),
    (
      ["withReuseIdentifier"],
      ["dequeueReusableSupplementaryViewOfKind", "registerClass", "registerNib"], .cell
    ),
    (["reuseIdentifier"], ["UITableViewCell"], .cell),
    (MentionPass.performing, [], .segue),
    (["isEqualToString"], [], .compared),
  ]
}
