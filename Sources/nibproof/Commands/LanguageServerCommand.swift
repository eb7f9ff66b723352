import Reporting

/// The `nibproof lsp` command.
struct LanguageServerCommand: Command {
  let name = "lsp"
  let summary = "runs a language server for editors"
  let discussion =
    "Speaks the Language Server Protocol over standard input and output. The server validates the folders that the "
    + "editor opens, with unsaved text, and reports findings in documents and sources. It offers fixes and renaming, "
    + "and navigates between connections in documents and members in sources."
  let operands: [Operand] = []
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "the editor has ended the session", .found: "the session ended without a shutdown request",
    .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [
    .config, .only, .disable, .unused, .platform, .deploymentTarget, .derivedData, .sourcePackages, .jobs,
    .help,
  ]
  let examples = [
    Example(line: "nibproof lsp", explanation: "as the command of a language server in an editor's settings")
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let (messages, sender) = AsyncStream<String>.makeStream()
    let server = LanguageServer(
      options: settings.validatorOptions,
      history: { GitHistory().sources },
      version: Version.number
    ) { value in
      sender.yield(Message.framed(value))
    }
    let input = console.chunks()
    let reading = Task {
      for await chunk in input {
        await server.receive(chunk)
        if await server.isEnded { break }
      }
      sender.finish()
    }
    for await message in messages {
      console.output.write(message)
      guard let stream = console.output as? FileStream else { continue }
      stream.flush()
      if stream.failure != nil {
        reading.cancel()
        return .found
      }
    }
    return await server.isOrderly ? .success : .found
  }
}
