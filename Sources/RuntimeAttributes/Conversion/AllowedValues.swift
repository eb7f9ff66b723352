/// The strings that a type accepts, which are the raw values of a `CaseIterable` enumeration.
@usableFromInline enum AllowedValues {
  /// Returns a closure that lists the strings of a type, or nil if the type does not have a fixed set of strings.
  @usableFromInline static func texts(of type: Any.Type) -> (@Sendable () -> [String])? {
    let type = (type as? any OptionalType.Type)?.wrapped ?? type
    guard let enumeration = type as? any (CaseIterable & RawRepresentable<String> & SendableMetatype).Type
    else {
      return nil
    }
    return list(enumeration)
  }

  private static func list<Value: CaseIterable & RawRepresentable & SendableMetatype>(
    _ type: Value.Type
  ) -> @Sendable () -> [String] where Value.RawValue == String {
    { Value.allCases.map(\.rawValue) }
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
