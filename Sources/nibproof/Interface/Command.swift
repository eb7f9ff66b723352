/// A command of the tool.
protocol Command: Sendable {
  var name: String { get }
  /// A one-line description.
  var summary: String { get }
  /// Additional help.
  var discussion: String { get }
  /// The exit statuses with their meanings.
  var exitStatuses: KeyValuePairs<ExitStatus, String> { get }
  /// The arguments that are not options.
  var operands: [Operand] { get }
  var options: [Option] { get }
  /// The options in groups; one group by default.
  var optionGroups: [OptionGroup] { get }
  var examples: [Example] { get }

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus
}

/// A group of options in the help.
struct OptionGroup: Sendable {
  var title: String
  var options: [Option]
}

extension Command {
  /// The default exit statuses, for commands that can only succeed or be unable to run.
  var exitStatuses: KeyValuePairs<ExitStatus, String> {
    [.success: "success", .couldNotRun: Self.couldNotRun]
  }

  /// The meaning of status 2 for all commands.
  static var couldNotRun: String { "invalid arguments, or a file cannot be read or written" }

  /// Parses the command's own arguments.
  func settings(_ arguments: ArraySlice<String>) throws(Failure) -> Settings {
    do throws(UsageError) {
      return try ArgumentReader(options: options, operands: operands).read(arguments)
    } catch {
      throw .usage(error)
    }
  }

  var optionGroups: [OptionGroup] { [OptionGroup(title: "Options", options: options)] }
}
