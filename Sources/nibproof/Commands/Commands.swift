import RuntimeAttributes

/// The commands, in the order of the help.
enum Commands {
  static let all: [any Command] = [
    ValidateCommand(), ClassesCommand(), DocumentCommand(), DrawCommand(), TraceCommand(), LocateCommand(),
    FixCommand(), RenameCommand(), LanguageServerCommand(), DependenciesCommand(), SpecCommand(),
    BaselineCommand(), InitCommand(), ExplainCommand(), DemoCommand(), ReportersCommand(), SchemaCommand(),
    CompletionsCommand(), HelpCommand(), VersionCommand(),
  ]

  /// The default command.
  static let standard: any Command = ValidateCommand()

  /// Returns the command with a name or alias, if any.
  static func named(_ name: String) -> (any Command)? { all.first { $0.name == aliases[name] ?? name } }

  private static let aliases = ["rules": "explain"]

  /// Names of commands in other tools, with the corresponding commands of this tool.
  private static let habits = [
    "analyze": "validate", "autocorrect": "fix", "check": "validate", "lint": "validate", "render": "draw",
    "scan": "validate",
  ]

  /// Returns the command for the name of another tool's command, or else the command with the most similar name, if
  /// any.
  static func nearest(_ name: String) -> String? {
    habits[name] ?? NearestName.find(name, among: all.map(\.name))
  }
}
