/// Expands `@KeyValueCodable` on an enumeration with raw values.
struct RawEnumerationExpansion {
  private let type: TypeSyntax

  init(_ type: TypeSyntax) { self.type = type }

  /// The `valueType` member, with the raw values of the cases.
  var expansion: Expansion {
    let valueType = RuntimeModule.name("ValueType")
    let name = type.registeredName ?? #""\(Self.self)""#
    let source = """
      \(type.memberAccess)nonisolated static var valueType: \(valueType) {
        \(values)
        return .enumeration(\(name), raw: RawValue.valueType, values: values.map { $0.attributeValue })
      }
      """
    return Expansion(source)
  }

  /// Statements that declare the array of the cases.
  private var values: String {
    let isPlain = type.members.allSatisfy { if case .member = $0 { true } else { false } }
    if isPlain, type.cases.allSatisfy({ $0.head.attribute("available") == nil }) {
      return "let values: [Self] = [\(type.cases.map { ".\($0.name.text)" }.joined(separator: ", "))]"
    }
    let lines = MemberLines.lines(for: type.members) { member in
      guard case .enumerationCase(let enumerationCase) = member else { return [] }
      return enumerationCase.guarded(["values.append(.\(enumerationCase.name.text))"])
    }
    return (["var values: [Self] = []"] + lines).joined(separator: "\n  ")
  }
}

/// Expands `@KeyValueCodable` on an enumeration without raw values.
struct EnumerationExpansion {
  private let type: TypeSyntax
  private let map: SourceMap

  init(_ type: TypeSyntax, _ map: SourceMap) { (self.type, self.map) = (type, map) }

  /// The `registration` member, the `valueType` member of an enumeration with a custom name, and the diagnostics.
  var expansion: Expansion {
    var diagnostics: [Expansion.Diagnostic] = []
    if type.cases.isEmpty {
      diagnostics.append(
        .init("enumeration '\(type.name.unquoted)' has no cases", .error, at: type.name.offset)
      )
    }
    let isOnlyCase = type.cases.count == 1
    let lines = MemberLines.lines(for: type.members) { member in
      guard case .enumerationCase(let enumerationCase) = member,
        enumerationCase.head.attribute("Ignored") == nil
      else { return [] }
      if let unsupported = enumerationCase.unsupportedValue {
        diagnostics.append(unsupported)
        return []
      }
      let checks = enumerationCase.checks
      return enumerationCase.guarded(
        checks.flatMap { map.attributing($0, to: enumerationCase.name.offset) }
          + enumerationCase.registration(isOnlyCase: isOnlyCase)
      )
    }
    let registration = RuntimeModule.name("TypeRegistration")
    let source = """
      \(type.memberAccess)nonisolated static var registration: \(registration) {
        \(registration)(Self.self\(type.registrationArguments), cases: \(MemberLines.closure(lines)))
      }
      """
    return Expansion(source + type.valueTypeMember, diagnostics: diagnostics)
  }
}

extension CaseSyntax {
  /// Returns lines that run where the case is available.
  fileprivate func guarded(_ lines: [String]) -> [String] { Availability(head).guarded(lines) }

  /// A warning about an associated value whose type attributes do not support, if any.
  fileprivate var unsupportedValue: Expansion.Diagnostic? {
    for value in values {
      guard case .impossible(let reason) = TypeSupport(value.type) else { continue }
      return .init(
        "attributes cannot set case '\(name.unquoted)', since an associated value is \(reason); "
          + "mark the case with '@Ignored'",
        .warning,
        at: value.type.offset,
        fixIts: [.init(adding: "@Ignored", at: head.start)]
      )
    }
    return nil
  }

  fileprivate func registration(isOnlyCase: Bool) -> [String] {
    let key = name.unquoted.literal
    guard !values.isEmpty else {
      let read = isOnlyCase ? "{ _ in [:] }" : "{ if case .\(name.text) = $0 { [:] } else { nil } }"
      return ["$0.add(\(key), make: { _ in .\(name.text) }, values: \(read))"]
    }
    let fields = values.enumerated().map { CaseField($1, at: $0) }
    let pattern = ".\(name.text)(\(fields.map { "let \($0.variable)" }.joined(separator: ", ")))"
    let entries = "[\(fields.map(\.entry).joined(separator: ", "))]"
    let read =
      isOnlyCase
      ? "{ switch $0 { case \(pattern): \(entries) } }"
      : "{ if case \(pattern) = $0 { \(entries) } else { nil } }"
    let error = RuntimeModule.name("AttributeError")
    let arguments = fields.map(\.argument).joined(separator: ", ")
    let make = "{ values throws(\(error)) in .\(name.text)(\(arguments)) }"
    let parameters = fields.map(\.parameter).joined(separator: ", ")
    return ["$0.add(\(key), \(parameters), make: \(make), values: \(read))"]
  }

  /// Lines in which overload resolution selects a deprecated function if the type of an associated value is
  /// unsupported.
  fileprivate var checks: [[String]] {
    values.filter { TypeSupport($0.type) == .unknown }.enumerated().map { index, value in
      let message =
        "attributes do not support associated values of type '\(value.type.text)'; conform the type to "
        + "'AttributeConvertible' or 'KeyValueStructure', or mark the case with '@Ignored'"
      return Fallback.lines(
        "\(name.unquoted)\(index == 0 ? "" : "\(index)")",
        "$0._check((\(value.type.text)).self)",
        message,
        "deprecated"
      )
    }
  }
}

/// An associated value in a registration.
private struct CaseField {
  private let key: String
  private let label: String
  private let type: String
  private let isCertain: Bool
  let variable: String

  init(_ value: ParameterSyntax, at index: Int) {
    key = (value.label.map { NameSyntax(text: $0, offset: 0).unquoted } ?? "\(index)").literal
    label = value.label.map { "\($0): " } ?? ""
    type = value.type.text
    isCertain = TypeSupport(value.type) == .certain
    variable = "value\(index)"
  }

  var parameter: String { isCertain ? ".init(\(key), (\(type)).self)" : "._value(\(key), (\(type)).self)" }
  var argument: String { "\(label)try values.\(isCertain ? "value" : "_value")(\(key))" }
  var entry: String { "\(key): \(isCertain ? variable : "\(RuntimeModule.name("_storable"))(\(variable))")" }
}
