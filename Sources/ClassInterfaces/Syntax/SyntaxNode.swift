/// A node of a ``SyntaxTree``: a declaration, statement or expression of Swift or Objective-C.
///
/// Both languages have the same kinds, so that a query is written once: `[view loadNib:@"A" owner:self]` and
/// `view.loadNib("A", owner: self)` are the same call.
struct SyntaxNode {
  /// The kind of a node.
  ///
  /// Children are listed in their order; every list may be empty, and `?` marks a child that may be missing.
  enum Kind: UInt8 {
    /// The source. Children: declarations and statements.
    case file

    // Declarations
    /// `import UIKit`, `#import "Card.h"`, `@import UIKit`. Name: the module or the header's path. Children: `attribute`, the
    /// further `name`s of `import class UIKit.UIView`.
    case importDeclaration
    /// A class, struct, enumeration, protocol, actor, extension, `@interface`, `@implementation` or category. Name: the type's,
    /// with the names of an extension's type, `Card.Row`. Children: `attribute`, `generics`, `type` (inherited types), members.
    /// Objective-C's forward declaration, `@class Card;`, is a `type`, and no node in a class.
    case typeDeclaration
    /// A method, initializer (name `init`), `deinit`, subscript (name `subscript`) or function. Name: the base name; of
    /// Objective-C the first piece of the selector. Children: `attribute`, `generics`, `parameter`, `type` (result)?,
    /// `block`?; of a subscript `accessor`. Also `macro`, whose last child is its definition.
    case function
    /// A parameter of a function or closure, or an associated value. Name: its argument label, empty where it has none (`_`, and
    /// the first one of a method of Objective-C); of Objective-C the piece of the selector. Children: a `variable` with the name
    /// inside of the body and its `attribute`s, none for `_` and associated values; the `type`; the default value.
    case parameter
    /// A property, `@property`, instance variable, global or local variable, or a name that a pattern binds
    /// (`if let card`, `for card in`, `case let card`) or a closure captures; `_` is not a name. `@synthesize card = _card` is a
    /// variable `_card` with the value `card`. Children: `attribute`, `type`?, initial value?, `accessor`.
    case variable
    /// A getter, setter or observer. Name: `get`, `set`, `willSet`, `didSet`, … A getter without a word has none.
    /// Children: `attribute`, `parameter` (`set(value)`), `block`?.
    case accessor
    /// A case of an enumeration. Children: `parameter` (associated values), raw value?.
    case enumCase
    /// `typealias`, `associatedtype`, `typedef`, `operator`, `precedencegroup`. Children: `attribute`, `generics`, `type`.
    case typeAlias
    /// `@objc(name)`, `@IBOutlet`, `IBAction`, `getter=isOn`; the name of a category. Name: without `@`. Children: `argument`;
    /// none of some whose arguments are not expressions. The one of `@objc` is a `name` with its colons; those of `@available`
    /// are named after platforms or words, `iOS`, `unavailable`, and have a version, `13.0`, as their value.
    case attribute
    /// `<T: Card>` or `where T == Card` of a declaration, `<Card>` of an extension's type, `(Failure)` of `throws`.
    /// Children: `type`.
    case generics
    /// `#define NAME value`. Children: the value, as far as it is one expression.
    case macroDefinition

    // Statements
    /// `{ … }` that is no closure. Children: statements and declarations.
    case block
    /// `if`. Children: conditions, `block`, `block` or `ifStatement` (else)?. A condition is an expression, or a `variable` or
    /// `pattern` with its value as the last child. Name: of this, loops and `switch`, their label.
    case ifStatement
    /// `guard`. Children: conditions, `block`.
    case guardStatement
    /// `for`, `while`, `repeat`, `do … while`. Children as they follow one another: `variable` or `pattern`, sequence, `where`
    /// condition of `for card in cards`; conditions; `block`.
    case loop
    /// Children: the value, `switchCase`.
    case switchStatement
    /// `case …:`, `default:`. Children: `attribute`, `pattern`, then statements.
    case switchCase
    /// A pattern: `case .card(let name)`, `case "Card"`, `let (a, b)`. Children: an expression, in which names that are bound are
    /// `variable`s; then the value or the `where` condition.
    case pattern
    /// `return`. Children: the value?.
    case returnStatement
    /// `throw`, `@throw`. Children: the value?.
    case throwStatement
    /// `break`, `continue`, `fallthrough`, `goto`. Children: the label?.
    case jump
    /// `do { … } catch { … }`, `@try`, `defer`. Children: `block`s of the body, then those of `catch`, each behind its
    /// `pattern`s, and `finally`.
    case doStatement
    /// `#if … #endif`. Children: `conditionalBranch`.
    case conditional
    /// A branch of `#if`. Name: its condition as spelled, `ifndef A` for `#ifndef`; empty for `#else`. Children: declarations
    /// and statements.
    case conditionalBranch

    // Expressions
    /// An identifier, `self`, `super`, `Self`, `nil`, `true` and the like, the operator of `reduce(0, +)`, a macro (`#file`). Name:
    /// without backticks. Children: `type` (generic arguments), or the labels of `save(_:for:)` as `argument`s without values.
    case name
    /// `base.name`, `base->name`. Name: the member. Children: base? (none in `.name`), then those of a
    /// `name`.
    case member
    /// A call or message. Children: the callee (`name`, `member`, …), then `argument`s, trailing closures among them. The
    /// callee of a message `[view loadNib:a owner:b]` is `view.loadNib`, the name of its first `argument` is empty.
    case call
    /// An argument. Name: its label, empty without one. Children: the value.
    case argument
    /// `base[index]`. Children: base, `argument`s.
    case subscription
    /// A string literal. Name: the text between its quotes, as spelled. Children: interpolated expressions, `argument`s where they
    /// have labels.
    case string
    /// A number, character or regular expression, as spelled.
    case literal
    /// `[a, b]`, `[a: b]`, `@[…]`, `@{…}`, `{…}` of C. Children: elements, of a dictionary keys and values in turn.
    case collection
    /// `(a)`, `(a, b)`, `@(a)`. Children: elements as `argument`s where they are several or labeled, else the expression.
    case tuple
    /// `a as T`, `a as? T`, `a as! T`, `a is T`, `(T)a`. Children: the value, `type`.
    case cast
    /// `a!`. Children: the value.
    case forceUnwrap
    /// `a?` in `a?.b`. Children: the value.
    case optionalChain
    /// `a = b`, `a += b`. Children: target, value.
    case assignment
    /// `a == b`, `a != b`, `a ~= b`, `a === b`, `a < b`. Name: the operator. Children: both sides.
    case comparison
    /// `a ?? b`. Children: all sides of `a ?? b ?? c`.
    case coalescing
    /// `a ? b : c`. Children: condition, values. Also `if` and `switch` as expressions where they cannot be statements, with the
    /// children of `ifStatement` and `switchStatement`.
    case ternary
    /// Any other operators, flat: `a + b + c`, `!a`, `-a`, `a && b`. Name: the first operator. Children: the operands.
    case operation
    /// `{ … }`, `^{ … }`. Children: `attribute`, `variable` (captures), `parameter`, `type` (result)?, statements.
    case closure
    /// `#selector(Card.save(_:))`, `@selector(save:)`, also `#selector(getter: Card.name)`. Name: as spelled between the
    /// parentheses. Children: the expression of Swift.
    case selector
    /// `#keyPath(Card.name)`, `\Card.name`, `\.name`. Name: as spelled, without `\`. Children: none.
    case keyPath
    /// A type: in a declaration, behind `as`, among generic arguments. Name: its dotted name, `Card.Row`; empty for arrays,
    /// functions, tuples. Children: `attribute`, `type` (generic arguments, elements),
    /// `argument` (elements with labels). Objective-C's `Card *` is a `Card`.
    case type
    /// What cannot be read as anything else, up to where the statement or bracket ends. Children: what is readable in it.
    case other
  }

  /// What else distinguishes nodes of one kind.
  struct Traits: OptionSet {
    let rawValue: UInt32

    // Declarations
    static let isClass = Traits(rawValue: 1 << 0)
    static let isProtocol = Traits(rawValue: 1 << 1)
    /// An extension, or a category of Objective-C.
    static let isExtension = Traits(rawValue: 1 << 2)
    static let isEnum = Traits(rawValue: 1 << 3)
    /// `static`, `class`, `+`.
    static let isStatic = Traits(rawValue: 1 << 4)
    static let isOverride = Traits(rawValue: 1 << 5)
    /// `private`, `fileprivate`; of Objective-C `static` of a function or variable.
    static let isPrivate = Traits(rawValue: 1 << 6)
    /// `let`, `const`.
    static let isConstant = Traits(rawValue: 1 << 7)
    /// `lazy`, `weak` and the like do not matter here; `public` and `open` do.
    static let isPublic = Traits(rawValue: 1 << 8)
    /// A variable inside of a body.
    static let isLocal = Traits(rawValue: 1 << 9)
    /// A declaration without a body: `@interface`, a prototype of a function or method; `associatedtype`, `operator`.
    static let isDeclarationOnly = Traits(rawValue: 1 << 10)

    // Types and casts
    /// `T?` or `_Nullable` in a type, `as?` in a cast, `init?`.
    static let isOptional = Traits(rawValue: 1 << 11)
    /// `T!` or `_Null_unspecified` in a type, `as!` in a cast, `init!`.
    static let isForced = Traits(rawValue: 1 << 12)
    /// `is` in a cast.
    static let isCheck = Traits(rawValue: 1 << 13)

    // Expressions
    /// A message of Objective-C.
    static let isMessage = Traits(rawValue: 1 << 14)
    /// A closure behind the parentheses of a call.
    static let isTrailing = Traits(rawValue: 1 << 15)
    /// A string of Swift with several lines, or a raw one, or one with escapes, so that its name is not its value.
    static let isEscaped = Traits(rawValue: 1 << 16)
    /// A dictionary.
    static let isDictionary = Traits(rawValue: 1 << 17)
    /// `+=` and its like in an assignment.
    static let isCompound = Traits(rawValue: 1 << 18)
    /// The statements stand in a loop that runs its body before its condition: `repeat`, `do … while`.
    static let runsFirst = Traits(rawValue: 1 << 19)
    /// `try?`.
    static let isTried = Traits(rawValue: 1 << 20)
    /// `defer`.
    static let isDeferred = Traits(rawValue: 1 << 21)
    /// `&a` of Swift: the node is that of `a`.
    static let isReference = Traits(rawValue: 1 << 22)
    /// `try` without `?` or `!`; `throws` of a function.
    static let mayThrow = Traits(rawValue: 1 << 23)

    /// A parameter in `<T: Card>` of a declaration.
    static let isTypeParameter = Traits(rawValue: 1 << 24)

    // Declarations of Swift
    /// An actor, which is a class as well.
    static let isActor = Traits(rawValue: 1 << 25)
    /// A variable or case that shares the attributes and modifiers of the one before: `b` in `var a, b: Int`.
    static let isContinued = Traits(rawValue: 1 << 26)
    /// `async` of a function.
    static let isAsync = Traits(rawValue: 1 << 27)
    /// `(A) -> B` or `((A) -> B)?`, a type; `void (^)(int)`.
    static let isFunction = Traits(rawValue: 1 << 28)
    /// A type whose inheritance or `where` clause cannot be read.
    static let hasUnreadClause = Traits(rawValue: 1 << 29)

    // Types of Objective-C
    /// `_Nonnull`.
    static let isNonnull = Traits(rawValue: 1 << 30)
    /// An array of C, or a pointer to a function.
    static let isOpaque = Traits(rawValue: 1 << 31)

    // Declarations of Objective-C; the bits are those of traits of types.
    /// A variable between the braces of a class.
    static let isInstanceVariable = Traits(rawValue: 1 << 30)
    /// A `variable` that `@synthesize` declares, or a `name` behind `@dynamic`.
    static let isAccessorOrigin = Traits(rawValue: 1 << 31)
  }

  /// The modifiers of a declaration that are not among its traits; of Objective-C, `weak` and `@optional`.
  struct Modifiers: OptionSet {
    let rawValue: UInt8

    static let final = Modifiers(rawValue: 1 << 0)
    static let dynamic = Modifiers(rawValue: 1 << 1)
    static let lazy = Modifiers(rawValue: 1 << 2)
    static let weak = Modifiers(rawValue: 1 << 3)
    static let required = Modifiers(rawValue: 1 << 4)
    static let convenience = Modifiers(rawValue: 1 << 5)
    static let optional = Modifiers(rawValue: 1 << 6)
  }

  var kind: Kind
  /// The access level that a declaration of Swift states.
  var access: AccessLevel?
  /// The access level that it states for its setter: `private(set)`.
  var setterAccess: AccessLevel?
  var modifiers: Modifiers = []
  var traits: Traits = []
  /// The bytes of the node, blanks and comments around it left out.
  var start: UInt32
  var end: UInt32
  /// The bytes of its name; empty where it has none.
  var nameStart: UInt32 = 0
  var nameEnd: UInt32 = 0
  /// The index of the first child; -1 for none.
  var firstChild: Int32 = -1
  /// The index of the next child of the same parent; -1 for none.
  var nextSibling: Int32 = -1

  /// The number of asterisks behind a type of Objective-C, which has no modifiers.
  var pointers: UInt8 {
    get { modifiers.rawValue }
    set { modifiers = Modifiers(rawValue: newValue) }
  }
}
