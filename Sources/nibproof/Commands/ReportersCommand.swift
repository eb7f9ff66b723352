import Reporting

/// The `nibproof reporters` command.
struct ReportersCommand: Command {
  let name = "reporters"
  let summary = "lists the report formats"
  let discussion = ""
  let operands: [Operand] = []
  let options: [Option] = [.help]
  let examples = [Example(line: "nibproof reporters", explanation: "lists the values of --reporter")]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    console.output.write(
      HelpText(width: console.textWidth).list(Reporters.validation.map { ($0.name, $0.summary) }) + "\n"
    )
    return .success
  }
}
