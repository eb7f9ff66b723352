import InterfaceDocuments
import NibLoading

/// Fixes documents: removes attributes and connections that nothing declares, and adds missing modules of classes.
public struct DocumentFixer: Sendable {
  private let renames: Bool

  /// Creates a fixer.
  ///
  /// - Parameter renames: Whether misspelled keys are renamed to the closest declared key.
  public init(renames: Bool) {
    self.renames = renames
  }

  /// The kinds of findings about missing members whose attribute or connection can be removed.
  ///
  /// Such an attribute or connection has no effect, or terminates the app.
  private static let removable: Set<FindingID> = [
    .undefinedKey, .undefinedOutlet, .undefinedAction, .danglingDestination,
  ]
  /// The kinds of findings that renaming the key fixes.
  private static let renamable: Set<FindingID> = [
    .undefinedKey, .undefinedKeyInPath, .undefinedOutlet, .unknownLayerKey,
  ]

  /// Returns the changes that a renaming fixer would make, judging by the findings alone.
  ///
  /// - Parameter findings: All findings of some documents.
  /// - Returns: The changes, in the order of the findings.
  public static func possibleChanges(for findings: [Finding]) -> [FileFix.Change] {
    let doubts = Dictionary(grouping: findings, by: \.file).mapValues(Doubts.init)
    return findings.compactMap { finding in
      if let attribute = finding.missingAttribute {
        return FileFix.Change(finding: finding, kind: .attribute(attribute.rawValue))
      }
      guard let kind = possibleChange(for: finding),
        finding.missingModule != nil || doubts[finding.file]?.concern(finding) == false
      else { return nil }
      return FileFix.Change(finding: finding, kind: kind)
    }
  }

  private static func possibleChange(for finding: Finding) -> FileFix.Change.Kind? {
    guard DocumentPath.isDocument(finding.file), finding.consequence != .unverified else { return nil }
    if let module = finding.missingModule { return .module(module, isOfTarget: false) }
    // A declared member that cannot be set must be fixed in the source.
    guard finding.declaration == nil, finding.keyPath != nil else { return nil }
    if let suggestion = finding.suggestion {
      return renamable.contains(finding.id) ? .renaming(to: suggestion) : nil
    }
    return removable.contains(finding.id) ? .removal : nil
  }

  /// Fixes a copy of one document; the file itself does not change.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - findings: All findings of the document.
  /// - Returns: The changes; empty if nothing can be fixed.
  /// - Throws: A ``ValidationError`` if the file cannot be read.
  public func fix(_ file: String, _ findings: [Finding]) throws(ValidationError) -> FileFix {
    fix(file, text: try FileBytes.read(file), findings)
  }

  /// Fixes the text of one document, which may be unsaved.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - bytes: The text that was validated.
  ///   - findings: All findings of the document.
  /// - Returns: The changes; empty if nothing can be fixed.
  public func fix(_ file: String, text bytes: [UInt8], _ findings: [Finding]) -> FileFix {
    var fix = FileFix(file: file, original: bytes, fixed: bytes, changes: [])
    // A document that cannot be read completely is left unchanged.
    guard let document = try? InterfaceDocumentReader(readsMarkup: false).read(bytes, path: file) else {
      return fix
    }
    let doubts = Doubts(findings)
    let places = ConnectedPlaces(document)
    let ranges = ElementRanges(bytes)
    let edits = findings.compactMap { finding -> (finding: Finding, edit: ElementEdit)? in
      (moduleEdit(for: finding, document, ranges) ?? edit(for: finding, doubts, places, ranges)).map {
        (finding, $0)
      }
    }
    // Edits are made from end to start, so that each edit sees the results of the edits after it.
    var edited = EditedBytes(bytes)
    for (finding, edit) in edits.sorted(by: { $0.edit.element.lowerBound > $1.edit.element.lowerBound })
    where edited.make(edit) {
      fix.changes.append(FileFix.Change(finding: finding, kind: edit.kind))
    }
    fix.changes.reverse()
    (fix.edits, fix.fixed) = (edited.edits, edited.result)
    return fix
  }

  /// The objects whose class is missing or unusable.
  private struct Doubts {
    /// Whether the class of any object is missing or unusable.
    var exist: Bool
    /// The ids of objects with a missing or unusable class; nil for an object without an id.
    var objects: Set<String?>

    init(_ findings: [Finding]) {
      let doubtful = findings.filter { $0.id == .unknownClass || $0.id == .unusableClass }
      exist = !doubtful.isEmpty
      objects = Set(doubtful.map { $0.object?.id })
    }

    /// Whether a finding may be caused by a wrong class instead of a wrong key: the object's class, or the class of
    /// an action's possible target.
    func concern(_ finding: Finding) -> Bool {
      if finding.id == .undefinedAction { return exist }
      if objects.contains(finding.object?.id) { return true }
      // The finding about the class may be suppressed; the console line then contains the name of the substitute
      // class.
      guard let className = finding.object?.className, let message = finding.consoleMessage else {
        return false
      }
      return !message.contains(className)
    }
  }

  /// The elements that set or connect a member.
  private static let elements: Set<String> = [
    "userDefinedRuntimeAttribute", "outlet", "outletCollection", "action",
  ]
  /// The XML attributes that contain the member's name.
  private static let naming: Set<String> = ["keyPath", "property", "selector"]

  private func edit(
    for finding: Finding,
    _ doubts: Doubts,
    _ places: ConnectedPlaces,
    _ ranges: ElementRanges
  ) -> ElementEdit? {
    guard let change = Self.possibleChange(for: finding), !doubts.concern(finding),
      !isUnanswered(finding, places), let element = ranges.element(at: finding.position),
      Self.elements.contains(element.name),
      let name = element.attributes.first(where: { Self.naming.contains($0.name) }),
      name.value == finding.keyPath
    else { return nil }
    if case .renaming(let key) = change {
      // Renaming to a key that the object already sets would create a duplicate.
      guard renames, !places.has(key, at: finding.position) else { return nil }
    }
    return ElementEdit(element: element.range, kind: change, value: name.range)
  }

  /// Returns the edit that sets the module of an object's class, replacing another module if there is one.
  private func moduleEdit(
    for finding: Finding,
    _ document: InterfaceDocument,
    _ ranges: ElementRanges
  ) -> ElementEdit? {
    guard let module = finding.missingModule, finding.consequence != .unverified,
      let tag = ranges.element(at: finding.position), let name = tag["customClass"]
    else { return nil }
    let isModule = { (name: String) in name == "customModule" || name == "customModuleProvider" }
    let old = tag.attributes.filter { isModule($0.name) }
    let start = name.range.upperBound + 1
    // Interface Builder writes these attributes after the class.
    let end = old.map { $0.range.upperBound + 1 }.max() ?? start
    guard
      tag.attributes.allSatisfy({
        $0.range.lowerBound < start || $0.range.upperBound >= end || isModule($0.name)
      })
    else { return nil }
    let isOfTarget = document.objects.contains {
      $0.customModule == module && $0.customModuleProvider == "target"
    }
    return ElementEdit(
      element: tag.startTag,
      kind: .module(module, isOfTarget: isOfTarget),
      value: start..<max(start, end)
    )
  }

  /// Whether an action is nil-targeted, so that a class may still implement it.
  private func isUnanswered(_ finding: Finding, _ places: ConnectedPlaces) -> Bool {
    finding.id == .undefinedAction && finding.consequence == .silent
      && places.unanswered.contains(finding.position)
  }
}
