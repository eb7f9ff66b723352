import Reporting
import Validation

/// The `nibproof rename` command.
struct RenameCommand: Command {
  let name = "rename"
  let summary = "renames a class or a member in sources and documents"
  let discussion =
    "Renames an outlet, action, property, method or class in the sources and in all documents that name it. Prints "
    + "the changes as a unified diff; with --write, makes them. Places that may refer to another declaration are "
    + "listed and not changed: uses on receivers of unknown type, strings, and code of tests. Names of other "
    + "declarations are rejected."
  let operands = [
    Operand.one(
      "NAME",
      "The class (Card), property (Card.titleLabel) or method (Card.tap, Card.tap(_:) or Card.tap:)."
    ),
    Operand.one("NEW", "The new name, without the type and without labels."),
    Operand.any("PATH", "Files and folders (default: the current folder)."),
  ]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "success, even if there are places to check", .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [.write, .config, .derivedData, .sourcePackages, .brief, .jobs, .color, .help]
  let examples = [
    Example(line: "nibproof rename Card.titleLabel nameLabel", explanation: "prints the changes as a patch"),
    Example(line: "nibproof rename --write Card ProfileCard App", explanation: "renames a class"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    guard let target = settings.operands.first, let newName = settings.operands.dropFirst().first else {
      throw .usage(.missingOperand("NEW"))
    }
    var settings = settings
    settings.operands.removeFirst(2)
    let (paths, options) = (settings.paths, settings.validatorOptions)
    let session = try await console.observed(settings) { () async throws(ValidationError) in
      try await ValidationSession(paths, options: options)
    }
    let renaming: Renaming
    do throws(RenamingError) {
      renaming = try await session.renaming(of: target, to: newName)
    } catch {
      throw .renaming(error)
    }
    var failed = 0
    for file in renaming.files {
      if !settings.wantsWriting {
        FixOutput.printDifference(file, settings, console: &console)
      } else if let reason = FixOutput.write(file) {
        console.errors.write(CommandMessages.error(CommandMessages.cannotWrite(file.file, reason)))
        failed += 1
      }
    }
    for place in renaming.uncertain {
      console.errors.write(CommandMessages.note("\(place.place)", CommandMessages.text(of: place.reason)))
    }
    if settings.detail > .quiet {
      console.errors.write(CommandMessages.renamed(renaming, isWritten: settings.wantsWriting))
    }
    return failed == 0 ? .success : .couldNotRun
  }
}
