/// What words declare, as far as the words around them tell.
extension SourceTokens {
  /// Where something is declared.
  enum Level: Equatable {
    /// Outside of types and bodies.
    case file
    /// As a member of a type.
    case type(String)
    /// In a body.
    case body
  }

  /// Whether a variable, parameter or constant is declared by the word at an index, so that others may be meant elsewhere.
  func isDeclared(_ index: Int) -> Bool {
    if isWord(index - 1, of: ["let", "var", "define", "for"]) { return true }
    if isSymbol(index - 1, "*") || isWord(index - 1, of: ["const"]) { return true }
    // A parameter, and no label of an argument or key of a dictionary.
    return isSymbol(index + 1, ":") && isWord(index + 2, of: ["String", "UIStoryboard", "NSStoryboard"])
  }

  /// Whether the variable at an index is given another value than where it is declared, or somebody may do so by it.
  func isSet(_ index: Int) -> Bool {
    if isSymbol(index + 1, "="), !isSymbol(index + 2, "=") { return !isWord(index - 1, of: ["let", "var"]) }
    // `&storyboard`, `&self.storyboard`, `\.storyboard`
    var first = index
    while isSymbol(first - 1, "."), isWord(first - 2) { first -= 2 }
    return isSymbol(first - 1, "&") && !isSymbol(first - 2, "&") || isSymbol(first - 1, "\\")
      || isSymbol(first - 1, ".") && isSymbol(first - 2, "\\")
  }

  /// Whether the word at an index is declared otherwise: as a case, method, parameter of a closure or of Objective-C, or
  /// given another value.
  func isDeclaredOtherwise(_ index: Int) -> Bool {
    if isWord(index - 1, of: ["func", "case"]), !isSymbol(index + 1, ".") { return true }
    if isSymbol(index - 1, ","), isCase(index) { return true }
    if isWord(index + 1, of: ["in"]) || isSymbol(index + 1, ",") && isSymbol(index - 1, "{") { return true }
    if isSymbol(index + 1, ")"), isWord(index + 2, of: ["in"]), isSymbol(index - 1, "(", ",") { return true }
    if isSymbol(index - 1, ")"), isSymbol(index - 2, "*") { return true }
    return isSymbol(index + 1, "=") && !isSymbol(index + 2, "=") && !isSymbol(index - 1, ".")
  }

  /// Whether a word is declared as a case, alone or behind others.
  func isCase(_ index: Int) -> Bool {
    var index = index
    while isSymbol(index - 1, ",") {
      index -= 2
      guard isWord(index) || isSymbol(index, "\"", ")") else { return false }
      while index > 0, !isSymbol(index - 1, ","), !isWord(index - 1, of: ["case"]) {
        guard !isSymbol(index - 1, "{", "}", ";") else { return false }
        index -= 1
      }
    }
    return isWord(index - 1, of: ["case"])
  }

  /// Whether one of some words stands among the modifiers before what the word at an index declares.
  func isModified(_ index: Int, by words: [StaticString]) -> Bool {
    (max(0, index - Self.mostModifiers)..<max(0, index)).reversed().lazy
      .prefix { isWord($0) || isSymbol($0, "*", "(", ")") }.contains { isWord($0, of: words) }
  }

  /// How many tokens before a name its modifiers may stand: `@objc public private(set) static var`.
  private static let mostModifiers = 8

  /// Whether the word at an index declares a generic parameter, an associated type or an alias.
  func isTypeParameter(_ index: Int) -> Bool {
    isWord(index - 1, of: ["associatedtype", "typealias"])
      || isSymbol(index - 1, "<", ",") && isSymbol(index + 1, ">", ",", ":")
  }

  /// Whether a name in the source may stand for another type each time.
  func haveTypeParameter(_ name: String) -> Bool {
    let spelling = Array(name.utf8)
    return indices.contains { spells($0, spelling) && isTypeParameter($0) }
  }

  /// Where the word at an index is declared, if it is.
  func level(of index: Int) -> Level {
    var next = bracket(around: index)
    // Parameters stand in parentheses.
    guard let brace = next else { return .file }
    guard isSymbol(brace, "{") else { return .body }
    next = brace - 1
    while let head = next, head >= 0, head > brace - Self.longestHead {
      if isWord(head, of: Self.typeWords), !isSymbol(head - 1, "."), let name = typeName(behind: head) {
        return .type(name)
      }
      guard
        isWord(head) && !isWord(head, of: Self.bodyWords) || isSymbol(head, ":", ",", ".", "<", ">", "&", "~")
      else {
        return .body
      }
      next = head - 1
    }
    return .body
  }

  /// The last name behind a word that declares a type: `Inner` of `extension Outer.Inner`; nil for `class func` and `class var`.
  private func typeName(behind head: Int) -> String? {
    guard var name = word(head + 1), !isWord(head + 1, of: Self.bodyWords) else { return nil }
    var index = head + 1
    while isSymbol(index + 1, "."), let inner = word(index + 2) { (name, index) = (inner, index + 2) }
    return name
  }

  static let typeWords: [StaticString] = [
    "class", "struct", "enum", "extension", "protocol", "actor",
  ]
  private static let bodyWords: [StaticString] = [
    "func", "var", "let", "init", "deinit", "subscript", "if", "for", "while", "switch", "guard", "else",
    "do", "catch",
    "return", "in", "get", "set",
  ]
  /// How many tokens the head of a type has at most.
  private static let longestHead = 128
}
