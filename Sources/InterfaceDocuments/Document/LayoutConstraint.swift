/// A layout constraint: `first.attribute relation multiplier * second.attribute + constant`.
public struct LayoutConstraint: Hashable, Sendable {
  /// The index of the constraint's object, whose parent is the view that owns the constraint.
  public var object: Int
  /// The id of the first item; nil for the view that owns the constraint.
  public var firstItem: String?
  /// The attribute of the first item, such as `leading` or `width`.
  public var firstAttribute: String
  /// The relation between the two sides of the constraint.
  public var relation: Relation
  /// The id of the second item, if any.
  public var secondItem: String?
  /// The attribute of the second item, if any.
  public var secondAttribute: String?
  /// The multiplier of the second attribute.
  public var multiplier: Double
  /// The constant term of the second side.
  public var constant: Double
  /// The priority; 1000 is required.
  public var priority: Double
  /// Whether the constraint applies only on the canvas and is removed at build time.
  public var isRemovedAtBuildTime: Bool

  /// Creates a required constraint with the relation `equal`.
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
  /// The relation between the sides of a constraint, as spelled in documents.
  public enum Relation: String, CaseIterable, Hashable, Sendable {
    /// The relation of the first item to the second item, or to the constant.
    case equal, lessThanOrEqual, greaterThanOrEqual
  }
}
