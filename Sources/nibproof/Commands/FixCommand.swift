import Checks
import PortableFoundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Validation

/// The `nibproof fix` command.
struct FixCommand: Command {
  let name = "fix"
  let summary = "makes safe fixes in documents and sources"
  let discussion =
    "Makes changes that keep the app's intended behavior. Replaces stale outlets, actions, keys, classes and "
    + "identifiers in documents with their new names if the new names are certain: Git shows that the declaration was "
    + "renamed since the document's last change (or since --since), or only one member, class or identifier fits. Adds "
    + "@objc, @IBOutlet, @IBInspectable or @IBAction to members that are not visible to Objective-C, and sets the module of "
    + "Swift classes in documents. With --unsafe, also removes attributes, connections and classes that refer to undeclared "
    + "members and classes, and renames misspelled keys to the closest declared key. Prints each change with its reason. "
    + "Only verified findings about reachable objects are fixed. Stale names are also replaced if the finding is likely, "
    + "or if Git shows that the declaration was renamed. A fix that would cause another finding is not made. Files are "
    + "replaced atomically; a file that changes after it was read is skipped."
  let operands = [Operand.any("PATH", "Files and folders (default: the current folder).")]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "success, even if findings need a manual fix", .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [
    .dryRun, .diffOnly, .unsafe, .renamedSince, .config, .only, .disable, .platform, .deploymentTarget,
    .derivedData, .sourcePackages,
    .silent, .jobs, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof fix --dry-run App", explanation: "prints what would change, as a patch"),
    Example(line: "nibproof fix --unsafe --dry-run App", explanation: "includes removals and renamings"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let applicability = settings.applicability
    var options = settings.validatorOptions
    options.history = try settings.history()
    let validatorOptions = options
    let fixer = try await console.observed(settings) { () async throws(ValidationError) in
      try await AppFixer(settings.paths, options: validatorOptions)
    }
    console.warnOfNothing(fixer.report.counts, settings)
    let plan = FixPlan(fixer.report.findings).filter { settings.isSelected($0.finding) }
    var tally = FixTally()
    let texts = texts(of: plan, applicability, &tally, &console)
    let outcome = try await Failure.ofInput { () async throws(ValidationError) in
      try await fixer.fixes(of: plan, texts: texts, applicability)
    }
    for rejection in outcome.rejected { console.errors.write(CommandMessages.rejected(rejection)) }
    tally.addRemaining(
      outcome.findings.filter(settings.isSelected),
      unsafe: applicability == .safe ? plan.fixes(texts: texts, .unsafe) : []
    )
    for fix in outcome.fixes {
      if settings.isDryRun {
        FixOutput.printDifference(fix, settings, console: &console)
        // Standard output contains only the patch.
        if settings.detail > .quiet {
          for line in Self.lines(of: fix) { console.errors.write(line) }
        }
      } else if let reason = FixOutput.write(fix) {
        console.errors.write(CommandMessages.error(CommandMessages.cannotWrite(fix.file, reason)))
        tally.failed += 1
        continue
      } else if settings.detail > .quiet {
        for line in Self.lines(of: fix) { console.output.write(line) }
      }
      tally.add(fix)
    }
    if settings.detail > .quiet {
      console.errors.write(CommandMessages.fixed(tally, isDryRun: settings.isDryRun))
    }
    return tally.failed == 0 ? .success : .couldNotRun
  }

  /// Returns the descriptions of the changes in a file; several findings may require the same change.
  private static func lines(of fix: FileFix) -> [String] {
    var seen: Set<String> = []
    return fix.changes.map(CommandMessages.change).filter { seen.insert($0).inserted }
  }

  /// Returns the contents of the files to fix, by path; files that cannot be read or fixed are reported.
  private func texts(
    of plan: FixPlan,
    _ applicability: Applicability,
    _ tally: inout FixTally,
    _ console: inout Console
  ) -> [String: [UInt8]] {
    var texts: [String: [UInt8]] = [:]
    let wanted = Set(plan.changes.filter { $0.kind.applicability <= applicability }.map(\.place.file))
    for file in plan.files {
      do throws(ValidationError) {
        let text = try FileBytes.read(file)
        texts[file] = text
        if wanted.contains(file), FileFix(file: file, original: text, fixed: text, changes: []).isWide {
          console.errors.write(CommandMessages.warning(file, CommandMessages.isWide))
        }
      } catch {
        // If the name of a file is not valid UTF-8, no file exists at its repaired path.
        let isUnreadable = file.unicodeScalars.contains("\u{FFFD}")
        console.errors.write(
          isUnreadable
            ? CommandMessages.warning(file, CommandMessages.isNotUTF8) : CommandMessages.error("\(error)")
        )
        tally.failed += 1
      }
    }
    return texts
  }
}

extension Settings {
  /// Returns the history of the sources, after checking the revision in the arguments.
  fileprivate func history() throws(Failure) -> SourceHistory {
    if let since {
      do throws(GitFailure.Reason) {
        let path = paths[0]
        let isFolder = (try? FileManager.default.contentsOfDirectory(atPath: path)) != nil
        _ = isFolder ? try GitRevision(since, in: path) : try GitRevision(since, for: path)
      } catch {
        throw .revision(since, error)
      }
    }
    return GitHistory(since: since).sources
  }

  /// Whether a finding has one of the selected ids.
  fileprivate func isSelected(_ finding: Finding) -> Bool {
    (only.isEmpty || only.contains(finding.id)) && !disabled.contains(finding.id)
  }
}
