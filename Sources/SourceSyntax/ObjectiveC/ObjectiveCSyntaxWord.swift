/// The words of Objective-C, C and C++ that the syntax parser recognizes.
package enum ObjectiveCSyntaxWord: String, CaseIterable {
  // Statements
  case `if`, `else`, `for`, `while`, `do`, `switch`, `case`, `default`, `return`, `break`, `continue`, goto
  case `try`, `catch`, `throw`, `in`
  // Expressions
  case new, delete
  case staticCast = "static_cast"
  case dynamicCast = "dynamic_cast"
  case reinterpretCast = "reinterpret_cast"
  case constCast = "const_cast"
  case bridgeCast = "__bridge_cast"
  // Directives, after `@`
  case interface, implementation, `protocol`, end, property, synthesize, dynamic, optional, required
  case `import`, selector, encode, finally, autoreleasepool, synchronized, available, package
  case compatibilityAlias = "compatibility_alias"
  case `private`, protected, `public`, `class`
  // Directives of the preprocessor
  case include, define, ifdef, ifndef, elif, endif
  // Declarations
  case typedef, `struct`, union, `enum`, `static`, extern, namespace, template, using, `operator`
  case final, override, noexcept
  // Specifiers and qualifiers
  case `inline`, __inline, __inline__, const, __const, volatile, register, auto, restrict, __restrict
  case typename, virtual, explicit, friend, constexpr, mutable, __thread, oneway, `inout`, bycopy, byref
  case threadLocal = "thread_local"
  case __weak, __strong, __block, __unsafe_unretained, __autoreleasing, __unused
  case __kindof, __covariant, __contravariant, __bridge, __bridge_transfer, __bridge_retained, __extension__
  case _Nullable, _Nonnull, _Null_unspecified, _Nullable_result, __nullable, __nonnull, __null_unspecified
  case nullable, nonnull
  case nullUnspecified = "null_unspecified"
  case assumeNonnullBegin = "NS_ASSUME_NONNULL_BEGIN"
  case assumeNonnullEnd = "NS_ASSUME_NONNULL_END"
  case nsInline = "NS_INLINE"
  case cgInline = "CG_INLINE"
  // Types
  case void, char, short, int, long, float, double, signed, unsigned, bool, _Bool
  case typeof, __typeof, __typeof__, decltype
  // Attributes
  case __attribute__, __attribute, __declspec, asm, __asm__, __asm
  case ibOutlet = "IBOutlet"
  case ibOutletCollection = "IBOutletCollection"
  case ibInspectable = "IBInspectable"
  case ibAction = "IBAction"
  case ibSegueAction = "IBSegueAction"
  // Enumerations
  case nsEnum = "NS_ENUM"
  case nsClosedEnum = "NS_CLOSED_ENUM"
  case nsErrorEnum = "NS_ERROR_ENUM"
  case nsOptions = "NS_OPTIONS"
  case cfEnum = "CF_ENUM"
  case cfClosedEnum = "CF_CLOSED_ENUM"
  case cfOptions = "CF_OPTIONS"
  // Attributes of a property
  case nonatomic, atomic, strong, weak, retain, copy, assign, readwrite
  case unsafeUnretained = "unsafe_unretained"
  case nullResettable = "null_resettable"
}

extension ObjectiveCSyntaxWord {
  /// The role of a word in a declaration.
  package enum Role: UInt8 {
    case none
    /// `static`, `const`, `__weak`: part of a declaration, but not a type.
    case specifier
    /// `int`, `unsigned`.
    case arithmetic
    /// `struct`, `enum`.
    case aggregate
    /// `typeof`.
    case typeof
    /// `__attribute__`, `IBOutlet`.
    case attribute
    /// `NS_ENUM`.
    case enumeration
    /// `nonatomic`: a property attribute that is ignored here.
    case property
  }

  package var role: Role {
    switch self {
    case .static, .extern, .inline, .__inline, .__inline__, .const, .__const, .volatile, .register, .auto,
      .restrict, .__restrict, .typename, .virtual, .explicit, .friend, .constexpr, .mutable, .__thread,
      .threadLocal, .__weak, .__strong, .__block, .__unsafe_unretained, .__autoreleasing, .__unused,
      .__kindof,
      .__covariant, .__contravariant, .__bridge, .__bridge_transfer, .__bridge_retained, .__extension__,
      ._Nullable, ._Nonnull, ._Null_unspecified, ._Nullable_result, .__nullable, .__nonnull,
      .__null_unspecified, .nsInline, .cgInline:
      .specifier
    case .void, .char, .short, .int, .long, .float, .double, .signed, .unsigned, .bool, ._Bool: .arithmetic
    case .struct, .union, .enum: .aggregate
    case .typeof, .__typeof, .__typeof__, .decltype: .typeof
    case .__attribute__, .__attribute, .__declspec, .asm, .__asm__, .__asm, .ibOutlet, .ibOutletCollection,
      .ibInspectable, .ibAction, .ibSegueAction:
      .attribute
    case .nsEnum, .nsClosedEnum, .nsErrorEnum, .nsOptions, .cfEnum, .cfClosedEnum, .cfOptions: .enumeration
    case .nonatomic, .atomic, .strong, .weak, .retain, .copy, .assign, .readwrite, .unsafeUnretained,
      .nullResettable:
      .property
    default: .none
    }
  }

  /// Whether the word qualifies a type inside the parentheses of a method or property, but is a name elsewhere.
  var isContextualQualifier: Bool {
    switch self {
    case .nullable, .nonnull, .nullUnspecified, .nullResettable, .oneway, .inout, .in, .bycopy, .byref: true
    default: false
    }
  }

  /// Whether the word is a specifier only before another word, and otherwise a name: the C++ specifiers and `oneway`.
  var isOfCPlusPlus: Bool {
    switch self {
    case .friend, .virtual, .explicit, .mutable, .typename, .oneway: true
    default: false
    }
  }

  /// The nullability that the word specifies, as traits.
  var nullability: SyntaxNode.Traits {
    switch self {
    case .nullable, ._Nullable, .__nullable, ._Nullable_result: .isOptional
    case .nonnull, ._Nonnull, .__nonnull: .isNonnull
    case .nullUnspecified, ._Null_unspecified, .__null_unspecified, .nullResettable: .isForced
    default: []
    }
  }

  /// Looks words up by their bytes.
  package struct Table {
    private let table = WordTable<ObjectiveCSyntaxWord>()
    /// The lengths of the words that start with each byte, as bit masks that reject most identifiers without a lookup.
    private let lengths: [UInt32]

    package init() {
      var lengths = [UInt32](repeating: 0, count: 256)
      for word in ObjectiveCSyntaxWord.allCases {
        guard let first = word.rawValue.utf8.first else { continue }
        lengths[Int(first)] |= 1 << UInt32(truncatingIfNeeded: word.rawValue.utf8.count)
      }
      self.lengths = lengths
    }

    /// Returns the word that a range of bytes spells, if any.
    @inline(__always)
    package func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> ObjectiveCSyntaxWord? {
      // Shifting by more than 31 bits yields 0.
      guard lengths[Int(bytes[range.lowerBound])] & (1 << range.count as UInt32) != 0 else { return nil }
      return table.word(bytes, range)
    }
  }

  package static let table = Table()
}
