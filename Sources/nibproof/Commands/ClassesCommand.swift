import Reporting
import RuntimeAttributes
import Validation

/// `nibproof classes`.
struct ClassesCommand: Command {
  let name = "classes"
  let summary = "lists the classes that sources declare, as the nib's load sees them"
  let discussion =
    "Each class has the name by which the runtime knows it, and each member its key, its type, whether key-value coding "
    + "can set it, and where it is declared. Members of extensions stand with their class."
  let operands = [Operand.any("PATH", "Files and folders; the current folder unless given.")]
  let options: [Option] = [.platform, .reporter(among: Reporters.classes), .output, .jobs, .color, .help]
  let examples = [
    Example(line: "nibproof classes Sources", explanation: "every class below Sources"),
    Example(
      line: "nibproof classes App/RedButton.swift --reporter json",
      explanation: "the classes of one file, for another program to read"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let classes: [ClassDescription]
    do throws(ValidationError) {
      classes = try await Validator(options: settings.validatorOptions).classes(below: settings.paths)
    } catch {
      throw .validation(error)
    }
    try settings.report(classes, by: Reporters.classes, console: &console)
    return .success
  }
}
