/// What a class says of one property.
public struct PropertyDescription: Hashable, Sendable {
  /// How key-value coding can set a property.
  public enum Access: Hashable, Sendable {
    /// A setter that Objective-C can call.
    case accessor
    /// No setter, but an instance variable that key-value coding writes directly.
    case storedVariable
    /// Not at all, for a reason.
    case none(ExposureProblem)
  }

  /// Why a declared property has no setter for key-value coding.
  public enum ExposureProblem: Hashable, Sendable, CaseIterable {
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
  package struct Marks: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    package let rawValue: UInt8
    /// Creates a set of marks from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `@IBInspectable`.
    package static let inspectable = Marks(rawValue: 1)
    /// `@IBOutlet`.
    package static let outlet = Marks(rawValue: 2)
    /// An outlet collection: an `@IBOutlet` of array type.
    package static let outletCollection = Marks(rawValue: 4)
  }

  /// The key under which Objective-C knows the property: `hidden` for `UIView.isHidden`.
  public var key: AttributeKey
  /// The name in Swift, where it differs from the key: `isHidden` for the key `hidden`.
  package var customSwiftName: String?
  /// The getter's selector, where it differs from the key: `isHidden` for the key `hidden`.
  package var customGetter: String?
  /// The setter's selector with its colon, where it differs from `set<Key>:`.
  package var customSetter: String?
  /// The type.
  public var type: PropertyType
  /// How it can be set.
  public var access: Access
  /// How Interface Builder sees it.
  package var marks: Marks
  /// The language of the setter.
  package var language: SourceLanguage
  /// Where it is declared, if in a source that was read.
  package var location: SourceLocation?
  /// The first version of the platform whose framework has it; nil where that is not known.
  package var introduced: PlatformVersion?
  /// Whether it may have a value before anything sets it: an initial one, or one that it computes when it is asked.
  package var mayStartWithValue = false

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - key: The key under which Objective-C knows the property.
  ///   - type: The type.
  ///   - access: How it can be set.
  public init(_ key: AttributeKey, _ type: PropertyType, access: Access = .accessor) {
    self.init(key, type, swiftName: nil, access: access)
  }

  /// Creates a description of a property that was declared in a source or an interface.
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
  package init(
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
  package var swiftName: String { customSwiftName ?? key.name }

  /// The getter's selector.
  package var getter: String { customGetter ?? key.name }

  /// The setter's selector with its colon; nil where there is no setter.
  package var setter: String? {
    access == .accessor ? customSetter ?? "set\(key.name.firstUppercased):" : nil
  }

  /// Whether it is nil until something sets it; a framework's optional objects mostly exist when asked for (`titleLabel`).
  var isNilAtFirst: Bool { type.isOptional && !mayStartWithValue && !isFrameworks }

  /// Whether a framework declares it, whose interface is all that is known of it.
  var isFrameworks: Bool { language == .objectiveC && location == nil }

  /// Whether a framework declares it without a setter: the interface is known, the instance variables behind it are not.
  var mayBeStoredUnseen: Bool { isFrameworks && access == .none(.getOnly) }
}
