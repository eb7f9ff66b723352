import RuntimeAttributes

/// One walk over the words and string literals of a source, Swift or Objective-C.
struct MentionPass {
  let bytes: UnsafeBufferPointer<UInt8>
  let scanner: MentionScanner
  /// The hashes of all that was held against the names, where they are wanted.
  var folds: [UInt64]?
  var mentions = NameMentions()
  /// The word before, if nothing but blanks stands between.
  private(set) var previousWord: Range<Int>?
  /// The word before that, or the last one if something else stands between.
  private(set) var wordBefore: Range<Int>?
  /// The last byte before that is no blank.
  private(set) var previousByte: UInt8 = 0
  /// The words and symbols of the whole source, once somebody has asked for them.
  var tokens: SourceTokens?
  /// How many constants have been looked at in these.
  var constantCount = 0
  /// How many braces are open.
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, scanner: MentionScanner, keepsFolds: Bool = false) {
    self.bytes = bytes
    self.scanner = scanner
    folds = keepsFolds ? [] : nil
  }

  /// Reads a part of the text.
  mutating func read(_ range: Range<Int>) {
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D:
        index += 1
      case _ where byte.beginsWord:
        let (word, fold) = foldedWord(at: index)
        if isImport(word) {
          index = lineEnd(after: index)
        } else {
          note(word, fold)
          index = word.upperBound
        }
        (wordBefore, previousWord) = (previousWord, word)
        previousByte = bytes[word.upperBound - 1]
      case UInt8(ascii: "\""):
        let end = Self.end(ofTextAt: index, in: bytes, upTo: range.upperBound)
        if depth == 0 { mentions.hasGlobals = true }
        noteLiteral(index..<end)
        (previousWord, previousByte) = (nil, byte)
        index = end
      default:
        let mayBeComment = byte == UInt8(ascii: "/")
        let end = mayBeComment ? Self.end(ofTextAt: index, in: bytes, upTo: range.upperBound) : index
        if end == index {
          noteBrace(byte)
          wordBefore = previousWord ?? wordBefore
          (previousWord, previousByte) = (nil, byte)
        }
        index = max(end, index + 1)
      }
    }
  }

  /// Whether a word outside of braces declares something that belongs to no type, or is the name of a method that the
  /// runtime calls of each class: `+ (void)load`.
  private func isGlobal(_ word: Range<Int>) -> Bool {
    if Self.globals.contains(where: { spells(word, $0) }) { return true }
    return previousByte == UInt8(ascii: ")") && (spells(word, "load") || spells(word, "initialize"))
  }

  /// The mentions, once all is read.
  consuming func finish() -> NameMentions {
    // Where conditions of the preprocessor keep two halves of a brace, nobody knows what stands in which.
    if depth != 0 { mentions.hasGlobals = true }
    return mentions
  }

  private mutating func noteBrace(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") {
      // `void f(void) {`: methods of Objective-C end with a word.
      if depth == 0, previousByte == UInt8(ascii: ")") { mentions.hasGlobals = true }
      depth += 1
    } else if byte == UInt8(ascii: "}") {
      depth -= 1
    }
  }

  // MARK: Words

  /// The word that begins at an offset, and its folded hash.
  private func foldedWord(at start: Int) -> (word: Range<Int>, fold: UInt64) {
    let bytes = bytes
    var fold = FoldedHash()
    var index = start
    while index < bytes.count, fold.addPart(ofWord: bytes[index]) { index += 1 }
    return (start..<index, fold.value)
  }

  private mutating func note(_ word: Range<Int>, _ fold: UInt64) {
    // Of most words it is known at once that nobody looks for them.
    let mayMatter = scanner.mayKnow(fold)
    folds?.append(fold)
    if depth == 0, !mentions.hasGlobals { mentions.hasGlobals = isGlobal(word) }
    if previousByte == UInt8(ascii: "@"), spells(word, "main") { mentions.startsApp = true }
    if mayMatter {
      if isStart(word) { mentions.startsApp = true }
      noteClassName(word)
      noteNibArgument(behind: word)
    }
    if let keyword = previousWord, spells(keyword, "func") {
      if spells(word, "register") { noteRegistrar(word) } else { noteMaker(word) }
    } else if mayMatter {
      noteKnown(word, fold)
    }
  }

  /// Notes a word that may be one of those that are looked for.
  private mutating func noteKnown(_ word: Range<Int>, _ fold: UInt64) {
    if let previousWord, Self.declaring.contains(where: { spells(previousWord, $0) }) { return }
    if fold == Self.main ? isStoryboards(word) : mayStandForName(word) {
      for name in scanner.namesInCode(fold) where !scanner.isClass(name) { mentions.names.insert(name) }
    }
    if let name = scanner.className(FNVHash.hash(of: bytes[word])) {
      noteUse(ofClass: name, word)
    } else if previousByte == UInt8(ascii: "."), let wordBefore, contains(wordBefore, "nib") {
      // What is made of the names of nibs: `R.nib.cardCell`.
      mentions.names.formUnion(scanner.namesInCode(fold))
      for name in scanner.classNames(fold) { mentions.classes[name, default: []].insert(.quoted) }
    }
  }

  /// Whether a word is a function that starts an app.
  private func isStart(_ word: Range<Int>) -> Bool { MentionScanner.starts.contains { spells(word, $0) } }

  /// Whether `main` stands for a storyboard, as in `case main` and `storyboard.main`: bundles, queues and screens have
  /// one too.
  private func isStoryboards(_ word: Range<Int>) -> Bool {
    if let previousWord { return spells(previousWord, "case") }
    return previousByte == UInt8(ascii: ".")
      && wordBefore.map { contains($0, "storyboard") } == true
  }

  /// Whether a word may become the name that it spells: a case of an enumeration, a member of generated code.
  ///
  /// Variables are called like that too.
  private func mayStandForName(_ word: Range<Int>) -> Bool {
    if !bytes[word.lowerBound].isLowercase { return true }
    if let previousWord { return spells(previousWord, "case") }
    return previousByte == UInt8(ascii: ".") || previousByte == UInt8(ascii: ",")
  }

  private mutating func noteUse(ofClass name: String, _ word: Range<Int>) {
    let next = skipBlanks(word.upperBound)
    switch byte(next) {
    // What another line begins with is a statement of its own: `as? Name` and `(view)?.show()` below.
    case UInt8(ascii: "(") where !bytes[word.upperBound..<next].contains(0x0A):
      mentions.classes[name, default: []].insert(isProvided(word, madeWith: next) ? .provided : .made)
    case UInt8(ascii: "."):
      noteMember(of: name, word, at: next + 1)
    case let byte where previousByte == UInt8(ascii: "[") && byte.beginsWord:
      noteMember(of: name, word, at: next)
    // What a segue leads to was made for it.
    case UInt8(ascii: "*") where isSegueDestination(behind: next),
      UInt8(ascii: "=") where isSegueDestination(behind: next):
      break
    case UInt8(ascii: "*"):
      mentions.classes[name, default: []].insert(.typed)
    default:
      mentions.classes[name, default: []].formUnion(use(ofTypeBehind: previousWord))
    }
  }

  /// How a class is used whose name nothing follows that says so.
  private func use(ofTypeBehind keyword: Range<Int>?) -> NameMentions.ClassUse {
    // What is cast was asked for by its own name.
    if let cast = keyword ?? wordBefore, spells(cast, "as"), isAnswer(cast.lowerBound) { return [] }
    if let keyword {
      // A cast makes nothing; what it is said to be as well may be made so.
      return spells(keyword, "is") ? .typed : spells(keyword, "as") ? [.typed, .inferred] : .named
    }
    guard Self.beforeTypes.contains(previousByte) else { return .named }
    let isCast =
      (previousByte == UInt8(ascii: "?") || previousByte == UInt8(ascii: "!"))
      && wordBefore.map { spells($0, "as") } == true
    return isCast ? .typed : [.typed, .inferred]
  }

  private mutating func noteMember(of name: String, _ word: Range<Int>, at start: Int) {
    let member = start..<Self.end(ofWordAt: start, in: bytes)
    // `#selector(Card.tap)` names a method, and no object of the class.
    if previousByte == UInt8(ascii: "("), let wordBefore, spells(wordBefore, "selector") {
      mentions.classes[name, default: []].insert(.typed)
    } else if let label = registration(of: word.lowerBound..<member.upperBound) {
      mentions.registrations[name, default: []].insert(label)
    } else if spells(member, "self") || spells(member, "class") || spells(member, "Type") {
      mentions.classes[name, default: []].insert(.named)
    } else if spells(member, "init") || spells(member, "alloc") || spells(member, "new") {
      mentions.classes[name, default: []].insert(isProvided(word, madeBy: member) ? .provided : .made)
    } else if !isType(member) {
      mentions.members[name, default: []].insert(text(member))
    }
  }

  /// Whether a member is a type of its own, which has to do with no object of the class around it.
  private func isType(_ member: Range<Int>) -> Bool {
    previousByte != UInt8(ascii: "[") && byte(member.lowerBound).isUppercase
  }

  /// Whether a preprocessor line begins that includes a file.
  private func isImport(_ word: Range<Int>) -> Bool {
    previousByte == UInt8(ascii: "#") && (spells(word, "import") || spells(word, "include"))
  }

  // MARK: Literals

  private mutating func noteLiteral(_ range: Range<Int>) {
    var content = range
    while content.count >= 2, bytes[content.lowerBound] == UInt8(ascii: "\""),
      bytes[content.upperBound - 1] == UInt8(ascii: "\"")
    {
      content = content.lowerBound + 1..<content.upperBound - 1
    }
    let isInterpolated = content.dropLast().contains {
      bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "(")
    }
    noteClassName(inLiteral: content)
    if mayHaveParts(content) { noteParts(content, of: range, isInterpolated: isInterpolated) }
    if isInterpolated, content.count < range.count { return read(content) }
    if let slash = content.last(where: { bytes[$0] == UInt8(ascii: "/") }) {
      content = slash + 1..<content.upperBound
    }
    if isReadOrCompared(range) { return }
    noteName(content, of: content.count == range.count - 2 ? range : nil)
    if let dot = content.last(where: { bytes[$0] == UInt8(ascii: ".") }) {
      noteName(content.lowerBound..<dot)
      content = dot + 1..<content.upperBound
    }
    // `NSClassFromString("Module.Name")`
    if let name = scanner.className(FNVHash.hash(of: bytes[content])) {
      mentions.classes[name, default: []].insert(.quoted)
    }
  }

  /// Whether a literal is nothing that is loaded: what a name is held against, `name == "en"`, `[name hasPrefix:@"en"]`, or a
  /// text that people read, `NSLocalizedString("Preferences"`.
  func isReadOrCompared(_ literal: Range<Int>) -> Bool {
    var end = literal.lowerBound
    if byteBefore(end) == UInt8(ascii: "@") { end -= 1 }
    end = skipBlanksBefore(end)
    if byteBefore(end) == UInt8(ascii: "=") {
      let sign = byteBefore(end - 1)
      return sign == UInt8(ascii: "=") || sign == UInt8(ascii: "!")
    }
    guard let wordBefore, literal.lowerBound - wordBefore.upperBound <= 3 else { return false }
    return Self.readers.contains { spells(wordBefore, $0) } || contains(wordBefore, "localizedstring")
  }

  /// The methods and labels whose texts are read, or held against a name.
  private static let readers: [StaticString] = [
    "NSLog", "hasPrefix", "hasSuffix", "isEqualToString", "localized", "print",
  ]

  private mutating func noteName(_ range: Range<Int>, of literal: Range<Int>? = nil) {
    let fold = FoldedHash.of(bytes[range])
    folds?.append(fold)
    guard scanner.mayKnow(fold) else { return }
    let names = scanner.names(fold)
    // Of several that differ in case and signs alone the one that is spelt.
    let spelt = names.count > 1 ? names.first { $0.utf8.elementsEqual(bytes[range]) } : nil
    for name in spelt.map({ [$0] }) ?? names {
      if let literal { noteSpelling(of: name, in: literal) } else { mentions.names.insert(name) }
    }
  }

  private static let globals: [StaticString] = ["func", "let", "var"]
  private static let main = FoldedHash.of("main".utf8)
  /// The words after which a name is declared, and not used.
  private static let declaring: [StaticString] = [
    "class", "extension", "protocol", "struct", "actor", "typealias", "interface", "implementation", "import",
  ]
  /// What the words hold by which a body asks for a nib.
  static let nibWords: [StaticString] = ["storyboard", "nib", "instantiate", "xib"]
  /// What stands before a type: `: Name`, `-> Name`, `<Name>`, `as? Name`, `as! Name`, `(Name *)`.
  private static let beforeTypes = Set(":<>?!&".utf8)
}
