/// A JSON value whose objects preserve the order of their keys.
///
/// Foundation's encoder sorts or shuffles keys and creates a report as a whole. Reports have keys in the documented
/// order and are written element by element.
enum JSONValue {
  /// A member of an object.
  struct Member {
    var key: String
    var value: JSONValue
  }

  case null
  case boolean(Bool)
  case integer(Int)
  case real(Double)
  case string(String)
  case array([JSONValue])
  /// An array whose elements are created when they are written.
  case sequence(AnySequence<JSONValue>)
  case object([Member])

  /// Returns a string, or null for nil.
  static func string(orNull string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }

  /// Returns an array of the transformed elements of a sequence.
  static func sequence<Element>(
    _ elements: some Sequence<Element>,
    _ json: @escaping (Element) -> JSONValue
  ) -> JSONValue {
    .sequence(AnySequence(elements.lazy.map(json)))
  }

  static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue {
  /// Returns the object with the members of another one appended; other values are returned unchanged.
  func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let added) = other else { return self }
    return .object(members + added)
  }
}
