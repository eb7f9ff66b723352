/// An error in the arguments.
enum UsageError: Error, Hashable {
  /// An argument of `help` that is not a command.
  case unknownCommand(String, nearest: String?)
  /// A first argument that is neither a command nor an existing path.
  case unknownCommandOrPath(String, nearest: String?)
  /// An unknown option, with its dashes.
  case unknownOption(String, nearest: String?)
  /// An option without its value.
  case missingValue(option: String, placeholder: String)
  /// A switch with a value.
  case unexpectedValue(String, option: String)
  /// An invalid value of an option.
  case invalidValue(String, option: String, expected: String, nearest: String?)
  /// An option with a value that occurs twice.
  case repeatedOption(String)
  /// A missing option that another one requires.
  case missingOption(String, for: String)
  /// An object id that does not exist in the document.
  case unknownObject(String, file: String, nearest: String?)
  /// An invalid value of an operand.
  case unknownOperand(String, expected: String, nearest: String?, choices: [String])
  /// An empty operand.
  case emptyOperand(String)
  /// A missing required operand.
  case missingOperand(String)
  /// An option without another one that it requires.
  case optionWithout(String, needed: String)
  /// Two options that cannot be combined.
  case conflictingOptions(String, String)
  /// A missing or non-numeric environment variable that an option requires.
  case missingVariable(String, option: String)
  /// An operand beyond the allowed number.
  case unexpectedOperand(String)
}
