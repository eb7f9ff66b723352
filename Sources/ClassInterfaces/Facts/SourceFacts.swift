/// All that the rest of the program knows of a source's code: which names occur in which declaration, in which role.
///
/// The facts are a pure function of the source's bytes, for both languages alike.
package struct SourceFacts: Hashable, Sendable {
  /// The number of a name in ``names``; 0 for none.
  package typealias Name = UInt32

  /// The distinct names and texts.
  package internal(set) var names = NameList()
  /// The declared types, extensions and categories.
  package internal(set) var types: [TypeFact] = []
  /// The declarations that contain code.
  package internal(set) var units: [CodeUnit] = []
  /// The occurrences, unit by unit in the order of the text.
  package internal(set) var occurrences: [Occurrence] = []
  /// The distinct places to which values go, the first none.
  package internal(set) var sinks: [ValueSink] = [ValueSink()]
  /// The names in inheritance clauses, type by type.
  package internal(set) var inherited: [Name] = []
  /// The parameters of functions, unit by unit.
  package internal(set) var parameters: [Parameter] = []
  /// The local variables and parameters, unit by unit.
  package internal(set) var locals: [Local] = []
  /// The names in generic parameter clauses: type parameters and their constraints.
  package internal(set) var generics: [Name] = []

  package init() {}

  /// No name of a document, scene or class is longer; longer texts are left out.
  static let longestName = 100

  /// A declaration of a type.
  package struct TypeFact: Hashable, Sendable, BitwiseCopyable {
    package var name: Name
    /// The enclosing type's name.
    package var scope: Name = 0
    package var traits: DeclarationFlags = []
    /// Facts are stored byte by byte, and the bytes between fields would be those of the memory before.
    private let padding: UInt16 = 0
    /// Where its inherited types are in ``SourceFacts/inherited``; the superclass is the first one of a class.
    package var inheritedStart: UInt32 = 0
    package var inheritedEnd: UInt32 = 0
    package var place = Place()
  }

  /// A parameter of a function.
  package struct Parameter: Hashable, Sendable, BitwiseCopyable {
    /// The argument label; 0 without one.
    package var label: Name
    /// The name inside of the function.
    package var name: Name
    /// The name of its type.
    package var type: Name
  }

  /// A local variable, a parameter, or a name that a pattern binds.
  package struct Local: Hashable, Sendable, BitwiseCopyable {
    package var name: Name
    /// The name of its declared type; 0 without one.
    package var type: Name
    /// The index of its unit.
    package var unit: UInt32
  }

  /// A line and a column.
  package struct Place: Hashable, Sendable, BitwiseCopyable {
    private var bits: UInt32 = 0

    package init() {}

    /// Creates a place, with a column of at most 4,095.
    init(line: Int, column: Int) {
      bits =
        UInt32(truncatingIfNeeded: min(line, 0xFFFFF)) << 12 | UInt32(truncatingIfNeeded: min(column, 0xFFF))
    }

    package var line: Int { Int(bits >> 12) }
    package var column: Int { Int(bits & 0xFFF) }
  }
}

/// Properties of a declared type, function or variable.
package struct DeclarationFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let isStatic = DeclarationFlags(rawValue: 1 << 0)
  package static let isOverride = DeclarationFlags(rawValue: 1 << 1)
  package static let isPrivate = DeclarationFlags(rawValue: 1 << 2)
  /// Objective-C can call it by name: `@objc`, `@IBAction`, `@IBOutlet`, any method of Objective-C.
  package static let isExposed = DeclarationFlags(rawValue: 1 << 4)
  package static let isClass = DeclarationFlags(rawValue: 1 << 5)
  package static let isProtocol = DeclarationFlags(rawValue: 1 << 6)
  package static let isExtension = DeclarationFlags(rawValue: 1 << 7)
  /// Another name of a type, or an associated type.
  package static let isAlias = DeclarationFlags(rawValue: 1 << 8)
  /// `@main`, `@UIApplicationMain`, `@NSApplicationMain`.
  package static let isMain = DeclarationFlags(rawValue: 1 << 9)
  /// The type of the variable or the result is a metatype: `Cell.Type`, `AnyClass`, `Class`.
  package static let isMetatype = DeclarationFlags(rawValue: 1 << 10)
}

/// A declaration whose code runs as a whole: a function, an accessor, or the initial value of a variable.
package struct CodeUnit: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// A function, method or subscript.
    case function
    case initializer
    /// The getter, setter and observers of a variable.
    case accessors
    /// The initial value of a variable; without one, its type alone.
    case variable
    case enumCase
    /// Statements outside of any declaration.
    case topLevel
    /// The generic arguments of an inheritance clause.
    case header
  }

  package var kind: Kind
  private let padding: UInt8 = 0
  package var traits: DeclarationFlags = []
  /// The base name, or the first piece of a selector; 0 of ``Kind/topLevel`` and ``Kind/header``.
  package var name: SourceFacts.Name = 0
  /// The name of the type; 0 outside of types.
  package var type: SourceFacts.Name = 0
  /// Where its occurrences are in ``SourceFacts/occurrences``.
  package var start: UInt32 = 0
  package var end: UInt32 = 0
  /// Where its parameters are in ``SourceFacts/parameters``.
  package var parametersStart: UInt32 = 0
  package var parametersEnd: UInt32 = 0
  package var place = SourceFacts.Place()
}

/// A name or text that occurs in code.
package struct Occurrence: Hashable, Sendable, BitwiseCopyable {
  package enum Role: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// An unqualified name is read or called.
    case name
    /// A member of a receiver is read or called.
    case member
    /// A name or member is assigned.
    case write
    /// An object of the class is made: `Card()`, `Card.init()`, `[[Card alloc] init]`.
    case construction
    /// The class itself is a value: `Card.self`, `[Card class]`.
    case metatype
    /// A type annotation: `let card: Card`, a parameter or a result.
    case type
    /// A generic argument: `Box<Card>`.
    case genericArgument
    /// The type of a cast: `as`, `as?`, `as!`, `is`.
    case cast
    /// A string literal; the name is its text.
    case string
    /// The beginning or end of a composed text: `"Card-\(size)"`, `name + "-large"`.
    case stringPart
    /// The name of a class as a text: `String(describing: Card.self)`. The name is that of the class, or of a variable or type
    /// parameter that holds it.
    case className
    /// The name of the object's own class, or of `Self`, as a text.
    case ownClassName
    /// `#selector(save)`, `@selector(save:)`; the name is the base name, or the first piece.
    case selector
  }

  /// What the name is a member of.
  package enum Receiver: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Nothing: the name stands alone.
    case none
    /// `self`.
    case own
    case `super`
    /// `Self`, `type(of: self)`, `[self class]`.
    case ownClass
    /// A type by its name.
    case type
    /// A variable or property by its name.
    case variable
    /// The type that the context asks for: `.card`.
    case implicit
    /// Another expression.
    case expression
  }

  package struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isCall = Traits(rawValue: 1 << 0)
    /// `card!`.
    package static let isForceUnwrapped = Traits(rawValue: 1 << 1)
    /// `card?.name`, or a condition that tests for nil.
    package static let isOptional = Traits(rawValue: 1 << 2)
    /// `Name(nibName:)` with a nib's name, or an object that is given a view right away.
    package static let isProvided = Traits(rawValue: 1 << 3)
    /// A class's name of which a part is taken off or replaced before it is used.
    package static let isChanged = Traits(rawValue: 1 << 4)
    /// An unqualified name that a local variable or parameter has.
    package static let isLocal = Traits(rawValue: 1 << 5)
    /// An assignment that changes the value in part: `names[0] = x`, `name += x`.
    package static let isPart = Traits(rawValue: 1 << 6)
    /// A call with arguments.
    package static let hasArguments = Traits(rawValue: 1 << 7)
  }

  package var role: Role
  package var receiver: Receiver = .none
  package var traits: Traits = []
  private let padding: UInt8 = 0
  /// The name or text.
  package var name: SourceFacts.Name
  /// The name of the receiver's type or variable; 0 otherwise.
  package var receiverName: SourceFacts.Name = 0
  /// Where the value goes: an index into ``SourceFacts/sinks``.
  package var sink: UInt32 = 0
  /// The number of the statement in its unit; 0 for the signature.
  package var statement: UInt32 = 0
  package var place = SourceFacts.Place()
}

/// The place to which a value goes.
package struct ValueSink: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: UInt8, CaseIterable, Hashable, Sendable, BitwiseCopyable {
    /// Nowhere: it is compared, tested, or left alone.
    case none
    /// An argument: ``name`` is the base name of what is called, ``label`` the argument's label.
    case argument
    /// The value of a variable or property: ``name``.
    case variable
    /// The result of the unit.
    case result
    /// The receiver of a member: ``name``.
    case receiver
    /// The index of a subscription.
    case index
    /// A class of which an object is made.
    case construction
    /// Anything else.
    case unknown
  }

  package var kind: Kind = .none
  private let padding: UInt8 = 0
  private let morePadding: UInt16 = 0
  package var name: SourceFacts.Name = 0
  package var label: SourceFacts.Name = 0
  /// Where the value of the call goes of which it is an argument: an index into ``SourceFacts/sinks``.
  package var outer: UInt32 = 0
}
