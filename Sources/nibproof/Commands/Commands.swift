/// The commands in the order of their help.
enum Commands {
  static let all: [any Command] = [
    ValidateCommand(), ClassesCommand(), DocumentCommand(), DrawCommand(), TraceCommand(), LocateCommand(),
    FixCommand(), DependenciesCommand(), BaselineCommand(), InitCommand(), ExplainCommand(), DemoCommand(),
    ReportersCommand(),
    CompletionsCommand(), HelpCommand(), VersionCommand(),
  ]

  /// What runs when nothing else is asked for.
  static let standard: any Command = ValidateCommand()

  static func named(_ name: String) -> (any Command)? { all.first { $0.name == name } }
}
