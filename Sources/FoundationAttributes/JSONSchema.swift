// JSON Schema of registered types.

import JSON5
public import RuntimeAttributes

extension TypeRegistry {
  /// Returns a JSON Schema for files with attributes of a class, as `[RuntimeAttribute](json:file:)` reads them.
  ///
  ///     let schema = registry.jsonSchema(of: Server.self)
  ///
  /// The schema follows draft 2020-12. Classes and structures are definitions, so they may contain each other.
  ///
  /// - Parameter type: The type, registered itself or through a superclass.
  /// - Returns: The schema as text; nil if the type is not registered.
  public func jsonSchema(of type: Any.Type) -> String? {
    guard let root = schema(of: type) else { return nil }
    var definitions: [JSONValue.Member] = []
    var names = [root.name]
    var known = Set(names)
    var next = 0
    while next < names.count {
      if let schema = schema(named: names[next]) {
        definitions.append(.init(key: names[next], value: definition(schema)))
        let types = schema.fields.map(\.type) + schema.cases.flatMap(\.fields).map(\.type)
        for name in types.flatMap(\.namesOfTypes) where self.schema(named: name) != nil {
          if known.insert(name).inserted { names.append(name) }
        }
      }
      next += 1
    }
    let schema: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$ref": .string("#/$defs/\(root.name)"),
      "$defs": JSONValue.object(definitions.sorted { $0.key < $1.key }),
    ]
    return JSONText(isPretty: true).text(of: schema)
  }

  private func definition(_ schema: TypeSchema) -> JSONValue {
    guard schema.kind == .enumeration else {
      return object(schema.fields, title: schema.name, documentation: schema.documentation)
    }
    let cases = schema.cases.map { enumerationCase -> JSONValue in
      guard !enumerationCase.fields.isEmpty else { return ["const": .string(enumerationCase.name)] }
      return [
        "type": "object",
        "properties": .object([.init(key: enumerationCase.name, value: object(enumerationCase.fields))]),
        "required": .array([.string(enumerationCase.name)]),
        "additionalProperties": .boolean(false),
      ]
    }
    return ["title": .string(schema.name), "oneOf": .array(cases)]
  }

  private func object(
    _ fields: [FieldSchema],
    title: String? = nil,
    documentation: String? = nil
  ) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let title { members.append(.init(key: "title", value: .string(title))) }
    if let documentation { members.append(.init(key: "description", value: .string(documentation))) }
    members.append(.init(key: "type", value: "object"))
    let properties = fields.filter { field in
      // JSON cannot contain instances of classes, but can set the properties of instances of registered classes.
      (field.isWritable || field.type.holdsType) && (field.type.holdsType || !field.type.containsObjects)
        && field.type.namesOfTypes.allSatisfy { schema(named: $0) != nil }
    }.map { JSONValue.Member(key: $0.key.name, value: Self.property($0)) }
    members.append(.init(key: "properties", value: JSONValue.object(properties)))
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.key.name) }
    if !required.isEmpty { members.append(.init(key: "required", value: .array(required))) }
    members.append(.init(key: "additionalProperties", value: .boolean(false)))
    return JSONValue.object(members)
  }

  private static func property(_ field: FieldSchema) -> JSONValue {
    var members = field.type.jsonSchema
    if let minimum = field.minimum?.json { members.append(.init(key: "minimum", value: minimum)) }
    if let maximum = field.maximum?.json { members.append(.init(key: "maximum", value: maximum)) }
    if let documentation = field.documentation {
      members.append(.init(key: "description", value: .string(documentation)))
    }
    return JSONValue.object(members)
  }
}

extension ValueType {
  /// Whether the type is a class or a structure, whose own properties can be set.
  fileprivate var holdsType: Bool {
    switch wrapped {
    case .structure, .object: true
    default: false
    }
  }

  /// The names of the classes and structures in the type.
  fileprivate var namesOfTypes: [String] {
    switch self {
    case .optional(let type), .array(let type), .set(let type), .dictionary(let type): type.namesOfTypes
    case .structure(let name), .object(let name): [name]
    default: []
    }
  }

  fileprivate var jsonSchema: [JSONValue.Member] {
    func type(_ name: JSONValue) -> [JSONValue.Member] { [.init(key: "type", value: name)] }
    switch self {
    case .boolean: return type("boolean")
    case .integer(let bits, let isSigned):
      guard bits < 64 else {
        return type("integer") + (isSigned ? [] : [.init(key: "minimum", value: .integer(0))])
      }
      let (minimum, maximum) = isSigned ? (-(1 << (bits - 1)), 1 << (bits - 1) - 1) : (0, 1 << bits - 1)
      return type("integer") + [
        .init(key: "minimum", value: .integer(minimum)), .init(key: "maximum", value: .integer(maximum)),
      ]
    case .floatingPoint: return type("number")
    case .decimal: return type(.strings(["number", "string"]))
    case .string, .image: return type("string")
    case .date:
      return type("string") + [.init(key: "pattern", value: .string(Self.datePattern))]
    case .data: return type("string") + [.init(key: "contentEncoding", value: "base64")]
    case .color: return type("string") + [.init(key: "pattern", value: "^#([0-9a-fA-F]{6}|[0-9a-fA-F]{8})$")]
    case .enumeration(_, let raw, let values):
      let json = values.compactMap(\.json)
      return json.isEmpty ? raw.jsonSchema : [.init(key: "enum", value: .array(json))]
    case .optional(let wrapped):
      let inner = JSONValue.object(wrapped.jsonSchema)
      return [.init(key: "anyOf", value: .array([inner, ["type": "null"]]))]
    case .array(let element):
      return type("array") + [.init(key: "items", value: JSONValue.object(element.jsonSchema))]
    case .set(let element):
      return ValueType.array(element).jsonSchema + [.init(key: "uniqueItems", value: .boolean(true))]
    case .dictionary(let value):
      let values = JSONValue.object(value.jsonSchema)
      return type("object") + [.init(key: "additionalProperties", value: values)]
    case .structure(let name), .object(let name):
      return [.init(key: "$ref", value: .string("#/$defs/\(name)"))]
    case .point: return Self.structure(["x", "y"])
    case .size: return Self.structure(["width", "height"])
    case .range: return Self.structure(["location", "length"], "integer")
    case .rect:
      return Self.structure([
        "origin": JSONValue.object(ValueType.point.jsonSchema),
        "size": JSONValue.object(ValueType.size.jsonSchema),
      ])
    case .custom("Duration"): return type(.strings(["number", "string"]))
    case .custom("URL"): return type("string") + [.init(key: "format", value: "uri")]
    case .custom("UUID"): return type("string") + [.init(key: "format", value: "uuid")]
    case .custom: return []
    }
  }
}

extension ValueType {
  /// The pattern of dates; a date with a time needs a time zone.
  private static let datePattern =
    #"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}(:?\d{2})?))?$"#

  private static func structure(_ names: [String], _ type: JSONValue = "number") -> [JSONValue.Member] {
    structure(JSONValue.object(names.map { .init(key: $0, value: ["type": type]) }))
  }

  private static func structure(_ properties: JSONValue) -> [JSONValue.Member] {
    [
      .init(key: "type", value: "object"), .init(key: "properties", value: properties),
      .init(key: "additionalProperties", value: .boolean(false)),
    ]
  }
}

extension AttributeValue {
  /// The value in JSON; nil unless the value is a Boolean, an integer, a floating-point number or a string.
  fileprivate var json: JSONValue? {
    switch self {
    case .boolean(let boolean): .boolean(boolean)
    case .integer(let integer): .integer(integer)
    case .real(let real): .real(real)
    case .string(let string): .string(string)
    default: nil
    }
  }
}
