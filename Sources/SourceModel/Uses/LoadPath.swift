/// A control-flow path from a member to a use in the code of the member or of the methods that the member calls.
package struct LoadPath: Hashable, Sendable {
  /// The event that starts the path.
  package enum Trigger: Hashable, Sendable {
    /// The setter or an observer of the property with the given name.
    case setting(String)
    /// The method or initializer with the given full name, which the framework calls: `init(coder:)`, `awakeFromNib()`.
    case calling(String)
    /// The method with the given full name, which the code that just created the object calls.
    case requesting(String)

    /// The full name of the method or initializer that the framework calls, if any.
    package var method: String? { if case .calling(let name) = self { name } else { nil } }

    /// Whether the code that created the object calls the method, possibly before the outlets are connected.
    package var isRequest: Bool { if case .requesting = self { true } else { false } }
  }

  /// The event that starts the path.
  package var trigger: Trigger
  /// The methods of the same declaration on the path, outermost first: by base name in Swift, by selector in
  /// Objective-C.
  package var methods: [String] = []
  /// The conditions on the path, in order; empty if the use certainly happens.
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
