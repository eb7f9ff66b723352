public import Checks
import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// The changes that fix findings.
///
/// Only verified findings about reachable objects are fixed. Stale names are also replaced if the finding is likely, or
/// if the history of the sources proves that the declaration was renamed.
public struct FixPlan: Sendable {
  /// The changes that the findings suggest, in the order of the findings.
  ///
  /// ``fix(_:text:_:)`` skips the changes that the text of a file does not permit.
  public private(set) var changes: [FileFix.Change]

  /// Plans the fixes of findings.
  ///
  /// - Parameter findings: All findings in the files to fix.
  public init(_ findings: [Finding]) {
    let objects = Dictionary(grouping: findings, by: \.file).mapValues(UncertainObjects.init)
    changes = findings.flatMap { finding -> [FileFix.Change] in
      if let repair = finding.repair, Self.isCertain(repair, of: finding) {
        return repair.names.map { FileFix.Change(finding: finding, kind: .repair($0, repair.basis)) }
      }
      guard finding.isVerified, !finding.isUnreachable, let kind = Self.change(for: finding) else {
        return []
      }
      switch kind {
      case .repair, .attribute, .module, .classRemoval: break
      case .removal, .renaming:
        guard objects[finding.file]?.mayExplain(finding, fixedBy: kind) == false else { return [] }
      }
      return [FileFix.Change(finding: finding, kind: kind)]
    }
  }

  /// Whether a repair is certain enough to be applied.
  ///
  /// If the history of a declaration proves that it was renamed, the effect of the stale name does not matter.
  private static func isCertain(_ repair: Repair, of finding: Finding) -> Bool {
    repair.isOfHistory || (finding.isVerified || finding.likely != nil) && !finding.isUnreachable
  }

  /// The paths of the files to change, sorted.
  public var files: [String] { Set(changes.map(\.place.file)).sorted() }

  /// Returns a plan with only the changes that satisfy a condition.
  package func filter(_ isIncluded: (FileFix.Change) -> Bool) -> FixPlan {
    var plan = self
    plan.changes = changes.filter(isIncluded)
    return plan
  }

  /// Returns the fix of one file without changing the file.
  ///
  /// - Parameters:
  ///   - file: The path of a document or source, spelled as in the findings.
  ///   - bytes: The text that was validated, which may be unsaved.
  ///   - applicability: Whether to make only safe changes, or also unsafe ones.
  /// - Returns: The fix, which has no changes if nothing can be fixed.
  public func fix(_ file: String, text bytes: [UInt8], _ applicability: Applicability = .safe) -> FileFix {
    fix(file, making: changes.filter { $0.place.file == file }, in: bytes, applicability)
  }

  private func fix(
    _ file: String,
    making changes: [FileFix.Change],
    in bytes: [UInt8],
    _ applicability: Applicability
  ) -> FileFix {
    let changes = changes.filter { $0.kind.applicability <= applicability }
    let edits = Self.edits(of: file, making: changes, in: bytes)
    var fix = FileFix(file: file, original: bytes, fixed: bytes, changes: [])
    // Editing from end to start lets each edit depend on the edits after it.
    var edited = EditedBytes(bytes)
    for (change, edit) in edits.sorted(by: { $0.edit.element.lowerBound > $1.edit.element.lowerBound })
    where edited.make(edit) {
      fix.changes.append(FileFix.Change(finding: change.finding, kind: edit.kind))
    }
    fix.changes.reverse()
    (fix.edits, fix.fixed) = (edited.edits, edited.result)
    return fix
  }

  private static func edits(
    of file: String,
    making changes: [FileFix.Change],
    in bytes: [UInt8]
  ) -> [(change: FileFix.Change, edit: ElementEdit)] {
    DocumentPath.isDocument(file)
      ? DocumentEdits.edits(for: changes, in: bytes, path: file) : SourceEdits.edits(for: changes, in: bytes)
  }

  /// Returns each change of a file with its own edits, computed independently of the other changes.
  ///
  /// - Parameters:
  ///   - file: The path of a document or source, spelled as in the findings.
  ///   - bytes: The text that was validated, which may be unsaved.
  /// - Returns: The safe and unsafe changes that the text allows.
  package func edits(of file: String, text bytes: [UInt8]) -> [(
    change: FileFix.Change, edits: [FileFix.Edit]
  )] {
    Self.edits(of: file, making: changes.filter { $0.place.file == file }, in: bytes).map { change, edit in
      var edited = EditedBytes(bytes)
      _ = edited.make(edit)
      return (FileFix.Change(finding: change.finding, kind: edit.kind), edited.edits)
    }
  }

  /// Returns the fixes of all files without changing the files.
  ///
  /// - Parameters:
  ///   - texts: The contents of the files to fix, by path; other files are skipped.
  ///   - applicability: Whether to make only safe changes, or also unsafe ones.
  /// - Returns: The fixes that contain changes, sorted by path.
  public func fixes(texts: [String: [UInt8]], _ applicability: Applicability = .safe) -> [FileFix] {
    Dictionary(grouping: changes, by: \.place.file).sorted { $0.key < $1.key }
      .compactMap { file, changes in texts[file].map { fix(file, making: changes, in: $0, applicability) } }
      .filter { !$0.changes.isEmpty }
  }

  // MARK: Changes

  /// The kinds of findings that are fixed by removing the attribute or connection.
  ///
  /// Such an attribute or connection has no effect, or terminates the app.
  private static let removable: Set<FindingID> = [
    .undefinedKey, .undefinedOutlet, .undefinedAction, .danglingDestination,
  ]
  /// The kinds of findings that are fixed by renaming the key; an action is renamed if only its colons are wrong.
  private static let renamable: Set<FindingID> = [
    .undefinedKey, .undefinedKeyInPath, .undefinedOutlet, .unknownLayerKey,
  ]

  private static func change(for finding: Finding) -> FileFix.Change.Kind? {
    if let attribute = finding.missingAttribute {
      return finding.declaration?.file.hasSuffix(".swift") == true ? .attribute(attribute.rawValue) : nil
    }
    guard DocumentPath.isDocument(finding.file) else { return nil }
    if let right = finding.rightModule { return .module(right.module, isOfTarget: false) }
    // A declared member that cannot be set must be fixed in the source.
    guard finding.declaration == nil else { return nil }
    if finding.id == .unknownClass, finding.suggestion == nil { return .classRemoval }
    guard finding.keyPath != nil else { return nil }
    if let suggestion = finding.suggestion {
      let isSlip =
        finding.id == .undefinedAction
        && finding.keyPath.map { NearestAction.differOnlyInColons($0, suggestion) } == true
      return isSlip || renamable.contains(finding.id) ? .renaming(to: suggestion) : nil
    }
    // A class that was not read may implement the nil-targeted action.
    if finding.id == .undefinedAction, finding.consequence == .silent { return nil }
    return removable.contains(finding.id) ? .removal : nil
  }
}
