import InterfaceDocuments
import PortableFoundation
import Reporting
import Validation

/// `nibproof fix`.
struct FixCommand: Command {
  let name = "fix"
  let summary = "fixes documents and sources where the fix is certain"
  let discussion =
    "Removes attributes and connections that refer to undeclared members, adds @objc, @IBOutlet, "
    + "@IBInspectable or @IBAction to members that are not visible to Objective-C, and adds the module of a "
    + "Swift class if the document does not name it. Misspelled keys are renamed only with --rename. All "
    + "other bytes of a file stay the same. Files are replaced atomically; a file that changes after it was "
    + "read is skipped."
  let operands = [Operand.any("PATH", "Files and folders (default: the current folder).")]
  let exitStatuses: KeyValuePairs<ExitStatus, String> = [
    .success: "success, even if findings need a manual fix", .couldNotRun: couldNotRun,
  ]
  let options: [Option] = [
    .dryRun, .rename, .config, .only, .disable, .platform, .deploymentTarget, .derivedData, .sourcePackages,
    .silent, .jobs, .color, .help,
  ]
  let examples = [
    Example(line: "nibproof fix --dry-run App", explanation: "prints what would change, as a patch"),
    Example(line: "nibproof fix --rename App", explanation: "also renames misspelled keys"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let report = try await console.observed(settings) { () async throws(ValidationError) in
      try await Validator(options: settings.validatorOptions).validate(settings.paths)
    }
    console.warnOfNothing(report.counts, settings)
    var tally = FixTally(left: report.findings.count { $0.fails(under: .normal) })
    for fix in fixes(for: report, settings, &tally, &console) {
      if fix.isWide, settings.mayFix(report.findings.filter { $0.file == fix.file }) {
        console.errors.write(CommandMessages.warning(fix.file, CommandMessages.isWide))
      }
      guard !fix.changes.isEmpty else { continue }
      if settings.isDryRun {
        let difference = UnifiedDifference.text(of: fix, as: Self.patchPath(fix.file))
        console.output.write(
          UnifiedDifference.styled(difference, console.style(settings.color, isFile: false))
        )
      } else if let reason = write(fix) {
        console.errors.write(CommandMessages.error(CommandMessages.cannotWrite(fix.file, reason)))
        tally.failed += 1
        continue
      } else if settings.detail > .quiet {
        for change in fix.changes { console.output.write(CommandMessages.change(change)) }
      }
      tally.add(fix)
    }
    if settings.detail > .quiet {
      console.errors.write(CommandMessages.fixed(tally, isDryRun: settings.isDryRun))
    }
    return tally.failed == 0 ? .success : .couldNotRun
  }

  /// Returns the fixes of all documents and sources, by path; files that cannot be read are reported.
  private func fixes(
    for report: ValidationReport,
    _ settings: Settings,
    _ tally: inout FixTally,
    _ console: inout Console
  ) -> [FileFix] {
    let documents = Dictionary(grouping: report.findings, by: \.file)
      // Inline attributes of a spec are not in a document.
      .filter { DocumentPath.isDocument($0.key) }
    let sources = SourceFixer.findingsBySource(report.findings)
    let fixer = DocumentFixer(renames: settings.wantsRenaming)
    var fixes: [FileFix] = []
    for file in Set(documents.keys).union(sources.keys).sorted() {
      do throws(ValidationError) {
        if let findings = documents[file] { fixes.append(try fixer.fix(file, findings)) }
        if let findings = sources[file] { fixes.append(try SourceFixer().fix(file, findings)) }
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
    return fixes
  }

  /// Returns the path of a file in a patch.
  ///
  /// The path is relative to the current folder or, for a file outside of it, to the root, where the patch must then
  /// be applied.
  private static func patchPath(_ file: String) -> String {
    let paths = Settings.repository(roots: [FileManager.default.currentDirectoryPath])
    let path = paths.path(file)
    return path.hasPrefix("/") || path.hasPrefix("../") ? String(paths.whole(path).dropFirst()) : path
  }

  /// Writes a file unless it has changed since it was read.
  ///
  /// - Returns: The reason why it was not written, or nil.
  func write(_ fix: FileFix) -> String? {
    guard let now = SourceTexts.files.bytes(of: fix.file), now == fix.original else {
      return CommandMessages.changedMeanwhile
    }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: fix.file).write { $0.write(fix.fixed) }
      return nil
    } catch {
      return error.reason
    }
  }
}

extension Settings {
  /// Whether the command may be able to fix some of the findings, judging by the findings alone.
  fileprivate func mayFix(_ findings: [Finding]) -> Bool {
    DocumentFixer.possibleChanges(for: findings).contains { change in
      if case .renaming = change.kind { wantsRenaming } else { true }
    }
  }
}
