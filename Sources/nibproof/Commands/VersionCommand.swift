import Reporting

/// The `nibproof version` command.
struct VersionCommand: Command {
  let name = "version"
  let summary = "prints the version"
  let discussion =
    "Also prints the commit, if the build recorded it; the SDKs of the built-in framework interfaces; and, for "
    + "each platform, the latest version whose new classes and properties are known."
  let operands: [Operand] = []
  let options: [Option] = [.reporter(among: Reporters.version), .help]
  let examples = [
    Example(line: "nibproof version", explanation: "the same as 'nibproof --version'"),
    Example(line: "nibproof --version --reporter json", explanation: "prints the version as JSON"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    try settings.report(Version.tool, by: Reporters.version, console: &console)
    return .success
  }
}
