/// What a source does with constants that hold the identifiers of cells, beside asking for cells by them.
package struct ConstantUses {
  private let tokens: SourceTokens
  private let constants: [SoughtConstant]
  /// The path of the source.
  private let path: String
  /// Whether the source registers cells for whatever identifiers.
  private let registers: Bool
  /// Whether a call asks for a cell by what stands at an index.
  private let isAskedFor: (Int) -> Bool

  /// Looks at a source.
  ///
  /// - Parameters:
  ///   - constants: The constants.
  ///   - tokens: The source.
  ///   - path: The path of the source.
  ///   - isAskedFor: Whether a call asks for a cell by what stands at an index.
  init(
    _ constants: [SoughtConstant],
    in tokens: SourceTokens,
    of path: String,
    isAskedFor: @escaping (Int) -> Bool
  ) {
    (self.tokens, self.constants, self.path, self.isAskedFor) = (tokens, constants, path, isAskedFor)
    registers = tokens.indices.contains { tokens.isWord($0, of: RegistrationFinder.registeringWords) }
  }

  /// Those of some identifiers for which the source may register something, since it uses their constants otherwise.
  func used(among identifiers: Set<String>) -> Set<String> {
    Set(
      constants.lazy.filter { identifiers.contains($0.text) }.filter { constant in
        if constant.isPrivate, constant.file != path { return false }
        let word = Array(constant.word.utf8)
        let owner = constant.owner.map { Array($0.utf8) }
        let mayBeBare = mayBeBare(constant)
        return tokens.indices.contains { index in
          if tokens.spells(index, word) { return isUsed(constant, at: index, mayBeBare: mayBeBare) }
          return owner.map { tokens.spells(index, $0) } == true && isHandedOn(index)
        }
      }.map(\.text)
    )
  }

  /// Whether a literal is the value of one of the constants: `let identifier = "Row"`.
  func isValue(_ index: Int) -> Bool {
    guard let text = tokens.text(index) else { return false }
    return constants.contains { constant in
      guard constant.text == text, constant.declaringFile == path else { return false }
      let word = Array(constant.word.utf8)
      return (max(0, index - Self.longestDeclaration)..<index).contains {
        tokens.spells($0, word) && (tokens.isDeclared($0) || tokens.isCase($0))
      }
    }
  }

  /// How many tokens a declaration has at most in front of its value: `identifier: String { return "Row"`.
  private static let longestDeclaration = 6

  /// Whether a word that spells an identifier is a part of the constant that holds it: the type in front of it, or the case
  /// itself.
  func isPart(_ index: Int) -> Bool {
    constants.contains { constant in
      let word = Array(constant.word.utf8)
      if tokens.isSymbol(index + 1, "."), tokens.spells(index + 2, word) {
        return constant.owner.map { tokens.spells(index, Array($0.utf8)) } == true
      }
      return constant.word == constant.text && tokens.spells(index, word)
    }
  }

  /// Whether a word may stand for a constant elsewhere than where that is declared, or where a cell is asked for by it.
  private func isUsed(_ constant: SoughtConstant, at index: Int, mayBeBare: Bool) -> Bool {
    if tokens.isDeclared(index) || tokens.isCase(index) || isLabel(index) || isAskedFor(index) {
      return false
    }
    guard tokens.isSymbol(index - 1, ".") else { return mayBeBare }
    guard let receiver = tokens.word(index - 2), receiver.utf8.count > 1 else { return registers }
    if receiver == constant.owner { return true }
    if receiver == "self" || receiver == "Self" {
      return registers || constant.isBare && constant.file == path
    }
    let isType = receiver.utf8.first.map(\.isUppercase) == true
    if isType { return registers && tokens.haveTypeParameter(receiver) }
    // What an object has, another source may ask it for: `source.identifier`.
    return constant.isBare ? receiver != "segue" : registers && Self.mayHoldType(receiver)
  }

  /// Whether a constant may be meant in the source where no type stands before its name.
  private func mayBeBare(_ constant: SoughtConstant) -> Bool {
    if constant.isOutsideOfTypes || constant.isBare && constant.file == path { return true }
    guard registers, constant.owner != nil else { return false }
    let word = Array(constant.word.utf8)
    return !tokens.indices.contains {
      tokens.spells($0, word) && tokens.isDeclared($0) && tokens.level(of: $0) == .body
    }
  }

  /// Whether a variable may hold the type of a cell: members of types are none of their objects.
  package static func mayHoldType(_ variable: String) -> Bool {
    if variable.utf8.first.map(\.isUppercase) == true {
      return variable == "Self" || variable.utf8.count == 1
    }
    let name = variable.lowercased()
    return name == "self" || name.hasPrefix("$")
      || ["type", "class", "cell", "view", "header", "footer", "item"].contains(where: name.contains)
  }

  private func isLabel(_ index: Int) -> Bool {
    tokens.isSymbol(index + 1, ":") && tokens.isSymbol(index - 1, "(", ",")
  }

  /// Whether a type itself is handed to somebody: `Row.self` anywhere, for it is registered as well.
  private func isHandedOn(_ index: Int) -> Bool {
    tokens.isSymbol(index + 1, ".") && tokens.isWord(index + 2, of: ["self", "Type"])
  }
}
