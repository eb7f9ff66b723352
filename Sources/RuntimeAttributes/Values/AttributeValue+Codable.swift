// Keys, key paths and values in the formats of encoders and decoders.

extension AttributeKey: Codable {
  /// Decodes a key from a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the key as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

extension AttributeKeyPath: Codable {
  /// Decodes a key path from a string.
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the key path as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension AttributeValue: Codable {
  private enum CodingKeys: CodingKey {
    case localizedString, point, size, rect, range, color, image
  }

  /// Decodes a value: nil, a Boolean, a number, a string or an array as such, any other as an object with one member
  /// that is named after its case.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      self = try Self.decoded(from: container)
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .nil
    } else if let boolean = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let real = try? container.decode(Double.self) {
      self = .real(real)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else {
      self = .array(try container.decode([AttributeValue].self))
    }
  }

  private static func decoded(from container: KeyedDecodingContainer<CodingKeys>) throws -> AttributeValue {
    guard let key = container.allKeys.first, container.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: container.codingPath, debugDescription: "expected one member")
      )
    }
    return switch key {
    case .localizedString: .localizedString(try container.decode(String.self, forKey: key))
    case .point: .point(try container.decode(Point.self, forKey: key))
    case .size: .size(try container.decode(Size.self, forKey: key))
    case .rect: .rect(try container.decode(Rect.self, forKey: key))
    case .range: .range(try container.decode(Range.self, forKey: key))
    case .color: .color(try container.decode(Color.self, forKey: key))
    case .image: .image(try container.decode(Image.self, forKey: key))
    }
  }

  /// Encodes the value in the form that ``init(from:)`` decodes.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .nil, .boolean, .integer, .real, .string, .array:
      var container = encoder.singleValueContainer()
      switch self {
      case .boolean(let boolean): try container.encode(boolean)
      case .integer(let integer): try container.encode(integer)
      case .real(let real): try container.encode(real)
      case .string(let string): try container.encode(string)
      case .array(let elements): try container.encode(elements)
      default: try container.encodeNil()
      }
    case .localizedString, .point, .size, .rect, .range, .color, .image:
      var container = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .localizedString(let string): try container.encode(string, forKey: .localizedString)
      case .point(let point): try container.encode(point, forKey: .point)
      case .size(let size): try container.encode(size, forKey: .size)
      case .rect(let rect): try container.encode(rect, forKey: .rect)
      case .range(let range): try container.encode(range, forKey: .range)
      case .color(let color): try container.encode(color, forKey: .color)
      case .image(let image): try container.encode(image, forKey: .image)
      default: break
      }
    }
  }
}
