/// One way on which a method that the loading of nibs calls comes to a place where a body names a nib.
package struct NibLoadRun: Hashable, Sendable {
  /// The method that is called: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`...
  package var trigger: String
  /// The methods of the same declaration that are called on the way, outermost first.
  package var path: [String]
  /// What must hold on the way, in order; none where the nib is surely loaded.
  package var conditions: [Condition]

  /// One condition on the way.
  package enum Condition: Hashable, Sendable {
    /// Whether the view has subviews.
    case hasSubviews(Bool)
    /// Whether a property of the object is true or not nil.
    case isSet(property: String, Bool)
    /// Anything else, such as the condition of a loop or a closure.
    case unknown

    /// The opposite.
    var negated: Condition {
      switch self {
      case .hasSubviews(let value): .hasSubviews(!value)
      case .isSet(let property, let value): .isSet(property: property, !value)
      case .unknown: .unknown
      }
    }
  }

  /// Creates a way.
  package init(trigger: String, path: [String] = [], conditions: [Condition] = []) {
    self.trigger = trigger
    self.path = path
    self.conditions = conditions
  }
}
