import ClassInterfaces
import NibLoading
import RuntimeAttributes

extension SourceReferences {
  /// Returns a finding if code casts a loaded object to a class that it is not an instance of.
  ///
  /// - Parameters:
  ///   - reference: The reference that loads the object.
  ///   - type: The type that contains the reference.
  ///   - platform: The platform of the source.
  /// - Returns: A finding that depends on the classes with these names, or nil if the cast may succeed.
  func failedCast(_ reference: NameReference, in type: TypeDeclaration, on platform: Platform) -> Finding? {
    guard let demand = reference.demand, let wanted = demand.className,
      let classes = contents.classes(givenTo: reference, on: platform), !classes.contains(wanted)
    else { return nil }
    var cast = ForeignCast(className: wanted, classes: classes.sorted(), endsByCast: false)
    if reference.isOfReusable { cast.cell = ForeignCast.Cell(identifier: reference.name, asker: type.name) }
    if case .cast = demand { cast.endsByCast = true }
    var consoleLine: String?
    if case .unwrappedCast = demand { consoleLine = ConsoleLine.nilUnwrapped }
    var finding = Finding(
      id: .failedCast,
      consequence: .crashOnUse,
      message: FindingReason.failedCast(reference, cast.classes, to: wanted).message,
      consoleMessage: consoleLine,
      file: reference.location.file,
      position: reference.location.position,
      keyPath: reference.name,
      declaration: SourceLocation(file: reference.location.file, position: reference.member)
    )
    finding.question = .claim(.isForeign(cast))
    return finding
  }
}

extension NameReference {
  /// Whether the reference requests a reusable cell or view.
  var isOfReusable: Bool {
    switch target {
    case .reusable, .optionalReusable: true
    default: false
    }
  }
}
