import RuntimeAttributes

/// `nibproof help`.
struct HelpCommand: Command {
  let name = "help"
  let summary = "tells what there is, or all of one command"
  let discussion = ""
  /// Made when it is asked for, since this command is one of them.
  var operands: [Operand] {
    [Operand.optional("COMMAND", "The command to tell of.", among: Commands.all.map(\.name))]
  }
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
