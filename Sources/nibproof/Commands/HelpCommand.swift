/// The `nibproof help` command.
struct HelpCommand: Command {
  let name = "help"
  let summary = "lists the commands, or explains a command"
  let discussion = ""
  /// The operands, computed on access since `Commands.all` includes this command.
  var operands: [Operand] {
    [Operand.optional("COMMAND", "The command to explain.", among: Commands.all.map(\.name))]
  }
  let options: [Option] = [.help]
  let examples = [
    Example(line: "nibproof help validate", explanation: "the same as 'nibproof validate --help'")
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let help = HelpText(width: console.textWidth)
    guard let name = settings.operands.first else {
      console.output.write(help.overview(of: Commands.all, standard: Commands.standard))
      return .success
    }
    guard let command = Commands.named(name) else {
      throw .usage(.unknownCommand(name, nearest: Commands.nearest(name)))
    }
    console.output.write(help.text(for: command))
    return .success
  }
}
