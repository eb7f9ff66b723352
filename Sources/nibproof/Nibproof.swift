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
      input: InputDescriptor(descriptor: STDIN_FILENO).bytes
    )
    if isatty(STDERR_FILENO) != 0, console.variables["TERM"] != "dumb" { console.progressLine = progressLine }
    var status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    output.flush()
    if let failure = output.failure, !failure.isClosedPipe {
      errors.write(Sentences.error(Sentences.cannotWrite("standard output", failure.reason)))
      status = .couldNotRun
    }
    errors.flush()
    exit(status.rawValue)
  }

  @Sendable private static func progressLine() -> ProgressLine {
    ProgressLine(now: { ProcessInfo.processInfo.systemUptime }) { text in
      let stream = FileStream(descriptor: STDERR_FILENO)
      stream.write(text)
      stream.flush()
    }
  }
}
