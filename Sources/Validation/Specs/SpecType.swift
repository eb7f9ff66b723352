import JSON5
import KeyValueCoding
import RuntimeAttributes

/// A type of values in specs: a function that reads a value, and a JSON Schema.
struct SpecType<Content: Sendable>: Sendable {
  /// The schema of the value, without a description.
  let schema: JSONValue
  let read: @Sendable (SpecNode) throws(SpecError) -> Content
}

extension SpecType<String> {
  static var string: Self {
    SpecType(schema: ["type": "string"]) { node throws(SpecError) in try node.string() }
  }

  /// A string with at least one character other than whitespace.
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

extension SpecType<String?> {
  static var stringOrNull: Self {
    SpecType(schema: ["type": .strings(["string", "null"])]) { node throws(SpecError) in
      if case .null = node.node.content { return nil }
      return try node.string()
    }
  }
}

extension SpecType<String> {
  /// An identifier of Swift and Objective-C.
  static var identifier: Self {
    let schema: JSONValue = ["type": "string", "pattern": "^[\\p{L}_][\\p{L}\\p{N}_]*$"]
    return SpecType(schema: schema) { node throws(SpecError) in
      let name = try node.string()
      guard isIdentifier(name[...]) else { throw node.mismatch(expected: "an identifier") }
      return name
    }
  }

  /// The name of a type, which may be qualified with a module or an enclosing type.
  static var typeName: Self {
    let schema: JSONValue = [
      "type": "string", "pattern": "^[\\p{L}_][\\p{L}\\p{N}_]*(\\.[\\p{L}_][\\p{L}\\p{N}_]*)*$",
    ]
    return SpecType(schema: schema) { node throws(SpecError) in
      let name = try node.string()
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.allSatisfy(isIdentifier) else { throw node.mismatch(expected: "the name of a class") }
      return name
    }
  }

  private static func isIdentifier(_ name: Substring) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" else { return false }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
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
  /// One of the names of an enumeration; letter case is ignored.
  static var word: Self {
    SpecType(schema: ["enum": .strings(Content.allCases.map(\.rawValue))]) { node throws(SpecError) in
      try node.word(Content.self)
    }
  }
}

extension SpecType {
  /// Returns the type of a list of values.
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

  /// Returns the type of an object with arbitrary keys, which is read as a list of its members.
  ///
  /// - Parameters:
  ///   - value: The type of the values.
  ///   - pattern: A regular expression for the keys in the schema; nil if all keys are valid.
  /// - Returns: The type of the object.
  static func members<Value>(of value: SpecType<Value>, named pattern: String? = nil) -> Self
  where Content == [SpecEntry<Value>] {
    let names: JSONValue = pattern.map { ["propertyNames": ["pattern": .string($0)]] } ?? [:]
    let schema: JSONValue = ["type": "object", "additionalProperties": value.schema]
    return SpecType(schema: schema.adding(names)) { node throws(SpecError) in
      try node.members().map { member throws(SpecError) in
        SpecEntry(name: member.name, position: member.position, value: try value.read(member.value))
      }
    }
  }

  /// Returns the type of an object with fixed keys.
  static func object(
    _ keys: [any SpecKeyDescription],
    _ make: @escaping @Sendable (SpecObject) throws(SpecError) -> Content
  ) -> Self {
    SpecType(schema: SpecSchema.object(keys)) { node throws(SpecError) in try make(try node.object(keys)) }
  }

  /// The type of the same values with their positions.
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
