/// One thing that the command does.
protocol Command: Sendable {
  /// The name that asks for it.
  var name: String { get }
  /// What it does, in a line.
  var summary: String { get }
  /// What else there is to know.
  var discussion: String { get }
  /// The exit statuses with their meanings.
  var exitStatuses: KeyValuePairs<ExitStatus, String> { get }
  /// The arguments that are not options.
  var operands: [Operand] { get }
  /// The options.
  var options: [Option] { get }
  /// The same in groups, where they are many.
  var optionGroups: [OptionGroup] { get }
  /// Lines to type.
  var examples: [Example] { get }

  /// Does it.
  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus
}

/// Options that belong together, for the help.
struct OptionGroup: Sendable {
  /// What stands above them.
  var title: String
  var options: [Option]
}

extension Command {
  /// The statuses of a command that reports no failures of its own.
  var exitStatuses: KeyValuePairs<ExitStatus, String> {
    [.success: "success", .couldNotRun: Self.couldNotRun]
  }

  /// The meaning of the status 2 for every command.
  static var couldNotRun: String { "invalid arguments, or a file cannot be read or written" }

  /// Reads the command's own arguments.
  func settings(_ arguments: ArraySlice<String>) throws(Failure) -> Settings {
    do throws(UsageError) {
      return try ArgumentReader(options: options, operands: operands).read(arguments)
    } catch {
      throw .usage(error)
    }
  }

  var optionGroups: [OptionGroup] { [OptionGroup(title: "Options", options: options)] }
}
