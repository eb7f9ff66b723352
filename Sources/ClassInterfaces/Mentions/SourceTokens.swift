import RuntimeAttributes

/// The tokens of a source, Swift or Objective-C: words, symbols of one byte and literals, without comments.
///
/// Code that a literal interpolates follows the literal, from the backslash on. Lines of the preprocessor are read like
/// others. Any index may be asked for: out of bounds there is nothing.
struct SourceTokens {
  private enum Kind: UInt8 {
    /// An identifier or keyword, without the backticks and the `@` of a directive.
    case word
    /// One byte of an operator or another sign.
    case symbol
    /// A string literal, delimiters included.
    case literal
    /// A number, a regular expression, a character or a raw string of C++.
    case other
  }

  private struct Token {
    var start: UInt32
    var end: UInt32
    var kind: Kind
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceLanguage
  private var tokens: [Token] = []
  /// The index of the innermost bracket around each token, -1 for none; empty until the brackets are matched.
  private var brackets: [Int32] = []

  /// Reads a source.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - language: Its language.
  ///   - matchesBrackets: Whether ``bracket(around:)`` is needed at once.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLanguage, matchesBrackets: Bool = true) {
    self.bytes = bytes
    self.language = language
    // Offsets take four bytes; no source is larger.
    guard bytes.count <= Int(Int32.max) else { return }
    tokens.reserveCapacity(bytes.count / 4)
    switch language {
    case .swift: readSwift(bytes.indices, depth: 0)
    case .objectiveC: readObjectiveC()
    }
    if matchesBrackets { matchBrackets() }
  }

  // MARK: - Reading

  private mutating func append(_ kind: Kind, _ start: Int, _ end: Int) {
    tokens.append(
      Token(start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), kind: kind)
    )
  }

  /// Appends a symbol for each byte of a range.
  private mutating func appendSymbols(_ start: Int, _ end: Int) {
    for offset in start..<end { append(.symbol, offset, offset + 1) }
  }

  private mutating func readSwift(_ range: Range<Int>, depth: Int) {
    var lexer = SwiftLexer(bytes, range: range)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return
      case .identifier:
        let isQuoted = bytes[token.start] == UInt8(ascii: "`") && token.count > 2
        append(.word, token.start + (isQuoted ? 1 : 0), token.end - (isQuoted ? 1 : 0))
      case .string:
        append(.literal, token.start, token.end)
        guard depth < SwiftLexer.maximumInterpolationDepth else { continue }
        for code in lexer.interpolations(in: token.start..<token.end, depth: depth) {
          append(.symbol, code.lowerBound, code.lowerBound + 1)
          readSwift(code.dropFirst().drop { bytes[$0] == UInt8(ascii: "#") }, depth: depth + 1)
        }
      case .number, .regex: append(.other, token.start, token.end)
      default: appendSymbols(token.start, token.end)
      }
    }
  }

  private mutating func readObjectiveC() {
    var lexer = ObjectiveCLexer(bytes)
    lexer.readsPreprocessorLines = true
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return
      case .identifier: append(.word, token.start, token.end)
      case .directive:
        append(.symbol, token.start - 1, token.start)
        append(.word, token.start, token.end)
      case .literal:
        append(bytes[token.start] == UInt8(ascii: "\"") ? .literal : .other, token.start, token.end)
      case .number: append(.other, token.start, token.end)
      case .symbol, .block: append(.symbol, token.start, token.end)
      }
    }
  }

  /// Finds the innermost bracket around each token.
  ///
  /// A bracket closes the last one of its kind. Of the branches of an `#if` each begins in the brackets that are open before
  /// the first, since only one is compiled. The brackets of a macro end with its definition.
  mutating func matchBrackets() {
    guard brackets.isEmpty else { return }
    brackets.reserveCapacity(tokens.count)
    var open: [(index: Int32, closing: UInt8)] = []
    var openAtBranches: [[(index: Int32, closing: UInt8)]] = []
    var openAtMacro: [(index: Int32, closing: UInt8)]?
    for index in tokens.indices {
      let symbol = symbol(index)
      if let before = openAtMacro, beginsLine(index), !isContinued(index) {
        (open, openAtMacro) = (before, nil)
      }
      switch symbol {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let opening = open.lastIndex { $0.closing == symbol }
        if let opening { open.removeSubrange((opening + 1)...) }
        brackets.append(open.last?.index ?? -1)
        if opening != nil { open.removeLast() }
        continue
      case UInt8(ascii: "#"):
        if isWord(index + 1, of: ["if", "ifdef", "ifndef"]) {
          openAtBranches.append(open)
        } else if isWord(index + 1, of: ["else", "elif", "elseif"]) {
          open = openAtBranches.last ?? open
        } else if isWord(index + 1, of: ["endif"]) {
          _ = openAtBranches.popLast()
        } else if isWord(index + 1, of: ["define"]) {
          openAtMacro = open
        }
      default: break
      }
      brackets.append(open.last?.index ?? -1)
      switch symbol {
      case UInt8(ascii: "("): open.append((Int32(truncatingIfNeeded: index), UInt8(ascii: ")")))
      case UInt8(ascii: "["): open.append((Int32(truncatingIfNeeded: index), UInt8(ascii: "]")))
      case UInt8(ascii: "{"): open.append((Int32(truncatingIfNeeded: index), UInt8(ascii: "}")))
      default: break
      }
    }
  }

  // MARK: - Tokens

  var indices: Range<Int> { tokens.indices }

  /// The bytes of the token at an index, which must be in bounds.
  @inline(__always)
  func range(_ index: Int) -> Range<Int> { Int(tokens[index].start)..<Int(tokens[index].end) }

  func isWord(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .word }

  func isLiteral(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].kind == .literal }

  /// The byte of the symbol at an index, a quote for a literal; 0 for anything else.
  @inline(__always)
  func symbol(_ index: Int) -> UInt8 {
    guard tokens.indices.contains(index) else { return 0 }
    return switch tokens[index].kind {
    case .symbol: bytes[Int(tokens[index].start)]
    case .literal: UInt8(ascii: "\"")
    case .word, .other: 0
    }
  }

  /// Whether a symbol stands at an index.
  @inline(__always)
  func isSymbol(_ index: Int, _ symbol: Unicode.Scalar) -> Bool { self.symbol(index) == UInt8(ascii: symbol) }

  /// Whether one of some symbols stands at an index.
  func isSymbol(_ index: Int, _ symbols: Unicode.Scalar...) -> Bool {
    let symbol = symbol(index)
    return symbol != 0 && symbols.contains(Unicode.Scalar(symbol))
  }

  func word(_ index: Int) -> String? {
    isWord(index) ? String(decoding: UnsafeBufferPointer(rebasing: bytes[range(index)]), as: UTF8.self) : nil
  }

  /// The offsets between the quotes of the literal at an index; nil for any other token.
  func content(_ index: Int) -> Range<Int>? {
    guard isLiteral(index) else { return nil }
    var content = range(index)
    var hashes = 0
    while bytes[content.lowerBound + hashes] == UInt8(ascii: "#") { hashes += 1 }
    content = content.lowerBound + hashes..<content.upperBound
    let quote = UInt8(ascii: "\"")
    func hasQuotes(_ count: Int, at start: Int) -> Bool {
      start >= content.lowerBound && start + count <= content.upperBound
        && (start..<start + count).allSatisfy { bytes[$0] == quote }
    }
    let isMultiline =
      language == .swift && hasQuotes(3, at: content.lowerBound)
      && (hashes == 0 || content.count > 3 && bytes[content.lowerBound + 3] <= 0x20)
    let count = isMultiline ? 3 : 1
    let start = content.lowerBound + count
    var end = content.upperBound
    // A literal without its end has no closing quotes.
    if hashes == 0 || bytes[..<end].suffix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") }) {
      let closing = end - hashes - count
      if closing >= start, hasQuotes(count, at: closing) { end = closing }
    }
    return start..<max(start, end)
  }

  /// The bytes between the quotes of the literal at an index; nil for any other token.
  func literal(_ index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? { content(index).map { bytes[$0] } }

  /// Whether the literal at an index interpolates code.
  func isInterpolated(_ index: Int) -> Bool {
    isLiteral(index) && symbol(index + 1) == UInt8(ascii: "\\")
      && tokens[index + 1].start < tokens[index].end
  }

  /// The offsets of the code that the literal at an index interpolates, each from the backslash to the parenthesis.
  func interpolations(_ index: Int) -> [Range<Int>] {
    guard isInterpolated(index) else { return [] }
    var found: [Range<Int>] = []
    var (next, depth) = (index + 1, 0)
    while next < tokens.count, tokens[next].start < tokens[index].end {
      let symbol = symbol(next)
      if depth == 0, symbol == UInt8(ascii: "\\") {
        found.append(range(next))
      } else if symbol == UInt8(ascii: "(") {
        depth += 1
      } else if symbol == UInt8(ascii: ")") {
        depth -= 1
      }
      if let last = found.popLast() { found.append(last.lowerBound..<Int(tokens[next].end)) }
      next += 1
    }
    return found
  }

  /// The word at an index, or the text between the quotes of the literal there.
  func text(_ index: Int) -> String? {
    literal(index).map { String(decoding: UnsafeBufferPointer(rebasing: $0), as: UTF8.self) } ?? word(index)
  }

  /// The number of bytes of the word or symbol at an index, or of the text between the quotes of the literal there.
  func length(_ index: Int) -> Int { literal(index)?.count ?? range(index).count }

  /// Whether a word stands at an index that is one of some.
  func isWord(_ index: Int, in words: Set<String>) -> Bool { word(index).map(words.contains) == true }

  /// Whether a word stands at an index that is one of a few, which needs no string to be made of it.
  func isWord(_ index: Int, of words: [StaticString]) -> Bool { words.contains { spells(index, $0) } }

  /// Whether the token at an index is a word.
  func spells(_ index: Int, _ word: StaticString) -> Bool {
    guard isWord(index), tokens[index].end - tokens[index].start == word.utf8CodeUnitCount else {
      return false
    }
    return word.withUTF8Buffer { $0.elementsEqual(bytes[range(index)]) }
  }

  /// Whether the word at an index contains another one, given in lower case, in any case.
  func contains(_ index: Int, _ part: StaticString) -> Bool {
    guard isWord(index) else { return false }
    let (word, length) = (range(index), part.utf8CodeUnitCount)
    guard length <= word.count else { return false }
    return part.withUTF8Buffer { part in
      (word.lowerBound...word.upperBound - length).contains { start in
        part.indices.allSatisfy { bytes[start + $0] | 0x20 == part[$0] }
      }
    }
  }

  /// The bytes of the word or symbol at an index.
  func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8>.SubSequence? {
    tokens.indices.contains(index) ? bytes[range(index)] : nil
  }

  /// Whether the word at an index has some bytes.
  func spells(_ index: Int, _ word: [UInt8]) -> Bool {
    isWord(index) && tokens[index].end - tokens[index].start == word.count
      && bytes[range(index)].elementsEqual(word)
  }

  /// Whether a token is the first of its line.
  func beginsLine(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), tokens.indices.contains(index - 1) else { return true }
    let (end, start) = (Int(tokens[index - 1].end), Int(tokens[index].start))
    // Interpolated code stands inside its literal.
    return end < start && bytes[end..<start].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Whether a backslash continues the line before the one that a token begins.
  private func isContinued(_ index: Int) -> Bool {
    let gap = bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)]
    return gap.reversed().drop { $0 <= 0x20 }.first == UInt8(ascii: "\\")
  }

  /// The innermost bracket around a token; around a closing one that is the one which it closes.
  func bracket(around index: Int) -> Int? {
    brackets.indices.contains(index) && brackets[index] >= 0 ? Int(brackets[index]) : nil
  }
}
