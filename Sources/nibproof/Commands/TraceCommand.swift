import PortableFoundation
import Reporting
import Validation

/// `nibproof trace`.
struct TraceCommand: Command {
  let name = "trace"
  let summary = "loads one document and tells each step, with what the runtime prints"
  let discussion =
    "The steps stand in the order in which the platform takes them: objects are made, runtime attributes are set, "
    + "outlets and actions are connected, awakeFromNib is sent. What would follow a step that ends the app is told as "
    + "well, and the status is 0 all the same. Where an app starts in the sources, the places that load the document, or "
    + "lead to each of its scenes, stand first."
  let operands = [
    Operand.one("FILE", "The .xib or .storyboard file; the standard input if it is -."),
    Operand.any("PATH", "Where the sources are; the file's own folder unless given."),
  ]
  let options: [Option] = [
    .platform, .deploymentTarget, .derivedData, .sourcePackages, .reporter(among: Reporters.trace), .output,
    .jobs, .color, .help,
  ]
  let examples = [
    Example(
      line: "nibproof trace RedButton.xib",
      explanation: "the load, event by event, on the classes of the folder"
    ),
    Example(
      line: "nibproof trace App/Main.storyboard App Shared",
      explanation: "on the classes of two folders"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let (file, text) = try settings.document(console)
    let paths = settings.operands.dropFirst()
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().relativePath
    let trace: LoadTrace
    do throws(ValidationError) {
      trace = try await console.observed(settings) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions)
          .trace(file, text: text, sources: paths.isEmpty ? [folder] : Array(paths))
      }
    } catch {
      throw .validation(error)
    }
    try settings.report(trace, by: Reporters.trace, console: &console)
    return .success
  }
}
