/// Expands `@KeyValueCodable` on a structure.
struct StructureExpansion {
  private let type: TypeSyntax
  private let map: SourceMap

  init(_ type: TypeSyntax, _ map: SourceMap) { (self.type, self.map) = (type, map) }

  /// The `registration` member, the `valueType` member of a structure with a custom name, and the diagnostics.
  var expansion: Expansion {
    var properties = PropertyLines(type, map)
    let lines = MemberLines.lines(for: type.members) { member in
      switch member {
      case .property(let property): return properties.lines(for: property)
      case .tuplePattern(let head, let offset):
        properties.reject(tuplePattern: head, at: offset)
        return []
      default: return []
      }
    }
    let registration = RuntimeModule.name("TypeRegistration")
    let make = make.map { ", make: \($0)" } ?? ""
    // The requirement is nonisolated, even if declarations are isolated to the main actor by default.
    let source = """
      \(type.memberAccess)nonisolated static var registration: \(registration) {
        \(registration)(Self.self\(type.registrationArguments)\(make)) \(MemberLines.closure(lines))
      }
      """
    return Expansion(source + type.valueTypeMember, diagnostics: properties.diagnostics)
  }

  /// A closure that creates an instance; nil if a suitable initializer is not known.
  private var make: String? {
    if type.initializers.isEmpty {
      guard let required = type.memberwiseParameters else { return nil }
      let isUnsupported = required.contains { property in
        if case .impossible = FieldSyntax(property, in: type).support { true } else { false }
      }
      guard !isUnsupported else { return nil }
      let arguments = required.map { property in
        let key = FieldSyntax(property, in: type).key ?? property.name.unquoted.literal
        return "\(property.name.text): try values._value(\(key))"
      }
      guard !arguments.isEmpty else { return "{ _ in Self() }" }
      let error = RuntimeModule.name("AttributeError")
      return "{ values throws(\(error)) in Self(\(arguments.joined(separator: ", "))) }"
    }
    return type.initializers.contains(where: \.isCallableWithoutArguments) ? "{ _ in Self() }" : nil
  }
}
