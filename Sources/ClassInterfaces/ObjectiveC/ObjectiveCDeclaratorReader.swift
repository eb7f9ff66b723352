/// Reads C's declarations from the tokens of one statement: a type, then the names that have it.
///
/// Words that nobody explains are macros of the source: those before the type are told from it by their capitals,
/// those after a name by their place.
struct ObjectiveCDeclaratorReader {
  /// One declared name.
  struct Declarator {
    var name: ObjectiveCToken
    var type: ObjectiveCType
  }

  private static let maximumDepth = 16

  private let lexer: ObjectiveCLexer
  private let tokens: ArraySlice<ObjectiveCToken>
  /// Names that stand for any object: the parameters of a generic class.
  private let genericParameters: [String]
  /// How many angle brackets stand around.
  private let depth: Int
  /// The interface marks met on the way.
  var modifiers: DeclarationModifiers = []
  /// The class in `IBOutletCollection(class)`.
  var collectedClass: String?
  private var index: Int

  init(
    _ lexer: ObjectiveCLexer,
    _ tokens: ArraySlice<ObjectiveCToken>,
    genericParameters: [String] = [],
    depth: Int = 0
  ) {
    self.lexer = lexer
    self.tokens = tokens
    self.genericParameters = genericParameters
    self.depth = depth
    index = tokens.startIndex
  }

  /// The type of a cast, such as that of a parameter.
  mutating func readUnnamedType() -> ObjectiveCType? {
    guard var type = readSpecifiers() else { return nil }
    readPointers(into: &type)
    _ = readParenthesizedDeclarator(into: &type)
    return type
  }

  /// All names of the statement with their types.
  mutating func readDeclarators() -> [Declarator] {
    guard let common = readSpecifiers() else { return [] }
    var declarators: [Declarator] = []
    while index < tokens.endIndex {
      var type = common
      readPointers(into: &type)
      let name = readParenthesizedDeclarator(into: &type) ?? readName()
      guard let name else { break }
      readSuffixes(into: &type)
      declarators.append(Declarator(name: name, type: type))
      guard skipToComma() else { break }
    }
    return declarators
  }

  // MARK: - Tokens

  private var token: ObjectiveCToken? { index < tokens.endIndex ? tokens[index] : nil }

  private var word: ObjectiveCWord? { token.flatMap(lexer.word) }

  private func isSymbol(_ scalar: Unicode.Scalar, at offset: Int = 0) -> Bool {
    index + offset < tokens.endIndex && tokens[index + offset].isSymbol(scalar)
  }

  private func isIdentifier(at offset: Int) -> Bool {
    index + offset < tokens.endIndex && tokens[index + offset].kind == .identifier
  }

  /// Passes over parentheses, brackets or angle brackets with what stands inside; returns what does.
  @discardableResult
  private mutating func skipGroup(_ open: Unicode.Scalar, _ close: Unicode.Scalar) -> Range<Int> {
    let start = index + 1
    var depth = 0
    while index < tokens.endIndex {
      if isSymbol(open) { depth += 1 }
      if isSymbol(close) { depth -= 1 }
      index += 1
      if depth == 0 { return start..<max(start, index - 1) }
    }
    return min(start, tokens.endIndex)..<tokens.endIndex
  }

  /// Passes over everything up to the next comma outside of parentheses, the comma included.
  private mutating func skipToComma() -> Bool {
    while let token {
      if token.isSymbol("(") {
        skipGroup("(", ")")
      } else {
        index += 1
        if token.isSymbol(",") { return true }
        if let word = lexer.word(token) { note(word) }
      }
    }
    return false
  }

  // MARK: - Specifiers

  private mutating func readSpecifiers() -> ObjectiveCType? {
    var base: ObjectiveCType.Base?
    var arithmetic = ArithmeticType()
    var nullability: ObjectiveCType.Nullability?
    var arguments: [String] = []
    specifiers: while let token, token.kind == .identifier || token.kind == .block {
      guard token.kind == .identifier else {
        // The body of a struct or an enumeration.
        index += 1
        continue
      }
      switch word {
      case .ibOutletCollection:
        index += 1
        modifiers.insert(.outlet)
        let inside = isSymbol("(") ? skipGroup("(", ")") : index..<index
        collectedClass = inside.first.map { lexer.text(tokens[$0].range) }
      case .struct, .union, .enum, .class:
        let isEnumeration = word == .enum
        index += 1
        if let name = self.token, name.kind == .identifier {
          index += 1
          let name = lexer.text(name.range)
          base = isEnumeration ? .named(name) : .structure(name)
        } else if base == nil {
          base = isEnumeration ? .arithmetic("UInt32") : .structure("")
        }
      case let known? where known.isContextual && base != nil:
        break specifiers
      case let known? where known.isQualifier:
        index += 1
      case let known? where known.isArithmetic:
        index += 1
        arithmetic.add(known)
        base = arithmetic.base
      case let known? where known.nullability != nil:
        index += 1
        nullability = known.nullability
      case .typeof?, .__typeof?, .__typeof__?:
        // The type of an expression, which nobody evaluates here.
        base = .named(lexer.text(token.range))
        index += 1
        if isSymbol("(") { skipGroup("(", ")") }
      case let known? where note(known):
        index += 1
      default:
        if index + 1 < tokens.endIndex, tokens[index + 1].isSymbol("("), !isDeclaratorGroup(at: index + 1) {
          index += 1
          skipGroup("(", ")")
        } else if base != nil {
          break specifiers
        } else if isMacroBeforeType {
          index += 1
        } else {
          base = .named(readQualifiedName())
          if isSymbol("<") { arguments = readArguments() }
          // Arguments may be followed by protocols: `Array<Item *><Marking> *`.
          if isSymbol("<") { skipGroup("<", ">") }
        }
      }
    }
    guard let base else { return nil }
    var type = ObjectiveCType(base: base, arguments: arguments, nullability: nullability)
    if case .named(let name) = base, genericParameters.contains(name) { type.base = .named("id") }
    return type
  }

  /// Whether a group is that of `(^name)` or `(*name)`.
  private func isDeclaratorGroup(at opening: Int) -> Bool {
    opening + 1 < tokens.endIndex && (tokens[opening + 1].isSymbol("^") || tokens[opening + 1].isSymbol("*"))
  }

  /// Whether a word is spelled as macros are, in capitals with an underscore.
  private func isSpelledAsMacro(at index: Int) -> Bool {
    guard index < tokens.endIndex, tokens[index].kind == .identifier else { return false }
    let letters = lexer.bytes[tokens[index].range]
    return letters.contains(UInt8(ascii: "_")) && !letters.contains(where: \.isLowercase)
  }

  /// Whether the current word marks the type that follows it, rather than being it.
  private var isMacroBeforeType: Bool {
    guard isSpelledAsMacro(at: index), isIdentifier(at: 1) else { return false }
    return isSymbol("*", at: 2) || isSymbol("<", at: 2)
      || isIdentifier(at: 2) && !isSpelledAsMacro(at: index + 2)
  }

  /// `Name` or the `outer::Name` of C++.
  private mutating func readQualifiedName() -> String {
    var name = ""
    while let token, token.kind == .identifier {
      name = lexer.text(token.range)
      index += 1
      guard isSymbol(":"), isSymbol(":", at: 1) else { break }
      index += 2
    }
    return name
  }

  private mutating func readArguments() -> [String] {
    let inside = skipGroup("<", ">")
    var arguments: [String] = []
    var start = inside.lowerBound
    var depth = 0
    for index in inside {
      if tokens[index].isSymbol("<") || tokens[index].isSymbol("(") { depth += 1 }
      if tokens[index].isSymbol(">") || tokens[index].isSymbol(")") { depth -= 1 }
      if depth == 0, tokens[index].isSymbol(",") {
        arguments.append(argument(start..<index))
        start = index + 1
      }
    }
    if start < inside.upperBound { arguments.append(argument(start..<inside.upperBound)) }
    return arguments
  }

  private func argument(_ range: Range<Int>) -> String {
    guard depth < Self.maximumDepth else { return "Any" }
    var inner = ObjectiveCDeclaratorReader(
      lexer,
      tokens[range],
      genericParameters: genericParameters,
      depth: depth + 1
    )
    guard var type = inner.readUnnamedType() else { return "Any" }
    type.nullability = .nonnull
    return type.swiftName
  }

  /// Notes what a word says of the declaration; false if it says nothing.
  @discardableResult
  private mutating func note(_ word: ObjectiveCWord) -> Bool {
    switch word {
    case .ibOutlet: modifiers.insert(.outlet)
    case .ibInspectable: modifiers.insert(.inspectable)
    case .ibAction: modifiers.insert(.action)
    case .ibSegueAction: modifiers.insert(.segueAction)
    default: return false
    }
    return true
  }

  // MARK: - Declarators

  private mutating func readPointers(into type: inout ObjectiveCType) {
    while let token {
      if token.isSymbol("*") || token.isSymbol("&") {
        type.pointers += 1
        index += 1
      } else if let word, !word.isContextual, word.isQualifier || word.nullability != nil {
        // The nullability of the outermost pointer is the one that counts.
        type.nullability = word.nullability ?? type.nullability
        index += 1
      } else if let word, note(word) {
        index += 1
      } else {
        return
      }
    }
  }

  private mutating func readName() -> ObjectiveCToken? {
    while let token, token.kind == .identifier {
      // `UIColor * MY_MARK name`: a macro before the name.
      let isMacro = isSpelledAsMacro(at: index) && isIdentifier(at: 1) && !isSpelledAsMacro(at: index + 1)
      index += 1
      if !isMacro { return token }
    }
    return nil
  }

  /// The name in `(^name)(arguments)` or `(*name)(arguments)`; nil, and nothing passed over, for anything else.
  private mutating func readParenthesizedDeclarator(into type: inout ObjectiveCType) -> ObjectiveCToken? {
    guard isSymbol("("), isDeclaratorGroup(at: index) else { return nil }
    if tokens[index + 1].isSymbol("^") { type.isBlock = true } else { type.isFunctionPointer = true }
    type.nullability = nil
    var name: ObjectiveCToken?
    for inner in skipGroup("(", ")") where tokens[inner].kind == .identifier {
      let word = lexer.word(tokens[inner])
      if let word, word.isQualifier { continue }
      if let nullability = word?.nullability {
        type.nullability = nullability
      } else if name == nil {
        name = tokens[inner]
      }
    }
    if isSymbol("(") { skipGroup("(", ")") }
    return name
  }

  private mutating func readSuffixes(into type: inout ObjectiveCType) {
    while isSymbol("[") {
      type.isArray = true
      skipGroup("[", "]")
    }
  }
}
