/// A trait of a registered property, such as its range, its documentation or its role in Interface Builder.
///
///     let registration = TypeRegistration(View.self) {
///       $0.property("alpha", \.alpha, .inspectable, .range(0...1), .documentation("The opacity."))
///     }
public struct FieldTrait<Value>: Sendable {
  enum Kind: Sendable {
    case inspectable, outlet, readOnly, required
    case documentation(String)
    case check(Check)
  }

  /// A condition that values must satisfy.
  struct Check: Sendable {
    var minimum: AttributeValue?
    var maximum: AttributeValue?
    /// A function that returns the reason why a value is rejected, or nil for an accepted value.
    var refuses: @Sendable (Value) -> AttributeError.Reason?
  }

  let kind: Kind

  /// An inspectable property, like a property with `@IBInspectable`.
  public static var inspectable: FieldTrait { FieldTrait(kind: .inspectable) }

  /// An outlet, like a property with `@IBOutlet`.
  public static var outlet: FieldTrait { FieldTrait(kind: .outlet) }

  /// A property that cannot be set, even if its key path is writable.
  public static var readOnly: FieldTrait { FieldTrait(kind: .readOnly) }

  /// A property that must have a value when its structure is created.
  public static var required: FieldTrait { FieldTrait(kind: .required) }

  /// The documentation of the property, for schemas.
  public static func documentation(_ text: String) -> FieldTrait {
    FieldTrait(kind: .documentation(text))
  }

  /// A check of values before they are set.
  ///
  /// - Parameter check: A function that throws for rejected values. The description of a thrown error is part of the
  ///   ``AttributeError``.
  /// - Returns: A trait with the check.
  public static func check(_ check: @escaping @Sendable (Value) throws -> Void) -> FieldTrait {
    FieldTrait(
      kind: .check(
        Check { value in
          do {
            try check(value)
            return nil
          } catch {
            return .rejected("\(error)")
          }
        }
      )
    )
  }
}

extension FieldTrait where Value: Comparable & AttributeConvertible & Sendable {
  /// The smallest and the largest value of the property.
  public static func range(_ range: ClosedRange<Value>) -> FieldTrait {
    limits(range.lowerBound, range.upperBound, range.contains)
  }

  /// The smallest value of the property.
  public static func range(_ range: PartialRangeFrom<Value>) -> FieldTrait {
    limits(range.lowerBound, nil, range.contains)
  }

  /// The largest value of the property.
  public static func range(_ range: PartialRangeThrough<Value>) -> FieldTrait {
    limits(nil, range.upperBound, range.contains)
  }

  private static func limits(
    _ lower: Value?,
    _ upper: Value?,
    _ contains: @escaping @Sendable (Value) -> Bool
  ) -> FieldTrait {
    let (minimum, maximum) = (lower?.attributeValue, upper?.attributeValue)
    return FieldTrait(
      kind: .check(
        Check(minimum: minimum, maximum: maximum) {
          contains($0) ? nil : .outOfRange(minimum: minimum, maximum: maximum)
        }
      )
    )
  }
}

extension FieldTrait {
  /// The smallest and the largest value of an optional property; nil is also accepted.
  public static func range<Wrapped: Comparable & AttributeConvertible & Sendable>(
    _ range: ClosedRange<Wrapped>
  ) -> FieldTrait where Value == Wrapped? {
    limits(range.lowerBound, range.upperBound, range.contains)
  }

  /// The smallest value of an optional property; nil is also accepted.
  public static func range<Wrapped: Comparable & AttributeConvertible & Sendable>(
    _ range: PartialRangeFrom<Wrapped>
  ) -> FieldTrait where Value == Wrapped? {
    limits(range.lowerBound, nil, range.contains)
  }

  /// The largest value of an optional property; nil is also accepted.
  public static func range<Wrapped: Comparable & AttributeConvertible & Sendable>(
    _ range: PartialRangeThrough<Wrapped>
  ) -> FieldTrait where Value == Wrapped? {
    limits(nil, range.upperBound, range.contains)
  }

  private static func limits<Wrapped: AttributeConvertible>(
    _ lower: Wrapped?,
    _ upper: Wrapped?,
    _ contains: @escaping @Sendable (Wrapped) -> Bool
  ) -> FieldTrait where Value == Wrapped? {
    let (minimum, maximum) = (lower?.attributeValue, upper?.attributeValue)
    return FieldTrait(
      kind: .check(
        Check(minimum: minimum, maximum: maximum) { value in
          value.map(contains) ?? true ? nil : .outOfRange(minimum: minimum, maximum: maximum)
        }
      )
    )
  }
}
