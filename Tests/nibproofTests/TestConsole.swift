@testable import nibproof

/// Keeps what is written.
final class WrittenText: TextOutputStream {
  private(set) var text = ""
  func write(_ string: String) { text += string }
}

/// What a run of the command left.
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
