import ClassInterfaces
import NibLoading
import RuntimeAttributes

extension SourceReferences {
  /// What is wrong with the class of which a body takes for granted that what it asks for is.
  ///
  /// - Parameters:
  ///   - reference: What the body asks for.
  ///   - type: The type to which the body belongs.
  ///   - platform: The platform of the source.
  /// - Returns: A finding that stands if the classes are what their names say; nil where nothing speaks against it.
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
      message: FindingReason.failedCast(reference, cast.classes, to: wanted).sentence,
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
  /// Whether it asks for a cell or view that a table or collection reuses.
  var isOfReusable: Bool {
    switch target {
    case .reusable, .optionalReusable: true
    default: false
    }
  }
}
