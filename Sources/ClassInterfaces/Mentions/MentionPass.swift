import ByteHashing
import RuntimeAttributes

/// Collects the mentions of names in the tokens of a source, Swift or Objective-C.
struct MentionPass {
  var tokens: SourceTokens
  let scanner: MentionScanner
  /// The hashes of all words and literals, if wanted.
  var folds: [UInt64]?
  var mentions = NameMentions()
  /// The index of the word directly before the current token.
  private(set) var previousWord: Int?
  /// The index of the word before that, or of the last word if symbols follow it.
  private(set) var wordBefore: Int?
  /// The number of constants that have been looked up in the tokens.
  var constantCount = 0
  /// The number of open braces.
  private var depth = 0

  init(_ tokens: SourceTokens, scanner: MentionScanner, keepsFolds: Bool = false) {
    self.tokens = tokens
    self.scanner = scanner
    folds = keepsFolds ? [] : nil
  }

  var bytes: UnsafeBufferPointer<UInt8> { tokens.bytes }

  /// Reads all tokens.
  mutating func read() {
    var index = 0
    while index < tokens.indices.upperBound {
      if tokens.isWord(index) {
        if isImport(index) {
          index = tokens.endOfLine(from: index)
          (wordBefore, previousWord) = (nil, nil)
          continue
        }
        note(index)
        (wordBefore, previousWord) = (previousWord, index)
      } else if tokens.isLiteral(index) {
        if depth == 0 { mentions.hasGlobals = true }
        noteLiteral(index)
        previousWord = nil
      } else {
        noteBrace(index)
        wordBefore = previousWord ?? wordBefore
        previousWord = nil
      }
      index += 1
    }
  }

  /// Whether a word outside of braces declares a member of no type, or a method that the runtime calls for each class:
  /// `+ (void)load`.
  private func isGlobal(_ word: Int) -> Bool {
    if tokens.isWord(word, of: Self.globals) { return true }
    return tokens.isSymbol(word - 1, ")") && tokens.isWord(word, of: ["load", "initialize"])
  }

  /// The mentions, once all tokens are read.
  consuming func finish() -> NameMentions {
    // If conditions of the preprocessor contain halves of a brace, the declarations of types are unknown.
    if depth != 0 { mentions.hasGlobals = true }
    return mentions
  }

  private mutating func noteBrace(_ index: Int) {
    switch tokens.symbol(index) {
    case UInt8(ascii: "{"):
      // `void f(void) {`: methods of Objective-C end with a word.
      if depth == 0, tokens.isSymbol(index - 1, ")") { mentions.hasGlobals = true }
      depth += 1
    case UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }

  // MARK: Words

  private mutating func note(_ word: Int) {
    let fold = FoldedHash.of(bytes[tokens.range(word)])
    // Most words are not sought.
    let mayMatter = scanner.mayKnow(fold)
    folds?.append(fold)
    if depth == 0, !mentions.hasGlobals { mentions.hasGlobals = isGlobal(word) }
    if tokens.spells(word, "main"), tokens.isSymbol(word - 1, "@") { mentions.startsApp = true }
    if mayMatter {
      if tokens.isWord(word, of: MentionScanner.starts) { mentions.startsApp = true }
      noteClassName(word)
      noteNibArgument(behind: word)
    }
    if let keyword = previousWord, tokens.spells(keyword, "func") {
      if tokens.spells(word, "register") { noteRegistrar(word) } else { noteMaker(word) }
    } else if mayMatter {
      noteKnown(word, fold)
    }
  }

  /// Notes a word that may be one of those sought.
  private mutating func noteKnown(_ word: Int, _ fold: UInt64) {
    if let previousWord, tokens.isWord(previousWord, of: Self.declaring) { return }
    if fold == Self.main ? isStoryboards(word) : mayStandForName(word) {
      for name in scanner.namesInCode(fold) where !scanner.isClass(name) { mentions.names.insert(name) }
    }
    if let name = scanner.className(FNVHash.hash(of: bytes[tokens.range(word)])) {
      noteUse(ofClass: name, word)
    } else if tokens.isSymbol(word - 1, "."), let wordBefore, tokens.contains(wordBefore, "nib") {
      // Generated from the names of nibs: `R.nib.cardCell`.
      mentions.names.formUnion(scanner.namesInCode(fold))
      for name in scanner.classNames(fold) { mentions.classes[name, default: []].insert(.quoted) }
    }
  }

  /// Whether `main` is a storyboard, as in `case main` and `storyboard.main`: bundles, queues and screens have
  /// one too.
  private func isStoryboards(_ word: Int) -> Bool {
    if let previousWord { return tokens.spells(previousWord, "case") }
    return tokens.isSymbol(word - 1, ".")
      && wordBefore.map { tokens.contains($0, "storyboard") } == true
  }

  /// Whether a word may become the name that it spells: a case of an enumeration, a member of generated code.
  ///
  /// Variables are called like that too.
  private func mayStandForName(_ word: Int) -> Bool {
    if !bytes[tokens.range(word).lowerBound].isLowercase { return true }
    if let previousWord { return tokens.spells(previousWord, "case") }
    return tokens.isSymbol(word - 1, ".", ",")
  }

  private mutating func noteUse(ofClass name: String, _ word: Int) {
    let next = word + 1
    // A token on the next line begins another statement: `as? Name` and `(view)?.show()` below.
    if tokens.isSymbol(next, "("), !tokens.beginsLine(next) {
      mentions.classes[name, default: []].insert(isProvided(word, madeWith: next) ? .provided : .made)
    } else if tokens.isSymbol(next, ".") {
      noteMember(of: name, word, at: next + 1)
    } else if tokens.isSymbol(word - 1, "["), tokens.isWord(next) {
      noteMember(of: name, word, at: next)
    } else if tokens.isSymbol(next, "*", "="), isSegueDestination(behind: next) {
      // The segue creates its destination.
    } else if tokens.isSymbol(next, "*") {
      mentions.classes[name, default: []].insert(.typed)
    } else {
      mentions.classes[name, default: []].formUnion(use(ofType: word))
    }
  }

  /// How a class is used if the tokens after its name do not decide.
  private func use(ofType word: Int) -> NameMentions.ClassUse {
    // The object that is cast was requested by its own name.
    if let cast = previousWord ?? wordBefore, tokens.spells(cast, "as"), isAnswer(before: cast) { return [] }
    if let keyword = previousWord {
      // A cast makes no object; a declared type may be inferred for one.
      return tokens.spells(keyword, "is")
        ? .typed : tokens.spells(keyword, "as") ? [.typed, .inferred] : .named
    }
    guard tokens.isSymbol(word - 1, ":", "<", ">", "?", "!", "&") else { return .named }
    let isCast =
      tokens.isSymbol(word - 1, "?", "!") && wordBefore.map { tokens.spells($0, "as") } == true
    return isCast ? .typed : [.typed, .inferred]
  }

  private mutating func noteMember(of name: String, _ word: Int, at member: Int) {
    guard tokens.isWord(member) else { return }
    // `#selector(Card.tap)` names a method, and no object of the class.
    if tokens.isSymbol(word - 1, "("), let wordBefore, tokens.spells(wordBefore, "selector") {
      mentions.classes[name, default: []].insert(.typed)
    } else if let label = registration(of: word, member) {
      mentions.registrations[name, default: []].insert(label)
    } else if tokens.isWord(member, of: ["self", "class", "Type"]) {
      mentions.classes[name, default: []].insert(.named)
    } else if tokens.isWord(member, of: ["init", "alloc", "new"]) {
      mentions.classes[name, default: []].insert(isProvided(word, madeBy: member) ? .provided : .made)
    } else if tokens.isSymbol(word - 1, "[") || !bytes[tokens.range(member).lowerBound].isUppercase {
      // A nested type has to do with no object of the class.
      mentions.members[name, default: []].insert(text(member))
    }
  }

  /// Whether a preprocessor line begins that includes a file.
  private func isImport(_ word: Int) -> Bool {
    tokens.isSymbol(word - 1, "#") && tokens.isWord(word, of: ["import", "include"])
  }

  func text(_ word: Int) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[tokens.range(word)]), as: UTF8.self)
  }

  private static let globals: [StaticString] = ["func", "let", "var"]
  private static let main = FoldedHash.of("main".utf8)
  /// Keywords before a name that is declared, not used.
  private static let declaring: [StaticString] = [
    "class", "extension", "protocol", "struct", "actor", "typealias", "interface", "implementation", "import",
  ]
  /// Parts of identifiers by which a body requests a nib.
  static let nibWords: [StaticString] = ["storyboard", "nib", "instantiate", "xib"]
}
