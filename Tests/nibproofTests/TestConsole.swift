import ProjectModel

@testable import nibproof

/// An output stream that stores the written text.
final class WrittenText: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
}

/// The result of a run of the command.
struct RunResult {
  var status: ExitStatus
  var output: String
  var errors: String
}

/// Runs the command as a shell would.
func run(
  _ arguments: String...,
  variables: [String: String] = [:],
  isTerminal: Bool = false,
  input: String = ""
) async -> RunResult {
  await run(arguments, variables: variables, isTerminal: isTerminal, input: input)
}

/// Runs the command on a list of arguments.
func run(
  _ arguments: [String],
  variables: [String: String] = [:],
  isTerminal: Bool = false,
  input: String = ""
) async -> RunResult {
  let (output, errors) = (WrittenText(), WrittenText())
  var console = Console(output: output, errors: errors, variables: variables, isTerminal: isTerminal)
  console.input = { Array(input.utf8) }
  let status = await CommandLineTool.run(arguments, console: &console)
  return RunResult(status: status, output: output.text, errors: errors.text)
}

/// Returns the command's output for invalid arguments.
func complaint(_ error: UsageError, seeHelpOf command: String?) -> String {
  CommandMessages.error(error.message) + CommandMessages.seeHelp(of: command)
}

/// Returns the command's output for an error without a position in a file.
func complaint(_ error: ValidationError) -> String { CommandMessages.error("\(error)") }

/// Returns the command's output for a file that cannot be written.
func cannotWrite(_ path: String, _ reason: String = "No such file or directory") -> String {
  CommandMessages.error(CommandMessages.cannotWrite(path, reason))
}

/// Returns the tally of a `fix` run with the given number of changes.
func tally(_ changes: Int, left: Int, files: Int = 1, failed: Int = 0, unsafe: Int = 0) -> FixTally {
  FixTally(changes: changes, files: changes == 0 ? 0 : files, failed: failed, unsafe: unsafe, left: left)
}
