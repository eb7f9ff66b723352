public import RuntimeAttributes

/// One declaration of a type or an extension of one, with its members.
public struct TypeDeclaration: Hashable, Sendable {
  /// The kinds of declarations.
  ///
  /// A category of Objective-C is an `extension`.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// As Swift calls them; a protocol or typedef of Objective-C is a `protocol` or `typealias`.
    case `class`, actor, structure, enumeration, `protocol`, `extension`, `typealias`
  }

  /// What is declared.
  public var kind: Kind
  /// The name as written, with dots where an extension names a nested type.
  public var name: String
  /// The names of the types around it, joined with dots; empty at the top of a file.
  public var scope: String
  /// The inheritance clause: superclass, protocols, raw type, as spelled.
  public var inherited: [String]
  /// What a typealias stands for, as spelled.
  public var aliasedType: String?
  /// The names of the generic parameters.
  public var genericParameters: [String]
  /// Whether a `where` clause restricts it.
  public var isConstrained: Bool
  /// Whether a macro or another unread construct may add members to it.
  public var mayHaveOtherMembers: Bool
  /// Modifiers, access, names and the like.
  public var traits: DeclarationTraits
  /// The properties and instance variables.
  public var properties: [PropertyDeclaration]
  /// The methods and initializers.
  public var methods: [MethodDeclaration]
  /// What the bodies of its members tell of the loading of nibs.
  public var bodies: BodyFacts
  /// Where its name stands.
  public var position: SourcePosition

  /// Creates a declaration.
  public init(
    _ kind: Kind,
    _ name: String,
    scope: String = "",
    inherited: [String] = [],
    aliasedType: String? = nil,
    genericParameters: [String] = [],
    isConstrained: Bool = false,
    mayHaveOtherMembers: Bool = false,
    traits: DeclarationTraits = DeclarationTraits(),
    properties: [PropertyDeclaration] = [],
    methods: [MethodDeclaration] = [],
    bodies: BodyFacts = BodyFacts(),
    position: SourcePosition
  ) {
    self.kind = kind
    self.name = name
    self.scope = scope
    self.inherited = inherited
    self.aliasedType = aliasedType
    self.genericParameters = genericParameters
    self.isConstrained = isConstrained
    self.mayHaveOtherMembers = mayHaveOtherMembers
    self.traits = traits
    self.properties = properties
    self.methods = methods
    self.bodies = bodies
    self.position = position
  }

  /// The name with the names of the types around it: `Outer.Inner`.
  public var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
}
