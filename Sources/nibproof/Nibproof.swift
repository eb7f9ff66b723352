import PortableFoundation

/// The entry point, which uses the process's arguments and streams.
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
      input: standardInput
    )
    console.chunks = { InputDescriptor(descriptor: STDIN_FILENO).chunks() }
    console.textWidth = Terminal.textWidth(
      variables: console.variables,
      columns: Terminal.columns(of: STDOUT_FILENO)
    )
    if isatty(STDERR_FILENO) != 0, console.variables["TERM"] != "dumb" { console.progressLine = progressLine }
    var status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    output.flush()
    if let failure = output.failure, !failure.isClosedPipe, status != .couldNotRun {
      errors.write(
        CommandMessages.error(CommandMessages.cannotWrite(CommandMessages.standardOutput, failure.reason))
      )
      status = .couldNotRun
    }
    errors.flush()
    withExtendedLifetime(console) { exit(status.rawValue) }
  }

  /// Reads standard input to its end; on a terminal, first prints a note that it is waiting for input.
  @Sendable private static func standardInput() throws(FileStream.SystemFailure) -> [UInt8] {
    if isatty(STDIN_FILENO) != 0 { writeError(CommandMessages.awaitsInput) }
    return try InputDescriptor(descriptor: STDIN_FILENO).bytes()
  }

  @Sendable private static func progressLine() -> ProgressLine {
    ProgressLine(
      now: { ProcessInfo.processInfo.systemUptime },
      columns: { Terminal.columns(of: STDERR_FILENO) },
      write: writeError
    )
  }

  /// Writes to standard error without buffering.
  @Sendable private static func writeError(_ text: String) {
    let stream = FileStream(descriptor: STDERR_FILENO)
    stream.write(text)
    stream.flush()
  }
}
