import Reporting

/// `nibproof reporters`.
struct ReportersCommand: Command {
  let name = "reporters"
  let summary = "lists the formats in which findings are reported"
  let discussion = ""
  let operands: [Operand] = []
  let options: [Option] = [.help]
  let examples = [Example(line: "nibproof reporters", explanation: "the names that --reporter takes")]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    console.output.write(
      HelpText(width: console.textWidth).list(Reporters.validation.map { ($0.name, $0.summary) }) + "\n"
    )
    return .success
  }
}
