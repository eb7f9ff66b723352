/// What is known of one class: from a source, from a framework's interface, or from registration.
public struct ClassDescription: Hashable, Sendable {
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
  package var protocols: [String]
  /// The language of the declaration.
  package var language: SourceLanguage
  /// What sets it apart.
  package var traits: Traits
  /// The properties of the class itself and its extensions, not the inherited ones.
  public var properties: [PropertyDescription]
  /// The methods and initializers of the class itself and its extensions.
  package var methods: [MethodDescription]
  /// The first version of the platform that has it, where a framework says so.
  package var introduced: PlatformVersion?
  /// Where it is declared, if in a source that was read.
  package var location: SourceLocation?

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - name: The name in Swift, with the names of the types around it.
  ///   - module: The module, if known.
  ///   - superclass: The name of the superclass; nil for a root.
  ///   - properties: The properties of the class itself.
  public init(
    _ name: String,
    module: String? = nil,
    superclass: String? = nil,
    properties: [PropertyDescription] = []
  ) {
    self.init(name, objectiveCName: nil, module: module, superclass: superclass, properties: properties)
  }

  /// Creates a description of a class that was declared in a source or an interface.
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
  package var runtimeName: String { objectiveCName ?? (module.map { "\($0).\(name)" } ?? name) }
}
