import RuntimeAttributes

/// Constants that hold a text, by which bodies ask for documents, controllers and cells.
extension ObjectiveCDeclarationParser {
  /// Whether the current token is the name of the class of texts.
  var isAtText: Bool {
    token.range.count == 8 && lexer.bytes[token.range].elementsEqual("NSString".utf8)
  }

  /// Reads what begins with `NSString`, and notes it if it is a constant: `NSString *const kRow = @"Row";`.
  mutating func parseConstant() {
    let isPrivate = isStatic
    isStatic = false
    advance()
    guard skip("*") else { return }
    guard word == .const else { return }
    advance()
    let name = token
    guard name.kind == .identifier, word == nil else { return }
    advance()
    guard skip("="), skip("@"), token.kind == .literal, let text = unquoted(token), !text.contains("\\"),
      text.utf8.count <= TextConstant.longestText
    else { return }
    advance()
    guard token.isSymbol(";"), !lexer.isConditional else { return }
    note(lexer.text(name.range), text, at: position(at: name.start), isPrivate: isPrivate)
  }

  /// All constants in the order of the text, macros of the file included.
  ///
  /// - Parameter file: The path of the source; what is defined in one that nobody includes is its own.
  /// - Returns: The constants.
  func constants(in file: String) -> [TextConstant] {
    var cursor = SourceCursor()
    var all = constants
    for (name, text) in lexer.definitions where text.count <= TextConstant.longestText {
      let location = SourceLocation(
        file: file,
        position: cursor.position(at: name.lowerBound, in: lexer.bytes)
      )
      var constant = TextConstant(lexer.text(name), lexer.text(text), location: location)
      constant.isPrivate = !file.hasSuffix(".h")
      all.append(constant)
    }
    return all.sorted { $0.location.position < $1.location.position }
  }

  private mutating func note(_ name: String, _ text: String, at position: SourcePosition, isPrivate: Bool) {
    var constant = TextConstant(name, text, location: SourceLocation(file: "", position: position))
    constant.isPrivate = isPrivate
    constants.append(constant)
  }
}
