/// The operators that a key path may apply to a collection when it is read, as Apple's key-value coding guide lists them.
enum CollectionOperator: String, CaseIterable {
  case count, sum, avg, min, max
  case unionOfObjects, distinctUnionOfObjects
  case unionOfArrays, distinctUnionOfArrays
  case unionOfSets, distinctUnionOfSets

  /// Applies the operator to what the elements gave for the path behind it.
  func apply(to operands: [BoxedValue]) -> BoxedValue {
    let values = operands.filter { $0 != .nil }
    let numbers = values.compactMap(\.attributeValue).map(Unboxing.real)
    switch self {
    case .count: return .attribute(.integer(operands.count))
    case .sum: return .attribute(.real(numbers.reduce(0, +)))
    case .avg:
      // The average counts nil as zero.
      return .attribute(.real(operands.isEmpty ? 0 : numbers.reduce(0, +) / Double(operands.count)))
    case .min: return numbers.min().map { .attribute(.real($0)) } ?? .nil
    case .max: return numbers.max().map { .attribute(.real($0)) } ?? .nil
    case .unionOfObjects: return .array(values)
    case .distinctUnionOfObjects: return .array(Self.distinct(values))
    case .unionOfArrays, .unionOfSets: return .array(Self.flattened(values))
    case .distinctUnionOfArrays, .distinctUnionOfSets: return .array(Self.distinct(Self.flattened(values)))
    }
  }

  private static func flattened(_ values: [BoxedValue]) -> [BoxedValue] {
    values.flatMap { value in if case .array(let elements) = value { elements } else { [value] } }
  }

  private static func distinct(_ values: [BoxedValue]) -> [BoxedValue] {
    values.reduce(into: []) { unique, value in if !unique.contains(value) { unique.append(value) } }
  }
}
