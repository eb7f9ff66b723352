extension JSON5Fault {
  /// The error message, as a phrase.
  package var message: String {
    switch kind {
    case .encoding: "invalid UTF-8"
    case .nothing: "empty file"
    case .missingValue: "expected a value"
    case .missingKey: "expected a key"
    case .repeatedKey(let key): "duplicate key '\(key)'"
    case .missingColon: "expected ':' after the key"
    case .missingComma(let closing): "expected ',' or '\(closing)' after the value"
    case .openBracket(let bracket): "missing '\(bracket == "[" ? "]" : "}")'"
    case .openString: "unterminated string"
    case .openComment: "unterminated comment"
    case .escape: "invalid escape sequence"
    case .number: "invalid number"
    case .word(let word): "invalid value '\(word)'; strings need quotes"
    case .rest: "unexpected text after the end of the value"
    case .depth: "values are nested too deeply"
    }
  }
}
