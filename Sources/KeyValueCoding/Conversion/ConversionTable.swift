import RuntimeAttributes

/// The effect of `setValue:forKey:` for each kind of value and each kind of property, as data.
///
/// Key-value coding inspects the encoding of the setter's argument:
/// - For an object, it passes the value unchanged and never checks its class.
/// - For a number or a known structure, it sends the value the unboxing message of that type, to which a value of
///   another class does not respond.
/// - For any other type, it ignores the setter.
///
/// A setter written in Swift whose type is bridged (`String`, `Date`, arrays) additionally performs the bridging.
package enum ConversionTable {
  /// The outcomes for one kind of property.
  package struct Row: Sendable {
    /// The property's type for display: the Swift name, then the Objective-C name if it differs.
    package let title: String
    /// The unboxing message; nil if the value is passed unchanged, or not passed at all.
    package let message: UnboxingMessage?
    /// The outcomes by kind of value.
    package let outcomes: ConversionRow
    /// The confidence in the row, except for the cells in ``lessSure``.
    package let confidence: Confidence
    /// The kinds of values whose confidence is lower than ``confidence``.
    private let lessSure: [ConversionRow.Column]
    /// The source of the row's facts.
    package let source: String

    /// Returns the confidence in a cell, which is one level below the confidence in the row if ``lessSure`` contains
    /// the column.
    package func confidence(in column: ConversionRow.Column) -> Confidence {
      guard lessSure.contains(column) else { return confidence }
      return confidence == .high ? .medium : .low
    }

    fileprivate init(
      _ title: String,
      message: UnboxingMessage? = nil,
      _ outcomes: [ConversionOutcome],
      _ confidence: Confidence,
      lessSure: [ConversionRow.Column] = [],
      source: String
    ) {
      self.title = title
      self.message = message
      self.outcomes = ConversionRow(outcomes)
      self.confidence = confidence
      self.lessSure = lessSure
      self.source = source
    }
  }

  /// The confidence in a fact.
  package enum Confidence: String, Sendable {
    /// The fact is certain.
    case high
    /// The fact is likely.
    case medium
    /// The fact is a guess.
    case low
  }

  /// Returns the row of a type.
  ///
  /// - Parameters:
  ///   - type: The property's type.
  ///   - language: The language of the setter: a bridged type is an ordinary object in Objective-C.
  /// - Returns: The row; every type has a row.
  package static func row(for type: PropertyType, in language: SourceLanguage) -> Row {
    let admitsNil = type.isOptional || language == .objectiveC
    return switch type.kind {
    case .int8, .enumeration(_, .int8), .optionSet(_, .int8): int8
    case .int16, .enumeration(_, .int16), .optionSet(_, .int16): int16
    case .int32, .enumeration(_, .int32), .optionSet(_, .int32): int32
    case .int64, .enumeration(_, .int64), .optionSet(_, .int64): int64
    case .uint8, .enumeration(_, .uint8), .optionSet(_, .uint8): uint8
    case .uint16, .enumeration(_, .uint16), .optionSet(_, .uint16): uint16
    case .uint32, .enumeration(_, .uint32), .optionSet(_, .uint32): uint32
    case .uint64, .enumeration(_, .uint64), .optionSet(_, .uint64): uint64
    case .float: float
    case .double: double
    case .bool: bool
    case .charBool: charBool
    case .point: point
    case .size: size
    case .rect: rect
    case .range: range
    case .insets, .affineTransform, .transform3D, .structure: structure
    case .string: language == .objectiveC ? stringObject : type.isOptional ? optionalString : string
    case .stringObject: admitsNil ? stringObject : requiredString
    case .color: admitsNil ? color : requiredColor
    case .image: admitsNil ? image : requiredImage
    case .font: admitsNil ? font : requiredObject
    case .date: language == .objectiveC ? value : type.isOptional ? optionalDate : date
    case .url: language == .objectiveC ? value : type.isOptional ? optionalURL : url
    case .array, .dictionary, .set: admitsNil ? value : collection
    case .object(let name):
      bridgedRow(of: name, type, in: language) ?? objectRow(of: name, admitsNil: admitsNil)
    case .block: admitsNil ? value : requiredBlock
    case .any: any
    case .anyProtocol: admitsNil ? any : requiredAny
    case .cgColor, .coreFoundation, .selector, .unrepresentable: unsupported
    case .unresolved: unresolved
    }
  }

  /// Returns the outcomes for a property of a type, by kind of value.
  ///
  /// Numbers and structures cannot be nil in Objective-C; a registered Swift property of such an optional type
  /// accepts nil.
  static func outcomes(for type: PropertyType, in language: SourceLanguage) -> ConversionRow {
    let outcomes = row(for: type, in: language).outcomes
    return type.isOptional && outcomes[.nil] == .raisesForNil
      ? outcomes.replacing(.nil, with: .storesNil) : outcomes
  }

  /// Whether a property of a class accepts any object in a document; all these objects inherit from `NSObject`.
  static func admitsAnyObject(_ className: String) -> Bool {
    className == "NSObject" || className == "AnyObject"
  }

  /// Returns the row of a Swift value type that the compiler bridges to a class, or nil if the declaration uses the
  /// class itself.
  private static func bridgedRow(of className: String, _ type: PropertyType, in language: SourceLanguage)
    -> Row?
  {
    guard language == .swift, let rows = rowsByBridge[className], !type.name.contains(className) else {
      return nil
    }
    return type.isOptional ? rows.optional : rows.required
  }

  private static func objectRow(of className: String, admitsNil: Bool) -> Row {
    guard let row = rowsByClass[className] else { return admitsNil ? object : requiredObject }
    return admitsNil ? row.optional : row.required
  }

  /// All rows in display order.
  package static let rows: [Row] = [
    int8, int16, int32, int64, uint8, uint16, uint32, uint64, float, double, bool, charBool,
    string, optionalString, stringObject, requiredString, point, size, rect, range, structure,
    color, requiredColor, image, requiredImage, font, date, optionalDate, url, optionalURL, emptiedValue,
    checkedValue,
    bridgedValue, optionalValue, decimal, optionalDecimal, collection, value,
    requiredBlock,
    numberObject, requiredNumber, valueObject, requiredValue, object, requiredObject, any, requiredAny,
    unsupported, unresolved,
  ]

  /// The rows for classes of objects that documents can create, for declarations that use the class itself.
  private static let rowsByClass: [String: (optional: Row, required: Row)] = [
    "NSNumber": (numberObject, requiredNumber), "NSValue": (valueObject, requiredValue),
    "NSObject": (any, requiredAny), "AnyObject": (any, requiredAny),
    "NSString": (stringObject, requiredString), "NSMutableString": (stringObject, requiredString),
    "UIColor": (color, requiredColor), "NSColor": (color, requiredColor),
    "UIImage": (image, requiredImage), "NSImage": (image, requiredImage),
  ]

  /// The rows for the classes of bridged Swift value types without a kind of their own.
  private static let rowsByBridge: [String: (optional: Row, required: Row)] = [
    "NSData": (optionalValue, emptiedValue), "NSIndexPath": (optionalValue, emptiedValue),
    "NSUUID": (optionalValue, checkedValue), "NSLocale": (optionalValue, checkedValue),
    "NSTimeZone": (optionalValue, checkedValue), "NSCalendar": (optionalValue, checkedValue),
    "NSDecimalNumber": (optionalDecimal, decimal),
    "NSAffineTransform": (optionalValue, bridgedValue), "NSCharacterSet": (optionalValue, bridgedValue),
    "NSDateComponents": (optionalValue, bridgedValue), "NSDateInterval": (optionalValue, bridgedValue),
    "NSIndexSet": (optionalValue, bridgedValue), "NSMeasurement": (optionalValue, bridgedValue),
    "NSNotification": (optionalValue, bridgedValue), "NSPersonNameComponents": (optionalValue, bridgedValue),
    "NSURLComponents": (optionalValue, bridgedValue), "NSURLQueryItem": (optionalValue, bridgedValue),
    "NSURLRequest": (optionalValue, bridgedValue),
  ]

  // Short names that keep the table readable.
  private static let s = ConversionOutcome.stores
  private static let c = ConversionOutcome.converts
  private static let z = ConversionOutcome.storesNil
  private static let e = ConversionOutcome.empties
  private static let w = ConversionOutcome.storesWrongObject
  private static let n = ConversionOutcome.raisesForNil
  private static let r = ConversionOutcome.raisesUnrecognizedSelector
  private static let u = ConversionOutcome.undefinedKey
  private static let t = ConversionOutcome.traps
  private static let x = ConversionOutcome.undecided

  private static let nilAlone: [ConversionRow.Column] = [.attribute(.nil)]

  private static let guide = "Key-Value Coding Programming Guide, Representing Non-Object Values"
  private static let unchecked = "\(guide): an object is passed unchecked"
  private static let bridges = "the bridge of the class in Foundation's overlay"
  private static let stringMessages =
    "NSString declares only intValue, integerValue, longLongValue, floatValue, doubleValue and boolValue"

  // swift-format-ignore
  // Columns: nil boolean integer real string localized point size rect range color image object
  private static let
    int8 = Row("Int8 (char)", message: .charValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages): EasyMapping#104"),
    int16 = Row("Int16 (short)", message: .shortValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    int32 = Row("Int32 (int)", message: .intValue, [n, c, c, c, c, c, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    int64 = Row("Int (NSInteger)", message: .longLongValue, [n, c, s, c, c, c, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    uint8 = Row("UInt8 (unsigned char)", message: .unsignedCharValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    uint16 = Row("UInt16 (unsigned short)", message: .unsignedShortValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    uint32 = Row("UInt32 (unsigned int)", message: .unsignedIntValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); \(stringMessages)"),
    uint64 = Row("UInt (NSUInteger)", message: .unsignedLongLongValue, [n, c, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); EasyMapping#106, FSCalendar#725"),
    float = Row("Float (float)", message: .floatValue, [n, c, c, c, c, c, r, r, r, r, r, r, r], .high, source: guide),
    double = Row("Double, CGFloat (double)", message: .doubleValue, [n, c, c, s, c, c, r, r, r, r, r, r, r], .high, source: guide),
    bool = Row("Bool (BOOL encoded as B)", message: .boolValue, [n, s, c, c, c, c, r, r, r, r, r, r, r], .high, source: guide),
    charBool = Row("BOOL encoded as c (32-bit iOS, Intel Macs)", message: .charValue, [n, s, c, c, r, r, r, r, r, r, r, r, r], .high, source: "\(guide); EasyMapping#104"),
    string = Row("String", message: .length, [e, r, r, r, s, s, r, r, r, r, r, r, r], .high, lessSure: [.attribute(.boolean)], source: "bridge of NSString to String: STTwitter#234"),
    optionalString = Row("String?", message: .length, [z, r, r, r, s, s, r, r, r, r, r, r, r], .high, lessSure: [.attribute(.boolean)], source: "bridge of NSString to String: STTwitter#234"),
    stringObject = Row("NSString, Objective-C String", [z, w, w, w, s, s, w, w, w, w, w, w, w], .high, source: unchecked),
    requiredString = Row("NSString, non-optional in Swift", [w, w, w, w, s, s, w, w, w, w, w, w, w], .high, lessSure: nilAlone, source: unchecked),
    point = Row("CGPoint, NSPoint", message: .pointValue, [n, x, x, x, r, r, s, x, x, x, r, r, r], .high, source: "\(guide); a number responds as an NSValue, and the bytes of another structure may be rejected: tooltip#12"),
    size = Row("CGSize, NSSize", message: .sizeValue, [n, x, x, x, r, r, x, s, x, x, r, r, r], .high, source: "\(guide); as for points"),
    rect = Row("CGRect, NSRect", message: .rectValue, [n, x, x, x, r, r, x, x, s, x, r, r, r], .high, source: "\(guide); as for points"),
    range = Row("NSRange", message: .rangeValue, [n, x, x, x, r, r, x, x, x, s, r, r, r], .high, source: "\(guide); as for points"),
    structure = Row("UIEdgeInsets, CGAffineTransform, CATransform3D, other structures", message: .getValue, [n, x, x, x, r, r, x, x, x, x, r, r, r], .medium, source: "\(guide): other structures are copied with getValue:, which only NSValue has"),
    color = Row("UIColor, NSColor", [z, w, w, w, w, w, w, w, w, w, s, w, w], .high, source: unchecked),
    requiredColor = Row("UIColor, NSColor, non-optional in Swift", [w, w, w, w, w, w, w, w, w, w, s, w, w], .high, lessSure: nilAlone, source: unchecked),
    image = Row("UIImage, NSImage", [z, w, w, w, w, w, w, w, w, w, w, s, w], .high, source: unchecked),
    requiredImage = Row("UIImage, NSImage, non-optional in Swift", [w, w, w, w, w, w, w, w, w, w, w, s, w], .high, lessSure: nilAlone, source: unchecked),
    font = Row("UIFont, NSFont", [z, w, w, w, w, w, w, w, w, w, w, w, s], .high, source: unchecked),
    date = Row("Date", message: .timeIntervalSinceReferenceDate, [t, r, r, r, r, r, r, r, r, r, r, r, r], .medium, source: "bridge of NSDate to Date"),
    optionalDate = Row("Date?", message: .timeIntervalSinceReferenceDate, [z, r, r, r, r, r, r, r, r, r, r, r, r], .medium, source: "bridge of NSDate to Date"),
    url = Row("URL", [x, x, x, x, x, x, x, x, x, x, x, x, x], .low, source: "the behavior of the bridge from NSURL to URL is unknown"),
    optionalURL = Row("URL?", [z, x, x, x, x, x, x, x, x, x, x, x, x], .low, source: "the behavior of the bridge from NSURL to URL is unknown"),
    emptiedValue = Row("Data, IndexPath", [e, x, x, x, x, x, x, x, x, x, x, x, x], .medium, source: "\(bridges) converts nil to an empty value"),
    checkedValue = Row("UUID, Locale, TimeZone, Calendar", [t, x, x, x, x, x, x, x, x, x, x, x, x], .medium, source: "\(bridges) force-unwraps nil"),
    bridgedValue = Row("another Swift value that is bridged to a class", [x, x, x, x, x, x, x, x, x, x, x, x, x], .low, source: "the behavior of \(bridges) is unknown"),
    optionalValue = Row("Data?, UUID? and the like", [z, x, x, x, x, x, x, x, x, x, x, x, x], .low, source: "the behavior of \(bridges) is unknown"),
    decimal = Row("Decimal", message: .decimalValue, [e, c, c, c, r, r, r, r, r, r, r, r, x], .medium, source: "\(bridges) sends decimalValue and converts nil to zero"),
    optionalDecimal = Row("Decimal?", message: .decimalValue, [z, c, c, c, r, r, r, r, r, r, r, r, x], .medium, source: "\(bridges) sends decimalValue"),
    collection = Row("Array, Dictionary, Set", [e, w, w, w, w, w, w, w, w, w, w, w, w], .medium, source: "the bridges of collections check elements when they are used"),
    value = Row("NSArray, NSDictionary, NSSet, NSDate, NSURL, a block", [z, w, w, w, w, w, w, w, w, w, w, w, w], .high, source: unchecked),
    requiredBlock = Row("a block, non-optional in Swift", [w, w, w, w, w, w, w, w, w, w, w, w, w], .high, lessSure: nilAlone, source: unchecked),
    numberObject = Row("NSNumber", [z, s, s, s, w, w, w, w, w, w, w, w, w], .high, source: unchecked),
    requiredNumber = Row("NSNumber, non-optional in Swift", [w, s, s, s, w, w, w, w, w, w, w, w, w], .high, lessSure: nilAlone, source: unchecked),
    valueObject = Row("NSValue", [z, s, s, s, w, w, s, s, s, s, w, w, w], .high, source: "\(unchecked); NSNumber is an NSValue"),
    requiredValue = Row("NSValue, non-optional in Swift", [w, s, s, s, w, w, s, s, s, s, w, w, w], .high, lessSure: nilAlone, source: "\(unchecked); NSNumber is an NSValue"),
    object = Row("an object of a class", [z, w, w, w, w, w, w, w, w, w, w, w, s], .high, source: unchecked),
    requiredObject = Row("an object of a class, non-optional in Swift", [w, w, w, w, w, w, w, w, w, w, w, w, s], .high, lessSure: nilAlone, source: unchecked),
    any = Row("Any, id, a protocol", [z, s, s, s, s, s, s, s, s, s, s, s, s], .high, source: unchecked),
    requiredAny = Row("NSObject or a protocol, non-optional in Swift", [w, s, s, s, s, s, s, s, s, s, s, s, s], .high, lessSure: nilAlone, source: unchecked),
    unsupported = Row("CGColor and other Core Foundation types, pointers, Selector", [u, u, u, u, u, u, u, u, u, u, u, u, u], .medium, source: "setters of pointer types are ignored"),
    unresolved = Row("a type that could not be resolved", [x, x, x, x, x, x, x, x, x, x, x, x, x], .high, source: "the type was not found")
}
