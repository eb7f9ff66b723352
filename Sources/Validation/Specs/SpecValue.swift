import RuntimeAttributes

/// A value as a spec writes it: a JSON scalar, or an object with the fields of a structure, color or image.
struct SpecValue: Decodable {
  let attributeValue: AttributeValue

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case x, y, width, height, location, length, red, green, blue, white, alpha, name, catalog
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.singleValueContainer(), let scalar = Self.scalar(in: container) {
      attributeValue = scalar
      return
    }
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    let keys = Set(container.allKeys)
    func number(_ key: CodingKeys) throws -> Double { try container.decode(Double.self, forKey: key) }
    func alpha() throws -> Double { try container.decodeIfPresent(Double.self, forKey: .alpha) ?? 1 }
    switch keys.subtracting([.alpha, .catalog]) {
    case [.x, .y]: attributeValue = .point(.init(x: try number(.x), y: try number(.y)))
    case [.width, .height]:
      attributeValue = .size(.init(width: try number(.width), height: try number(.height)))
    case [.x, .y, .width, .height]:
      attributeValue = .rect(
        .init(x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height))
      )
    case [.location, .length]:
      attributeValue = .range(
        .init(
          location: try container.decode(Int.self, forKey: .location),
          length: try container.decode(Int.self, forKey: .length)
        )
      )
    case [.red, .green, .blue]:
      attributeValue = .color(
        .init(red: try number(.red), green: try number(.green), blue: try number(.blue), alpha: try alpha())
      )
    case [.white]:
      attributeValue = .color(
        .init(
          .components(
            .init(.gray(white: try number(.white)), alpha: try alpha(), space: "genericGamma22GrayColorSpace")
          )
        )
      )
    case [.name]:
      attributeValue = .image(
        .init(
          name: try container.decode(String.self, forKey: .name),
          catalog: try container.decodeIfPresent(String.self, forKey: .catalog)
        )
      )
    default:
      throw SpecKeyError.value(
        decoder.codingPath,
        expected: "a scalar, or the fields of a structure, color or image"
      )
    }
  }

  private static func scalar(in container: any SingleValueDecodingContainer) -> AttributeValue? {
    if container.decodeNil() { return .nil }
    if let boolean = try? container.decode(Bool.self) { return .boolean(boolean) }
    if let integer = try? container.decode(Int.self) { return .integer(integer) }
    if let real = try? container.decode(Double.self) { return .real(real) }
    if let string = try? container.decode(String.self) { return .string(string) }
    return nil
  }
}

extension AttributeValue {
  /// The value as one of a document's type; nil if it is none such.
  func asAttribute(ofType type: String?) -> AttributeValue? {
    guard let type else { return self }
    if case .image(let image) = self, type == "color" { return .color(.init(.named(image.name))) }
    if case .string(let name) = self, type == "image" { return .image(.init(name: name)) }
    return kind.documentName == type ? self : nil
  }

  /// Whether a value that a spec expects is this one: a whole number may stand for a real or a truth value.
  func isExpected(as expected: AttributeValue) -> Bool {
    switch (self, expected) {
    case (.real(let real), .integer(let integer)): real == Double(integer)
    case (.integer(let integer), .real(let real)): real == Double(integer)
    case (.localizedString(let text), .string(let expected)): text == expected
    case (.color(let color), .image(let image)): color.source == .named(image.name)
    default: self == expected
    }
  }
}
