import Reporting
import Validation

/// `nibproof baseline`.
struct BaselineCommand: Command {
  let name = "baseline"
  let summary = "writes down what is found now, so that later runs tell what is new"
  let discussion =
    "Entries name findings by their id, document, object and key path, so that they hold when lines move; paths count "
    + "from the file's folder. 'nibproof validate --baseline FILE' leaves them out, and tells which are found no longer."
  let operands = [Operand.any("PATH", "Files and folders; the current folder unless given.")]
  let options: [Option] = [
    .spec, .platform, .deploymentTarget, .derivedData, .sourcePackages, .output, .jobs, .help,
  ]
  let examples = [
    Example(line: "nibproof baseline -o baseline.json", explanation: "all that is found below here"),
    Example(line: "nibproof validate --baseline baseline.json", explanation: "and from then on what is new"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let report: ValidationReport
    do throws(ValidationError) {
      report = try await console.observed(settings) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions).validate(settings.paths)
      }
    } catch {
      throw .validation(error)
    }
    console.warnOfNothing(report.counts, settings)
    let folder = settings.output.map(PathName.folder(of:)) ?? ""
    let baseline = Baseline(of: report, folder: folder)
    try settings.report(baseline, by: Reporters.baseline, console: &console)
    if let output = settings.output {
      console.output.write(Sentences.wroteBaseline(output, baseline, report.counts))
    }
    return .success
  }
}
