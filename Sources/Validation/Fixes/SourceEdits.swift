import Checks
import RuntimeAttributes

/// The edits of a Swift source, which make members visible to Objective-C.
enum SourceEdits {
  /// Returns the edits for the changes that the declarations allow.
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
      // Several documents may require an attribute for the same member; they share the first one.
      let first = attributes[offset, default: added]
      attributes[offset] = first
      let range = offset..<offset
      return (change, ElementEdit(element: range, kind: .attribute(first.rawValue), value: range))
    }
  }
}
