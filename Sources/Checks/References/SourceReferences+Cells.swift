import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

extension SourceReferences {
  /// Returns a finding if code uses constants to register a nib for an identifier other than its cell's.
  ///
  /// If the code uses literals for both, the finding is reported in the document instead.
  ///
  /// - Parameters:
  ///   - use: The use of the nib.
  ///   - held: The constants that hold the nib's name.
  ///   - type: The type that contains the use.
  ///   - platform: The platform of the source.
  /// - Returns: A finding, or nil if no mismatch was found.
  func differentIdentifier(
    _ use: Use,
    _ held: [ConstantUse],
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Finding? {
    guard let nib = use.nib, nib.controller == nil, !nib.isOfWindow, let registration = nib.registration,
      let wanted = registration.kind?.className,
      let cell = contents.cell(ofNib: use.text, on: platform)
    else { return nil }
    let resolved = registration.identifier.flatMap {
      constants.resolved($0, in: type.qualifiedName, of: use.location.file)
    }
    let registered = resolved?.value.text(in: type.name)
    let held = held + (resolved?.constants ?? [])
    guard let registered, registered != cell.identifier, !held.isEmpty, code.areCertain(held, on: platform),
      code.mayRequest(registered), code.areIdentifiedByNibs(cell.className, of: wanted, on: platform)
    else { return nil }
    var finding = Finding(
      id: .unusableCellNib,
      consequence: .crashOnUse,
      message: FindingReason.cellIdentifier(cell.identifier, registered: registered, ofNib: use.text)
        .message,
      consoleMessage: ConsoleLine.differentIdentifier(
        cell.identifier,
        registered: registered,
        wanted: wanted
      ),
      file: use.location.file,
      position: use.location.position,
      keyPath: use.text
    )
    let names = [use.name?.constant?.spelling].compactMap(\.self)
    let identifiers = [registration.identifier?.constant?.spelling].compactMap(\.self)
    finding.notes += names.map(Finding.Note.name) + identifiers.map(Finding.Note.identifier)
    return finding
  }
}
