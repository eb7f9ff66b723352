/// A JSON value that was read from a text or will be written.
///
/// Objects preserve the order of their members: errors are reported in source order, and reports have their keys in
/// the documented order.
package struct JSONValue: Sendable {
  /// The offset of the value's first byte in the text; 0 if the value was not read.
  package var offset = 0
  /// The value without its offset.
  package var content: Content

  /// The kinds of values.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A number that is not a value of `Int`, including infinity and NaN.
    case real(Double)
    /// A number as written that may have more digits than a `Double` can represent, or that is beyond the range of
    /// `Double`.
    case decimal(String)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    /// The key without quotes and escapes.
    package var key: String
    /// The offset of the key; 0 if the member was not read.
    package var offset = 0
    /// The value.
    package var value: JSONValue

    /// Creates a member.
    package init(key: String, offset: Int = 0, value: JSONValue) {
      (self.key, self.offset, self.value) = (key, offset, value)
    }
  }
}

// MARK: Reading

extension JSONValue {
  /// The value of an object's member; nil if the member is missing, and for other values.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The elements of an array; empty for other values.
  package var elements: [JSONValue] { if case .array(let elements) = content { elements } else { [] } }

  /// The characters of a string; nil for other values.
  package var string: String? { if case .string(let string) = content { string } else { nil } }

  /// The value of an integer; nil for other values.
  package var integer: Int? { if case .integer(let integer) = content { integer } else { nil } }
}

// MARK: Writing

extension JSONValue {
  /// The null value.
  package static let null = JSONValue(content: .null)

  /// Returns a Boolean value.
  package static func boolean(_ boolean: Bool) -> JSONValue { JSONValue(content: .boolean(boolean)) }

  /// Returns an integer.
  package static func integer(_ integer: Int) -> JSONValue { JSONValue(content: .integer(integer)) }

  /// Returns a number.
  package static func real(_ real: Double) -> JSONValue { JSONValue(content: .real(real)) }

  /// Returns a number in decimal notation.
  package static func decimal(_ text: String) -> JSONValue { JSONValue(content: .decimal(text)) }

  /// Returns a string.
  package static func string(_ string: String) -> JSONValue { JSONValue(content: .string(string)) }

  /// Returns a string, or null for nil.
  package static func string(orNull string: String?) -> JSONValue { string.map(JSONValue.string) ?? .null }

  /// Returns an array.
  package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(content: .array(elements)) }

  /// Returns an array of strings.
  package static func strings(_ strings: [String]) -> JSONValue { .array(strings.map(JSONValue.string)) }

  /// Returns an object.
  package static func object(_ members: [Member]) -> JSONValue { JSONValue(content: .object(members)) }

  /// Returns the object with the members of another object appended; other values are returned unchanged.
  package func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = content, case .object(let added) = other.content else { return self }
    return .object(members + added)
  }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) { self = .string(value) }
}
