/// What a class says of one property.
public struct PropertyDescription: Hashable, Sendable {
  /// How key-value coding can set a property.
  public enum Access: Hashable, Sendable {
    /// A setter that Objective-C can call.
    case accessor
    /// No setter, but an instance variable that key-value coding writes directly.
    case storedVariable
    /// Not at all, for a reason.
    case none(Obstacle)
  }

  /// Why a declared property has no setter for key-value coding.
  public enum Obstacle: String, Hashable, Sendable, CaseIterable {
    /// Swift only: nothing makes it visible to Objective-C.
    case notVisibleToObjectiveC
    /// Declared with `let`.
    case constant
    /// Computed without a setter, or `readonly`.
    case getOnly
    /// A `static` or `class` member: no property of the instance.
    case typeMember
    /// Its type has no representation in Objective-C.
    case unrepresentableType
    /// The oldest system that the app runs on does not have it yet.
    case introducedLater
    /// Swift only, unless a protocol that no source declares asks for it, which would make it visible to Objective-C.
    case perhapsNotVisible
  }

  /// How Interface Builder sees a property.
  public struct Marks: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    public let rawValue: UInt8
    /// Creates a set of marks from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `@IBInspectable`.
    public static let inspectable = Marks(rawValue: 1)
    /// `@IBOutlet`.
    public static let outlet = Marks(rawValue: 2)
    /// An outlet collection: an `@IBOutlet` of array type.
    public static let outletCollection = Marks(rawValue: 4)
  }

  /// The key under which Objective-C knows the property: `hidden` for `UIView.isHidden`.
  public var key: AttributeKey
  /// The name in Swift, where it differs from the key: `isHidden` for the key `hidden`.
  public var customSwiftName: String?
  /// The getter's selector, where it differs from the key: `isHidden` for the key `hidden`.
  public var customGetter: String?
  /// The setter's selector with its colon, where it differs from `set<Key>:`.
  public var customSetter: String?
  /// The type.
  public var type: PropertyType
  /// How it can be set.
  public var access: Access
  /// How Interface Builder sees it.
  public var marks: Marks
  /// The language of the setter.
  public var language: SourceLanguage
  /// Where it is declared, if in a source that was read.
  public var location: SourceLocation?
  /// The first version of the platform whose framework has it; nil where that is not known.
  public var introduced: PlatformVersion?
  /// Whether it may have a value before anything sets it: an initial one, or one that it computes when it is asked.
  public var mayStartWithValue = false

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - key: The key under which Objective-C knows the property.
  ///   - type: The type.
  ///   - swiftName: The name in Swift, if it is not the key.
  ///   - getter: The getter's selector, if it is not the key.
  ///   - setter: The setter's selector, if it is not `set<Key>:`.
  ///   - access: How it can be set.
  ///   - marks: How Interface Builder sees it.
  ///   - language: The language of the setter.
  ///   - location: Where it is declared.
  public init(
    _ key: AttributeKey,
    _ type: PropertyType,
    swiftName: String? = nil,
    getter: String? = nil,
    setter: String? = nil,
    access: Access = .accessor,
    marks: Marks = [],
    language: SourceLanguage = .swift,
    location: SourceLocation? = nil
  ) {
    self.key = key
    self.customSwiftName = swiftName
    self.customGetter = getter
    self.customSetter = setter
    self.type = type
    self.access = access
    self.marks = marks
    self.language = language
    self.location = location
  }

  /// The name in Swift.
  public var swiftName: String { customSwiftName ?? key.name }

  /// The getter's selector.
  public var getter: String { customGetter ?? key.name }

  /// The setter's selector with its colon; nil where there is no setter.
  public var setter: String? {
    access == .accessor ? customSetter ?? "set\(key.name.firstUppercased):" : nil
  }

  /// Whether it is nil until something sets it; a framework's optional objects mostly exist when asked for (`titleLabel`).
  var isNilAtFirst: Bool { type.isOptional && !mayStartWithValue && !isFrameworks }

  /// Whether a framework declares it, whose interface is all that is known of it.
  var isFrameworks: Bool { language == .objectiveC && location == nil }

  /// Whether a framework declares it without a setter: the interface is known, the instance variables behind it are not.
  var mayBeStoredUnseen: Bool { isFrameworks && access == .none(.getOnly) }
}
