import ProjectModel
import Reporting
import Validation

/// The `nibproof validate` command, which is the default.
struct ValidateCommand: Command {
  let name = "validate"
  let summary = "validates documents against sources"
  let discussion =
    "Reads every .xib and .storyboard file and every Swift and Objective-C source under the paths, loads each document "
    + "on model objects of those classes, and reports what the platform would do: crash, log an error and "
    + "ignore a value, or continue with a wrong result. If PATH is a source, the documents that use its classes are validated. A folder with a "
    + "spec.json is a test case with expected findings. The keys 'baseline', 'reporter' and 'strict' in nibproof.json "
    + "are defaults for the options."
  let operands = [Operand.any("PATH", "Files and folders (default: the current folder).")]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "no finding fails",
    .found: "a finding fails, a spec or strict baseline does not match, or --strict finds no document",
    .couldNotRun: couldNotRun,
  ]
  let optionGroups = [
    OptionGroup(
      title: "Input",
      options: [
        .config, .platform, .deploymentTarget, .derivedData, .sourcePackages, .stdin, .stdinFilename,
        .scriptInputFiles, .scriptInputFileLists,
      ]
    ),
    OptionGroup(
      title: "Output",
      options: [
        .only, .disable, .unused, .reporter(among: Reporters.validation), .statistics, .output, .stepSummary,
        .verbose, .quiet, .color,
        .link,
        .date,
      ]
    ),
    OptionGroup(title: "Exit status", options: [.strict, .lenient, .since, .baseline, .strictBaseline]),
    OptionGroup(title: "Build systems", options: [.stamp, .jobs]),
    OptionGroup(title: "Help", options: [.help, .version]),
  ]
  var options: [Option] { optionGroups.flatMap(\.options) }
  let examples = [
    Example(
      line: "nibproof validate .",
      explanation: "checks every document against every source in the current folder"
    ),
    Example(
      line: "nibproof validate Specs",
      explanation: "runs the specs: each folder with a spec.json"
    ),
    Example(
      line: "nibproof --stdin --stdin-filename App/Card.xib < Unsaved.xib",
      explanation: "validates unsaved text, for an editor"
    ),
    Example(
      line: "nibproof --reporter json --output findings.json App Shared",
      explanation: "validates two folders as one app, and writes JSON"
    ),
    Example(
      line: "nibproof --since main",
      explanation: "reports what the current branch and uncommitted changes introduce"
    ),
    Example(
      line: "nibproof --only undefined-outlet --only undefined-action",
      explanation: "reports only findings with these ids"
    ),
  ]

  func run(_ given: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let settings = try given.withDefaults()
    if settings.isBaselineStrict, settings.baseline == nil {
      throw .usage(.optionWithout("--strict-baseline", needed: "--baseline"))
    }
    guard let reporter = settings.reporter(among: Reporters.runs) else { return .success }
    let selection = try settings.selection(console)
    var options = settings.validatorOptions
    options.selection = selection
    let texts = SourceTexts { selection.text(of: $0) ?? SourceTexts.files.bytes(of: $0) }
    let start = ContinuousClock.now
    let comparison = try await settings.comparison(&console)
    // `Verdict` reads the baseline, so an invalid baseline is reported before the validation starts.
    let verdict = try await report(
      by: reporter,
      settings,
      options: options,
      texts: texts,
      verdict: Verdict(settings, comparison),
      &console
    )
    if console.progressLine != nil, settings.detail > .quiet {
      console.errors.write(CommandMessages.elapsed(ContinuousClock.now - start))
    }
    var fails = verdict.fails
    for file in selection.documents(missingBelow: settings.paths) {
      console.errors.write(CommandMessages.warning(file, CommandMessages.notBelowPaths))
    }
    // Without documents, the settings of an app may still name documents.
    if !settings.readsInput, !verdict.hasFindings, console.warnOfNothing(verdict.counts, settings) {
      fails = true
    }
    if selection == DocumentSelection(), verdict.isPartlyUnverified {
      console.warnOfNoSources(verdict, settings)
    }
    if settings.detail == .verbose {
      for var finding in verdict.fixed {
        finding.file = PathName.fromFolder("", finding.file)
        console.errors.write(CommandMessages.fixed(finding))
      }
    }
    let leftOver = verdict.leftOver(below: selection.paths ?? settings.paths)
    for entry in leftOver {
      console.errors.write(
        CommandMessages.leftOver(entry, in: settings.baseline ?? "", fails: settings.isBaselineStrict)
      )
    }
    if !leftOver.isEmpty { console.errors.write(CommandMessages.updateBaseline(settings.baseline ?? "")) }
    if settings.isBaselineStrict, !leftOver.isEmpty { fails = true }
    if verdict.hasInvalidSpec { return .couldNotRun }
    if !fails, let stamp = settings.stamp { try Settings.write(stamp: stamp) }
    return fails ? .found : .success
  }

  /// Appends a report as Markdown to a file.
  private func write(
    _ parts: [ValidationRun.Part],
    asSummaryTo file: String,
    _ options: ReportOptions
  ) throws(Failure) {
    guard let reporter = Reporters.runs.first(where: { $0.name == "markdown" }) else { return }
    var options = options
    (options.style, options.width) = (.plain, Terminal.widest)
    let text = reporter.text(of: parts, options: options)
    do throws(FileStream.SystemFailure) { try FileStream.append(text, to: file) } catch {
      throw .output(path: file, reason: error.reason)
    }
  }

  /// Validates and writes the report at the same time.
  private func report(
    by reporter: some ValidationReporter,
    _ settings: Settings,
    options: Validator.Options,
    texts: SourceTexts,
    verdict: Verdict,
    _ console: inout Console
  ) async throws(Failure) -> Verdict {
    var reportOptions = settings.reportOptions(texts, console)
    if reporter.hasDrawings {
      reportOptions.images = await Validator(options: options).images(around: settings.paths)
    }
    var report = RunningReport(
      reporter,
      options: reportOptions,
      verdict: verdict,
      keepsParts: settings.stepSummary != nil
    )
    var output = console.output
    // On a terminal, the report would otherwise overlap with the progress line.
    var held = settings.output == nil && console.isTerminal ? "" : nil
    let failure = try await console.observed(settings) {
      () async throws(ValidationError) -> FileStream.SystemFailure? in
      let run = try await Validator(options: options).run(settings.paths, order: reporter.order)
      if let path = settings.output { return try await report.write(run, toFile: path) }
      if held != nil {
        var text = ""
        try await report.write(run, to: &text)
        held = text
      } else {
        try await report.write(run, to: &output)
      }
      return nil
    }
    if let held { output.write(held) }
    console.output = output
    if let failure = failure ?? report.failure {
      throw .output(path: settings.output ?? CommandMessages.standardOutput, reason: failure.reason)
    }
    if let run = report.run { console.lasting.append(run) }
    if let file = settings.stepSummary { try write(report.parts, asSummaryTo: file, reportOptions) }
    return report.verdict
  }
}
