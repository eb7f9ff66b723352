import JSON5
import KeyValueCoding
import RuntimeAttributes

/// A type of values in specs: how a value is read, and its JSON Schema.
struct SpecType<Content: Sendable>: Sendable {
  /// The schema of the value, without a description.
  let schema: JSONValue
  /// Reads a value.
  let read: @Sendable (SpecNode) throws(SpecError) -> Content
}

extension SpecType<String> {
  static var string: Self {
    SpecType(schema: ["type": "string"]) { node throws(SpecError) in try node.string() }
  }

  /// A string with other characters than whitespace.
  static var text: Self {
    SpecType(schema: ["type": "string", "pattern": "\\S"]) { node throws(SpecError) in
      let text = try node.string()
      guard text.contains(where: { !$0.isWhitespace }) else {
        throw node.mismatch(expected: "a non-empty string")
      }
      return text
    }
  }
}

extension SpecType<Bool> {
  static var boolean: Self {
    SpecType(schema: ["type": "boolean"]) { node throws(SpecError) in try node.boolean() }
  }
}

extension SpecType<PlatformVersion> {
  static var version: Self {
    SpecType(schema: ["type": "string", "pattern": "^[0-9]+(\\.[0-9]+){0,2}$"]) { node throws(SpecError) in
      try PlatformVersion(try node.string()).orThrow(node.mismatch(expected: "a version such as \"12.0\""))
    }
  }
}

extension SpecType where Content: RawRepresentable<String> & CaseIterable {
  /// One of the names of an enumeration; case differences are ignored.
  static var word: Self {
    SpecType(schema: ["enum": .strings(Content.allCases.map(\.rawValue))]) { node throws(SpecError) in
      try node.word(Content.self)
    }
  }
}

extension SpecType {
  /// A list of values.
  ///
  /// - Parameters:
  ///   - element: The type of the values.
  ///   - kind: The plural name of the values, for errors.
  /// - Returns: The type of the list.
  static func list<Element>(of element: SpecType<Element>, _ kind: String) -> Self
  where Content == [Element] {
    SpecType(schema: ["type": "array", "items": element.schema]) { node throws(SpecError) in
      try node.entries(kind).map { entry throws(SpecError) in try element.read(entry) }
    }
  }

  /// An object with arbitrary keys, as a list of its members.
  static func members<Value>(of value: SpecType<Value>) -> Self where Content == [SpecEntry<Value>] {
    SpecType(schema: ["type": "object", "additionalProperties": value.schema]) { node throws(SpecError) in
      try node.members().map { member throws(SpecError) in
        SpecEntry(name: member.name, position: member.position, value: try value.read(member.value))
      }
    }
  }

  /// An object with fixed keys.
  static func object(
    _ keys: [any SpecKeyDescription],
    _ make: @escaping @Sendable (SpecObject) throws(SpecError) -> Content
  ) -> Self {
    SpecType(schema: SpecSchema.object(keys)) { node throws(SpecError) in try make(try node.object(keys)) }
  }

  /// The value with its position.
  var positioned: SpecType<Positioned<Content>> {
    SpecType<Positioned<Content>>(schema: schema) { [read] node throws(SpecError) in
      Positioned(value: try read(node), position: node.position)
    }
  }
}

/// A member of an object with arbitrary keys.
struct SpecEntry<Value: Sendable>: Sendable {
  var name: String
  /// The position of the name.
  var position: SourcePosition
  var value: Value
}

/// A value with its position in the file.
struct Positioned<Value: Sendable>: Sendable {
  var value: Value
  var position: SourcePosition
}
