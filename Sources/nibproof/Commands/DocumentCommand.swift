import InterfaceDocuments
import ProjectModel
import Reporting
import Validation

/// The `nibproof document` command.
struct DocumentCommand: Command {
  let name = "document"
  let summary = "lists the objects, attributes and connections of a document"
  let discussion = ""
  let operands = [Operand.one("FILE", "The .xib or .storyboard file, or '-' for standard input.")]
  let options: [Option] = [.reporter(among: Reporters.document), .output, .color, .help]
  let examples = [
    Example(line: "nibproof document Main.storyboard", explanation: "prints an outline of the objects"),
    Example(
      line: "nibproof document RedButton.xib --reporter json",
      explanation: "prints everything as JSON"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let (file, text) = try settings.document(console)
    let document = try Failure.ofInput { () throws(ValidationError) in
      try Validator(options: settings.validatorOptions).document(at: file, text: text)
    }
    for problem in document.problems {
      console.errors.write(CommandMessages.warning("\(document.file):\(problem.position)", problem.message))
    }
    try settings.report(document, by: Reporters.document, console: &console)
    return .success
  }
}
