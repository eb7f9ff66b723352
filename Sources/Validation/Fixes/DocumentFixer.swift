import InterfaceDocuments
import NibLoading
import RuntimeAttributes

/// Mends what is proved to be left over in documents: attributes and connections of members that nobody declares.
public struct DocumentFixer: Sendable {
  private let renames: Bool

  /// Creates a fixer.
  ///
  /// - Parameter renames: Whether a key that nearly is another one is written as that one.
  public init(renames: Bool) {
    self.renames = renames
  }

  /// The findings whose member is not there; without it, what the document says has no effect or ends the app.
  private static let removable: Set<FindingID> = [
    .undefinedKey, .undefinedOutlet, .undefinedAction, .danglingDestination,
  ]
  /// The findings that a right key mends.
  private static let renamable: Set<FindingID> = [
    .undefinedKey, .undefinedKeyInPath, .undefinedOutlet, .unknownLayerKey,
  ]

  /// Mends one document in memory.
  ///
  /// - Parameters:
  ///   - file: The document's path.
  ///   - findings: All findings of the document.
  /// - Returns: The changes; none where nothing is left over.
  /// - Throws: A ``ValidationError`` if the file cannot be read.
  public func fix(_ file: String, _ findings: [Finding]) throws(ValidationError) -> DocumentFix {
    fix(file, try FileBytes.read(file), findings)
  }

  /// Mends one document of which the bytes are known.
  func fix(_ file: String, _ bytes: [UInt8], _ findings: [Finding]) -> DocumentFix {
    var fix = DocumentFix(file: file, original: bytes, fixed: bytes, changes: [])
    // What cannot be read to its end is not for a program to change.
    guard let document = try? InterfaceDocumentReader().read(bytes, path: file) else { return fix }
    let doubtful = findings.filter { $0.id == .unknownClass || $0.id == .unusableClass }
    let text = ElementText(bytes)
    let edits = findings.compactMap { finding -> (finding: Finding, edit: ElementEdit)? in
      edit(for: finding, doubtful, in: document, text).map { (finding, $0) }
    }
    // From the end, so that the offsets before it stay true.
    for (finding, edit) in edits.sorted(by: { $0.edit.element.lowerBound > $1.edit.element.lowerBound }) {
      edit.apply(to: &fix.fixed)
      fix.changes.insert(DocumentFix.Change(finding: finding, kind: edit.kind), at: 0)
    }
    return fix
  }

  private func edit(
    for finding: Finding,
    _ doubtful: [Finding],
    in document: InterfaceDocument,
    _ text: ElementText
  ) -> ElementEdit? {
    // What is there but cannot be set is a matter of the source.
    guard finding.consequence != .unproved, finding.declaration == nil, let keyPath = finding.keyPath,
      !isDoubtful(finding, doubtful), !isUnanswered(finding, in: document),
      let element = text.element(at: finding.position),
      let name = element.attributes.first(where: { ElementText.naming.contains($0.name) }),
      name.value == keyPath
    else { return nil }
    if let suggestion = finding.suggestion {
      guard renames, Self.renamable.contains(finding.id),
        !names(beside: finding, in: document).contains(suggestion)
      else { return nil }
      return ElementEdit(element: element.range, kind: .renaming(to: suggestion), value: name.range)
    }
    return Self.removable.contains(finding.id)
      ? ElementEdit(element: element.range, kind: .removal, value: name.range) : nil
  }

  /// Whether an action is sent to the first responder, which some class may answer yet.
  private func isUnanswered(_ finding: Finding, in document: InterfaceDocument) -> Bool {
    guard finding.id == .undefinedAction, finding.consequence == .silent else { return false }
    let responders = FirstResponderActions.responders(in: document)
    return document.objects.lazy.flatMap(\.connections).contains { connection in
      connection.position == finding.position && connection.destination.map(responders.contains) ?? true
    }
  }

  /// Whether the class rather than the key is wrong: the object's own, or for an action one that may be its target's.
  private func isDoubtful(_ finding: Finding, _ doubtful: [Finding]) -> Bool {
    if finding.id == .undefinedAction { return !doubtful.isEmpty }
    if doubtful.contains(where: { $0.object?.id == finding.object?.id }) { return true }
    // A finding about the class may be accepted and so be missing; the runtime names the class that took its place.
    guard let className = finding.object?.className, let message = finding.consoleMessage else {
      return false
    }
    return !message.contains(className)
  }

  /// What the object of a finding sets and connects; a key that becomes one of these would stand twice.
  private func names(beside finding: Finding, in document: InterfaceDocument) -> Set<String> {
    let object = document.objects.first { object in
      object.attributes.contains { $0.position == finding.position }
        || object.connections.contains { $0.position == finding.position }
    }
    guard let object else { return [] }
    return Set(object.attributes.map { $0.keyPath.description } + object.connections.compactMap(\.property))
  }
}
