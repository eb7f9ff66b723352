/// A value of JSON whose objects keep the order of their keys.
///
/// Foundation's encoder sorts keys or shuffles them, and makes a report as one piece; reports here have the documented
/// order and go out element by element.
enum JSONValue {
  /// One member of an object.
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
  /// An array whose elements are made while they are written.
  case sequence(AnySequence<JSONValue>)
  case object([Member])

  /// A string, or null.
  static func string(orNull string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }

  /// An array of what a sequence's elements become.
  static func sequence<Element>(
    _ elements: some Sequence<Element>,
    _ json: @escaping (Element) -> JSONValue
  ) -> JSONValue {
    .sequence(AnySequence(elements.lazy.map(json)))
  }

  /// A list of strings.
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
  /// The object with the members of another one behind its own; other values stay as they are.
  func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let added) = other else { return self }
    return .object(members + added)
  }
}
