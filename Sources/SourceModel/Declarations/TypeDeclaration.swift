package import RuntimeAttributes

/// A declaration of a type or extension, with its members.
///
/// The fields are stored out of line and copied on write, so that copying a declaration costs one retain.
package struct TypeDeclaration: Sendable {
  /// The kind of a declaration.
  ///
  /// An Objective-C category is an `extension`.
  package enum Kind: Hashable, Sendable {
    /// The kinds by Swift keyword; an Objective-C protocol is a `protocol`, and a typedef is a `typealias`.
    case `class`, actor, structure, enumeration, `protocol`, `extension`, `typealias`, `associatedtype`
    /// The functions and variables of a source outside of types; the declaration has no name, and only uses.
    case file

    /// Whether the type is a structure or enumeration.
    package var isValueType: Bool { self == .structure || self == .enumeration }
  }

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
    var uses: [Use]
    var position: SourcePosition
  }

  /// The fields on the heap, shared by copies of a declaration until one of them is modified.
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
    uses: [Use] = [],
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
        uses: uses,
        position: position
      )
    )
  }

  /// Ensures that the storage is uniquely referenced before a modification.
  private mutating func detach() {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
  }

  /// The name, qualified with the names of the enclosing types: `Outer.Inner`.
  package var qualifiedName: String { scope.isEmpty ? name : "\(scope).\(name)" }
}

/// Accessors that modify a field in place without copying the other fields.
extension TypeDeclaration {
  /// The kind of the declaration.
  package var kind: Kind {
    get { storage.fields.kind }
    _modify {
      detach()
      yield &storage.fields.kind
    }
  }

  /// The name as written; dotted if an extension refers to a nested type.
  package var name: String {
    get { storage.fields.name }
    _modify {
      detach()
      yield &storage.fields.name
    }
  }

  /// The names of the enclosing types, joined with dots; empty at file scope.
  package var scope: String {
    get { storage.fields.scope }
    _modify {
      detach()
      yield &storage.fields.scope
    }
  }

  /// The inheritance clause as spelled: superclass, protocols, raw type.
  package var inherited: [String] {
    get { storage.fields.inherited }
    _modify {
      detach()
      yield &storage.fields.inherited
    }
  }

  /// The underlying type of a typealias, as spelled; nil for other declarations.
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

  /// Whether the declaration has a `where` clause.
  package var isConstrained: Bool {
    get { storage.fields.isConstrained }
    _modify {
      detach()
      yield &storage.fields.isConstrained
    }
  }

  /// Whether a macro, or other code that is not analyzed, may add members.
  package var mayHaveOtherMembers: Bool {
    get { storage.fields.mayHaveOtherMembers }
    _modify {
      detach()
      yield &storage.fields.mayHaveOtherMembers
    }
  }

  /// The modifiers, access level, names and other traits.
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

  /// The uses in the code of the members, in source order.
  package var uses: [Use] {
    get { storage.fields.uses }
    _modify {
      detach()
      yield &storage.fields.uses
    }
  }

  /// The position of the name.
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

extension [TypeDeclaration] {
  /// Returns the index of the declaration of the functions and variables outside of types, which is added if there is
  /// none.
  package mutating func indexOfFile() -> Int {
    if let index = firstIndex(where: { $0.kind == .file }) { return index }
    append(TypeDeclaration(.file, "", position: SourcePosition(line: 1, column: 1)))
    return count - 1
  }
}
