import RuntimeAttributes

/// The collection operators of key paths, as listed in Apple's key-value coding guide.
///
/// Results and exceptions follow Foundation's disassembly. GNUstep differs: it raises for nil in `@max` and
/// `@unionOfObjects`, and returns zero for the average of an empty collection.
enum CollectionOperator: String, CaseIterable {
  case count, sum, avg, min, max
  case unionOfObjects, distinctUnionOfObjects
  case unionOfArrays, distinctUnionOfArrays
  case unionOfSets, distinctUnionOfSets

  /// Whether sets support the operator; arrays support all operators.
  var isOfSets: Bool {
    switch self {
    case .count, .sum, .avg, .min, .max, .distinctUnionOfObjects, .distinctUnionOfArrays,
      .distinctUnionOfSets:
      true
    case .unionOfObjects, .unionOfArrays, .unionOfSets: false
    }
  }

  /// Applies the operator.
  ///
  /// - Parameters:
  ///   - operands: The values that the rest of the path returns for the elements; nil for nil, and a box of nil for
  ///     NSNull.
  ///   - isSet: Whether the collection is a set, whose distinct values are a set as well.
  ///   - className: A function that returns the class of an operand.
  /// - Returns: The result; nil for the average of an empty collection, and for the minimum or maximum of a collection
  ///   without values other than nil.
  /// - Throws: ``KeyValueCodingError/invalidOperand(operator:className:)``.
  func apply(
    to operands: [BoxedValue?],
    isSet: Bool,
    className: (BoxedValue?) -> String
  ) throws(KeyValueCodingError) -> BoxedValue {
    let values = operands.compactMap { $0 }
    func require(_ isValid: Bool, _ operand: BoxedValue?) throws(KeyValueCodingError) {
      guard !isValid else { return }
      throw .invalidOperand(operator: rawValue, className: className(operand))
    }
    func distinct(_ values: [BoxedValue]) -> BoxedValue {
      let values = Self.distinct(values)
      return isSet ? .set(Set(values)) : .array(values)
    }
    switch self {
    case .count: return .attribute(.integer(operands.count))
    case .sum, .avg:
      for value in values { try require(Self.isNumber(value), value) }
      let sum = NumberSum(values.compactMap(\.attributeValue))
      if self == .sum { return .attribute(.real(sum.real)) }
      // Nil is zero in an average; the average of an empty collection is nil.
      return operands.isEmpty ? .nil : .attribute(.real(sum.average(of: operands.count)))
    case .min, .max:
      guard var best = values.first else { return .nil }
      for value in values.dropFirst() {
        try require(Self.isComparable(best), best)
        try require(Self.isComparable(value), value)
        if self == .min ? Self.precedes(value, best) : Self.precedes(best, value) { best = value }
      }
      return best
    case .unionOfObjects: return .array(values)
    case .distinctUnionOfObjects:
      // A set adds each value without a check, so nil raises; an array omits nil.
      if isSet, values.count < operands.count { try require(false, nil) }
      return distinct(values)
    case .unionOfArrays, .distinctUnionOfArrays, .unionOfSets, .distinctUnionOfSets:
      var united: [BoxedValue] = []
      for value in values {
        switch (value, self) {
        case (.array(let elements), .unionOfArrays), (.array(let elements), .distinctUnionOfArrays):
          united += elements
        case (.set(let elements), .unionOfSets), (.set(let elements), .distinctUnionOfSets):
          united += elements
        default: try require(false, value)
        }
      }
      return self == .unionOfArrays || self == .unionOfSets ? .array(united) : distinct(united)
    }
  }

  /// Whether a value responds to `decimalValue`.
  ///
  /// The method is not documented for strings, but apps add up strings.
  private static func isNumber(_ value: BoxedValue) -> Bool {
    switch value.attributeKind {
    case .boolean, .integer, .unsigned, .real, .decimal, .string, .localizedString: true
    default: false
    }
  }

  /// Whether a value responds to `compare:`, as far as its class is known.
  private static func isComparable(_ value: BoxedValue) -> Bool {
    if case .object = value { return true }
    return isNumber(value) || value.attributeKind == .date
  }

  /// Whether a value precedes another value in the order of `compare:`: strings by characters, dates and numbers by
  /// value.
  private static func precedes(_ left: BoxedValue, _ right: BoxedValue) -> Bool {
    guard let left = left.attributeValue, let right = right.attributeValue else { return false }
    return switch (left, right) {
    case (.string, .string), (.localizedString, _), (_, .localizedString):
      Unboxing.string(left) < Unboxing.string(right)
    case (.date(let left), .date(let right)): left < right
    default: Unboxing.real(left) < Unboxing.real(right)
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
