/// What is known of one class: from a source, from a framework's interface, or from registration.
public struct ClassDescription: Hashable, Sendable {
  /// What sets a class apart from `NSObject`'s ways.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The members, a bit each.
    public let rawValue: UInt16
    /// Creates a set of traits from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Takes any key and keeps its value, as `CALayer` and `CAAnimation` do.
    public static let storesAnyKey = Traits(rawValue: 1)
    /// Overrides `setValue(_:forUndefinedKey:)` or its like without a call of `super`, so no key raises.
    public static let handlesUndefinedKeys = Traits(rawValue: 2)
    /// Generic: no name under which a document could ask for it.
    public static let generic = Traits(rawValue: 4)
    /// Nested in another type without an Objective-C name of its own.
    public static let nested = Traits(rawValue: 8)
    /// Not a subclass of `NSObject`, as far as its declaration shows: no key-value coding.
    public static let swiftOnly = Traits(rawValue: 16)
    /// Something about it could not be read, so what it lacks is not certain.
    public static let incomplete = Traits(rawValue: 32)
    /// Overrides `accessInstanceVariablesDirectly` to say no: stored variables answer no keys, only outlets of macOS.
    public static let hidesStoredVariables = Traits(rawValue: 64)
    /// Not there on the oldest systems that the app runs on.
    public static let introducedLater = Traits(rawValue: 128)
    /// Declares nothing that could be asked for beyond its superclass: nothing at all, or overrides and initializers.
    public static let addsNothing = Traits(rawValue: 256)
    /// Overrides `setValue(_:forUndefinedKey:)` or its like and may leave keys to `super`, so some raise and some may not.
    public static let mayHandleUndefinedKeys = Traits(rawValue: 512)

    /// The traits that subclasses have as well.
    static let inherited: Traits = [
      .storesAnyKey, .handlesUndefinedKeys, .mayHandleUndefinedKeys, .swiftOnly, .incomplete,
      .hidesStoredVariables, .introducedLater,
    ]
  }

  /// The name in Swift, with the names of the types around it: `Outer.Inner`.
  public var name: String
  /// The name that `NSClassFromString` takes, when it is not made from module and name: that of `@objc(Name)`,
  /// and of every class of Objective-C.
  public var objectiveCName: String?
  /// The module, where it is known.
  public var module: String?
  /// The superclass's name as resolved; nil at a root.
  public var superclass: String?
  /// The protocols that the class itself conforms to, extensions included.
  public var protocols: [String]
  /// The language of the declaration.
  public var language: SourceLanguage
  /// What sets it apart.
  public var traits: Traits
  /// The properties of the class itself and its extensions, not the inherited ones.
  public var properties: [PropertyDescription]
  /// The methods and initializers of the class itself and its extensions.
  public var methods: [MethodDescription]
  /// The first version of the platform that has it, where a framework says so.
  public var introduced: PlatformVersion?
  /// Where it is declared, if in a source that was read.
  public var location: SourceLocation?

  /// Creates a description.
  public init(
    _ name: String,
    objectiveCName: String? = nil,
    module: String? = nil,
    superclass: String? = nil,
    protocols: [String] = [],
    language: SourceLanguage = .swift,
    traits: Traits = [],
    properties: [PropertyDescription] = [],
    methods: [MethodDescription] = [],
    location: SourceLocation? = nil
  ) {
    self.name = name
    self.objectiveCName = objectiveCName
    self.module = module
    self.superclass = superclass
    self.protocols = protocols
    self.language = language
    self.traits = traits
    self.properties = properties
    self.methods = methods
    self.location = location
  }

  /// The name that the runtime prints: that of Objective-C, or `Module.Class` for Swift, where the module is known.
  public var runtimeName: String { objectiveCName ?? (module.map { "\($0).\(name)" } ?? name) }
}
