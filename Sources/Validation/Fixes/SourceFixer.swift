import RuntimeAttributes

/// Fixes Swift sources: makes members that documents set or connect visible to Objective-C.
public struct SourceFixer: Sendable {
  /// Creates a fixer.
  public init() {}

  /// Returns the findings that may be fixed in sources, by the path of the source.
  public static func findingsBySource(_ findings: [Finding]) -> [String: [Finding]] {
    let fixable = findings.filter {
      $0.missingAttribute != nil && $0.declaration?.file.hasSuffix(".swift") == true
    }
    return Dictionary(grouping: fixable) { $0.declaration?.file ?? "" }
  }

  /// Fixes a copy of one source; the file itself does not change.
  ///
  /// - Parameters:
  ///   - file: The source's path.
  ///   - findings: The findings about its declarations.
  /// - Returns: The changes; empty if nothing can be fixed.
  /// - Throws: A ``ValidationError`` if the file cannot be read.
  public func fix(_ file: String, _ findings: [Finding]) throws(ValidationError) -> FileFix {
    fix(file, text: try FileBytes.read(file), findings)
  }

  /// Fixes the text of one source, which may be unsaved.
  ///
  /// - Parameters:
  ///   - file: The source's path.
  ///   - bytes: The text that was validated.
  ///   - findings: The findings about its declarations.
  /// - Returns: The changes; empty if nothing can be fixed.
  public func fix(_ file: String, text bytes: [UInt8], _ findings: [Finding]) -> FileFix {
    var fix = FileFix(file: file, original: bytes, fixed: bytes, changes: [])
    let declarations = DeclarationText(bytes)
    var edits: [(finding: Finding, edit: ElementEdit)] = []
    for finding in findings {
      guard let attribute = finding.missingAttribute, let position = finding.declaration?.position,
        let (offset, added) = declarations.insertion(of: attribute, at: position)
      else { continue }
      // Several documents may require the same attribute.
      let known = edits.first { $0.edit.value.lowerBound == offset }?.edit
      let edit =
        known
        ?? ElementEdit(
          element: offset..<offset,
          kind: .attribute(added.rawValue),
          value: offset..<offset
        )
      edits.append((finding, edit))
    }
    edits.sort { $0.edit.value.lowerBound < $1.edit.value.lowerBound }
    fix.changes = edits.map { FileFix.Change(finding: $0.finding, kind: $0.edit.kind) }
    var edited = EditedBytes(bytes)
    for (_, edit) in edits.reversed() { _ = edited.make(edit) }
    (fix.edits, fix.fixed) = (edited.edits, edited.result)
    return fix
  }
}
