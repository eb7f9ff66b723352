/// A layout constraint: `first.attribute relation multiplier * second.attribute + constant`.
public struct LayoutConstraint: Hashable, Sendable {
  /// The index of the constraint as an object; its parent is the view that owns it.
  public var object: Int
  /// The id of the first item; nil stands for the view that owns the constraint.
  public var firstItem: String?
  /// The attribute of the first item: `leading`, `width`...
  public var firstAttribute: String
  /// How both sides compare.
  public var relation: Relation
  /// The id of the second item, if there is one.
  public var secondItem: String?
  /// The attribute of the second item.
  public var secondAttribute: String?
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The summand.
  public var constant: Double
  /// The priority, of which 1000 is required.
  public var priority: Double
  /// Whether the compiler leaves the constraint out: it serves the canvas alone.
  public var isRemovedAtBuildTime: Bool

  /// Creates a required constraint that equates two sides.
  package init(object: Int, firstAttribute: String) {
    self.object = object
    self.firstAttribute = firstAttribute
    self.relation = .equal
    self.multiplier = 1
    self.constant = 0
    self.priority = 1000
    self.isRemovedAtBuildTime = false
  }
}

extension LayoutConstraint {
  /// How the sides of a constraint compare, as documents write it.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// How the first item compares with the second one, or with the constant.
    case equal, lessThanOrEqual, greaterThanOrEqual
  }
}
