import PortableFoundation

/// The `nibproof demo` command.
struct DemoCommand: Command {
  let name = "demo"
  let summary = "copies an example app into a folder and runs the main commands on it"
  let discussion =
    "The app has three defects: an outlet and a property were renamed, and a class was deleted. Each command is "
    + "printed with its output."
  let operands = [Operand.optional("FOLDER", "A new or empty folder (default: Badges).")]
  let options: [Option] = [.color, .help]
  let examples = [
    Example(line: "nibproof demo", explanation: "copies the app to Badges"),
    Example(line: "nibproof demo /tmp/Badges", explanation: "copies the app to another folder"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    var folder = settings.operands.first ?? "Badges"
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    if folder.hasPrefix("-") { folder = "./\(folder)" }
    try ExampleApp.write(to: folder)
    console.output.write(CommandMessages.copiedExample(folder))
    for step in Self.steps(folder) {
      console.output.write(CommandMessages.step(step.title, arguments: step.arguments))
      guard let name = step.arguments.first, let command = Commands.named(name) else { continue }
      var stepSettings = try command.settings(step.arguments.dropFirst())
      stepSettings.color = settings.color
      // Errors are captured, so that they appear in order with the output.
      var stepConsole = console
      let (output, errors) = (CapturedText(), CapturedText())
      (stepConsole.output, stepConsole.errors, stepConsole.progressLine) = (output, errors, nil)
      _ = try await command.run(stepSettings, console: &stepConsole)
      console.output.write(output.text + errors.text)
    }
    console.output.write(CommandMessages.endOfDemo)
    return .success
  }

  private struct Step {
    var title: String
    var arguments: [String]
  }

  private static func steps(_ folder: String) -> [Step] {
    let storyboard = "\(folder)/Badges/Main.storyboard"
    let drawing = "\(folder)/Main.svg"
    return [
      Step(title: "Find what fails when nibs are loaded:", arguments: ["validate", folder]),
      Step(title: "Find the cause of a crash:", arguments: ["locate", "\(folder)/crash.log", folder]),
      Step(
        title: "Preview the fixes, including unsafe ones, which remove or rename something:",
        arguments: ["fix", "--unsafe", "--dry-run", folder]
      ),
      Step(
        title: "Draw a document with the button outlined; open \(drawing) in a browser:",
        arguments: ["draw", storyboard, "--object", "eAr-lY-005", "--output", drawing]
      ),
    ]
  }
}

/// A text stream that is shared by copies of the console.
private final class CapturedText: TextOutputStream {
  private(set) var text = ""

  func write(_ string: String) { text += string }
}
