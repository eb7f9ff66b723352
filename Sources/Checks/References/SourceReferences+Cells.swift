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
  ///   - reference: The reference to the nib.
  ///   - held: The constants that hold the nib's name.
  ///   - type: The type that contains the reference.
  ///   - platform: The platform of the source.
  /// - Returns: A finding, or nil if no mismatch was found.
  func differentIdentifier(
    _ reference: NameReference,
    _ held: [ConstantUse],
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Finding? {
    guard case .nib = reference.target, reference.maker == nil,
      let registration = type.bodies.nibLoads.first(where: { $0.location == reference.location })?
        .registration,
      let wanted = registration.kind.className,
      let cell = contents.cell(ofNib: reference.name, on: platform)
    else { return nil }
    let resolved = registration.identifier.flatMap {
      constants.resolved($0, in: type.qualifiedName, of: reference.location.file)
    }
    let registered = resolved?.value.text(in: type.name)
    let held = held + (resolved?.constants ?? [])
    guard let registered, registered != cell.identifier, !held.isEmpty, code.areCertain(held, on: platform),
      code.mayRequest(registered), code.areIdentifiedByNibs(cell.className, of: wanted, on: platform)
    else { return nil }
    var finding = Finding(
      id: .unusableCellNib,
      consequence: .crashOnUse,
      message: FindingReason.cellIdentifier(cell.identifier, registered: registered, ofNib: reference.name)
        .message,
      consoleMessage: ConsoleLine.differentIdentifier(
        cell.identifier,
        registered: registered,
        wanted: wanted
      ),
      file: reference.location.file,
      position: reference.location.position,
      keyPath: reference.name
    )
    let names = [reference.value.constant?.spelling].compactMap(\.self)
    let identifiers = [registration.identifier?.constant?.spelling].compactMap(\.self)
    finding.notes += names.map(Finding.Note.name) + identifiers.map(Finding.Note.identifier)
    return finding
  }
}
