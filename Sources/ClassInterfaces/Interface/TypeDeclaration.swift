package import RuntimeAttributes

/// One declaration of a type or an extension of one, with its members.
///
/// The fields are stored out of line and copied on write, so that copying a declaration costs one retain.
package struct TypeDeclaration: Sendable {
  /// The kinds of declarations.
  ///
  /// A category of Objective-C is an `extension`.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// As Swift calls them; a protocol or typedef of Objective-C is a `protocol` or `typealias`.
    case `class`, actor, structure, enumeration, `protocol`, `extension`, `typealias`
  }

  /// The fields of a declaration.
  private struct Fields: Hashable, Sendable {
    var kind: Kind
    var name: String
    var scope: String
    var inherited: [String]
    var aliasedType: String?
    var genericParameters: [String]
    var isConstrained: Bool
    var mayHaveOtherMembers: Bool
    var traits: DeclarationTraits
    var properties: [PropertyDeclaration]
    var methods: [MethodDeclaration]
    var bodies: BodyFacts
    var position: SourcePosition
  }

  /// Storage that copies of a declaration share until one of them changes.
  private final class Storage: @unchecked Sendable {
    var fields: Fields

    init(_ fields: Fields) { self.fields = fields }
  }

  private var storage: Storage

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
    storage = Storage(
      Fields(
        kind: kind,
        name: name,
        scope: scope,
        inherited: inherited,
        aliasedType: aliasedType,
        genericParameters: genericParameters,
        isConstrained: isConstrained,
        mayHaveOtherMembers: mayHaveOtherMembers,
        traits: traits,
        properties: properties,
        methods: methods,
        bodies: bodies,
        position: position
      )
    )
  }

  /// Makes the storage unique before a change.
  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
  }

  /// The name with the names of the enclosing types: `Outer.Inner`.
  package var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
}

/// The fields. Each is changed in place, without a copy of the others.
extension TypeDeclaration {
  /// What is declared.
  package var kind: Kind {
    get { storage.fields.kind }
    _modify {
      detach()
      yield &storage.fields.kind
    }
  }

  /// The name as written, with dots where an extension names a nested type.
  package var name: String {
    get { storage.fields.name }
    _modify {
      detach()
      yield &storage.fields.name
    }
  }

  /// The names of the enclosing types, joined with dots; empty at the top of a file.
  package var scope: String {
    get { storage.fields.scope }
    _modify {
      detach()
      yield &storage.fields.scope
    }
  }

  /// The inheritance clause: superclass, protocols, raw type, as spelled.
  package var inherited: [String] {
    get { storage.fields.inherited }
    _modify {
      detach()
      yield &storage.fields.inherited
    }
  }

  /// The type that a typealias stands for, as spelled.
  package var aliasedType: String? {
    get { storage.fields.aliasedType }
    _modify {
      detach()
      yield &storage.fields.aliasedType
    }
  }

  /// The names of the generic parameters.
  package var genericParameters: [String] {
    get { storage.fields.genericParameters }
    _modify {
      detach()
      yield &storage.fields.genericParameters
    }
  }

  /// Whether it has a `where` clause.
  package var isConstrained: Bool {
    get { storage.fields.isConstrained }
    _modify {
      detach()
      yield &storage.fields.isConstrained
    }
  }

  /// Whether a macro or another unread construct may add members to it.
  package var mayHaveOtherMembers: Bool {
    get { storage.fields.mayHaveOtherMembers }
    _modify {
      detach()
      yield &storage.fields.mayHaveOtherMembers
    }
  }

  /// Modifiers, access, names and the like.
  package var traits: DeclarationTraits {
    get { storage.fields.traits }
    _modify {
      detach()
      yield &storage.fields.traits
    }
  }

  /// The properties and instance variables.
  package var properties: [PropertyDeclaration] {
    get { storage.fields.properties }
    _modify {
      detach()
      yield &storage.fields.properties
    }
  }

  /// The methods and initializers.
  package var methods: [MethodDeclaration] {
    get { storage.fields.methods }
    _modify {
      detach()
      yield &storage.fields.methods
    }
  }

  /// The facts about nib loading in the bodies of its members.
  package var bodies: BodyFacts {
    get { storage.fields.bodies }
    _modify {
      detach()
      yield &storage.fields.bodies
    }
  }

  /// The position of its name.
  package var position: SourcePosition {
    get { storage.fields.position }
    _modify {
      detach()
      yield &storage.fields.position
    }
  }
}

extension TypeDeclaration: Hashable {
  package static func == (left: TypeDeclaration, right: TypeDeclaration) -> Bool {
    left.storage === right.storage || left.storage.fields == right.storage.fields
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(storage.fields) }
}

extension TypeDeclaration: CustomReflectable {
  package var customMirror: Mirror { Mirror(reflecting: storage.fields) }
}
