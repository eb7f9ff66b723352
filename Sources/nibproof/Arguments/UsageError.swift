/// What is wrong with the arguments.
enum UsageError: Error, Hashable {
  /// An argument of `help` that is not a command.
  case unknownCommand(String, nearest: String?)
  /// A first argument that is neither a command nor an existing path.
  case unknownCommandOrPath(String, nearest: String?)
  /// An option that the command does not have, with its dashes.
  case unknownOption(String, nearest: String?)
  /// An option without the value that it takes.
  case missingValue(option: String, placeholder: String)
  /// A switch with a value.
  case unexpectedValue(String, option: String)
  /// A value that the option does not take.
  case invalidValue(String, option: String, expected: String, nearest: String?)
  /// An option with a value that stands twice.
  case repeatedOption(String)
  /// An option that another one needs.
  case missingOption(String, for: String)
  /// An id that no object of the document has.
  case unknownObject(String, file: String, nearest: String?)
  /// An operand that is not one of the valid values.
  case unknownOperand(String, expected: String, nearest: String?, choices: [String])
  /// An operand without a letter in it.
  case emptyOperand(String)
  /// An operand that must be there.
  case missingOperand(String)
  /// An option that means nothing without another one.
  case optionWithout(String, needed: String)
  /// Two options that contradict each other.
  case conflictingOptions(String, String)
  /// A variable of the environment that an option needs, and that is not there or no number.
  case missingVariable(String, option: String)
  /// More operands than the command takes.
  case unexpectedOperand(String)
}
