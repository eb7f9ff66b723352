/// One way on which a method that the loading of nibs calls comes to a place where a body names a nib.
package struct NibLoadRun: Hashable, Sendable {
  /// The method that is called: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`...
  package var trigger: String
  /// The methods of the same declaration that are called on the way, outermost first.
  package var path: [String]
  /// What must hold on the way, in order; none where the nib is surely loaded.
  package var conditions: [Condition]

  /// One condition on the way.
  package struct Condition: Hashable, Sendable {
    /// The condition as spelled; nil for one that no `if` or `guard` states, such as that of a loop or a closure.
    package var text: String?
    /// Whether it must not hold.
    package var isNegated: Bool

    /// Creates a condition.
    package init(_ text: String?, isNegated: Bool = false) {
      self.text = text
      self.isNegated = isNegated
    }
  }

  /// Creates a way.
  package init(trigger: String, path: [String] = [], conditions: [Condition] = []) {
    self.trigger = trigger
    self.path = path
    self.conditions = conditions
  }
}
