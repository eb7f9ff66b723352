public import RuntimeAttributes

/// An object that nibs can create, with the methods that a load calls.
///
/// The class corresponds to `NSObject`.
///
/// Register subclasses in a `ClassRegistry` under the names that documents use:
///
///     class RedButton: NibControl {
///       var borderWidth = 0.0
///       override func awakeFromNib() throws(NibError) { try super.awakeFromNib() }
///     }
///
///     let registry = try ClassRegistry {
///       $0.register(NibObject.baseClasses)
///       $0.register(RedButton.self) { $0.property("borderWidth", \.borderWidth, .inspectable) }
///     }
///
/// Nibs are loaded on the main actor, as on Apple's platforms. Subclasses and their overrides inherit the isolation.
@MainActor
open class NibObject: @MainActor KeyValueCodable {
  /// The bundle in which the object looks up other nibs.
  public let bundle: NibBundle

  /// Decodes the object.
  ///
  /// Nib loading calls this initializer for every object except custom objects.
  public required init(coder: NibCoder) throws(NibError) {
    bundle = coder.bundle
    coder.register(self)
  }

  /// Creates the object in code; nib loading calls this initializer for custom objects.
  public required init(bundle: NibBundle) {
    self.bundle = bundle
  }

  /// Decodes an object of this class or a replacement, like `initWithCoder:` in Objective-C.
  ///
  /// Returning a replacement ends the load if another decoded object already refers to the original object.
  open class func decoded(from coder: NibCoder) throws(NibError) -> NibObject {
    try self.init(coder: coder)
  }

  /// Returns the replacement of a decoded object; by default the object itself.
  ///
  /// Attributes, connections and `awakeFromNib` apply to the replacement.
  open func awakeAfter(using coder: NibCoder) throws(NibError) -> NibObject { self }

  /// Called after all attributes were set and all connections were made.
  open func awakeFromNib() throws(NibError) {}

  /// Returns the method for a selector such as `tap:`, or nil if the class does not have the method.
  ///
  /// The method receives the sender. The default implementation looks up the action in the class's registration.
  open func action(for selector: String) -> ((AnyObject?) -> Void)? {
    bundle.loader.registry.action(selector, of: self)
  }

  open class var registration: TypeRegistration { TypeRegistration(NibObject.self, named: "NSObject") }
}
