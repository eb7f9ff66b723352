package import RuntimeAttributes

extension PropertyType {
  /// Creates the type of a registered Swift property.
  ///
  /// - Parameters:
  ///   - type: The type in the registration.
  ///   - name: The name of the type in Swift.
  package init(of type: ValueType, name: String? = nil) {
    self.init(Kind(type.wrapped), isOptional: type.isOptional, name: name)
  }
}

extension PropertyType.Kind {
  fileprivate init(_ type: ValueType) {
    self =
      switch type {
      case .boolean: .bool
      case .integer(let bits, let isSigned): Self.integer(bits, isSigned)
      case .floatingPoint(bits: ...32): .float
      case .floatingPoint: .double
      case .string: .string
      case .point: .point
      case .size: .size
      case .rect: .rect
      case .range: .range
      case .color: .color
      case .image: .image
      case .enumeration(let name, let raw, _):
        Self(raw).integerKind.map { .enumeration(name, raw: $0) } ?? Self(raw)
      case .array: .array
      case .set: .set
      case .dictionary: .dictionary
      case .structure(let name): .structure(name)
      case .object(let name): .object(name)
      case .optional(let wrapped): Self(wrapped)
      // These types convert values themselves.
      case .decimal, .date, .data, .custom: .any
      }
  }

  private static func integer(_ bits: Int, _ isSigned: Bool) -> PropertyType.Kind {
    switch (isSigned, bits) {
    case (true, ...8): .int8
    case (true, ...16): .int16
    case (true, ...32): .int32
    case (true, _): .int64
    case (false, ...8): .uint8
    case (false, ...16): .uint16
    case (false, ...32): .uint32
    case (false, _): .uint64
    }
  }
}
