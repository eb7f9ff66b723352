import RuntimeAttributes

extension ObjectiveCLexer {
  /// Passes over blanks, comments and preprocessor lines.
  mutating func skipTrivia() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0B, 0x0C, 0x00:
        position += 1
      case 0x0A, 0x0D:
        isAtLineStart = true
        position += 1
      case UInt8(ascii: "\\") where byte(position + 1) == 0x0A || byte(position + 1) == 0x0D:
        position += 2
      case 0xEF where position == 0 && byte(1) == 0xBB && byte(2) == 0xBF:
        position = 3
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "/"):
        skipToLineEnd()
      case UInt8(ascii: "/") where byte(position + 1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "#") where isAtLineStart && !readsPreprocessorLines:
        readPreprocessorLine()
      default:
        return
      }
    }
  }

  mutating func skipToLineEnd() { position = bytes.lineEnd(from: position) }

  mutating func skipBlockComment() {
    let start = position
    var offset = position + 2
    while let star = bytes.index(of: UInt8(ascii: "*"), from: offset) {
      if byte(star + 1) == UInt8(ascii: "/") {
        position = star + 2
        return
      }
      offset = star + 1
    }
    position = bytes.count
    problems.append((.unterminatedComment, start))
  }

  /// Passes over the braces that open at an offset and all that stands inside.
  ///
  /// Of the branches of an `#if` only one is compiled, so each begins at the depth at which the first began. A
  /// directive that begins or ends a class ends the block too, whatever braces are missing.
  mutating func skipBlock(opening: Int) {
    let includesOutside = includeCount
    defer { includeCount = includesOutside }
    position = opening + 1
    isAtLineStart = false
    var depth = 1
    var depthsAtBranches: [Int] = []
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth <= 0 { return }
      case UInt8(ascii: "\""):
        if isPrefixOfRawString(before: position) {
          skipRawString()
        } else {
          skipLiteral(quote: UInt8(ascii: "\""))
        }
      case UInt8(ascii: "'"):
        // 1'000 holds no character.
        if bytes[position - 1].continuesWord, bytes[position - 1] != UInt8(ascii: "L") {
          position += 1
        } else {
          skipLiteral(quote: UInt8(ascii: "'"))
        }
      case UInt8(ascii: "/"):
        if byte(position + 1) == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if byte(position + 1) == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          position += 1
        }
      case UInt8(ascii: "#") where isAtStartOfLine(position):
        switch readPreprocessorLine() {
        case .if, .ifdef, .ifndef: depthsAtBranches.append(depth)
        // A branch that began before the block has its own head, and so its own opening brace.
        case .elif, .else: depth = depthsAtBranches.last ?? 0
        case .endif: _ = depthsAtBranches.popLast()
        default: break
        }
      case UInt8(ascii: "@") where byte(position + 1).beginsWord && isAtStartOfLine(position):
        if endsEveryBlock() {
          problems.append((.unbalancedBrackets, opening))
          return
        }
        position += 1
      default:
        position += 1
      }
    }
    problems.append((.unbalancedBrackets, opening))
  }

  /// Whether the directive at the position can stand in no body.
  private func endsEveryBlock() -> Bool {
    var end = position + 1
    while byte(end).continuesWord { end += 1 }
    switch ObjectiveCWord(bytes, position + 1..<end) {
    case .end, .interface, .implementation: return true
    default: return false
    }
  }

  /// Whether only blanks stand between an offset and the line break before it.
  func isAtStartOfLine(_ offset: Int) -> Bool {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1] == 0x0A || bytes[start - 1] == 0x0D
  }
}
