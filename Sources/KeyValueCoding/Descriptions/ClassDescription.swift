package import RuntimeAttributes

/// The description of a class, from a source, a framework's interface, or a registration.
public struct ClassDescription: Hashable, Sendable {
  /// The name in Swift, including enclosing types: `Outer.Inner`.
  public var name: String
  /// The name for `NSClassFromString` if it is not derived from the module and the name.
  ///
  /// This is the name in `@objc(Name)`, or the name of an Objective-C class.
  public var objectiveCName: String?
  /// The module, if known.
  public var module: String?
  /// The superclass's resolved name; nil for a root class.
  public var superclass: String?
  /// The protocols that the class itself conforms to, including conformances in extensions.
  package var protocols: [String]
  /// The language of the declaration.
  package var language: SourceLanguage
  /// The traits of the class itself.
  package var traits: Traits
  /// The properties of the class itself and its extensions, without inherited properties.
  public var properties: [PropertyDescription]
  /// The methods and initializers of the class itself and its extensions.
  package var methods: [MethodDescription]
  /// The first platform version with the class, if a framework's interface specifies the version.
  package var introduced: PlatformVersion?
  /// The location of the declaration, if its source was read.
  package var location: FileLocation?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, including enclosing types.
  ///   - module: The module, if known.
  ///   - superclass: The name of the superclass; nil for a root class.
  ///   - properties: The properties of the class itself.
  public init(
    _ name: String,
    module: String? = nil,
    superclass: String? = nil,
    properties: [PropertyDescription] = []
  ) {
    self.init(name, objectiveCName: nil, module: module, superclass: superclass, properties: properties)
  }

  /// Creates a description of a class that is declared in a source or an interface.
  package init(
    _ name: String,
    objectiveCName: String? = nil,
    module: String? = nil,
    superclass: String? = nil,
    protocols: [String] = [],
    language: SourceLanguage = .swift,
    traits: Traits = [],
    properties: [PropertyDescription] = [],
    methods: [MethodDescription] = [],
    location: FileLocation? = nil
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

  /// The name that the runtime prints: the Objective-C name, or `Module.Class` for Swift if the module is known.
  package var runtimeName: String { objectiveCName ?? (module.map { "\($0).\(name)" } ?? name) }
}
