import InterfaceDocuments
import PortableFoundation
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
  let options: [Option] = [
    .dryRun, .rename, .spec, .platform, .deploymentTarget, .derivedData, .sourcePackages, .silent, .jobs,
    .help,
  ]
  let examples = [
    Example(line: "nibproof fix --dry-run App", explanation: "what would change, as a patch"),
    Example(line: "nibproof fix --rename App", explanation: "mend misspelt keys too"),
  ]

  func run(_ settings: Settings, console: inout Console) async throws(Failure) -> ExitStatus {
    let report = try await report(settings, &console)
    // Each change takes a finding with it.
    var changes = 0
    var left = report.findings.count { $0.fails(under: .normal) }
    for fix in try fixes(for: report, settings) {
      if fix.isWide, settings.mayMend(report.findings.filter { $0.file == fix.file }) {
        console.errors.write(Sentences.warning(fix.file, Sentences.isWide))
      }
      guard !fix.changes.isEmpty else { continue }
      if settings.isDryRun {
        console.output.write(UnifiedDifference.text(of: fix, as: Self.patchPath(fix.file)))
      } else {
        try write(fix)
        for change in fix.changes where settings.detail > .quiet {
          console.output.write(Sentences.change(change))
        }
      }
      changes += fix.changes.count
      left -= fix.changes.count { $0.finding.fails(under: .normal) }
    }
    guard settings.detail > .quiet else { return .success }
    console.errors.write(Sentences.changes(changes, left: left, isDryRun: settings.isDryRun))
    return .success
  }

  private func report(_ settings: Settings, _ console: inout Console) async throws(Failure)
    -> ValidationReport
  {
    do throws(ValidationError) {
      let report = try await console.observed(settings) { () async throws(ValidationError) in
        try await Validator(options: settings.validatorOptions).validate(settings.paths)
      }
      console.warnOfNothing(report.counts, settings)
      return report
    } catch {
      throw .validation(error)
    }
  }

  private func fixes(for report: ValidationReport, _ settings: Settings) throws(Failure) -> [DocumentFix] {
    do throws(ValidationError) {
      let fixer = DocumentFixer(renames: settings.wantsRenaming)
      var fixes: [DocumentFix] = []
      for (file, findings) in Dictionary(grouping: report.findings, by: \.file).sorted(by: { $0.key < $1.key }
      ) {
        // A spec's own attributes stand in no document.
        guard DocumentPath.isDocument(file) else { continue }
        fixes.append(try fixer.fix(file, findings))
      }
      return fixes
    } catch {
      throw .validation(error)
    }
  }

  /// A path as tools that apply patches take one: from the current folder, or for a file elsewhere from the root, in which
  /// the patch is to be applied then.
  private static func patchPath(_ file: String) -> String {
    let paths = Settings.repository(roots: [FileManager.default.currentDirectoryPath])
    let path = paths.path(file)
    return path.hasPrefix("/") || path.hasPrefix("../") ? String(paths.whole(path).dropFirst()) : path
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

extension Settings {
  /// Whether the command would mend something of a document, as far as its findings tell.
  fileprivate func mayMend(_ findings: [Finding]) -> Bool {
    DocumentFixer.possibleChanges(for: findings).contains { $0.kind == .removal || wantsRenaming }
  }
}
