import PortableFoundation
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
  let operands = [
    Operand.any(
      "PATH",
      "Files and folders, the current folder unless given; what is no file is taken for a class, to be shown with all "
        + "that it inherits."
    )
  ]
  let options: [Option] = [
    .platform, .reporter(among: Reporters.classes), .output, .writeIndex, .jobs, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof classes Sources", explanation: "every class below Sources"),
    Example(
      line: "nibproof classes RedButton",
      explanation: "one class and its superclasses, UIKit's included"
    ),
    Example(
      line: "nibproof classes App/RedButton.swift --reporter json",
      explanation: "the classes of one file, for another program to read"
    ),
    Example(
      line: "nibproof classes Card --index --output Card.nibindex",
      explanation: "all that a module's files say, to validate with it elsewhere"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    if settings.wantsIndex {
      try await settings.writeIndex(for: .writeIndex) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions).index(below: settings.paths)
      }
      return .success
    }
    let classes: [ClassDescription]
    do throws(ValidationError) {
      let validator = Validator(options: settings.validatorOptions)
      // What is no file is taken for a class.
      let names = settings.paths.filter { !FileManager.default.fileExists(atPath: $0) && !$0.contains("/") }
      let paths = settings.paths.filter { !names.contains($0) }
      classes = try await console.observed(settings) { () async throws(ValidationError) in
        names.isEmpty
          ? try await validator.classes(below: paths)
          : try await validator.classes(named: names, below: paths)
      }
    } catch {
      throw .validation(error)
    }
    try settings.report(classes, by: Reporters.classes, console: &console)
    return .success
  }
}
