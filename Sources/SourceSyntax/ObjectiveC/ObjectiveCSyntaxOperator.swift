/// Recognizes the operators and punctuation of C as whole tokens.
enum ObjectiveCSyntaxOperator {
  typealias Kind = ObjectiveCSyntaxToken.Kind

  /// Returns the kind and length of the operator at an offset.
  ///
  /// `>>` is read as two tokens, since it often closes two generic argument lists.
  @inline(__always)
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> (Kind, Int) {
    let first = bytes[start]
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    let isAssigning = second == UInt8(ascii: "=")
    let isDouble = second == first
    switch first {
    case UInt8(ascii: "("): return (.openParenthesis, 1)
    case UInt8(ascii: ")"): return (.closeParenthesis, 1)
    case UInt8(ascii: "["): return (.openBracket, 1)
    case UInt8(ascii: "]"): return (.closeBracket, 1)
    case UInt8(ascii: "{"): return (.openBrace, 1)
    case UInt8(ascii: "}"): return (.closeBrace, 1)
    case UInt8(ascii: ";"): return (.semicolon, 1)
    case UInt8(ascii: ","): return (.comma, 1)
    case UInt8(ascii: ":"): return isDouble ? (.scope, 2) : (.colon, 1)
    case UInt8(ascii: "."):
      let isEllipsis = isDouble && start + 2 < bytes.count && bytes[start + 2] == first
      return isEllipsis ? (.ellipsis, 3) : (.dot, 1)
    case UInt8(ascii: "@"): return (.at, 1)
    case UInt8(ascii: "?"): return (.question, 1)
    case UInt8(ascii: "="): return isDouble ? (.comparison, 2) : (.assign, 1)
    case UInt8(ascii: "!"): return isAssigning ? (.comparison, 2) : (.not, 1)
    case UInt8(ascii: "~"): return (.not, 1)
    case UInt8(ascii: "<"):
      guard isDouble else { return isAssigning ? (.comparison, 2) : (.less, 1) }
      let isShiftAssigning = start + 2 < bytes.count && bytes[start + 2] == UInt8(ascii: "=")
      return isShiftAssigning ? (.compoundAssign, 3) : (.arithmetic, 2)
    case UInt8(ascii: ">"): return isAssigning ? (.comparison, 2) : (.greater, 1)
    case UInt8(ascii: "*"): return isAssigning ? (.compoundAssign, 2) : (.star, 1)
    case UInt8(ascii: "&"):
      return isAssigning ? (.compoundAssign, 2) : isDouble ? (.logical, 2) : (.ampersand, 1)
    case UInt8(ascii: "|"):
      return isAssigning ? (.compoundAssign, 2) : isDouble ? (.logical, 2) : (.arithmetic, 1)
    case UInt8(ascii: "^"): return isAssigning ? (.compoundAssign, 2) : (.caret, 1)
    case UInt8(ascii: "+"):
      return isAssigning ? (.compoundAssign, 2) : isDouble ? (.increment, 2) : (.plus, 1)
    case UInt8(ascii: "-"):
      if second == UInt8(ascii: ">") { return (.dot, 2) }
      return isAssigning ? (.compoundAssign, 2) : isDouble ? (.increment, 2) : (.minus, 1)
    case UInt8(ascii: "/"), UInt8(ascii: "%"): return isAssigning ? (.compoundAssign, 2) : (.arithmetic, 1)
    case UInt8(ascii: "#"): return (.hash, isDouble ? 2 : 1)
    default: return (.other, 1)
    }
  }
}
