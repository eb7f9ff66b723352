/// A node of a ``SyntaxTree``: a declaration, statement or expression of Swift or Objective-C.
///
/// Both languages share the node kinds, so that a query covers both: `[view loadNib:@"A" owner:self]` and
/// `view.loadNib("A", owner: self)` are the same call.
package struct SyntaxNode {
  /// The kind of a node.
  ///
  /// Children are listed in order. Lists may be empty; `?` marks an optional child.
  package enum Kind: UInt8 {
    /// The source file.
    ///
    /// Children: declarations and statements.
    case file

    // Declarations
    /// `import UIKit`, `#import "Card.h"`, `@import UIKit`, `using namespace std`.
    ///
    /// Name: the module or the header's path. Children: `attribute`, then the remaining `name`s of
    /// `import class UIKit.UIView`.
    case importDeclaration
    /// A class, struct, enumeration, protocol, actor, extension, `@interface`, `@implementation`, category or C++
    /// namespace.
    ///
    /// Name: the type's name; for an extension, its dotted name, such as `Card.Row`. Children: `attribute`, `generics`,
    /// `type` (inherited types), members. An Objective-C forward declaration, `@class Card;`, is a `type`, and is
    /// omitted inside a class.
    case typeDeclaration
    /// A method, initializer (name `init`), `deinit`, subscript (name `subscript`) or function.
    ///
    /// Name: the base name; in Objective-C, the first piece of the selector. Children: `attribute`, `generics`,
    /// `parameter`, `type` (result)?, `block`?; for a subscript, `accessor`. A `macro` declaration is also a
    /// function; its definition is the last child.
    case function
    /// A parameter of a function or closure, or an associated value.
    ///
    /// Name: the argument label (empty for `_` and the first parameter of an Objective-C method); in Objective-C, the
    /// selector piece. Children: a `variable` with the name inside the body and its `attribute`s, omitted for `_` and
    /// associated values; the `type`; the default value.
    case parameter
    /// A property, `@property`, instance variable, or global or local variable.
    ///
    /// Also a name that a pattern binds (`if let card`, `for card in`, `case let card`) or a closure captures; `_` is
    /// not a name. `@synthesize card = _card` is a variable `_card` with the value `card`. Children: `attribute`,
    /// `type`?, initial value?, `accessor`.
    case variable
    /// A getter, setter or observer.
    ///
    /// Name: `get`, `set`, `willSet`, `didSet`, …; empty for an implicit getter. Children: `attribute`, `parameter`
    /// (`set(value)`), `block`?.
    case accessor
    /// A case of an enumeration.
    ///
    /// Children: `parameter` (associated values), raw value?.
    case enumCase
    /// `typealias`, `associatedtype`, `typedef`, `using A = B`, `@compatibility_alias`, `operator`, `precedencegroup`.
    ///
    /// Children: `attribute`, `generics`, `type`.
    case typeAlias
    /// `@objc(name)`, `@IBOutlet`, `IBAction`, `getter=isOn`; the name of a category.
    ///
    /// Name: without `@`. Children: `argument`, omitted for some attributes whose arguments are not expressions. The
    /// argument of `@objc` is a `name` with its colons. The arguments of `@available` are named after platforms or
    /// keywords (`iOS`, `unavailable`) and have a version (`13.0`) as their value.
    case attribute
    /// `<T: Card>` or `where T == Card` of a declaration, `<Card>` of an extension's type, or `(Failure)` of
    /// `throws`.
    ///
    /// Children: `type`.
    case generics
    /// `#define NAME value`.
    ///
    /// Children: the value as an expression, as statements and declarations, or as `other`.
    case macroDefinition

    // Statements
    /// `{ … }` other than a closure.
    ///
    /// Children: statements and declarations.
    case block
    /// `if`.
    ///
    /// Name: the label, as for loops and `switch`. Children: conditions, `block`, `block` or `ifStatement` (else)?.
    /// A condition is an expression, or a `variable` or `pattern` with its value as the last child.
    case ifStatement
    /// `guard`.
    ///
    /// Children: conditions, `block`.
    case guardStatement
    /// `for`, `while`, `repeat`, `do … while`.
    ///
    /// Children, in source order: `variable` or `pattern`, sequence and `where` condition of `for card in cards`;
    /// conditions; `block`.
    case loop
    /// `switch`.
    ///
    /// Children: the value, `switchCase`.
    case switchStatement
    /// `case …:`, `default:`.
    ///
    /// Children: `attribute`, `pattern`, then statements.
    case switchCase
    /// A pattern: `case .card(let name)`, `case "Card"`, `let (a, b)`.
    ///
    /// Children: an expression, in which bound names are `variable`s; then the value or the `where` condition.
    case pattern
    /// `return`.
    ///
    /// Children: the value?.
    case returnStatement
    /// `throw`, `@throw`.
    ///
    /// Children: the value?.
    case throwStatement
    /// `break`, `continue`, `fallthrough`, `goto`.
    ///
    /// Children: the label?.
    case jump
    /// `do { … } catch { … }`, `@try`, `defer`.
    ///
    /// Children: the body's `block`, then the `catch` blocks, each after its `pattern`s, and the `finally` block.
    case doStatement
    /// `#if … #endif`.
    ///
    /// Children: `conditionalBranch`.
    case conditional
    /// A branch of `#if`.
    ///
    /// Name: its condition as spelled, `ifndef A` for `#ifndef`; empty for `#else`. Children: declarations and
    /// statements.
    case conditionalBranch

    // Expressions
    /// An identifier, `self`, `super`, `Self`, `nil`, `true` and similar keywords, the operator of `reduce(0, +)`, or a
    /// macro (`#file`).
    ///
    /// Name: without backticks. Children: `type` (generic arguments), or the labels of `save(_:for:)` as `argument`s
    /// without values.
    case name
    /// `base.name`, `base->name`.
    ///
    /// Name: the member. Children: base? (omitted in `.name`), then the children of a `name`.
    case member
    /// A call or message.
    ///
    /// Children: the callee (`name`, `member`, …), then `argument`s, including trailing closures. The callee of the
    /// message `[view loadNib:a owner:b]` is `view.loadNib`, and the name of its first `argument` is empty.
    case call
    /// An argument.
    ///
    /// Name: its label; empty for an unlabeled argument. Children: the value.
    case argument
    /// `base[index]`.
    ///
    /// Children: base, `argument`s.
    case subscription
    /// A string literal.
    ///
    /// Name: the source between its quotes. Children: interpolated expressions, or `argument`s for labeled
    /// interpolations.
    case string
    /// A number, character or regular expression, as spelled.
    case literal
    /// `[a, b]`, `[a: b]`, `@[…]`, `@{…}`, C's `{…}`.
    ///
    /// Children: elements; for a dictionary, alternating keys and values.
    case collection
    /// `(a)`, `(a, b)`, `@(a)`.
    ///
    /// Children: the expression, or `argument`s if there are several elements or labels.
    case tuple
    /// `a as T`, `a as? T`, `a as! T`, `a is T`, `(T)a`.
    ///
    /// Children: the value, `type`.
    case cast
    /// `a!`.
    ///
    /// Children: the value.
    case forceUnwrap
    /// `a?` in `a?.b`.
    ///
    /// Children: the value.
    case optionalChain
    /// `a = b`, `a += b`.
    ///
    /// Children: target, value.
    case assignment
    /// `a == b`, `a != b`, `a ~= b`, `a === b`, `a < b`.
    ///
    /// Name: the operator. Children: both sides.
    case comparison
    /// `a ?? b`.
    ///
    /// Children: all operands of `a ?? b ?? c`.
    case coalescing
    /// `a ? b : c`.
    ///
    /// Children: condition, values. Also `if` and `switch` expressions, with the children of `ifStatement` and
    /// `switchStatement`.
    case ternary
    /// Other operators, as a flat list: `a + b + c`, `!a`, `-a`, `a && b`.
    ///
    /// Name: the first operator. Children: the operands.
    case operation
    /// `{ … }`, `^{ … }`.
    ///
    /// Children: `attribute`, `variable` (captures), `parameter`, `type` (result)?, statements.
    case closure
    /// `#selector(Card.save(_:))`, `@selector(save:)`, `#selector(getter: Card.name)`.
    ///
    /// Name: the source between the parentheses. Children: in Swift, the expression.
    case selector
    /// `#keyPath(Card.name)`, `\Card.name`, `\.name`.
    ///
    /// Name: as spelled, without `\`. Children: none.
    case keyPath
    /// A type in a declaration, after `as`, or in generic arguments.
    ///
    /// Name: its dotted name, `Card.Row`; empty for arrays, functions and tuples. Children: `attribute`, `type`
    /// (generic arguments, elements), `argument` (labeled elements). In Objective-C, the type of `Card *` is `Card`.
    case type
    /// Source that does not match any rule, up to the end of the statement or bracket.
    ///
    /// Children: the recognized nodes in the source.
    case other
  }

  /// Properties that distinguish nodes of the same kind.
  package struct Traits: OptionSet {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    // Declarations
    package static let isClass = Traits(rawValue: 1 << 0)
    package static let isProtocol = Traits(rawValue: 1 << 1)
    /// An extension, an Objective-C category or a C++ namespace.
    package static let isExtension = Traits(rawValue: 1 << 2)
    package static let isEnum = Traits(rawValue: 1 << 3)
    /// `static`, `class`, `+`.
    package static let isStatic = Traits(rawValue: 1 << 4)
    package static let isOverride = Traits(rawValue: 1 << 5)
    /// `private`, `fileprivate`; in Objective-C, `static` for a function or variable.
    package static let isPrivate = Traits(rawValue: 1 << 6)
    /// `let`, `const`.
    package static let isConstant = Traits(rawValue: 1 << 7)
    /// `public` or `open`.
    static let isPublic = Traits(rawValue: 1 << 8)
    /// A local variable.
    package static let isLocal = Traits(rawValue: 1 << 9)
    /// A declaration without a body: `@interface`, a prototype of a function or method, `associatedtype`, `operator`.
    package static let isDeclarationOnly = Traits(rawValue: 1 << 10)

    // Types and casts
    /// `T?` or `_Nullable` in a type, `as?` in a cast, `init?`.
    package static let isOptional = Traits(rawValue: 1 << 11)
    /// `T!` or `_Null_unspecified` in a type, `as!` in a cast, `init!`.
    package static let isForced = Traits(rawValue: 1 << 12)
    /// `is` in a cast.
    package static let isCheck = Traits(rawValue: 1 << 13)

    // Expressions
    /// An Objective-C message.
    package static let isMessage = Traits(rawValue: 1 << 14)
    /// A trailing closure.
    package static let isTrailing = Traits(rawValue: 1 << 15)
    /// A string whose name may differ from its value, because the string has several lines, raw delimiters, escapes or,
    /// in Objective-C, several literals.
    static let isEscaped = Traits(rawValue: 1 << 16)
    /// A dictionary.
    package static let isDictionary = Traits(rawValue: 1 << 17)
    /// A compound assignment such as `+=`.
    package static let isCompound = Traits(rawValue: 1 << 18)
    /// A loop that runs its body before checking its condition: `repeat`, `do … while`.
    static let runsFirst = Traits(rawValue: 1 << 19)
    /// `try?`.
    package static let isTried = Traits(rawValue: 1 << 20)
    /// `defer`.
    static let isDeferred = Traits(rawValue: 1 << 21)
    /// `&a` in Swift; the trait belongs to the node of `a`.
    package static let isReference = Traits(rawValue: 1 << 22)
    /// `try` without `?` or `!`; a function with `throws`.
    package static let mayThrow = Traits(rawValue: 1 << 23)

    /// A parameter in `<T: Card>` of a declaration.
    package static let isTypeParameter = Traits(rawValue: 1 << 24)

    // Swift declarations
    /// An actor, which also has the class trait.
    package static let isActor = Traits(rawValue: 1 << 25)
    /// A variable or case that shares the attributes and modifiers of the previous declaration: `b` in `var a, b: Int`.
    package static let isContinued = Traits(rawValue: 1 << 26)
    /// An `async` function.
    package static let isAsync = Traits(rawValue: 1 << 27)
    /// A function type: `(A) -> B`, `((A) -> B)?`, `void (^)(int)`.
    package static let isFunction = Traits(rawValue: 1 << 28)
    /// A type whose inheritance or `where` clause is invalid.
    package static let hasUnreadClause = Traits(rawValue: 1 << 29)

    // Objective-C types
    /// `_Nonnull`.
    package static let isNonnull = Traits(rawValue: 1 << 30)
    /// A C array, a function type, or a pointer to a function.
    package static let isOpaque = Traits(rawValue: 1 << 31)

    // Objective-C declarations, which reuse the bits of type traits
    /// An instance variable between the braces of a class.
    package static let isInstanceVariable = Traits(rawValue: 1 << 30)
    /// A `variable` in `@synthesize`, or a `name` in `@dynamic`.
    package static let isAccessorOrigin = Traits(rawValue: 1 << 31)
  }

  /// The modifiers of a declaration that are not traits; in Objective-C, `weak` and `@optional`.
  package struct Modifiers: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let final = Modifiers(rawValue: 1 << 0)
    package static let dynamic = Modifiers(rawValue: 1 << 1)
    package static let lazy = Modifiers(rawValue: 1 << 2)
    package static let weak = Modifiers(rawValue: 1 << 3)
    package static let required = Modifiers(rawValue: 1 << 4)
    package static let convenience = Modifiers(rawValue: 1 << 5)
    package static let optional = Modifiers(rawValue: 1 << 6)
  }

  package var kind: Kind
  /// The explicit access level of a Swift declaration, if any.
  package var access: AccessLevel?
  /// The explicit access level of the setter, if any: `private(set)`.
  package var setterAccess: AccessLevel?
  package var modifiers: Modifiers = []
  package var traits: Traits = []
  /// The byte range of the node, without surrounding whitespace and comments.
  package var start: UInt32
  package var end: UInt32
  /// The byte range of the name; empty for a node without a name.
  package var nameStart: UInt32 = 0
  package var nameEnd: UInt32 = 0
  /// The index of the first child; -1 for a node without children.
  package var firstChild: Int32 = -1
  /// The index of the next child of the same parent; -1 for the last child.
  package var nextSibling: Int32 = -1

  /// The number of asterisks after an Objective-C type.
  ///
  /// The number shares its storage with the modifiers, which types do not have.
  package var pointers: UInt8 {
    get { modifiers.rawValue }
    set { modifiers = Modifiers(rawValue: newValue) }
  }
}
