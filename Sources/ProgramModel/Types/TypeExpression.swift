import SourceSyntax

/// The parsed form of a spelled type, with the details that determine its kind.
package indirect enum TypeExpression: Equatable {
  /// A possibly qualified name, with the generic arguments of its last component.
  case named(String, [TypeExpression])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  case tuple
  case function
  /// `A & B`.
  case composition([TypeExpression])
  /// `A.Type`.
  case metatype
  /// `some A`, whose underlying type is known only to the compiler.
  case opaque
  /// An invalid type.
  case unreadable

  /// Parses a spelled type.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      if let simple = Self.simple(bytes) { return simple }
      var parser = TypeExpressionParser(bytes)
      return parser.parse(depth: 0)
    }
  }

  /// The names of the types that an inheritance clause or alias spells, without modules and enclosing types; `.Type`
  /// for a metatype.
  package var unqualifiedNames: [String] {
    switch self {
    case .named(let name, _): [name.unqualifiedName]
    case .optional(let type): type.unqualifiedNames
    case .composition(let parts): parts.flatMap(\.unqualifiedNames)
    case .metatype: [".Type"]
    case .array, .dictionary, .tuple, .function, .opaque, .unreadable: []
    }
  }

  /// Parses the most common forms, `Name`, `Name?` and `Name!`; returns nil for other forms.
  private static func simple(_ bytes: UnsafeBufferPointer<UInt8>) -> TypeExpression? {
    guard let last = bytes.last else { return .unreadable }
    let isOptional = last == UInt8(ascii: "?") || last == UInt8(ascii: "!")
    let name = isOptional ? bytes.dropLast() : bytes[...]
    guard !name.isEmpty, name.allSatisfy(\.continuesWord) else { return nil }
    let named = TypeExpression.named(String(decoding: name, as: UTF8.self), [])
    return isOptional ? .optional(named) : named
  }
}
