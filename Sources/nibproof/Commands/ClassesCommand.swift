import PortableFoundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Validation

/// The `nibproof classes` command.
struct ClassesCommand: Command {
  let name = "classes"
  let summary = "lists the classes that sources declare, as nib loading sees them"
  let discussion =
    "Lists the runtime name of each class, and for each member its key, its type, whether key-value coding can set it, "
    + "and where it is declared. Members of extensions are listed with their class."
  let operands = [
    Operand.any(
      "PATH",
      "Files, folders and names of classes (default: the current folder). A class is listed with its superclasses."
    )
  ]
  let options: [Option] = [
    .platform, .reporter(among: Reporters.classes), .output, .jobs, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof classes Sources", explanation: "lists every class under Sources"),
    Example(
      line: "nibproof classes RedButton",
      explanation: "lists one class with its superclasses, including those in UIKit"
    ),
    Example(
      line: "nibproof classes App/RedButton.swift --reporter json",
      explanation: "prints the classes of one file as JSON"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let validator = Validator(options: settings.validatorOptions)
    // An operand that is not a file is a class name.
    let names = settings.paths.filter { !FileManager.default.fileExists(atPath: $0) && !$0.contains("/") }
    let paths = settings.paths.filter { !names.contains($0) }
    let classes = try await console.observed(settings) { () async throws(ValidationError) in
      names.isEmpty
        ? try await validator.classes(below: paths)
        : try await validator.classes(named: names, below: paths)
    }
    try settings.report(classes, by: Reporters.classes, console: &console)
    return .success
  }
}
