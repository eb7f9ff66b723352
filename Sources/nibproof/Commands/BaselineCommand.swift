import ProjectModel
import Reporting
import Validation

/// The `nibproof baseline` command.
struct BaselineCommand: Command {
  let name = "baseline"
  let summary = "records the current findings, so that later runs report only new ones"
  let discussion =
    "An entry identifies a finding by id, document, object and key path, so it still matches when lines move. Paths "
    + "are relative to the folder of the file. 'nibproof validate --baseline FILE', or the key 'baseline' in "
    + "nibproof.json, omits the recorded findings and reports those that are no longer found."
  let operands = [Operand.any("PATH", "Files and folders (default: the current folder).")]
  let options: [Option] = [
    .config, .platform, .deploymentTarget, .derivedData, .sourcePackages, .only, .disable, .unused, .output,
    .jobs,
    .help,
  ]
  let examples = [
    Example(
      line: "nibproof baseline -o baseline.json",
      explanation: "records all findings in the current folder"
    ),
    Example(line: "nibproof validate --baseline baseline.json", explanation: "reports only new findings"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let report = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).validate(settings.paths)
    }
    console.warnOfNothing(report.counts, settings)
    let folder = settings.output.map(PathName.folder(of:)) ?? ""
    let baseline = Baseline(of: report, folder: folder)
    try settings.report(baseline, by: Reporters.baseline, console: &console)
    if let output = settings.output {
      console.output.write(CommandMessages.wroteBaseline(output, baseline, report.counts))
    }
    return .success
  }
}
