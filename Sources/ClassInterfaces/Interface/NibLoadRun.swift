/// One way on which a method that the loading of nibs calls comes to a place where a body names a nib.
public struct NibLoadRun: Hashable, Sendable {
  /// The method that is called: `init(coder:)`, `awakeAfter(using:)`, `awakeFromNib()`...
  public var trigger: String
  /// The methods of the same declaration that are called on the way, outermost first.
  public var path: [String]
  /// What must hold on the way, in order; none where the nib is surely loaded.
  public var conditions: [Condition]

  /// One condition on the way.
  public struct Condition: Hashable, Sendable {
    /// The condition as spelled; nil for one that no `if` or `guard` states, such as that of a loop or a closure.
    public var text: String?
    /// Whether it must not hold.
    public var isNegated: Bool

    /// Creates a condition.
    public init(_ text: String?, isNegated: Bool = false) {
      self.text = text
      self.isNegated = isNegated
    }
  }

  /// Creates a way.
  public init(trigger: String, path: [String] = [], conditions: [Condition] = []) {
    self.trigger = trigger
    self.path = path
    self.conditions = conditions
  }
}
