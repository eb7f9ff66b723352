extension JSON5Fault {
  /// The error message, as a phrase.
  package var sentence: String {
    switch kind {
    case .encoding: "a byte that is no text in UTF-8"
    case .nothing: "it is empty"
    case .missingValue: "a value must stand here"
    case .missingKey: "a key must stand here"
    case .repeatedKey(let key): "the key '\(key)' stands twice"
    case .missingColon: "a colon is missing behind the key"
    case .missingComma(let closing): "a comma or a '\(closing)' is missing behind the value"
    case .openBracket(let bracket): "nothing closes this '\(bracket)'"
    case .openString: "a string that does not end on its line"
    case .openComment: "a comment that does not end"
    case .escape: "nothing is escaped like this"
    case .number: "no number is written like this"
    case .word(let word): "'\(word)' is no value; a string stands in quotes"
    case .rest: "nothing may stand behind the end"
    case .depth: "too many brackets in one another"
    }
  }
}
