package import RuntimeAttributes

/// One declaration of a type or an extension of one, with its members.
package struct TypeDeclaration: Hashable, Sendable {
  /// The kinds of declarations.
  ///
  /// A category of Objective-C is an `extension`.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// As Swift calls them; a protocol or typedef of Objective-C is a `protocol` or `typealias`.
    case `class`, actor, structure, enumeration, `protocol`, `extension`, `typealias`
  }

  /// What is declared.
  package var kind: Kind
  /// The name as written, with dots where an extension names a nested type.
  package var name: String
  /// The names of the types around it, joined with dots; empty at the top of a file.
  package var scope: String
  /// The inheritance clause: superclass, protocols, raw type, as spelled.
  package var inherited: [String]
  /// What a typealias stands for, as spelled.
  package var aliasedType: String?
  /// The names of the generic parameters.
  package var genericParameters: [String]
  /// Whether a `where` clause restricts it.
  package var isConstrained: Bool
  /// Whether a macro or another unread construct may add members to it.
  package var mayHaveOtherMembers: Bool
  /// Modifiers, access, names and the like.
  package var traits: DeclarationTraits
  /// The properties and instance variables.
  package var properties: [PropertyDeclaration]
  /// The methods and initializers.
  package var methods: [MethodDeclaration]
  /// What the bodies of its members tell of the loading of nibs.
  package var bodies: BodyFacts
  /// Where its name stands.
  package var position: SourcePosition

  /// Creates a declaration.
  package init(
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
  package var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
}
