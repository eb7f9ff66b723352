import ByteHashing
import RuntimeAttributes

/// Names in string literals.
extension MentionPass {
  /// Notes the names that a literal contains.
  mutating func noteLiteral(_ literal: Int) {
    guard var content = tokens.content(literal) else { return }
    let interpolations = tokens.interpolations(literal)
    noteClassName(inLiteral: literal, content)
    if mayHaveParts(content) { noteParts(content, of: literal, interpolations) }
    if !interpolations.isEmpty { return noteWords(content, interpolations) }
    if let slash = content.last(where: { bytes[$0] == UInt8(ascii: "/") }) {
      content = slash + 1..<content.upperBound
    }
    if isReadOrCompared(literal) { return }
    noteName(content, of: content.count == tokens.range(literal).count - 2 ? literal : nil)
    if let dot = content.last(where: { bytes[$0] == UInt8(ascii: ".") }) {
      noteName(content.lowerBound..<dot)
      content = dot + 1..<content.upperBound
    }
    // `NSClassFromString("Module.Name")`
    if let name = scanner.className(FNVHash.hash(of: bytes[content])) {
      mentions.classes[name, default: []].insert(.quoted)
    }
  }

  /// Notes the names among the words of a literal, outside the code that it interpolates.
  private mutating func noteWords(_ content: Range<Int>, _ interpolations: [Range<Int>]) {
    var start = content.lowerBound
    for end in interpolations.map(\.lowerBound) + [content.upperBound] {
      var index = start
      while index < end {
        let first = index
        while index < end, bytes[index].continuesWord { index += 1 }
        if index > first { noteWord(first..<index) }
        index += 1
      }
      start = interpolations.first { $0.lowerBound == end }?.upperBound ?? end
    }
  }

  private mutating func noteWord(_ word: Range<Int>) {
    let fold = FoldedHash.of(bytes[word])
    folds?.append(fold)
    guard scanner.mayKnow(fold) else { return }
    if !bytes[word.lowerBound].isLowercase || bytes[word.lowerBound - 1] == UInt8(ascii: ".") {
      for name in scanner.namesInCode(fold) where !scanner.isClass(name) { mentions.names.insert(name) }
    }
    if let name = scanner.className(FNVHash.hash(of: bytes[word])) {
      mentions.classes[name, default: []].insert(.quoted)
    }
  }

  /// Whether a literal is never loaded, since it is compared, `name == "en"`, `[name hasPrefix:@"en"]`, or shown to
  /// people, `NSLocalizedString("Preferences"`.
  func isReadOrCompared(_ literal: Int) -> Bool {
    let before = tokens.beforeLiteral(literal)
    if tokens.isSymbol(before, "=") {
      return tokens.isSymbol(before - 1, "=", "!") && tokens.isJoined(before)
    }
    guard let wordBefore, tokens.range(literal).lowerBound - tokens.range(wordBefore).upperBound <= 3 else {
      return false
    }
    return tokens.isWord(wordBefore, of: Self.readers) || tokens.contains(wordBefore, "localizedstring")
  }

  /// The methods and labels whose strings are shown, or compared with a name.
  private static let readers: [StaticString] = [
    "NSLog", "hasPrefix", "hasSuffix", "isEqualToString", "localized", "print",
  ]

  private mutating func noteName(_ range: Range<Int>, of literal: Int? = nil) {
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
}

extension SourceTokens {
  /// The index of the last token before a literal, the `@` of Objective-C aside.
  func beforeLiteral(_ index: Int) -> Int {
    symbol(index - 1) == UInt8(ascii: "@") && isJoined(index) ? index - 2 : index - 1
  }
}
