import Reporting
import Validation

/// `nibproof validate`, the default.
struct ValidateCommand: Command {
  let name = "validate"
  let summary = "says what would go wrong when documents are loaded"
  let discussion =
    "Reads every .xib and .storyboard file and every Swift and Objective-C source below the paths, loads each document "
    + "on model objects of those classes, and reports what the platform would do: crash, drop a value with a log line, "
    + "or go on with something wrong. A folder with a spec.json is validated on its own, with what the spec expects."
  let operands = [Operand.any("PATH", "Files and folders; the current folder unless given.")]
  let options: [Option] = [
    .spec, .platform, .deploymentTarget, .stdin, .stdinFilename, .scriptInputFiles, .scriptInputFileLists,
    .reporter(among: Reporters.validation), .output, .strict, .lenient, .baseline, .strictBaseline, .stamp,
    .verbose, .quiet, .cache, .cacheFolder, .index, .partial, .jobs, .color, .help, .version,
  ]
  let examples = [
    Example(line: "nibproof validate .", explanation: "every document against every source below here"),
    Example(
      line: "nibproof validate Specs",
      explanation: "each folder with a spec.json, expectations and all"
    ),
    Example(
      line: "nibproof --stdin --stdin-filename App/Card.xib < Unsaved.xib",
      explanation: "one document as it would be when saved, for an editor"
    ),
    Example(
      line: "nibproof --reporter json --output findings.json App Shared",
      explanation: "two folders as one app, for another program to read"
    ),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    if settings.isPartial {
      try await settings.writeIndex(for: .partial) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions).partialIndex(settings.operands)
      }
      return .success
    }
    let selection = try settings.selection(console)
    var options = settings.validatorOptions
    options.selection = selection
    let validator = Validator(options: options)
    var report: ValidationReport
    var leftOver: [Baseline.Entry] = []
    do throws(ValidationError) {
      // Read first, so that one that is wrong is told before the work is done.
      let baseline = try settings.baseline.map { file throws(ValidationError) in try Baseline(file: file) }
      report = try await console.observed(settings) { () async throws(ValidationError) in
        try await validator.validate(settings.documentPaths)
      }
      if let baseline, let file = settings.baseline {
        leftOver = baseline.remove(
          from: &report,
          folder: Settings.folder(of: file),
          paths: selection.paths ?? settings.paths
        )
      }
    } catch {
      throw .validation(error)
    }
    if selection == DocumentSelection() { console.warnOfNothing(in: report, settings) }
    let texts = SourceTexts { selection.text(of: $0) ?? SourceTexts.files.bytes(of: $0) }
    try settings.report(report, by: Reporters.validation, texts: texts, console: &console)
    if settings.reporter(among: Reporters.validation)?.tellsEverything == false {
      for result in report.results {
        for failure in result.failures {
          console.errors.write(Sentences.error("\(result.file ?? ""): \(failure)"))
        }
      }
    }
    for entry in leftOver {
      console.errors.write(
        Sentences.leftOver(entry, in: settings.baseline ?? "", fails: settings.isBaselineStrict)
      )
    }
    let fails = report.fails(under: settings.strictness) || settings.isBaselineStrict && !leftOver.isEmpty
    if !fails, let stamp = settings.stamp { try Settings.write(stamp: stamp) }
    return fails ? .found : .success
  }
}
