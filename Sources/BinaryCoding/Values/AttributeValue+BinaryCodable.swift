package import RuntimeAttributes

extension AttributeValue: BinaryCodable {
  package static var placeholder: AttributeValue { .nil }

  package mutating func code(with coder: inout some BinaryCoder) {
    var kind = kind
    coder.code(&kind)
    switch kind {
    case .nil: self = .nil
    case .boolean:
      self = .boolean(coded(by: &coder) { if case .boolean(let value) = $0 { value } else { nil } })
    case .integer:
      self = .integer(coded(by: &coder) { if case .integer(let value) = $0 { value } else { nil } })
    case .real: self = .real(coded(by: &coder) { if case .real(let value) = $0 { value } else { nil } })
    case .string: self = .string(coded(by: &coder) { if case .string(let value) = $0 { value } else { nil } })
    case .localizedString:
      self = .localizedString(
        coded(by: &coder) { if case .localizedString(let value) = $0 { value } else { nil } }
      )
    case .point: self = .point(coded(by: &coder) { if case .point(let value) = $0 { value } else { nil } })
    case .size: self = .size(coded(by: &coder) { if case .size(let value) = $0 { value } else { nil } })
    case .rect: self = .rect(coded(by: &coder) { if case .rect(let value) = $0 { value } else { nil } })
    case .range: self = .range(coded(by: &coder) { if case .range(let value) = $0 { value } else { nil } })
    case .color: self = .color(coded(by: &coder) { if case .color(let value) = $0 { value } else { nil } })
    case .image: self = .image(coded(by: &coder) { if case .image(let value) = $0 { value } else { nil } })
    // Documents contain no arrays, and decoding nested arrays could exhaust the stack.
    case .array: self = .nil
    }
  }

  /// Encodes or decodes the payload of a case, and returns it.
  private func coded<Value: BinaryCodable>(
    by coder: inout some BinaryCoder,
    _ payload: (AttributeValue) -> Value?
  ) -> Value {
    var value = payload(self) ?? .placeholder
    coder.code(&value)
    return value
  }
}

extension AttributeValue.Kind: BinaryCodableCases {}

extension AttributeValue.Point: BinaryCodable {
  package static var placeholder: Self { Self(x: 0, y: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&x)
    coder.code(&y)
  }
}

extension AttributeValue.Size: BinaryCodable {
  package static var placeholder: Self { Self(width: 0, height: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&width)
    coder.code(&height)
  }
}

extension AttributeValue.Rect: BinaryCodable {
  package static var placeholder: Self { Self(origin: .placeholder, size: .placeholder) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&origin)
    coder.code(&size)
  }
}

extension AttributeValue.Range: BinaryCodable {
  package static var placeholder: Self { Self(location: 0, length: 0) }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&location)
    coder.code(&length)
  }
}

extension AttributeValue.Image: BinaryCodable {
  package static var placeholder: Self { Self(name: "") }

  package mutating func code(with coder: inout some BinaryCoder) {
    coder.code(&name)
    coder.code(&catalog)
  }
}
