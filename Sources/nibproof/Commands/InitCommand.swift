import PortableFoundation
import ProjectModel
import Reporting
import Validation

/// The `nibproof init` command.
struct InitCommand: Command {
  let name = "init"
  let summary = "writes a nibproof.json for a folder"
  let discussion =
    "The file lists the platform, the folders of third-party code and the folders of sources that were found; comments "
    + "explain the other keys. An existing file is kept unless --force is given."
  let operands = [Operand.optional("FOLDER", "The folder (default: the current folder).")]
  let options: [Option] = [.printOnly, .force, .jobs, .help]
  let examples = [
    Example(line: "nibproof init", explanation: "for the current folder"),
    Example(line: "nibproof init --dry-run App", explanation: "prints the file for App without writing it"),
  ]

  private static let fileName = "nibproof.json"

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let folder = settings.operands.first ?? "."
    let file =
      folder == "."
      ? Self.fileName : folder.hasSuffix("/") ? folder + Self.fileName : "\(folder)/\(Self.fileName)"
    if !settings.isDryRun, !settings.isForced, FileManager.default.fileExists(atPath: file) {
      throw .output(path: file, reason: CommandMessages.isThereAlready)
    }
    let survey = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).survey(folder)
    }
    let text = ConfigurationText.text(of: survey)
    if settings.isDryRun {
      console.output.write(text)
      return .success
    }
    try OutputFile.replace(file) { $0.write(text) }
    console.errors.write(CommandMessages.wrote(file))
    return .success
  }
}
