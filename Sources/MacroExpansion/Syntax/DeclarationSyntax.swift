/// A type declaration, as far as expansions need it.
struct TypeSyntax {
  enum Kind: String {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  var head: DeclarationHead
  var kind: Kind
  var name: NameSyntax
  /// The offset of the keyword.
  var keyword: Int
  /// The inheritance clause.
  var inherited: [SpelledType]
  /// The offset after the inheritance clause, or after the name and the generic parameters.
  var endOfInheritance: Int
  var members: [MemberItem]
}

/// The attributes, the modifiers and the documentation of a declaration.
struct DeclarationHead {
  var attributes: [AttributeSyntax] = []
  var modifiers: Set<String> = []
  /// The offset of the first attribute or modifier, or of the keyword.
  var start = 0
  var documentation: String?

  /// Returns the attribute with the given name, if any.
  func attribute(_ name: String) -> AttributeSyntax? { attributes.first { $0.name == name } }

  /// Whether the member belongs to the type instead of its instances.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether an attribute isolates the declaration to the main actor.
  var isMainActor: Bool { attribute("MainActor") != nil }
}

/// An attribute: `@Key("name")`.
struct AttributeSyntax: Hashable {
  /// The name without a module or enclosing type.
  var name: String
  /// The text in parentheses; nil without parentheses.
  var arguments: String?
  /// The offset of the at sign.
  var offset: Int
}

/// A name as it is spelled, and its offset.
struct NameSyntax: Hashable {
  var text: String
  var offset: Int

  /// The name without backticks.
  var unquoted: String {
    text.first == "`" && text.last == "`" && text.utf8.count > 2 ? String(text.dropFirst().dropLast()) : text
  }
}

/// A member, or a conditional block of members.
indirect enum MemberItem {
  case member(Member)
  case conditional([Branch])

  struct Branch {
    /// The condition as spelled; empty for `#else`.
    var condition: String
    var items: [MemberItem]
  }

  /// All members, including those of all branches.
  var members: [Member] {
    switch self {
    case .member(let member): [member]
    case .conditional(let branches): branches.flatMap { $0.items.flatMap(\.members) }
    }
  }
}

enum Member {
  case property(PropertySyntax)
  /// Variables that a tuple pattern declares: `var (width, height) = (1, 2)`.
  case tuplePattern(DeclarationHead, offset: Int)
  case method(MethodSyntax)
  case initializer(MethodSyntax)
  case enumerationCase(CaseSyntax)
  /// A nested type, a subscript or another declaration.
  case other(DeclarationHead)

  var head: DeclarationHead {
    switch self {
    case .property(let property): property.head
    case .tuplePattern(let head, _), .other(let head): head
    case .method(let method), .initializer(let method): method.head
    case .enumerationCase(let enumerationCase): enumerationCase.head
    }
  }
}

struct PropertySyntax {
  var head: DeclarationHead
  var name: NameSyntax
  var isConstant: Bool
  /// The type annotation, or the annotation that a later variable of the declaration shares with this one, if any.
  var type: SpelledType?
  /// The initial value as spelled, if any.
  var initialValue: String?
  var accessors: Accessors?

  struct Accessors {
    /// Whether the accessors only observe a stored property.
    var areObservers = false
    var isSettable = false
    /// Whether the getter is `async` or throws.
    var hasEffects = false
    /// Whether the getter is `mutating`.
    var isMutating = false
  }

  /// Whether the property is stored, including `lazy` properties and properties with observers.
  var isStored: Bool { accessors?.areObservers ?? true }

  /// Whether the property can be assigned after initialization.
  var isSettable: Bool { !isConstant && (isStored || accessors?.isSettable == true) }

  /// Whether a new instance can be created without a value for the property.
  ///
  /// A variable of type `String?` has a default, but a variable of type `Optional<String>` does not.
  var hasDefault: Bool {
    initialValue != nil
      || !isConstant && (type?.text.hasSuffix("?") == true || type?.text.hasSuffix("!") == true)
  }
}

/// A method or an initializer.
struct MethodSyntax {
  var head: DeclarationHead
  var name: NameSyntax
  var parameters: [ParameterSyntax] = []
  var isGeneric = false
  var isAsync = false
  var isThrowing = false
  var returnsValue = false
  var isFailable = false
  /// Whether the body uses `super`.
  var callsSuper = false
}

/// A parameter of a method, or an associated value of a case.
struct ParameterSyntax {
  /// The argument label; nil for `_`, and for an associated value without a label.
  var label: String?
  var type: SpelledType
  var hasDefault: Bool
}

struct CaseSyntax {
  var head: DeclarationHead
  var name: NameSyntax
  var values: [ParameterSyntax]
  var hasRawValue: Bool
}
