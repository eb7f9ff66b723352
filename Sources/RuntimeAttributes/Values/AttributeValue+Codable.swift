// Encoding and decoding of keys, key paths and values.

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
    case localizedString, real, decimal, date, data, dictionary, point, size, rect, range, color, image
  }

  /// Decodes a value.
  ///
  /// Nil, Booleans, numbers, strings and arrays have the corresponding format. Other values are objects with one
  /// member:
  /// - `{"point": [1, 2]}`, and likewise `size`, `rect` and `range`.
  /// - `{"dictionary": {"a": 1}}`.
  /// - `{"localizedString": "Title"}`.
  /// - `{"image": {"name": "star"}}`.
  /// - `{"color": {"named": "Brand"}}`, or with `system` or `components` instead of `named`.
  /// - `{"decimal": "0.1"}`.
  /// - `{"date": 0}`, with the seconds since 2001.
  /// - `{"data": [1, 2]}`, with the bytes.
  /// - `{"real": 1}`, for a floating-point number that would be read as an integer.
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
    } else if let unsigned = try? container.decode(UInt64.self) {
      self = .unsigned(unsigned)
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
    func numbers<Number: Decodable>(_ count: Int) throws -> [Number] {
      let numbers = try container.decode([Number].self, forKey: key)
      guard numbers.count == count else {
        let description = "expected \(count) numbers"
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: description)
      }
      return numbers
    }
    switch key {
    case .localizedString: return .localizedString(try container.decode(String.self, forKey: key))
    case .real: return .real(try container.decode(Double.self, forKey: key))
    case .date: return .date(secondsSinceReferenceDate: try container.decode(Double.self, forKey: key))
    case .data: return .data(try container.decode([UInt8].self, forKey: key))
    case .dictionary: return .dictionary(try container.decode([String: AttributeValue].self, forKey: key))
    case .decimal:
      guard let number = DecimalNumber(try container.decode(String.self, forKey: key)) else {
        let description = "expected a decimal number"
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: description)
      }
      return .decimal(number)
    case .point:
      let numbers: [Double] = try numbers(2)
      return .point(Point(x: numbers[0], y: numbers[1]))
    case .size:
      let numbers: [Double] = try numbers(2)
      return .size(Size(width: numbers[0], height: numbers[1]))
    case .rect:
      let numbers: [Double] = try numbers(4)
      return .rect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .range:
      let numbers: [Int] = try numbers(2)
      return .range(Range(location: numbers[0], length: numbers[1]))
    case .color:
      guard let color = try container.decode(CodedColor.self, forKey: key).color else {
        let description = "expected 'named', 'system' or 'components'"
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: description)
      }
      return .color(color)
    case .image: return .image(try container.decode(CodedImage.self, forKey: key).image)
    }
  }

  /// Encodes the value in the form that ``init(from:)`` decodes.
  public func encode(to encoder: any Encoder) throws {
    func encode(_ value: some Encodable, _ key: CodingKeys) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(value, forKey: key)
    }
    func encode(_ value: some Encodable) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
    switch self {
    case .nil: try encode(Bool?.none)
    case .boolean(let boolean): try encode(boolean)
    case .integer(let integer): try encode(integer)
    case .unsigned(let unsigned): try encode(unsigned)
    // A decoder would read 1.0 as an integer.
    case .real(let real) where Int(exactly: real) != nil: try encode(real, .real)
    case .real(let real): try encode(real)
    case .decimal(let number): try encode(number.description, .decimal)
    case .date(let seconds): try encode(seconds, .date)
    case .data(let bytes): try encode(bytes, .data)
    case .dictionary(let entries): try encode(entries, .dictionary)
    case .string(let string): try encode(string)
    case .array(let elements): try encode(elements)
    case .localizedString(let string): try encode(string, .localizedString)
    case .point(let point): try encode([point.x, point.y], .point)
    case .size(let size): try encode([size.width, size.height], .size)
    case .rect(let rect):
      try encode([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], .rect)
    case .range(let range): try encode([range.location, range.length], .range)
    case .color(let color): try encode(CodedColor(color), .color)
    case .image(let image): try encode(CodedImage(name: image.name, catalog: image.catalog), .image)
    }
  }
}

/// The encoded form of an image.
private struct CodedImage: Codable {
  var name: String
  var catalog: String?

  var image: AttributeValue.Image { AttributeValue.Image(name: name, catalog: catalog) }
}

/// The encoded form of a color.
private struct CodedColor: Codable {
  private enum Model: String, Codable { case gray, rgb, cmyk }

  private struct Components: Codable {
    var space: String
    var model: Model
    var components: [Double]
    var alpha: Double

    init(_ components: AttributeValue.Color.Components) {
      (space, alpha) = (components.space, components.alpha)
      switch components.model {
      case .gray(let white): (model, self.components) = (.gray, [white])
      case .rgb(let red, let green, let blue): (model, self.components) = (.rgb, [red, green, blue])
      case .cmyk(let cyan, let magenta, let yellow, let black):
        (model, self.components) = (.cmyk, [cyan, magenta, yellow, black])
      }
    }

    var color: AttributeValue.Color.Components? {
      let model: AttributeValue.Color.Components.Model? =
        switch (self.model, components.count) {
        case (.gray, 1): .gray(white: components[0])
        case (.rgb, 3): .rgb(red: components[0], green: components[1], blue: components[2])
        case (.cmyk, 4):
          .cmyk(cyan: components[0], magenta: components[1], yellow: components[2], black: components[3])
        default: nil
        }
      return model.map { AttributeValue.Color.Components($0, alpha: alpha, space: space) }
    }
  }

  private var named: String?
  private var system: String?
  private var components: Components?
  private var fallback: Components?

  init(_ color: AttributeValue.Color) {
    switch color.source {
    case .named(let name): named = name
    case .system(let name): system = name
    case .components(let components): self.components = Components(components)
    }
    fallback = color.fallback.map { Components($0) }
  }

  /// The color; nil if required members are missing or members contradict each other.
  var color: AttributeValue.Color? {
    let sources: [AttributeValue.Color.Source] = [
      named.map { .named($0) }, system.map { .system($0) }, components?.color.map { .components($0) },
    ].compactMap(\.self)
    guard sources.count == 1, (fallback == nil) == (fallback?.color == nil) else { return nil }
    return AttributeValue.Color(sources[0], fallback: fallback?.color)
  }
}
