/// A control-flow path from a method called by nib loading to a nib reference.
package struct NibLoadRun: Hashable, Sendable {
  /// The called method: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`...
  package var trigger: String
  /// The methods of the same declaration on the call path, outermost first.
  package var path: [String] = []
  /// The conditions on the path, in order; empty if the nib is certainly loaded.
  package var conditions: [Condition] = []

  /// A condition on the path.
  package enum Condition: Hashable, Sendable {
    /// Whether the view has subviews.
    case hasSubviews(Bool)
    /// Whether a property of the object is true or not nil.
    case isSet(property: String, Bool)
    /// Any other condition, such as running in a loop or closure.
    case unknown

    var negated: Condition {
      switch self {
      case .hasSubviews(let value): .hasSubviews(!value)
      case .isSet(let property, let value): .isSet(property: property, !value)
      case .unknown: .unknown
      }
    }
  }
}
