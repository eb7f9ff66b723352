/// The words that the declaration parser knows, contextual ones included.
enum SwiftKeyword: String, CaseIterable {
  // Declarations
  case `class`, actor, `struct`, `enum`, `protocol`, `extension`, `typealias`, `associatedtype`, `import`
  case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`
  // Modifiers
  case `private`, `fileprivate`, `internal`, package, `public`, open
  case `static`, final, override, dynamic, lazy, weak, unowned, required, convenience, optional
  case mutating, nonmutating, indirect, nonisolated, isolated, distributed, prefix, postfix, infix
  case borrowing, consuming, sending, __consuming, async
  // Attributes
  case objc, nonobjc, objcMembers, available, propertyWrapper
  case ibDesignable = "IBDesignable"
  case ibInspectable = "IBInspectable"
  case ibOutlet = "IBOutlet"
  case ibAction = "IBAction"
  case ibSegueAction = "IBSegueAction"
  case gkInspectable = "GKInspectable"
  case nsManaged = "NSManaged"
  // Accessors
  case get, set, willSet, didSet, _read, _modify, read, modify, unsafeAddress, unsafeMutableAddress
  // Types
  case any, opaque = "some", `inout`, each, `repeat`, __owned, __shared, `throws`, `rethrows`, reasync,
    `where`
  // Expressions
  case `return`, `in`, `try`, await, `throw`, `else`, `if`, `while`, `guard`, `switch`, `for`, `as`, `is`,
    yield
  case `true`, `false`, `nil`
  // Directives
  case elseif, endif
  // Bodies that only end the app
  case fatalError, preconditionFailure

  /// Whether an expression begins after the word, so that a slash there begins a regex literal.
  var beginsExpression: Bool {
    switch self {
    case .return, .in, .try, .await, .throw, .else, .if, .while, .guard, .switch, .case, .where, .as, .is,
      .yield:
      true
    default:
      false
    }
  }
}

extension SwiftKeyword {
  private static let table = WordTable<SwiftKeyword>()

  /// The keyword that a range of bytes spells, if any.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let keyword = Self.table.word(bytes, range) else { return nil }
    self = keyword
  }
}
