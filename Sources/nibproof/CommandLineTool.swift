import PortableFoundation
import ProjectModel
import Reporting

/// Runs the tool, from arguments to an exit status.
enum CommandLineTool {
  /// Runs the command in the arguments; `validate` by default.
  ///
  /// - Parameters:
  ///   - arguments: The arguments without the program name.
  ///   - console: The destination of output and errors.
  /// - Returns: The exit status.
  static func run(_ arguments: [String], console: inout Console) async -> ExitStatus {
    let named = arguments.first.flatMap(Commands.named)
    let command = named ?? Commands.standard
    var settings = Settings()
    do throws(Failure) {
      if named == nil { try checkSpelling(of: arguments.first) }
      settings = try command.settings(arguments.dropFirst(named == nil ? 0 : 1))
      settings.environment = console.variables
      if settings.wantsVersion {
        try settings.report(Version.tool, by: Reporters.version, console: &console)
        return .success
      }
      if settings.wantsHelp {
        let help = HelpText(width: console.textWidth)
        console.output.write(
          named.map(help.text(for:)) ?? help.overview(of: Commands.all, standard: Commands.standard)
        )
        return .success
      }
      // Commands with `--force` check for existing files themselves.
      if let output = settings.output, PathName.isInput(output),
        FileManager.default.fileExists(atPath: output),
        !command.options.contains(where: { $0.name == Option.force.name })
      {
        throw .output(path: output, reason: CommandMessages.isInput)
      }
      return try await command.run(settings, console: &console)
    } catch {
      settings.report(error, console: &console)
      switch error {
      case .usage(.unknownCommand), .usage(.unknownCommandOrPath):
        console.errors.write(CommandMessages.seeHelp(of: nil))
      case .usage: console.errors.write(CommandMessages.seeHelp(of: command.name))
      case .validation, .output, .revision, .renaming, .noPicture: break
      }
      return .couldNotRun
    }
  }

  /// Rejects a first argument that is not an existing path but looks like a command name.
  private static func checkSpelling(of argument: String?) throws(Failure) {
    guard let argument, !argument.hasPrefix("-"), !FileManager.default.fileExists(atPath: argument) else {
      return
    }
    if let nearest = Commands.nearest(argument) {
      throw .usage(.unknownCommandOrPath(argument, nearest: nearest))
    }
    let isWord = !argument.isEmpty && argument.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") }
    if isWord { throw .usage(.unknownCommandOrPath(argument, nearest: nil)) }
  }
}
