import PortableFoundation
import ProjectModel
import Validation

/// `nibproof spec`.
struct SpecCommand: Command {
  let name = "spec"
  let summary = "writes a spec with the current findings, connections and values of a document"
  let discussion =
    "The spec passes until a finding, a connection or a value changes. Remove what may change, and run it with "
    + "'nibproof validate FOLDER'. The document is checked against the app around it. An existing file is kept unless "
    + "--force is given."
  let operands = [Operand.one("DOCUMENT", "The .xib or .storyboard file.")]
  let options: [Option] = [
    .specFile, .printOnly, .force, .platform, .deploymentTarget, .derivedData, .sourcePackages, .jobs, .help,
  ]
  let examples = [
    Example(
      line: "nibproof spec App/Detail.xib",
      explanation: "writes Specs/Detail/spec.json; 'nibproof validate Specs' runs it"
    ),
    Example(
      line: "nibproof spec App/Detail.xib --dry-run",
      explanation: "prints the spec without writing it"
    ),
  ]

  private static let fileName = SpecFileKind.spec.rawValue

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let document = settings.operands.first else { throw .usage(.missingOperand("DOCUMENT")) }
    let file = Self.file(settings.output ?? "Specs/\(PathName.nibName(of: document))")
    if !settings.isDryRun, !settings.isForced, FileManager.default.fileExists(atPath: file) {
      throw .output(path: file, reason: CommandMessages.isThereAlready)
    }
    let text = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).spec(of: document, at: file)
    }
    if settings.isDryRun {
      console.output.write(text)
      return .success
    }
    let folder = PathName.folder(of: file)
    if !folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try OutputFile.replace(file) { $0.write(text) }
    console.errors.write(CommandMessages.wrote(file))
    return .success
  }

  /// Returns the path of the spec, which is in a folder unless the path is that of a JSON file.
  private static func file(_ path: String) -> String {
    let path = PathName.normalized(path)
    if path.hasSuffix(".json") { return path }
    return path == "." ? fileName : "\(path)/\(fileName)"
  }
}
