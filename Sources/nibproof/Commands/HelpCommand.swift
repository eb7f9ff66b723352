import RuntimeAttributes

/// `nibproof help`.
struct HelpCommand: Command {
  let name = "help"
  let summary = "tells what there is, or all of one command"
  let discussion = ""
  let operands = [Operand.optional("COMMAND", "The command to tell of.")]
  let options: [Option] = [.help]
  let examples = [Example(line: "nibproof help validate", explanation: "as 'nibproof validate --help' does")]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let name = settings.operands.first else {
      console.output.write(HelpText.overview)
      return .success
    }
    guard let command = Commands.named(name) else {
      throw .usage(.unknownCommand(name, nearest: NearestName.find(name, among: Commands.all.map(\.name))))
    }
    console.output.write(HelpText.text(for: command))
    return .success
  }
}
