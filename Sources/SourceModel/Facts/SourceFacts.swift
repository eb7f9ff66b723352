package import RuntimeAttributes

/// The facts about a source's code: the names that occur in each declaration and their roles.
///
/// The facts depend only on the source's bytes, and have the same form for both languages.
package final class SourceFacts: Sendable {
  /// The number of a name in ``names``; 0 is the empty name.
  package typealias Name = UInt32

  /// The distinct names and string literals.
  package let names: NameList
  /// The code units: declarations with code, and the statements outside of declarations.
  package let units: [CodeUnit]
  /// The occurrences, ordered by code unit and position.
  package let occurrences: [Occurrence]
  /// The distinct sinks of values; the first sink is ``ValueSink/Kind/none``.
  package let sinks: [ValueSink]
  /// The parameters of functions, ordered by code unit.
  package let parameters: [Parameter]
  /// The local variables and parameters, ordered by code unit.
  package let locals: [Local]
  /// The names in generic parameter clauses: type parameters and their constraints.
  package let generics: [Name]
  /// The type parameters, without their constraints.
  package let typeParameters: [Name]
  /// The names that qualify a nested type with its enclosing types.
  package let qualifiedNames: [QualifiedName]

  /// Creates facts from complete tables, which by default are empty.
  init(_ tables: Tables = Tables()) {
    (names, units, occurrences) = (tables.names, tables.units, tables.occurrences)
    (sinks, parameters) = (tables.sinks, tables.parameters)
    (locals, generics, typeParameters) = (tables.locals, tables.generics, tables.typeParameters)
    qualifiedNames = tables.qualifiedNames
  }

  /// The tables of facts while a source is read.
  struct Tables: Hashable {
    var names = NameList()
    var units: [CodeUnit] = []
    var occurrences: [Occurrence] = []
    var sinks: [ValueSink] = [ValueSink()]
    var parameters: [Parameter] = []
    var locals: [Local] = []
    var generics: [Name] = []
    var typeParameters: [Name] = []
    var qualifiedNames: [QualifiedName] = []
  }

  /// The last parts of the names of types whose values are classes: `Card.Type`.
  package static let metatypes: Set<String> = ["AnyClass", "Class", ".Type"]

  /// The maximum length of the names of documents, scenes and classes; longer strings are ignored.
  package static let longestName = 100

  /// The qualified name of a nested type, such as `Deck.Kind`, which code spells or the enclosing
  /// declarations determine.
  package struct QualifiedName: Hashable, Sendable, BitwiseCopyable {
    package var name: Name
    /// Its last component: `Kind`.
    package var last: Name
  }

  /// A parameter of a function.
  package struct Parameter: Hashable, Sendable, BitwiseCopyable {
    /// The argument label, or 0.
    package var label: Name
    /// The name inside the function, or 0.
    package var name: Name
    /// The name of its type.
    package var type: Name
  }

  /// A local variable, parameter or name bound by a pattern.
  package struct Local: Hashable, Sendable, BitwiseCopyable {
    package var name: Name
    /// The name of the declared type, of the class that the value instantiates, or of the type that the value is cast
    /// to; 0 if unknown.
    package var type: Name
    /// The index of its code unit.
    package var unit: UInt32
    package var place = Place()
  }

  /// A line and column.
  package struct Place: Hashable, Comparable, Sendable, BitwiseCopyable {
    private var bits: UInt32 = 0

    package init() {}

    /// Creates the place of a position; the column is limited to 4,095.
    init(_ position: SourcePosition) {
      bits =
        UInt32(truncatingIfNeeded: min(position.line, 0xFFFFF)) << 12
        | UInt32(truncatingIfNeeded: min(position.column, 0xFFF))
    }

    package var line: Int { Int(bits >> 12) }
    package var column: Int { Int(bits & 0xFFF) }

    package static func < (first: Place, second: Place) -> Bool { first.bits < second.bits }
  }
}

extension SourceFacts: Hashable {
  /// Whether two sources have the same facts.
  package static func == (first: SourceFacts, second: SourceFacts) -> Bool {
    first === second || first.tables == second.tables
  }

  /// Hashes the facts.
  package func hash(into hasher: inout Hasher) { hasher.combine(tables) }

  private var tables: Tables {
    Tables(
      names: names,
      units: units,
      occurrences: occurrences,
      sinks: sinks,
      parameters: parameters,
      locals: locals,
      generics: generics,
      typeParameters: typeParameters,
      qualifiedNames: qualifiedNames
    )
  }
}

extension SourceFacts.Tables {
  /// Releases the unused capacity of arrays, since the facts about all sources are in memory at the same time.
  mutating func trim() {
    names.trim()
    units.trim()
    occurrences.trim()
    sinks.trim()
    parameters.trim()
    locals.trim()
    generics.trim()
    typeParameters.trim()
    qualifiedNames.trim()
  }
}

extension SourceFacts {
  /// Returns the occurrences in a code unit.
  package func occurrences(of unit: CodeUnit) -> ArraySlice<Occurrence> {
    occurrences[Int(unit.start)..<Int(unit.end)]
  }

  /// Returns the occurrence of the variable on which a member is used, or nil if the member is used on another value.
  ///
  /// The variable is recorded directly after the member.
  package func variable(ofMemberAt number: Int, in unit: CodeUnit) -> Occurrence? {
    guard number + 1 < Int(unit.end) else { return nil }
    let variable = occurrences[number + 1]
    return variable.name == occurrences[number].receiverName ? variable : nil
  }

  /// Returns the name of a member's receiver, without enclosing types.
  package func receiverText(of occurrence: Occurrence) -> String {
    names.text(of: occurrence.receiverName).unqualifiedName
  }

  /// Returns the local variables and parameters of a code unit.
  package func locals(ofUnit number: Int) -> ArraySlice<Local> {
    var (low, high) = (0, locals.count)
    while low < high {
      let middle = (low + high) / 2
      if locals[middle].unit < number { low = middle + 1 } else { high = middle }
    }
    return locals[low...].prefix { $0.unit == number }
  }

  /// Returns the parameters of a function or initializer.
  package func parameters(of unit: CodeUnit) -> ArraySlice<Parameter> {
    parameters[Int(unit.parametersStart)..<Int(unit.parametersEnd)]
  }
}

extension SourcePosition {
  /// Creates the position of a place.
  package init(_ place: SourceFacts.Place) { self.init(line: place.line, column: place.column) }
}

/// Properties of a declared function or variable.
package struct DeclarationFlags: OptionSet, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let isStatic = DeclarationFlags(rawValue: 1 << 0)
  package static let isOverride = DeclarationFlags(rawValue: 1 << 1)
  package static let isPrivate = DeclarationFlags(rawValue: 1 << 2)
  /// Accessors that only read the variable.
  package static let isGetter = DeclarationFlags(rawValue: 1 << 3)
  /// Visible to Objective-C by name: `@objc`, `@IBAction`, `@IBOutlet`, a member of an `@objcMembers` class, or any
  /// Objective-C declaration.
  package static let isExposed = DeclarationFlags(rawValue: 1 << 4)
  /// A variable, or a function with a result, whose type is a metatype: `Cell.Type`, `AnyClass`, `Class`.
  package static let isMetatype = DeclarationFlags(rawValue: 1 << 5)
  /// `@IBAction`, or an Objective-C method with the result `IBAction`.
  package static let isAction = DeclarationFlags(rawValue: 1 << 6)
  /// Accessors that only run when the variable is written: a setter and observers.
  package static let isSetter = DeclarationFlags(rawValue: 1 << 7)
  /// A member function of a C++ class.
  package static let isCPlusPlus = DeclarationFlags(rawValue: 1 << 8)
}

/// A part of a source whose names are recorded together: a function, the accessors or the initial value of a variable,
/// an enumeration case, an inheritance clause, or the statements outside of declarations.
package struct CodeUnit: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: Hashable, Sendable, BitwiseCopyable {
    /// A function, method or subscript.
    case function
    case initializer
    /// The accessors of a variable: all of them, only the getter, or only the setter and observers.
    case accessors
    /// The type and the initial value of a variable, or the value of a macro.
    case variable
    case enumCase
    /// Statements outside of any declaration.
    case topLevel
    /// The generic arguments of an inheritance clause, or statements among the members of a type.
    case header
  }

  package var kind: Kind
  package var traits: DeclarationFlags = []
  /// The base name or the first part of a selector; 0 for ``Kind/topLevel`` and ``Kind/header``.
  package var name: SourceFacts.Name = 0
  /// The first part of the selector in `@objc(showPanel:)`, or 0.
  package var runtimeName: SourceFacts.Name = 0
  /// The name of the enclosing type, or 0.
  package var type: SourceFacts.Name = 0
  /// The start of the unit's range in ``SourceFacts/occurrences``.
  package var start: UInt32 = 0
  package var end: UInt32 = 0
  /// The start of the unit's range in ``SourceFacts/parameters``.
  package var parametersStart: UInt32 = 0
  package var parametersEnd: UInt32 = 0
  package var place = SourceFacts.Place()
}

/// An occurrence of a name or string in code.
package struct Occurrence: Hashable, Sendable, BitwiseCopyable {
  package enum Role: Hashable, Sendable, BitwiseCopyable {
    /// A read or call of an unqualified name.
    case name
    /// A read or call of a member.
    case member
    /// An assignment to a name or member.
    case write
    /// An instantiation of the class: `Card()`, `Card.init()`, `[[Card alloc] init]`.
    ///
    /// If the receiver is ``Receiver/none``, the receiver's name is the first part of an Objective-C initializer's
    /// selector, or empty.
    case construction
    /// A use of the class as a value: `Card.self`, `[Card class]`.
    case metatype
    /// A type annotation: `let card: Card`, a parameter or a result.
    case type
    /// A generic argument: `Box<Card>`.
    case genericArgument
    /// The type of a cast: `as`, `as?`, `as!`, `is`.
    case cast
    /// A string literal; the recorded name is the value of the literal.
    case string
    /// A piece of a composed or changed string: `"Card-\(size)"`, `name + "-large"`; the name is empty if the piece is
    /// unknown.
    case stringPart
    /// The name of a class as a string: `String(describing: Card.self)`.
    ///
    /// The recorded name is the class, or the variable or generic parameter that contains the class. The receiver is
    /// ``Receiver/expression`` if the string is the name in the runtime, as for `NSStringFromClass`.
    case className
    /// The name of the object's own class, or of `Self`, as a string; the receiver has the same meaning as in
    /// ``className``.
    case ownClassName
    /// `#selector(save)` or `@selector(save:)`; the name is the base name or the first part of the selector.
    case selector
  }

  /// The receiver of a member.
  package enum Receiver: Hashable, Sendable, BitwiseCopyable {
    /// No receiver: the name is unqualified.
    case none
    /// `self`.
    case own
    case `super`
    /// `Self`, `type(of: self)`, `[self class]`.
    case ownClass
    /// A type, by name.
    case type
    /// A variable or property, by name.
    case variable
    /// The contextual type: `.card`.
    case implicit
    /// Another expression.
    case expression
  }

  package struct Traits: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let isCall = Traits(rawValue: 1 << 0)
    /// A variable that is used only for its class: `type(of: card)`, `[card class]`.
    package static let isClass = Traits(rawValue: 1 << 1)
    /// The value of `card?.name` or `if let`, or an operand of a comparison such as `card == nil`.
    package static let isOptional = Traits(rawValue: 1 << 2)
    /// A controller that is created with a nib name, or an object whose view the next statement sets.
    package static let isProvided = Traits(rawValue: 1 << 3)
    /// A class name that is modified before use: a part is removed or replaced.
    package static let isChanged = Traits(rawValue: 1 << 4)
    /// An unqualified name that refers to a local variable or parameter.
    package static let isLocal = Traits(rawValue: 1 << 5)
    /// An assignment that changes only a part of the value: `names[0] = x`, `name += x`.
    package static let isPart = Traits(rawValue: 1 << 6)
    /// A call with arguments, or a full name with argument labels.
    package static let hasArguments = Traits(rawValue: 1 << 7)
  }

  /// The part of the value at a destination that an occurrence provides.
  ///
  /// The pieces of a composed string are numbered in order; pieces with the same number are alternatives.
  package struct Part: Hashable, Sendable, BitwiseCopyable {
    private let rawValue: UInt8

    /// The whole value.
    package static let whole = Part(rawValue: 0)
    /// An occurrence whose value is changed in another way than by joining pieces.
    package static let changed = Part(rawValue: 255)
    /// A member or type that only passes on the value of other occurrences: `Name` in `Name("Card")`.
    package static let wrapper = Part(rawValue: 254)
    /// An occurrence that code reduces to the part after its last dot.
    package static let unqualified = Part(rawValue: 253)
    /// The maximum number of pieces of a string.
    static let maximumCount = 250

    private init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a piece of a composed string; the first piece has the number 1.
    init(piece: Int) { self = piece <= Self.maximumCount ? Part(rawValue: UInt8(piece)) : .changed }

    /// The number of the piece, or nil if the occurrence is not a piece.
    package var piece: Int? { 1...Self.maximumCount ~= Int(rawValue) ? Int(rawValue) : nil }
  }

  package var role: Role
  package var receiver: Receiver = .none
  package var traits: Traits = []
  package var part = Part.whole
  /// The name or string.
  package var name: SourceFacts.Name
  /// The name of the receiver's type or variable, or 0; for a generic argument, the name of the generic type.
  package var receiverName: SourceFacts.Name = 0
  /// The sink of the value: an index into ``SourceFacts/sinks``.
  package var sink: UInt32 = 0
  /// The number of the statement in its code unit; the signature is statement 0.
  package var statement: UInt32 = 0
  package var place = SourceFacts.Place()
}

/// The destination of a value.
package struct ValueSink: Hashable, Sendable, BitwiseCopyable {
  package enum Kind: Hashable, Sendable, BitwiseCopyable {
    /// No destination: the value is compared, tested or unused.
    case none
    /// An argument: ``name`` is the base name of the called function, and ``label`` is the argument label.
    case argument
    /// The variable or property with the name ``name``.
    case variable
    /// The result of the closure in the variable or property with the name ``name``.
    case closure
    /// The result of the code unit.
    case result
    /// The receiver of the member with the name ``name``.
    case receiver
    /// The index of a subscript.
    case index
    /// An implicit member that is compared with, or matched against, the variable, property or function with the name
    /// ``name``, or another value if 0.
    case comparison
    /// A class that is instantiated.
    case construction
    /// An unknown destination.
    case unknown
  }

  package var kind: Kind = .none
  package var name: SourceFacts.Name = 0
  package var label: SourceFacts.Name = 0
  /// The sink of the result of the call whose argument or receiver is the value: an index into ``SourceFacts/sinks``.
  package var outer: UInt32 = 0
}
