/// One argument of a call, as spelled.
struct CallArgument {
  /// The label; empty without one.
  var label: String
  /// The expression.
  var value: String
  /// Where the expression stands.
  var range: Range<Int>

  /// Reads what stands between the parentheses of a call.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [CallArgument] {
    var arguments: [CallArgument] = []
    var lexer = SwiftLexer(bytes, range: range)
    var token = lexer.next()
    while token.kind != .endOfFile {
      var label = ""
      if token.kind == .identifier {
        var ahead = lexer
        if ahead.next().kind == .colon {
          label = lexer.text(token.start..<token.end)
          lexer = ahead
          token = lexer.next()
        }
      }
      let start = token.start
      var end = start
      while token.kind != .endOfFile, token.kind != .comma {
        if token.isOpening { lexer.skipGroup(opening: token.start) }
        end = lexer.position
        token = lexer.next()
      }
      arguments.append(CallArgument(label: label, value: lexer.text(start..<end), range: start..<end))
      if token.kind == .comma { token = lexer.next() }
    }
    return arguments
  }

  /// The text of a string literal without escapes or interpolations; nil for any other expression.
  var literal: String? {
    guard value.utf8.count >= 2, value.first == "\"", value.last == "\"" else { return nil }
    let text = value.dropFirst().dropLast()
    return text.utf8.contains { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") || $0 == 0x0A }
      ? nil : String(text)
  }

  /// The same without an initializer of the names by which frameworks call things: `"Main"` of `NSStoryboard.Name("Main")`.
  var unwrapped: CallArgument {
    guard value.utf8.last == UInt8(ascii: ")"), let opening = value.utf8.firstIndex(of: UInt8(ascii: "(")),
      Self.makesName(value[..<opening])
    else { return self }
    var inner = value[value.index(after: opening)...].dropLast()
    for label in ["rawValue:", "stringLiteral:"] where inner.hasPrefix(label) {
      inner = inner.dropFirst(label.utf8.count)
    }
    let text = inner.drop { $0 == " " }
    // The range stays that of the whole, which is where the argument stands.
    return CallArgument(label: label, value: String(text), range: range)
  }

  /// Whether a callee makes a value of a type whose values are texts: `NSNib.Name`, `NSNib.Name.init`, `.init`.
  static func makesName(_ callee: Substring) -> Bool {
    names.contains(callee.hasSuffix(".init") && callee != ".init" ? callee.dropLast(5) : callee)
  }

  /// Whether a type is one of those whose values are but texts.
  static func isNameOfNames(_ type: String) -> Bool { type != ".init" && names.contains(type[...]) }

  /// The types whose values are but texts, and what stands for one that is known.
  private static let names: Set<Substring> = [
    ".init", "NSStoryboard.Name", "NSStoryboard.SceneIdentifier", "NSStoryboardSegue.Identifier",
    "NSNib.Name",
    "NSUserInterfaceItemIdentifier", "SceneIdentifier",
  ]
}
