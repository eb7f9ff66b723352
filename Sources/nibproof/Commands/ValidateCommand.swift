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
  let optionGroups = [
    OptionGroup(
      title: "What is validated",
      options: [
        .spec, .platform, .deploymentTarget, .derivedData, .sourcePackages, .stdin, .stdinFilename,
        .scriptInputFiles, .scriptInputFileLists,
      ]
    ),
    OptionGroup(
      title: "What is told",
      options: [.reporter(among: Reporters.validation), .output, .verbose, .quiet, .color, .link, .date]
    ),
    OptionGroup(title: "What fails", options: [.strict, .lenient, .baseline, .strictBaseline]),
    OptionGroup(
      title: "Again, and on many machines",
      options: [.stamp, .cache, .cacheFolder, .index, .partial, .jobs]
    ),
    OptionGroup(title: "Help", options: [.help, .version]),
  ]
  var options: [Option] { optionGroups.flatMap(\.options) }
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
    guard let reporter = settings.reporter(among: Reporters.runs) else { return .success }
    let selection = try settings.selection(console)
    var options = settings.validatorOptions
    options.selection = selection
    let texts = SourceTexts { selection.text(of: $0) ?? SourceTexts.files.bytes(of: $0) }
    // The baseline is read first, so that one that is wrong is told before the work is done.
    let start = ContinuousClock.now
    let verdict = try await report(
      by: reporter,
      settings,
      options,
      texts,
      verdict: Verdict(settings),
      &console
    )
    if console.progressLine != nil, settings.detail > .quiet {
      console.errors.write(Sentences.elapsed(ContinuousClock.now - start))
    }
    var fails = verdict.fails
    for file in selection.documents(missingBelow: settings.paths) where settings.indexes.isEmpty {
      console.errors.write(Sentences.warning(file, Sentences.notBelowPaths))
    }
    if !settings.readsInput, console.warnOfNothing(verdict.counts, settings) { fails = true }
    if selection == DocumentSelection(), verdict.isPartlyUnproved {
      console.warnOfNoSources(verdict, settings)
    }
    let leftOver = verdict.leftOver(below: selection.paths ?? settings.paths)
    for entry in leftOver {
      console.errors.write(
        Sentences.leftOver(entry, in: settings.baseline ?? "", fails: settings.isBaselineStrict)
      )
    }
    if !leftOver.isEmpty { console.errors.write(Sentences.updateBaseline(settings.baseline ?? "")) }
    if settings.isBaselineStrict, !leftOver.isEmpty { fails = true }
    if !fails, let stamp = settings.stamp { try Settings.write(stamp: stamp) }
    return fails ? .found : .success
  }

  /// Validates, and reports while it goes on.
  private func report(
    by reporter: some ValidationReporter,
    _ settings: Settings,
    _ options: Validator.Options,
    _ texts: SourceTexts,
    verdict: Verdict,
    _ console: inout Console
  ) async throws(Failure) -> Verdict {
    var report = RunningReport(reporter, options: settings.reportOptions(texts, console), verdict: verdict)
    var output = console.output
    // On a terminal the line of progress is drawn where the report would be.
    var held = settings.output == nil && console.isTerminal ? "" : nil
    let failure: FileStream.SystemFailure?
    do throws(ValidationError) {
      failure = try await console.observed(settings) { () async throws(ValidationError) in
        let run = try await Validator(options: options).run(settings.documentPaths, order: reporter.order)
        if let path = settings.output { return await report.write(run, toFile: path) }
        if held != nil {
          var text = ""
          await report.write(run, to: &text)
          held = text
        } else {
          await report.write(run, to: &output)
        }
        return nil
      }
    } catch {
      throw .validation(error)
    }
    if let held { output.write(held) }
    console.output = output
    if let failure = failure ?? report.failure {
      throw .output(path: settings.output ?? Sentences.standardOutput, reason: failure.reason)
    }
    if let run = report.run { console.lasting.append(run) }
    return report.verdict
  }
}
