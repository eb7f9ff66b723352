/// The lines that register the properties of a class or a structure, and the diagnostics for unsupported properties.
struct PropertyLines {
  private(set) var diagnostics: [Expansion.Diagnostic] = []
  private let type: TypeSyntax
  private let map: SourceMap

  init(_ type: TypeSyntax, _ map: SourceMap) { (self.type, self.map) = (type, map) }

  /// Returns the lines for a property; empty if the property is skipped or rejected.
  mutating func lines(for property: PropertySyntax) -> [String] {
    let field = FieldSyntax(property, in: type)
    guard !property.head.isStatic, !field.isIgnored, field.availability != .never, let key = key(of: field)
    else { return [] }
    guard isAccessible(field) else { return [] }
    let lines = field.isOutlet ? outlet(field, key) : value(field, key)
    let isCertain = field.support == .certain && field.range == nil
    return field.availability.guarded(isCertain ? lines : map.attributing(lines, to: property.name.offset))
  }

  // MARK: - Kinds

  private mutating func outlet(_ field: FieldSyntax, _ key: String) -> [String] {
    let name = field.property.name.unquoted
    guard field.isSettable else { return reject(field, "outlet '\(name)' is read-only") }
    let call = "$0._outlet(\(key), \(field.access)\(field.documentationArgument))"
    guard let type = field.property.type else { return reject(field, "outlet '\(name)' must be optional") }
    switch type.shape {
    case .optional, .array:
      guard field.support == .unknown else {
        return reject(field, "outlet '\(name)' must be an object, not '\(type.text)'")
      }
      return [call]
    case .named where field.support == .unknown:
      // The name may be an alias of an optional type.
      return Fallback.lines(name, call, "outlets of type '\(type.text)' must be optional", "unavailable")
    default: return reject(field, "outlet '\(name)' must be optional")
    }
  }

  private mutating func value(_ field: FieldSyntax, _ key: String) -> [String] {
    let name = field.property.name.unquoted
    guard field.isSettable || !field.isInspectable else {
      return reject(field, "attributes cannot set '\(name)', which is read-only")
    }
    let call = "$0._property(\(key), \(field.access)\(field.arguments))"
    switch field.support {
    case .certain: return [call]
    case .impossible(let reason):
      return field.isSettable || field.isRequired
        ? reject(field, "attributes cannot set '\(name)', \(reason)") : []
    case .unknown: break
    }
    if field.isProtocolType, !field.isInspectable {
      return ["$0._object(\(key), \(field.access)\(field.documentationArgument))"]
    }
    guard field.isSettable || field.isRequired else { return ["_ = \(call)"] }
    let reason =
      field.typeName.map { "attributes do not support type '\($0)' of this property" }
      ?? "attributes do not support the type of this property"
    return Fallback.lines(
      name,
      call,
      "\(reason); \(field.advice)",
      field.isInspectable ? "unavailable" : "deprecated"
    )
  }

  // MARK: - Diagnostics

  /// Reports a property that attributes cannot set, with an error if the property is marked, or else with a warning.
  private mutating func reject(_ field: FieldSyntax, _ message: String) -> [String] {
    let property = field.property
    if field.isOutlet || field.isInspectable {
      diagnostics.append(.init(message, .error, at: property.name.offset))
    } else {
      diagnostics.append(
        .init(
          "\(message); mark the property with '@Ignored'",
          .warning,
          at: property.name.offset,
          fixIts: [.init(adding: "@Ignored", at: property.head.start)]
        )
      )
    }
    return []
  }

  /// Returns the key as a literal; if the name is not a valid key, returns nil, and reports a settable or
  /// marked property.
  private mutating func key(of field: FieldSyntax) -> String? {
    if let key = field.key { return key }
    let property = field.property
    let message = "'\(property.name.unquoted)' is not a valid key; specify another key with '@Key'"
    guard field.isSettable || field.isInspectable || field.isOutlet else { return nil }
    diagnostics.append(.init(message, .warning, at: property.name.offset))
    return nil
  }

  /// Whether closures in the type can access the property; otherwise, the property may be reported.
  private mutating func isAccessible(_ field: FieldSyntax) -> Bool {
    let property = field.property
    let name = property.name.unquoted
    let isMarked = field.isOutlet || field.isInspectable
    if property.accessors?.hasEffects == true {
      if isMarked { _ = reject(field, "attributes cannot read '\(name)', whose getter is async or throws") }
      return false
    }
    if type.kind != .class, property.accessors?.isMutating == true || property.head.modifiers.contains("lazy")
    {
      _ = reject(field, "attributes cannot read '\(name)', whose getter is mutating")
      return false
    }
    if property.head.isMainActor, type.kind != .class || !type.isMainActorClass {
      _ = reject(
        field,
        "attributes cannot set '\(name)', which is isolated to the main actor, unlike the enclosing type"
      )
      return false
    }
    if field.availability == .someVersions {
      diagnostics.append(.notAvailableEverywhere(name, at: property.name.offset))
      return false
    }
    return true
  }

  /// Reports variables that a tuple pattern declares.
  mutating func reject(tuplePattern head: DeclarationHead, at offset: Int) {
    guard !head.isStatic, head.attribute("Ignored") == nil else { return }
    diagnostics.append(
      .init(
        "attributes cannot set variables that a tuple pattern declares; declare them separately",
        .warning,
        at: offset
      )
    )
  }
}
