/// Expands `@KeyValueCodable` to the registration of a type, and to its conformance.
struct KeyValueCodableMacro {
  private let macro: AttachedMacro
  private let type: TypeSyntax?

  init(_ macro: AttachedMacro) {
    self.macro = macro
    var reader = DeclarationReader(macro.declaration.source)
    type = reader.readType()
  }

  /// The expansion in the requested role.
  var expansion: Expansion {
    guard let type, [.class, .struct, .enum].contains(type.kind) else {
      // One diagnostic is enough for the two roles.
      guard macro.role == "member" else { return Expansion("") }
      let message = "'@KeyValueCodable' can only be attached to a class, a structure or an enumeration"
      return Expansion(nil, diagnostics: [.init(message, .error, at: type?.name.offset ?? 0)])
    }
    switch (macro.role, type.kind) {
    case ("member", .class):
      let map = SourceMap(macro.declaration)
      return ClassExpansion(type, map, isMissingConformance: isMissing("KeyValueCodable")).expansion
    case ("extension", .class): return Expansion(conformance(of: type))
    case ("extension", _): return valueExtension(of: type)
    default: return Expansion("")
    }
  }

  private func conformance(of type: TypeSyntax) -> String {
    guard isMissing("KeyValueCodable"), type.otherActor == nil else { return "" }
    let isolation = type.isMainActorClass ? "@MainActor " : ""
    let line = "extension \(typeName(type)): \(isolation)\(RuntimeModule.name("KeyValueCodable")) {}"
    // Only the compiler knows whether the superclass is isolated to the main actor; if it is, the compiler reports an
    // error for the conformance.
    guard !type.inherited.isEmpty, isolation.isEmpty else { return line }
    return SourceMap(macro.declaration).attributing([line], to: type.name.offset).joined(separator: "\n")
  }

  private func typeName(_ type: TypeSyntax) -> String { macro.extendedType ?? type.name.text }

  /// Returns an extension of a structure or an enumeration with the generated members.
  ///
  /// The members are not added to the declaration itself: in an enumeration, the compiler would check them
  /// only when it emits code, and would then fail after an error.
  private func valueExtension(of type: TypeSyntax) -> Expansion {
    if let missing = missingConformance(of: type) { return Expansion("", diagnostics: [missing]) }
    let map = SourceMap(macro.declaration)
    let isRaw = type.kind == .enum && type.hasRawValues
    var expansion =
      isRaw
      ? RawEnumerationExpansion(type).expansion
      : type.kind == .enum
        ? EnumerationExpansion(type, map).expansion : StructureExpansion(type, map).expansion
    // `KeyValueStructure` requires a nonisolated conformance, even if the default isolation is the main actor.
    let conformance =
      isRaw || !isMissing("KeyValueCodable") ? "" : ": nonisolated \(RuntimeModule.name("KeyValueCodable"))"
    let members = (expansion.source ?? "").split(separator: "\n").map { "  \($0)\n" }.joined()
    expansion.source = "extension \(typeName(type))\(conformance) {\n\(members)}"
    return expansion
  }

  /// Returns an error if a structure or an enumeration does not conform to the required protocol.
  ///
  /// The macro cannot add the conformance: the compiler fails for subclasses of a class whose macro lists a conformance
  /// that the macro does not add (`ConformanceLookupTable::getConformance` in Swift 6.3).
  private func missingConformance(of type: TypeSyntax) -> Expansion.Diagnostic? {
    let isRaw = type.kind == .enum && type.hasRawValues
    let name = isRaw ? "AttributeConvertible" : "KeyValueStructure"
    guard type.kind != .class, !type.conforms(to: name) else { return nil }
    let kind =
      type.kind == .struct ? "a structure" : isRaw ? "an enumeration with raw values" : "an enumeration"
    let fixIt = Expansion.FixIt(
      "add '\(name)'",
      inserting: type.inherited.isEmpty ? ": \(name)" : ", \(name)",
      at: type.endOfInheritance
    )
    let message = "'@KeyValueCodable' on \(kind) requires conformance to '\(name)'"
    return .init(message, .error, at: type.name.offset, fixIts: [fixIt])
  }

  /// Whether neither the type nor a superclass conforms to a protocol.
  private func isMissing(_ name: String) -> Bool {
    macro.missingConformances.split { !$0.isLetter }.contains { $0 == name }
  }
}
