public import RuntimeAttributes

/// The description of a property.
public struct PropertyDescription: Hashable, Sendable {
  /// The way in which key-value coding can set a property.
  package enum Access: Hashable, Sendable {
    /// Through a setter that Objective-C can call.
    case accessor
    /// Directly through an instance variable, without a setter.
    case storedVariable
    /// Key-value coding cannot set the property, for the given reason.
    case none(ExposureProblem)
  }

  /// The reason why key-value coding cannot set a declared property.
  package enum ExposureProblem: Hashable, Sendable, CaseIterable {
    /// Not visible to Objective-C.
    case notVisibleToObjectiveC
    /// Declared with `let`.
    case constant
    /// Computed without a setter, or `readonly`.
    case getOnly
    /// A `static` or `class` member, not an instance property.
    case typeMember
    /// Of a type that Objective-C cannot represent.
    case unrepresentableType
    /// Not available on the deployment target.
    case introducedLater
    /// Introduced in an unknown version, which may be later than the deployment target.
    case perhapsIntroducedLater
    /// Not visible to Objective-C, unless a protocol that was not found requires it.
    case perhapsNotVisible
    /// A private `@IBInspectable` property, which Swift 1 and 2 do not make visible to Objective-C.
    case privateInspectable
    /// A private `@IBInspectable` property in Swift 3, which only the compilers of Xcode 9 and later make visible to
    /// Objective-C.
    case perhapsPrivateInspectable
  }

  /// The Interface Builder attributes of a property.
  package struct Marks: OptionSet, Hashable, Sendable {
    /// One bit for each mark.
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

  /// The key that Objective-C uses for the property: `hidden` for `UIView.isHidden`.
  public var key: AttributeKey
  /// The name in Swift if it differs from the key: `isHidden` for the key `hidden`.
  package var customSwiftName: String?
  /// The getter's selector if it differs from the key: `isHidden` for the key `hidden`.
  package var customGetter: String?
  /// The setter's selector with its colon if it differs from `set<Key>:`.
  package var customSetter: String?
  /// The type.
  public var type: PropertyType
  /// The way in which key-value coding can set the property.
  package var access: Access
  /// The Interface Builder attributes of the property.
  package var marks: Marks
  /// The language of the setter.
  package var language: SourceLanguage
  /// The location of the declaration, if its source was read.
  package var location: FileLocation?
  /// The first platform version with the property; nil if unknown.
  package var introduced: PlatformVersion?
  /// Whether the property may have a value before it is set: an initial value or a value computed on demand.
  package var mayStartWithValue = false

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - key: The key that Objective-C uses for the property.
  ///   - type: The type of the property.
  public init(_ key: AttributeKey, _ type: PropertyType) {
    self.init(key, type, swiftName: nil)
  }

  /// Creates a description of a property from the type of its values.
  ///
  ///     PropertyDescription("alpha", .floatingPoint(bits: 64))
  ///
  /// - Parameters:
  ///   - key: The key that Objective-C uses for the property.
  ///   - type: The type of the property.
  public init(_ key: AttributeKey, _ type: ValueType) { self.init(key, PropertyType(of: type)) }

  /// Creates a description of a property that is declared in a source or an interface.
  ///
  /// - Parameters:
  ///   - key: The key that Objective-C uses for the property.
  ///   - type: The type of the property.
  ///   - swiftName: The name in Swift if it differs from the key.
  ///   - getter: The getter's selector if it differs from the key.
  ///   - setter: The setter's selector if it differs from `set<Key>:`.
  ///   - access: The way in which key-value coding can set the property.
  ///   - marks: The Interface Builder attributes of the property.
  ///   - language: The language of the setter.
  ///   - location: The location of the declaration.
  package init(
    _ key: AttributeKey,
    _ type: PropertyType,
    swiftName: String? = nil,
    getter: String? = nil,
    setter: String? = nil,
    access: Access = .accessor,
    marks: Marks = [],
    language: SourceLanguage = .swift,
    location: FileLocation? = nil
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

  /// The keys of the property; the key of an instance variable may omit the underscore.
  package var keyNames: [String] {
    let isPrefixed = access == .storedVariable && key.name.count > 1 && key.name.hasPrefix("_")
    return isPrefixed ? [key.name, String(key.name.dropFirst())] : [key.name]
  }

  /// The name in Swift.
  package var swiftName: String { customSwiftName ?? key.name }

  /// The getter's selector.
  package var getter: String { customGetter ?? key.name }

  /// The setter's selector with its colon, or nil without a setter.
  package var setter: String? {
    access == .accessor ? customSetter ?? "set\(key.name.firstUppercased):" : nil
  }

  /// Whether the property is nil until it is set.
  ///
  /// The values of most optional object properties of frameworks are created on demand (`titleLabel`), so the result is
  /// false for properties of frameworks.
  var isNilAtFirst: Bool { type.isOptional && !mayStartWithValue && !isFromFramework }

  /// Whether the property belongs to a framework, so that only its interface is known.
  var isFromFramework: Bool { language == .objectiveC && location == nil }

  /// Whether the property belongs to a framework and has no setter, so that it may have an unknown instance variable.
  var mayBeStoredUnseen: Bool { isFromFramework && access == .none(.getOnly) }
}
