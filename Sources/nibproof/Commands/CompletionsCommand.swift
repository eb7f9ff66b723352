import RuntimeAttributes

/// The `nibproof completions` command.
struct CompletionsCommand: Command {
  let name = "completions"
  let summary = "prints a completion script for a shell"
  let discussion = ""
  let operands = [
    Operand.one("SHELL", "bash, zsh or fish.", among: CompletionScript.Shell.allCases.map(\.rawValue))
  ]
  let options: [Option] = [.help]
  let examples = [
    Example(
      line: "nibproof completions bash > ~/.local/share/bash-completion/completions/nibproof",
      explanation: "for bash, in new shells"
    ),
    Example(
      line: "nibproof completions zsh > \"${fpath[1]}/_nibproof\"",
      explanation: "for zsh, in a folder of $fpath"
    ),
    Example(
      line: "nibproof completions fish > ~/.config/fish/completions/nibproof.fish",
      explanation: "for fish"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let name = settings.operands.first else { throw .usage(.missingOperand("SHELL")) }
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      let shells = CompletionScript.Shell.allCases.map(\.rawValue)
      throw .usage(
        .unknownOperand(
          name,
          expected: "shell",
          nearest: NearestName.find(name, among: shells),
          choices: shells
        )
      )
    }
    let script = CompletionScript(commands: Commands.all, standard: Commands.standard)
    console.output.write(script.text(for: shell))
    return .success
  }
}
