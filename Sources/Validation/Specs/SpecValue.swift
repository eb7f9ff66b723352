import JSON5
import RuntimeAttributes

/// The fields of structures, colors and images in specs.
private enum SpecValueKey: String, CaseIterable {
  case x, y, width, height, location, length, red, green, blue, white, alpha, name, catalog
}

extension AttributeValue {
  /// Reads a value of a spec: a JSON scalar, or an object with the fields of a structure, color or image.
  init(_ node: SpecNode) throws(SpecError) {
    switch node.node.content {
    case .null: self = .nil
    case .boolean(let boolean): self = .boolean(boolean)
    case .integer(let integer): self = .integer(integer)
    case .real(let real): self = .real(real)
    case .decimal(let text): self = .real(Double(text) ?? .infinity)
    case .string(let string): self = .string(string)
    case .array, .object: self = try Self.structure(node)
    }
  }

  private static func structure(_ node: SpecNode) throws(SpecError) -> AttributeValue {
    let object = try node.object(keyedBy: SpecValueKey.self)
    func number(_ key: SpecValueKey) throws(SpecError) -> Double { try object.required(key).number() }
    func alpha() throws(SpecError) -> Double { try object[.alpha]?.number() ?? 1 }
    switch object.keys.subtracting([.alpha, .catalog]) {
    case [.x, .y]: return .point(.init(x: try number(.x), y: try number(.y)))
    case [.width, .height]: return .size(.init(width: try number(.width), height: try number(.height)))
    case [.x, .y, .width, .height]:
      return .rect(
        .init(x: try number(.x), y: try number(.y), width: try number(.width), height: try number(.height))
      )
    case [.location, .length]:
      return .range(
        .init(
          location: try object.required(.location).integer(),
          length: try object.required(.length).integer()
        )
      )
    case [.red, .green, .blue]:
      return .color(
        .init(red: try number(.red), green: try number(.green), blue: try number(.blue), alpha: try alpha())
      )
    case [.white]:
      return .color(
        .init(
          .components(
            .init(.gray(white: try number(.white)), alpha: try alpha(), space: "genericGamma22GrayColorSpace")
          )
        )
      )
    case [.name]:
      return .image(.init(name: try object.required(.name).string(), catalog: try object.string(.catalog)))
    default:
      throw node.mismatch(expected: "a scalar, or the fields of a structure, color or image")
    }
  }
}

extension AttributeValue {
  /// Returns the value converted to a document's attribute type, or nil if that is not possible.
  func asAttribute(ofType type: String?) -> AttributeValue? {
    guard let type else { return self }
    if case .image(let image) = self, type == "color" { return .color(.init(.named(image.name))) }
    if case .string(let name) = self, type == "image" { return .image(.init(name: name)) }
    return kind.documentName == type ? self : nil
  }

  /// Whether the value equals an expected one.
  ///
  /// An expected integer also matches an equal real number. Specs name no color space, so the components of a color
  /// are those in the color space of the document.
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
  /// Whether both colors have the same components, which may be in different color spaces.
  fileprivate func hasComponents(of other: AttributeValue.Color) -> Bool {
    guard case .components(let components) = source, case .components(let others) = other.source else {
      return source == other.source
    }
    return components.model == others.model && components.alpha == others.alpha
  }
}
