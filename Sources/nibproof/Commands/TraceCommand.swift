import PortableFoundation
import ProjectModel
import Reporting
import Validation

/// The `nibproof trace` command.
struct TraceCommand: Command {
  let name = "trace"
  let summary = "loads one document and prints each step"
  let discussion =
    "The steps are in the order of the platform: objects are created, runtime attributes are set, outlets and actions "
    + "are connected, and awakeFromNib is called. The trace continues after a step that crashes. If the sources "
    + "contain an app's entry point, the trace begins with the code that loads the document and presents its scenes."
  let operands = [
    Operand.one("FILE", "The .xib or .storyboard file, or '-' for standard input."),
    Operand.any("PATH", "The sources (default: those of the app that contains the file)."),
  ]
  let options: [Option] = [
    .platform, .deploymentTarget, .derivedData, .sourcePackages, .reporter(among: Reporters.trace), .output,
    .jobs, .color, .help,
  ]
  let examples = [
    Example(
      line: "nibproof trace RedButton.xib",
      explanation: "loads the document with the classes of its app"
    ),
    Example(
      line: "nibproof trace App/Main.storyboard App Shared",
      explanation: "loads the document with the classes in two folders"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let (file, text) = try settings.document(console)
    let paths = settings.operands.dropFirst()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().relativePath
    let trace = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions)
        .trace(file, text: text, sources: paths.isEmpty ? [folder] : Array(paths))
    }
    try settings.report(trace, by: Reporters.trace, console: &console)
    return .success
  }
}
