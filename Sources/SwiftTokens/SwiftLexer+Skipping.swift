extension SwiftLexer {
  /// Skips the rest of a block whose opening brace was read, including its closing brace.
  ///
  /// - Parameter opening: The offset of the opening brace, which is reported if the closing brace is missing.
  private mutating func skipBlock(opening: Int) {
    var depth = 1
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "{"):
        depth += 1
        position += 1
      case UInt8(ascii: "}"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      default:
        skipNonBracket(depth: 0)
      }
    }
    problems.append((.unbalancedBrackets, opening))
  }

  /// Skips the rest of a group whose opening parenthesis or bracket was read.
  ///
  /// An unmatched closing brace also ends the group, so that a missing parenthesis does not affect the rest of the
  /// file.
  package mutating func skipGroup(opening: Int) {
    var depth = 1
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        position += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        position += 1
        if depth == 0 { return }
      case UInt8(ascii: "{"):
        position += 1
        skipBlock(opening: position - 1)
      case UInt8(ascii: "}"):
        problems.append((.unbalancedBrackets, opening))
        return
      default:
        skipNonBracket(depth: 0)
      }
    }
    problems.append((.unbalancedBrackets, opening))
  }

  /// Skips one byte, or an entire comment, string, regular expression or name in backticks.
  @inline(__always)
  mutating func skipNonBracket(depth: Int) {
    switch bytes[position] {
    case UInt8(ascii: "\""):
      skipString(hashes: 0, depth: depth)
    case UInt8(ascii: "/"):
      skipSlash()
    case UInt8(ascii: "#"):
      skipHash(depth: depth)
    case UInt8(ascii: "`"):
      skipBackticked()
    default:
      position += 1
    }
  }

  private mutating func skipSlash() {
    switch byte(position + 1) {
    case UInt8(ascii: "/"): skipToLineEnd()
    case UInt8(ascii: "*"): _ = skipBlockComment()
    default: if !skipBareRegex() { position += 1 }
    }
  }

  private mutating func skipHash(depth: Int) {
    var hashes = 1
    while byte(position + hashes) == UInt8(ascii: "#") { hashes += 1 }
    switch byte(position + hashes) {
    case UInt8(ascii: "\""):
      position += hashes
      skipString(hashes: hashes, depth: depth)
    case UInt8(ascii: "/"):
      skipExtendedRegex(hashes: hashes)
    default:
      position += hashes
    }
  }
}
