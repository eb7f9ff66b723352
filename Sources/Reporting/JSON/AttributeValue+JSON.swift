import JSON5
import RuntimeAttributes

extension RuntimeAttribute {
  /// The key path, type and value, in this order.
  var json: JSONValue {
    let json: JSONValue = [
      "keyPath": .string(keyPath.description),
      "type": .string(value.kind.documentName),
      "value": value.json,
    ]
    return value.kind == .localizedString ? json.adding(["localized": .boolean(true)]) : json
  }
}

extension AttributeValue {
  /// The value as a JSON scalar, or an object with its components.
  var json: JSONValue {
    switch self {
    case .nil: .null
    case .boolean(let boolean): .boolean(boolean)
    case .integer(let integer): .integer(integer)
    case .real(let real): .real(real)
    case .string(let string), .localizedString(let string): .string(string)
    case .point(let point): ["x": .real(point.x), "y": .real(point.y)]
    case .size(let size): ["width": .real(size.width), "height": .real(size.height)]
    case .rect(let rect):
      [
        "x": .real(rect.origin.x), "y": .real(rect.origin.y),
        "width": .real(rect.size.width), "height": .real(rect.size.height),
      ]
    case .range(let range): ["location": .integer(range.location), "length": .integer(range.length)]
    case .color(let color): color.json
    case .image(let image): ["name": .string(image.name), "catalog": .string(orNull: image.catalog)]
    case .unsigned(let unsigned): .decimal("\(unsigned)")
    case .decimal(let number): .decimal("\(number)")
    case .date(let seconds): .real(seconds)
    case .data(let bytes): .array(bytes.map { .integer(Int($0)) })
    case .array(let elements): .array(elements.map(\.json))
    case .dictionary(let entries):
      .object(entries.sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) })
    }
  }
}

extension AttributeValue.Color {
  fileprivate var json: JSONValue {
    switch source {
    case .components(let components): components.json
    case .named(let name): ["name": .string(name), "fallback": fallback?.json ?? .null]
    case .system(let name): ["system": .string(name), "fallback": fallback?.json ?? .null]
    }
  }
}

extension AttributeValue.Color.Components {
  fileprivate var json: JSONValue {
    let numbers = parts.map { JSONValue.Member(key: $0.name, value: .real($0.number)) }
    return .object([JSONValue.Member(key: "space", value: .string(space))] + numbers)
  }
}
