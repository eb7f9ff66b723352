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
  /// The keyword that a range of bytes spells, if any.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard 2...Self.longest ~= range.count else { return nil }
    var key = PackedWord()
    for offset in range { key.append(bytes[offset]) }
    var slot = key.slot
    while let entry = Self.table[slot] {
      if entry.key == key {
        self = entry.keyword
        return
      }
      slot = (slot + 1) & (Self.slots - 1)
    }
    return nil
  }

  private static let slots = 512
  private static let longest = 20

  /// All keywords, open-addressed by the hash of their bytes.
  private static let table: [(key: PackedWord, keyword: SwiftKeyword)?] = {
    var table = [(key: PackedWord, keyword: SwiftKeyword)?](repeating: nil, count: slots)
    for keyword in allCases {
      var key = PackedWord()
      for byte in keyword.rawValue.utf8 { key.append(byte) }
      var slot = key.slot
      while table[slot] != nil { slot = (slot + 1) & (slots - 1) }
      table[slot] = (key, keyword)
    }
    return table
  }()

  /// Up to 24 bytes, compared as three integers.
  private struct PackedWord: Equatable {
    private var last: UInt64 = 0
    private var middle: UInt64 = 0
    private var first: UInt64 = 0

    @inline(__always)
    mutating func append(_ byte: UInt8) {
      first = first << 8 | middle >> 56
      middle = middle << 8 | last >> 56
      last = last << 8 | UInt64(byte)
    }

    var slot: Int {
      let mixed = (last ^ middle &* 31 ^ first &* 17) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 40) & (slots - 1)
    }
  }
}
