extension SwiftLexer {
  /// The maximum nesting depth of interpolations; deeper interpolations are treated as contents of the string.
  private static let maximumInterpolationDepth = 64

  /// Finds the interpolations in a string literal.
  ///
  /// - Parameters:
  ///   - literal: The literal, as returned by ``next()``.
  ///   - depth: The number of enclosing literals.
  /// - Returns: The interpolations, each from the backslash to the closing parenthesis.
  package func interpolations(in literal: Range<Int>, depth: Int) -> [Range<Int>] {
    guard bytes[literal].contains(UInt8(ascii: "\\")) else { return [] }
    var lexer = SwiftLexer(bytes, range: literal)
    var hashes = 0
    while lexer.byte(lexer.position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    lexer.position += hashes + 1
    var found: [Range<Int>] = []
    while lexer.position < lexer.limit {
      let start = lexer.position
      guard lexer.bytes[start] == UInt8(ascii: "\\") else {
        lexer.position += 1
        continue
      }
      lexer.skipEscape(hashes: hashes, depth: depth)
      let opening = start + 1 + hashes
      if opening < lexer.position, bytes[opening] == UInt8(ascii: "(") {
        if lexer.position > opening + 1 { found.append(start..<lexer.position) }
      }
    }
    return found
  }

  /// Skips a string literal whose opening quote is at `position`.
  mutating func skipString(hashes: Int, depth: Int = 0) {
    let start = position
    let quote = UInt8(ascii: "\"")
    var isMultiline = byte(position + 1) == quote && byte(position + 2) == quote
    // `#"""#` contains a single quotation mark: with delimiters, three quotation marks open a multiline string only at
    // the end of a line.
    if isMultiline, hashes > 0, ByteClass.of(byte(position + 3)).rawValue > ByteClass.newline.rawValue {
      isMultiline = false
    }
    position += isMultiline ? 3 : 1
    while position < limit {
      switch bytes[position] {
      case quote:
        if endsString(at: position, isMultiline: isMultiline, hashes: hashes) {
          position += (isMultiline ? 3 : 1) + hashes
          return
        }
        position += 1
      case UInt8(ascii: "\\"):
        skipEscape(hashes: hashes, depth: depth)
      case 0x0A where !isMultiline, 0x0D where !isMultiline:
        problems.append((.unterminatedString, start))
        return
      default:
        position += 1
      }
    }
    problems.append((.unterminatedString, start))
  }

  private func endsString(at offset: Int, isMultiline: Bool, hashes: Int) -> Bool {
    let quote = UInt8(ascii: "\"")
    if isMultiline, byte(offset + 1) != quote || byte(offset + 2) != quote { return false }
    let afterQuotes = offset + (isMultiline ? 3 : 1)
    for index in 0..<hashes where byte(afterQuotes + index) != UInt8(ascii: "#") { return false }
    return true
  }

  /// Skips an escape sequence, including an interpolation.
  private mutating func skipEscape(hashes: Int, depth: Int) {
    position += 1
    for index in 0..<hashes where byte(position + index) != UInt8(ascii: "#") { return }
    position += hashes
    if byte(position) == UInt8(ascii: "("), depth < Self.maximumInterpolationDepth {
      position += 1
      skipInterpolation(depth: depth + 1)
    } else if position < limit, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  private mutating func skipInterpolation(depth: Int) {
    var parentheses = 1
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "("):
        parentheses += 1
        position += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        position += 1
        if parentheses == 0 { return }
      default:
        skipNonBracket(depth: depth)
      }
    }
  }

  /// Skips a `#/.../#` literal, which may span lines if a line break follows its opening delimiter.
  mutating func skipExtendedRegex(hashes: Int) {
    let start = position
    position += hashes + 1
    var offset = position
    while offset < limit, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    let isMultiline = byte(offset) == 0x0A || byte(offset) == 0x0D
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "\\"):
        position += min(2, limit - position)
      case UInt8(ascii: "/"):
        var closing = 0
        while closing < hashes, byte(position + 1 + closing) == UInt8(ascii: "#") { closing += 1 }
        position += 1 + closing
        if closing == hashes { return }
      case 0x0A where !isMultiline, 0x0D where !isMultiline:
        problems.append((.unterminatedString, start))
        return
      default:
        position += 1
      }
    }
    problems.append((.unterminatedString, start))
  }

  /// Skips a `/.../` literal at `position`; returns false if the slash is an operator.
  ///
  /// This follows the compiler's rule: the slash is at a position where an expression can begin and is not followed by
  /// whitespace, `)` or `=`, and the closing slash is on the same line, without a space before it and without an
  /// unbalanced `)` in between.
  mutating func skipBareRegex() -> Bool {
    let start = position
    switch byte(start + 1) {
    case 0x20, 0x09, 0x0A, 0x0D, 0x00, UInt8(ascii: ")"), UInt8(ascii: "="): return false
    default: break
    }
    guard expressionBegins(at: start) else { return false }
    var offset = start + 1
    var parentheses = 0
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "\\"):
        offset += 2
        continue
      case UInt8(ascii: "/"):
        let last = bytes[offset - 1]
        guard last != 0x20, last != 0x09 else { return false }
        position = offset + 1
        return true
      case UInt8(ascii: "("):
        parentheses += 1
      case UInt8(ascii: ")"):
        parentheses -= 1
        if parentheses < 0 { return false }
      case 0x0A, 0x0D:
        return false
      default:
        break
      }
      offset += 1
    }
    return false
  }

  /// Whether an expression can begin at an offset, judging by the preceding bytes.
  private func expressionBegins(at offset: Int) -> Bool {
    var before = offset - 1
    while before >= 0, bytes[before] == 0x20 || bytes[before] == 0x09 { before -= 1 }
    guard before >= 0 else { return true }
    switch ByteClass.of(bytes[before]) {
    case .letter:
      var first = before
      while first > 0, bytes[first - 1].continuesWord { first -= 1 }
      return SwiftSyntaxWords.all.word(bytes, first..<before + 1)?.beginsExpression ?? false
    case .digit, .quote, .backtick, .hash, .other:
      return false
    case .operatorByte:
      // `a! / b`, `a? / b`: a postfix operator ends an operand.
      let isPostfix = bytes[before] == UInt8(ascii: "!") || bytes[before] == UInt8(ascii: "?")
      return !(isPostfix && before > 0 && bytes[before - 1].continuesWord)
    case .punctuation:
      switch bytes[before] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
      default: return true
      }
    case .newline, .whitespace:
      return true
    }
  }
}
