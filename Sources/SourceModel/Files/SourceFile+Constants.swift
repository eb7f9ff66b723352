extension SourceFile {
  /// The constants that the code uses as names and identifiers.
  package var usedConstants: [ConstantExpression] {
    constants.compactMap(\.value.constant) + types.flatMap { $0.uses.flatMap(\.constants) }
  }
}
