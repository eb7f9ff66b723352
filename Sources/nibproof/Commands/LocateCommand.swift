import PortableFoundation
import ProjectModel
import Reporting
import Validation

/// The `nibproof locate` command.
struct LocateCommand: Command {
  let name = "locate"
  let summary = "finds the lines in documents that caused a console message or crash"
  let discussion =
    "Finds the places in the documents and sources under the paths that may have caused each message about a nib. The "
    + "messages include exceptions about outlets, bindings and runtime attributes; missing classes, nibs, "
    + "storyboards, scenes, segues, cells, images and colors; unrecognized actions; errors of Xcode's compiler for "
    + "documents; and Swift's fatal errors with a source line. Reads console output, crash reports as text and as "
    + "JSON (.ips), the debugger's descriptions of exceptions, and messages copied from web pages and mail: with "
    + "typographic quotes, HTML entities, wrapped lines, mangled class names, or without punctuation. Part of a "
    + "message is enough, such as 'not key value coding-compliant for the key title'. Timestamps, process names and "
    + "the headings of crash reports are ignored."
  let operands = [
    Operand.optional("LOG", "The log file, or '-' for standard input (default: standard input)."),
    Operand.any("PATH", "The documents and sources (default: the current folder)."),
  ]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "every message about a nib was located",
    .found: "a message was not located, or the log contains none",
    .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [
    .platform, .deploymentTarget, .derivedData, .sourcePackages, .reporter(among: Reporters.locations),
    .output, .everyPlace, .brief, .jobs,
    .color,
    .help,
  ]
  let examples = [
    Example(
      line: "nibproof locate crash.ips App",
      explanation: "locates the messages of a crash report in App"
    ),
    Example(line: "pbpaste | nibproof locate", explanation: "locates messages copied from Xcode's console"),
    Example(
      line: "nibproof locate --reporter json console.log .",
      explanation: "prints the places as JSON"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    var operands = settings.operands[...]
    let log = operands.first.flatMap { $0 == "-" || Self.isFile($0) ? operands.popFirst() : nil }
    let paths = operands.isEmpty ? ["."] : Array(operands)
    let file = log == "-" ? nil : log
    let text = if let file { try Self.text(of: file) } else { try console.readInput() }
    let report = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).locate(text, file: file, below: paths)
    }
    try settings.report(report, by: Reporters.locations, console: &console)
    return report.isWhole ? .success : .found
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    // A missing file is treated as the log, so that it is reported as missing.
    return stat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR
  }

  private static func text(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .validation(
        errno == ENOENT || errno == ENOTDIR
          ? .noSuchPath(path) : .unreadable(path: path, reason: String(cString: strerror(errno)))
      )
    }
    defer { close(descriptor) }
    do throws(FileStream.SystemFailure) {
      return try InputDescriptor(descriptor: descriptor).bytes()
    } catch {
      throw .validation(.unreadable(path: path, reason: error.reason))
    }
  }
}
