/// The words that the syntax parser recognizes, including contextual keywords.
@usableFromInline
package enum SwiftSyntaxWord: String, CaseIterable, Sendable {
  // Declarations
  case `class`, actor, `struct`, `enum`, `protocol`, `extension`, macro, `typealias`, `associatedtype`,
    `import`
  case `var`, `let`, `func`, `init`, `deinit`, `subscript`, `case`, `operator`, `precedencegroup`
  // Modifiers
  case `private`, `fileprivate`, `internal`, package, `public`, open
  case `static`, final, override, dynamic, lazy, weak, unowned, required, convenience, optional
  case mutating, nonmutating, indirect, nonisolated, isolated, distributed, prefix, postfix, infix
  case borrowing, consuming, sending, __consuming, async
  // Accessors
  case get, set, willSet, didSet, _read, _modify, read, modify, unsafeAddress, unsafeMutableAddress
  // Types
  case any, opaque = "some", `inout`, each, __owned, __shared, _const, `throws`, `rethrows`, reasync, `where`
  // Statements
  case `if`, `guard`, `for`, `while`, `repeat`, `do`, `switch`, `return`, `throw`
  case `break`, `continue`, `fallthrough`, `defer`, `else`, `catch`, `default`, `in`
  // Expressions
  case `try`, await, yield, unsafe, consume, copy, `as`, `is`, `self`, `super`, `Self`, `true`, `false`, `nil`
  // Directives
  case elseif, endif
}

/// Looks up Swift words by their bytes.
package struct SwiftSyntaxWords: Sendable {
  package static let all = SwiftSyntaxWords()

  private let table = WordTable<SwiftSyntaxWord>()
  /// A filter for each word length, which rejects most names without a lookup.
  private let bits: [UInt64]

  private init() {
    var bits = [UInt64](repeating: 0, count: 32)
    for word in SwiftSyntaxWord.allCases {
      let spelling = Array(word.rawValue.utf8)
      guard let first = spelling.first, let last = spelling.last else { continue }
      bits[spelling.count] |= Self.bit(first, last)
    }
    self.bits = bits
  }

  private static func bit(_ first: UInt8, _ last: UInt8) -> UInt64 { 1 << UInt64((first &+ last &* 11) & 63) }

  /// Returns the word that a range of bytes spells, if any.
  @inline(__always)
  package func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> SwiftSyntaxWord? {
    guard range.count < bits.count,
      bits[range.count] & Self.bit(bytes[range.lowerBound], bytes[range.upperBound - 1]) != 0
    else { return nil }
    return table.word(bytes, range)
  }
}

extension SwiftSyntaxWord {
  /// Whether the word begins a declaration.
  @inlinable package var isDeclaration: Bool {
    switch self {
    case .class, .actor, .struct, .enum, .protocol, .extension, .macro, .typealias, .associatedtype, .import,
      .var, .let, .func, .`init`, .deinit, .subscript, .case, .operator, .precedencegroup:
      true
    default: false
    }
  }

  /// Whether the word may modify a declaration.
  @inlinable package var isModifier: Bool {
    switch self {
    case .private, .fileprivate, .internal, .package, .public, .open, .static, .final, .override, .dynamic,
      .lazy, .weak, .unowned, .required, .convenience, .optional, .mutating, .nonmutating, .indirect,
      .nonisolated, .isolated, .distributed, .prefix, .postfix, .infix, .borrowing, .consuming, .sending,
      .__consuming, .async:
      true
    default: false
    }
  }

  /// The access level that the word specifies, if any.
  @inlinable package var accessLevel: AccessLevel? {
    switch self {
    case .private: .private
    case .fileprivate: .fileprivate
    case .internal: .internal
    case .package: .package
    case .public: .public
    case .open: .open
    default: nil
    }
  }

  /// Whether the word cannot be the name of a value or type.
  @inlinable package var isReserved: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .import, .var, .let,
      .func, .deinit, .subscript, .case, .operator, .precedencegroup, .private, .fileprivate, .internal,
      .public, .static, .inout, .throws, .rethrows, .where, .if, .guard, .for, .while, .repeat, .do, .switch,
      .return, .throw, .break, .continue, .fallthrough, .defer, .else, .catch, .default, .in, .try, .as, .is:
      true
    default: false
    }
  }

  /// Whether the word names an accessor.
  @inlinable package var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, ._read, ._modify, .read, .modify, .unsafeAddress,
      .unsafeMutableAddress, .`init`:
      true
    default: false
    }
  }

  /// Whether the word is an effect of a function: `async`, `throws`.
  @inlinable package var isEffect: Bool {
    switch self {
    case .async, .throws, .rethrows, .reasync: true
    default: false
    }
  }

  /// Whether the word may precede a type.
  @inlinable package var isTypeSpecifier: Bool {
    switch self {
    case .any, .opaque, .inout, .each, .repeat, .__owned, .__shared, ._const, .borrowing, .consuming,
      .sending, .isolated, .nonisolated:
      true
    default: false
    }
  }

  /// Whether an expression follows the word, so that a slash after the word begins a regular expression.
  @inlinable package var beginsExpression: Bool {
    switch self {
    case .return, .in, .try, .await, .throw, .else, .if, .while, .guard, .switch, .case, .where, .as, .is,
      .yield:
      true
    default: false
    }
  }

  /// Whether the word may precede an expression without changing the kind of the expression's node.
  @inlinable package var isExpressionSpecifier: Bool {
    switch self {
    case .await, .unsafe, .consume, .copy, .any, .opaque, .inout, .each, .repeat: true
    default: false
    }
  }
}
