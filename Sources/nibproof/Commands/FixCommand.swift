import Reporting
import Validation

/// `nibproof fix`.
struct FixCommand: Command {
  let name = "fix"
  let summary = "removes attributes and connections that are proved left over"
  let discussion =
    "What sets or connects a member that nobody declares is taken out of the document, and nothing else in the file "
    + "changes. A key that nearly is another one is left alone, or written as that one with --rename. A document is "
    + "written whole or not at all, and not if it changed since it was read."
  let operands = [Operand.any("PATH", "Files and folders; the current folder unless given.")]
  let options: [Option] = [.dryRun, .rename, .spec, .platform, .deploymentTarget, .jobs, .help]
  let examples = [
    Example(line: "nibproof fix --dry-run App", explanation: "what would change, as a patch"),
    Example(line: "nibproof fix --rename App", explanation: "mend misspelt keys too"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    var changes = 0
    for fix in try await fixes(settings, &console) where !fix.changes.isEmpty {
      if settings.isDryRun {
        console.output.write(UnifiedDifference.text(from: fix.original, to: fix.fixed, file: fix.file))
      } else {
        try write(fix)
        for change in fix.changes { console.output.write(Sentences.change(change)) }
      }
      changes += fix.changes.count
    }
    console.errors.write(Sentences.changes(changes, isDryRun: settings.isDryRun))
    return .success
  }

  private func fixes(
    _ settings: Settings,
    _ console: inout Console
  ) async throws(Failure) -> [DocumentFix] {
    do throws(ValidationError) {
      let report = try await console.observed(settings) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions).validate(settings.paths)
      }
      console.warnOfNothing(report.counts, settings)
      let fixer = DocumentFixer(renames: settings.wantsRenaming)
      var fixes: [DocumentFix] = []
      for (file, findings) in Dictionary(grouping: report.findings, by: \.file).sorted(by: { $0.key < $1.key }
      ) {
        // A spec's own attributes stand in no document.
        guard file.hasSuffix(".xib") || file.hasSuffix(".storyboard") else { continue }
        fixes.append(try fixer.fix(file, findings))
      }
      return fixes
    } catch {
      throw .validation(error)
    }
  }

  /// Writes a document, unless it changed since it was read.
  func write(_ fix: DocumentFix) throws(Failure) {
    guard let now = SourceTexts.files.bytes(of: fix.file), now == fix.original else {
      throw .output(path: fix.file, reason: Sentences.changedMeanwhile)
    }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: fix.file).write { $0.write(fix.fixed) }
    } catch {
      throw .output(path: fix.file, reason: error.reason)
    }
  }
}
