import Checks
import RuntimeAttributes

/// Creates the edits of a Swift source that make members visible to Objective-C.
enum SourceEdits {
  /// Returns an edit for each change that the declaration permits.
  static func edits(
    for changes: [FileFix.Change],
    in bytes: [UInt8]
  ) -> [(change: FileFix.Change, edit: ElementEdit)] {
    let declarations = DeclarationText(bytes)
    var attributes: [Int: VisibilityAttribute] = [:]
    return changes.compactMap { change in
      let finding = change.finding
      guard let attribute = finding.missingAttribute, let position = finding.declaration?.position,
        let (offset, added) = declarations.insertion(of: attribute, at: position)
      else { return nil }
      // Several documents may require an attribute for the same member; the first attribute is used for all.
      let first = attributes[offset, default: added]
      attributes[offset] = first
      let range = offset..<offset
      return (change, ElementEdit(element: range, kind: .attribute(first.rawValue), value: range))
    }
  }
}
