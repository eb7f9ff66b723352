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
  /// A value was given for a switch.
  case unexpectedValue(String, option: String)
  /// An invalid value of an option.
  case invalidValue(String, option: String, expected: String, nearest: String?)
  /// An option with a value is repeated.
  case repeatedOption(String)
  /// An option that the other arguments require is missing.
  case missingOption(String, for: String)
  /// An object id that does not exist in the document.
  case unknownObject(String, file: String, nearest: String?)
  /// An invalid value of an operand.
  case unknownOperand(String, expected: String, nearest: String?, choices: [String])
  /// An invalid value of an operand; a command lists the valid values.
  case unlistedOperand(String, expected: String, command: String)
  case emptyOperand(String)
  case missingOperand(String)
  /// An option is used without another option that it requires.
  case optionWithout(String, needed: String)
  case conflictingOptions(String, String)
  /// An environment variable that an option requires is missing or not a number.
  case missingVariable(String, option: String)
  /// There are more operands than allowed.
  case unexpectedOperand(String)
}
