extension RuntimeAttribute: CustomStringConvertible {
  /// The attribute as an assignment: `layer.cornerRadius = 10`.
  public var description: String { "\(keyPath) = \(value)" }
}

extension AttributeValue: CustomStringConvertible {
  /// The value as printed on the console.
  public var description: String {
    switch self {
    case .nil: "nil"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .integer(let integer): String(integer)
    case .real(let real): real.shortest
    case .string(let string): "\"\(string)\""
    case .localizedString(let string): "\"\(string)\" (localized)"
    case .point(let point): point.text
    case .size(let size): size.text
    case .rect(let rect): "{\(rect.origin.text), \(rect.size.text)}"
    case .range(let range): "{\(range.location), \(range.length)}"
    case .color(let color): color.text
    case .image(let image): "image \"\(image.name)\"" + (image.catalog.map { " of \($0)" } ?? "")
    case .array(let elements): "[\(elements.map(\.description).joined(separator: ", "))]"
    }
  }
}

extension AttributeValue.Point {
  fileprivate var text: String { "{\(x.shortest), \(y.shortest)}" }
}

extension AttributeValue.Size {
  fileprivate var text: String { "{\(width.shortest), \(height.shortest)}" }
}

extension AttributeValue.Color {
  fileprivate var text: String {
    switch source {
    case .components(let components): components.text
    case .named(let name): "color \"\(name)\""
    case .system(let name): "system color \(name)"
    }
  }
}

extension AttributeValue.Color.Components {
  fileprivate var text: String {
    let numbers = parts.map { "\($0.name): \($0.number.shortest)" }
    return "\(space)(\(numbers.joined(separator: ", ")))"
  }
}
