import RuntimeAttributes

extension SourceFile {
  /// The constants that the code uses as names and identifiers.
  package var askedConstants: [ConstantExpression] {
    var asked = constants.compactMap(\.value.constant)
    for type in types {
      for reference in type.bodies.references {
        asked += [reference.value.constant, reference.storyboard?.constant, reference.storyboardHolder]
          .compactMap(\.self)
      }
      asked += type.bodies.nibLoads.lazy.compactMap(\.registration?.identifier?.constant)
      asked += type.bodies.cellRegistrations.lazy.compactMap(\.identifier.constant)
    }
    return asked
  }
}
