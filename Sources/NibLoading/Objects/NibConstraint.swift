import InterfaceDocuments
public import RuntimeAttributes

/// A layout constraint of a nib.
///
/// A constraint does not retain its items.
public final class NibConstraint: NibObject {
  /// The document id, which copies preserve.
  package let id: String?
  /// The first item: a view or a layout guide; nil after the item was released.
  package private(set) weak var firstItem: AnyObject?
  /// The second item, if any.
  package private(set) weak var secondItem: AnyObject?
  /// The attribute of the first item, such as `leading` or `width`.
  private let firstAttribute: String
  private let secondAttribute: String?
  private let relation: LayoutConstraint.Relation
  /// The multiplier of the second attribute.
  package let multiplier: Double
  /// The constant.
  public var constant: Double
  /// The priority; 1000 is required.
  private let priority: Double

  /// Decodes a constraint and its items.
  public required init(coder: NibCoder) throws(NibError) {
    let layout = coder.layoutConstraint
    id = coder.object.id
    firstAttribute = layout.firstAttribute
    secondAttribute = layout.secondAttribute
    relation = layout.relation
    multiplier = layout.multiplier
    constant = layout.constant
    priority = layout.priority
    let first =
      try layout.firstItem == nil
      ? coder.decodeParent() : coder.decodeObject(withID: layout.firstItem)
    let second = try coder.decodeObject(withID: layout.secondItem)
    try super.init(coder: coder)
    (firstItem, secondItem) = (first, second)
  }

  /// Creates a constraint without items.
  public required init(bundle: NibBundle) {
    (id, firstAttribute, secondAttribute, relation) = (nil, "", nil, .equal)
    (multiplier, constant, priority) = (1, 0, 1000)
    super.init(bundle: bundle)
  }

  /// Creates a copy of a constraint with one item replaced.
  init(_ other: NibConstraint, replacing item: AnyObject, with replacement: AnyObject) {
    (id, firstAttribute, secondAttribute) = (other.id, other.firstAttribute, other.secondAttribute)
    (relation, multiplier, constant) = (other.relation, other.multiplier, other.constant)
    priority = other.priority
    super.init(bundle: other.bundle)
    firstItem = other.firstItem === item ? replacement : other.firstItem
    secondItem = other.secondItem === item ? replacement : other.secondItem
  }

  /// Whether a view is the only item, as in a width constraint.
  func concerns(only view: NibView) -> Bool {
    firstItem === view && (secondItem == nil || secondItem === view)
  }

  override public class var registration: TypeRegistration {
    TypeRegistration(NibConstraint.self, named: "NSLayoutConstraint") { $0.property("constant", \.constant) }
  }
}
