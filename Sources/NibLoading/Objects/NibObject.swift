public import RuntimeAttributes

/// An object that nibs can make, with the methods that a load calls: `NSObject` as far as nibs are concerned.
///
/// Subclasses are registered in a `ClassRegistry` under the names that documents ask for:
///
///     class RedButton: NibControl {
///       var borderWidth = 0.0
///       override func awakeFromNib() throws(NibError) { try super.awakeFromNib() }
///     }
///
///     let registry = try ClassRegistry {
///       NibObject.baseClasses
///       Class(RedButton.self) { Property("borderWidth", \.borderWidth).inspectable() }
///     }
///
/// Nibs are loaded on the main actor, as on Apple's platforms, and their classes belong to it: a subclass does without
/// saying so, and so do the methods that it overrides.
@MainActor
open class NibObject: @MainActor KeyValueCodable {
  /// The bundle that the object finds other nibs in.
  public let bundle: NibBundle

  /// Decodes the object.
  ///
  /// This initializer is called for everything in a nib but custom objects.
  public required init(coder: NibCoder) throws(NibError) {
    bundle = coder.bundle
    coder.register(self)
  }

  /// Creates the object in code, as nibs do with custom objects.
  public required init(bundle: NibBundle) {
    self.bundle = bundle
  }

  /// Decodes an object of this class, or another one in its place: what `initWithCoder:` of Objective-C returns.
  ///
  /// Whatever was decoded on the way may already hold the first object; then returning another ends the load.
  open class func decoded(from coder: NibCoder) throws(NibError) -> NibObject {
    try self.init(coder: coder)
  }

  /// The object that takes this one's place as soon as it is decoded; the object itself by default.
  ///
  /// Attributes, connections and `awakeFromNib` reach the replacement.
  open func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject { self }

  /// Called when every attribute is set and every connection made.
  open func awakeFromNib() throws(NibError) {}

  /// The method of a selector such as `tap:`; nil if the class has none.
  open func action(for selector: String) -> Action? { nil }

  /// A method that controls call, with the sender as its argument.
  public typealias Action = (AnyObject?) -> Void

  open class var registration: Class { Class(NibObject.self, named: "NSObject") }
}
