/// The collection operators of key paths, as listed in Apple's key-value coding guide.
enum CollectionOperator: String, CaseIterable {
  case count, sum, avg, min, max
  case unionOfObjects, distinctUnionOfObjects
  case unionOfArrays, distinctUnionOfArrays
  case unionOfSets, distinctUnionOfSets

  /// Applies the operator to the values that the rest of the path returns for the elements.
  func apply(to operands: [BoxedValue]) -> BoxedValue {
    let values = operands.filter { $0 != .nil }
    switch self {
    case .count: return .attribute(.integer(operands.count))
    case .sum: return .attribute(.real(Self.sum(values)))
    case .avg:
      // The average counts nil as zero.
      return .attribute(.real(operands.isEmpty ? 0 : Self.sum(values) / Double(operands.count)))
    case .min: return values.min(by: Self.precedes) ?? .nil
    case .max: return values.max(by: Self.precedes) ?? .nil
    case .unionOfObjects: return .array(values)
    case .distinctUnionOfObjects: return .array(Self.distinct(values))
    case .unionOfArrays, .unionOfSets: return .array(Self.flattened(values))
    case .distinctUnionOfArrays: return .array(Self.distinct(Self.flattened(values)))
    case .distinctUnionOfSets: return .set(Set(Self.distinct(Self.flattened(values))))
    }
  }

  private static func sum(_ values: [BoxedValue]) -> Double {
    values.reduce(0) { $0 + ($1.attributeValue.map(Unboxing.real) ?? 0) }
  }

  /// Returns the order of `compare:`: strings by characters, numbers by value.
  private static func precedes(_ left: BoxedValue, _ right: BoxedValue) -> Bool {
    guard let left = left.attributeValue, let right = right.attributeValue else { return false }
    return switch (left.kind, right.kind) {
    case (.string, .string), (.localizedString, _), (_, .localizedString):
      Unboxing.string(left) < Unboxing.string(right)
    default: Unboxing.real(left) < Unboxing.real(right)
    }
  }

  private static func flattened(_ values: [BoxedValue]) -> [BoxedValue] {
    values.flatMap { value in
      switch value {
      case .array(let elements): elements
      case .set(let elements): Array(elements)
      default: [value]
      }
    }
  }

  private static func distinct(_ values: [BoxedValue]) -> [BoxedValue] {
    var seen: Set<BoxedValue> = []
    return values.filter { seen.insert(compared($0)).inserted }
  }

  /// Returns the value used in comparisons; like `NSNumber` objects, numbers are equal regardless of how they were
  /// created.
  private static func compared(_ value: BoxedValue) -> BoxedValue {
    guard let number = value.attributeValue, [.boolean, .integer].contains(number.kind) else { return value }
    let real = Unboxing.real(number)
    // Beyond 53 bits, several integers map to the same real.
    return abs(real) < 0x1p53 ? .attribute(.real(real)) : value
  }
}
