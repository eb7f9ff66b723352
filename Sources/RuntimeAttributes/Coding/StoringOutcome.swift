/// What became of a value that was set without an exception.
public enum StoringOutcome: Hashable, Sendable {
  /// The property has the value.
  case stored
  /// The property has what the conversion made of the value.
  case converted
  /// The property has what the conversion made of it, and something was lost: a fraction, digits, letters.
  case lossy
  /// The property has an object of a class that it does not expect: the first use of it may end the app.
  case storedWrongObject(expected: PropertyType)
  /// The property of a registered Swift class is as it was, since Swift has no such value of its type: where key-value
  /// coding would have stored a wrong object unchecked, and where an enumeration has no such case. Of the strings that
  /// the type is made of, if it is, one may be near.
  case refused(expected: PropertyType, nearest: String? = nil)
  /// An outlet of macOS whose property is no object: it holds what the bits of an object's address come to.
  case storedAddress(expected: PropertyType)
  /// A `UIColor` or `NSColor` where a layer wants a `CGColor`: no exception, and no color.
  case storedColorForCGColor
  /// A layer keeps any key, this one without meaning to it.
  case storedUnknownLayerKey(nearest: AttributeKey?)
  /// An intermediate key answered nil: the rest was sent to nil.
  case noEffect(nilKey: AttributeKey)
  /// The path leads to a collection that has no elements, and so to nothing.
  case nothingToSet
  /// The class overrides the hook for undefined keys, or for nil: what it does is its own affair.
  case handledByClass
  /// Not enough is known of the class or the type.
  case undecided(Doubt)

  /// Why an outcome is not known.
  public enum Doubt: Hashable, Sendable {
    /// The superclass chain leaves what is known at this name.
    case openChain(missing: String)
    /// The type of the property could not be resolved.
    case unresolvedType(String)
    /// A framework declares the property without a setter, and may keep it in an instance variable that key-value
    /// coding writes all the same: Interface Builder offers outlets for some of those.
    case hiddenStorage
    /// A class of a framework may have a private instance variable of this name, which no interface shows and key-value
    /// coding reads and writes: `_style` of a `UIVisualEffect`.
    case privateVariable
    /// How the platform converts this is not known well enough.
    case unsureConversion
    /// The interfaces of the frameworks do not list selectors of this form, so one may be there unseen.
    case unlistedSelector
    /// The class was registered from Swift code, and registrations list no methods.
    case unlistedMethods(className: String)
    /// Objective-C sees the member only if a protocol of its class asks for it, and no source declares that protocol.
    case unseenRequirement
    /// A class overrides a method by which keys are set, and may take this one there.
    case overriddenSetting(selector: String, className: String)
    /// The class is a framework's, and a dependency whose sources were not read may add members to it.
    case unseenExtension
    /// Code makes objects instances of a subclass, by this name, which has the member.
    case adoptedSubclass(String)
    /// The path leads to an object that nobody saw made: it may be of any class that derives from this one, and may be missing.
    case unseenObject(className: String)
  }
}
