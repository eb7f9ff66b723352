import Foundation

/// The command, on the process's own arguments and streams.
@main
enum Nibproof {
  static func main() async {
    let output = FileStream(descriptor: STDOUT_FILENO)
    let errors = FileStream(descriptor: STDERR_FILENO)
    var console = Console(
      output: output,
      errors: errors,
      variables: ProcessInfo.processInfo.environment,
      isTerminal: isatty(STDOUT_FILENO) != 0,
      input: { [UInt8](FileHandle.standardInput.readDataToEndOfFile()) }
    )
    var status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    output.flush()
    if let failure = output.failure, !failure.isClosedPipe {
      errors.write(Sentences.error(Sentences.cannotWrite("standard output", failure.reason)))
      status = .couldNotRun
    }
    errors.flush()
    exit(status.rawValue)
  }
}
