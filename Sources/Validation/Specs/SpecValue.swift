import JSON5
import RuntimeAttributes

/// A kind of value that specs represent as an object.
struct SpecStructure: Sendable {
  let summary: String
  /// The required keys, which differ between all kinds.
  let keys: [any SpecKeyDescription]
  let optionalKeys: [any SpecKeyDescription]
  fileprivate let make: @Sendable (SpecObject) throws(SpecError) -> AttributeValue

  static let all = [
    SpecStructure("A point.", SpecFields.x, SpecFields.y) { object throws(SpecError) in
      .point(.init(x: try object.required(SpecFields.x), y: try object.required(SpecFields.y)))
    },
    SpecStructure("A size.", SpecFields.width, SpecFields.height) { object throws(SpecError) in
      .size(
        .init(width: try object.required(SpecFields.width), height: try object.required(SpecFields.height))
      )
    },
    SpecStructure("A rectangle.", SpecFields.x, SpecFields.y, SpecFields.width, SpecFields.height) {
      object throws(SpecError) in
      .rect(
        .init(
          x: try object.required(SpecFields.x),
          y: try object.required(SpecFields.y),
          width: try object.required(SpecFields.width),
          height: try object.required(SpecFields.height)
        )
      )
    },
    SpecStructure("A range.", SpecFields.location, SpecFields.length) { object throws(SpecError) in
      .range(
        .init(
          location: try object.required(SpecFields.location),
          length: try object.required(SpecFields.length)
        )
      )
    },
    SpecStructure(
      "A color; its components range from 0 to 1.",
      SpecFields.red,
      SpecFields.green,
      SpecFields.blue,
      optional: [SpecFields.alpha]
    ) { object throws(SpecError) in
      .color(
        .init(
          red: try object.required(SpecFields.red),
          green: try object.required(SpecFields.green),
          blue: try object.required(SpecFields.blue),
          alpha: try object[SpecFields.alpha] ?? 1
        )
      )
    },
    SpecStructure("A gray, from 0 to 1.", SpecFields.white, optional: [SpecFields.alpha]) {
      object throws(SpecError) in
      .color(
        .init(
          .components(
            .init(
              .gray(white: try object.required(SpecFields.white)),
              alpha: try object[SpecFields.alpha] ?? 1,
              space: "genericGamma22GrayColorSpace"
            )
          )
        )
      )
    },
    SpecStructure("A color or an image, by its name.", SpecFields.name, optional: [SpecFields.catalog]) {
      object throws(SpecError) in
      .image(
        .init(name: try object.required(SpecFields.name), catalog: try object[SpecFields.catalog])
      )
    },
  ]

  private init(
    _ summary: String,
    _ keys: any SpecKeyDescription...,
    optional: [any SpecKeyDescription] = [],
    make: @escaping @Sendable (SpecObject) throws(SpecError) -> AttributeValue
  ) {
    (self.summary, self.keys, optionalKeys, self.make) = (summary, keys, optional, make)
  }

  fileprivate var schema: JSONValue {
    let description: JSONValue = ["description": .string(summary)]
    return description.adding(SpecSchema.object(keys + optionalKeys))
  }
}

/// The fields of structures, colors and images.
enum SpecFields {
  static let x = number("x", "The horizontal coordinate.")
  static let y = number("y", "The vertical coordinate.")
  static let width = number("width", "The width.")
  static let height = number("height", "The height.")
  static let location = integer("location", "The first index.")
  static let length = integer("length", "The number of indexes.")
  static let red = number("red", "The red component.")
  static let green = number("green", "The green component.")
  static let blue = number("blue", "The blue component.")
  static let white = number("white", "The gray component.")
  static let alpha = SpecKey("alpha", "The opacity (default: 1).", SpecType<Double>.number)
  static let name = SpecKey("name", "The name.", SpecType.string, isRequired: true)
  static let catalog = SpecKey("catalog", "The asset catalog of an image.", SpecType.string)

  private static func number(_ name: String, _ summary: String) -> SpecKey<Double> {
    SpecKey(name, summary, .number, isRequired: true)
  }

  private static func integer(_ name: String, _ summary: String) -> SpecKey<Int> {
    SpecKey(name, summary, .integer, isRequired: true)
  }
}

extension SpecType<Double> {
  static var number: Self {
    SpecType(schema: ["type": "number"]) { node throws(SpecError) in try node.number() }
  }
}

extension SpecType<Int> {
  static var integer: Self {
    SpecType(schema: ["type": "integer"]) { node throws(SpecError) in try node.integer() }
  }
}

extension SpecType<AttributeValue> {
  /// A JSON scalar, or an object with the fields of a structure, color or image.
  static var value: Self {
    let scalars: JSONValue = ["type": .strings(["null", "boolean", "number", "string"])]
    let schema: JSONValue = ["anyOf": .array([scalars] + SpecStructure.all.map(\.schema))]
    return SpecType(schema: schema) { node throws(SpecError) in
      switch node.node.content {
      case .null: return .nil
      case .boolean(let boolean): return .boolean(boolean)
      case .integer(let integer): return .integer(integer)
      case .real(let real): return .real(real)
      case .decimal(let text): return .real(Double(text) ?? .infinity)
      case .string(let string): return .string(string)
      case .array, .object: return try structure(node)
      }
    }
  }

  private static func structure(_ node: SpecNode) throws(SpecError) -> AttributeValue {
    let structures = SpecStructure.all
    var all: [String: any SpecKeyDescription] = [:]
    for key in structures.flatMap({ $0.keys + $0.optionalKeys }) { all[key.name] = key }
    let object = try node.object(all.values.sorted { $0.name < $1.name })
    let structure = structures.first { structure in
      object.names.subtracting(structure.optionalKeys.map(\.name)) == Set(structure.keys.map(\.name))
    }
    guard let structure else {
      throw node.mismatch(expected: "a scalar, or the fields of a structure, color or image")
    }
    return try structure.make(object)
  }
}

extension AttributeValue {
  /// Returns the value converted to a document's attribute type, or nil if the conversion is not possible; without a
  /// type, the value is returned unchanged.
  func asAttribute(ofType type: String?) -> AttributeValue? {
    guard let type else { return self }
    if case .image(let image) = self, type == "color" { return .color(.init(.named(image.name))) }
    if case .string(let name) = self, type == "image" { return .image(.init(name: name)) }
    return kind.documentName == type ? self : nil
  }

  /// Whether the value equals an expected value.
  ///
  /// Integers match equal real numbers, localized strings match equal strings, and colors match an image with the same
  /// name, since specs do not distinguish the two. Specs do not name color spaces, so color components are compared in
  /// the color space of the document.
  func isExpected(as expected: AttributeValue) -> Bool {
    switch (self, expected) {
    case (.real(let real), .integer(let integer)): real == Double(integer)
    case (.integer(let integer), .real(let real)): real == Double(integer)
    case (.localizedString(let text), .string(let expected)): text == expected
    case (.color(let color), .image(let image)):
      color.source == .named(image.name) || color.source == .system(image.name)
    case (.color(let color), .color(let expected)): color.hasComponents(of: expected)
    default: self == expected
    }
  }
}

extension AttributeValue.Color {
  /// Whether both colors have the same components, ignoring color spaces, or the same name.
  fileprivate func hasComponents(of other: AttributeValue.Color) -> Bool {
    guard case .components(let components) = source, case .components(let others) = other.source else {
      return source == other.source
    }
    return components.model == others.model && components.alpha == others.alpha
  }
}
