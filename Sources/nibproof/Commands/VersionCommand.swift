/// `nibproof version`.
struct VersionCommand: Command {
  let name = "version"
  let summary = "prints the version"
  let discussion = ""
  let operands: [Operand] = []
  let options: [Option] = [.help]
  let examples = [Example(line: "nibproof version", explanation: "as --version does")]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    console.output.write(Version.line)
    return .success
  }
}
