/// The words that the Objective-C reader has a meaning for: keywords, and macros of the SDK.
enum ObjectiveCWord: String, CaseIterable {
  // Directives, after `@`
  case interface, `protocol`, implementation, end, property, synthesize, dynamic, optional, required
  case `import`, include, `class`, `throw`
  case compatibilityAlias = "compatibility_alias"
  case `private`, `protected`, `public`, package
  // Attributes of a property
  case readonly, readwrite, getter, setter, weak
  // Nullability
  case nullable, nonnull, nullUnspecified = "null_unspecified", nullResettable = "null_resettable"
  case _Nullable, _Nonnull, _Null_unspecified, __nullable, __nonnull, __null_unspecified, _Nullable_result
  case assumeNonnullBegin = "NS_ASSUME_NONNULL_BEGIN"
  case assumeNonnullEnd = "NS_ASSUME_NONNULL_END"
  // Interface Builder
  case ibOutlet = "IBOutlet"
  case ibOutletCollection = "IBOutletCollection"
  case ibInspectable = "IBInspectable"
  case ibAction = "IBAction"
  case ibSegueAction = "IBSegueAction"
  case ibDesignable = "IB_DESIGNABLE"
  // Names for Swift
  case swiftName = "NS_SWIFT_NAME"
  case cfSwiftName = "CF_SWIFT_NAME"
  case swiftNameAttribute = "swift_name"
  case runtimeNameAttribute = "objc_runtime_name"
  case swiftClass = "SWIFT_CLASS"
  case swiftProtocol = "SWIFT_PROTOCOL"
  // Enumerations
  case nsEnum = "NS_ENUM"
  case nsClosedEnum = "NS_CLOSED_ENUM"
  case nsErrorEnum = "NS_ERROR_ENUM"
  case cfEnum = "CF_ENUM"
  case cfClosedEnum = "CF_CLOSED_ENUM"
  case nsOptions = "NS_OPTIONS"
  case cfOptions = "CF_OPTIONS"
  // C
  case typedef, `enum`, `struct`, union, typename, extern, namespace, `static`, `inline`
  case const, volatile, register, `__attribute__`, __kindof, __covariant, __contravariant
  case __weak, __strong, __block, __unsafe_unretained, __autoreleasing, `inout`, bycopy, byref, oneway
  case typeof, __typeof, __typeof__
  case unsigned, signed, char, short, int, long, float, double, void, bool, _Bool
  // Conditions
  case `if`, ifdef, ifndef, elif, `else`, endif, defined
  // Bodies
  case no = "NO"
  case abort
}

extension ObjectiveCWord {
  /// Whether it only qualifies the type that it stands in.
  var isQualifier: Bool {
    switch self {
    case .const, .volatile, .register, .static, .inline, .extern, .__kindof, .__covariant, .__contravariant,
      .__weak,
      .__strong, .__block, .__unsafe_unretained, .__autoreleasing, .inout, .bycopy, .byref, .oneway,
      .typename:
      true
    default: false
    }
  }

  /// Whether it may be a name as well, and is one behind a type.
  var isContextual: Bool {
    switch self {
    case .typename, .byref, .bycopy, .oneway, .inout, .nullable, .nonnull, .nullUnspecified, .nullResettable:
      true
    default: false
    }
  }

  /// Whether it is part of the name of an arithmetic type.
  var isArithmetic: Bool {
    switch self {
    case .unsigned, .signed, .char, .short, .int, .long, .float, .double, .void, .bool, ._Bool: true
    default: false
    }
  }

  /// What it says of nil, if it says anything.
  var nullability: ObjectiveCType.Nullability? {
    switch self {
    case .nullable, ._Nullable, .__nullable, ._Nullable_result: .nullable
    case .nonnull, ._Nonnull, .__nonnull: .nonnull
    case .nullUnspecified, ._Null_unspecified, .__null_unspecified, .nullResettable: .unspecified
    default: nil
    }
  }
}

extension ObjectiveCWord {
  private static let table = WordTable<ObjectiveCWord>()

  /// The word that a range of bytes spells, if any.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let word = Self.table.word(bytes, range) else { return nil }
    self = word
  }
}
