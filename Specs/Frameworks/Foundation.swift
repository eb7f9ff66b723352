extension FrameworkInterface {
  static let foundation = FrameworkInterface(
    name: "Foundation",
    platforms: ["iOS", "tvOS", "macOS", "watchOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  typealias AffineTransform = NSAffineTransform
  typealias BlockOperation = NSBlockOperation
  typealias Bundle = NSBundle
  typealias ByteCountFormatter = NSByteCountFormatter
  @objc(NSByteCountFormatterCountStyle) enum ByteCountFormatter.CountStyle: Int {}
  @objc(NSByteCountFormatterUnits) struct ByteCountFormatter.Units: OptionSet<UInt> {}
  typealias Calendar = NSCalendar
  typealias CharacterSet = NSCharacterSet
  typealias Data = NSData
  typealias DateComponents = NSDateComponents
  typealias DateComponentsFormatter = NSDateComponentsFormatter
  @objc(NSDateComponentsFormatterUnitsStyle) enum DateComponentsFormatter.UnitsStyle: Int {}
  @objc(NSDateComponentsFormatterZeroFormattingBehavior) struct DateComponentsFormatter.ZeroFormattingBehavior: OptionSet<UInt> {}
  typealias DateFormatter = NSDateFormatter
  @objc(NSDateFormatterBehavior) enum DateFormatter.Behavior: UInt {}
  @objc(NSDateFormatterStyle) enum DateFormatter.Style: UInt {}
  typealias DateInterval = NSDateInterval
  typealias DateIntervalFormatter = NSDateIntervalFormatter
  @objc(NSDateIntervalFormatterStyle) enum DateIntervalFormatter.Style: UInt {}
  typealias Dimension = NSDimension
  typealias DistributedNotificationCenter = NSDistributedNotificationCenter
  typealias EnergyFormatter = NSEnergyFormatter
  typealias Error = NSError
  typealias FileHandle = NSFileHandle
  typealias FileManager = NSFileManager
  typealias FileWrapper = NSFileWrapper
  typealias Formatter = NSFormatter
  @objc(NSFormattingContext) enum Formatter.Context: Int {}
  @objc(NSFormattingUnitStyle) enum Formatter.UnitStyle: Int {}
  typealias HTTPCookieStorage = NSHTTPCookieStorage
  typealias HTTPURLResponse = NSHTTPURLResponse
  typealias Host = NSHost
  typealias ISO8601DateFormatter = NSISO8601DateFormatter
  typealias IndexPath = NSIndexPath
  typealias IndexSet = NSIndexSet
  typealias InputStream = NSInputStream
  typealias LengthFormatter = NSLengthFormatter
  typealias ListFormatter = NSListFormatter
  typealias Locale = NSLocale
  typealias MassFormatter = NSMassFormatter
  typealias MeasurementFormatter = NSMeasurementFormatter
  @objc(NSMeasurementFormatterUnitOptions) struct MeasurementFormatter.UnitOptions: OptionSet<UInt> {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSAffineTransform: NSObject, NSCoding, NSSecureCoding {
    var transformStruct: NSAffineTransformStruct
  }
  @objc struct NSAffineTransformStruct {}
  @incomplete
  class NSAppleEventDescriptor: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSAppleScript: NSObject {
    @objc(compiled) var isCompiled: Bool { @objc(isCompiled) get }
    var source: String? { get }
  }
  class NSArray: NSObject, CKRecordValue, NSCoding, NSFastEnumeration, NSSecureCoding {
    var count: UInt { get }
    @unsure var description: String { get }
    @unsure var firstObject: Any? { get }
    @unsure var lastObject: Any? { get }
    @unsure var objectEnumerator: NSEnumerator { get }
    @unsure var reverseObjectEnumerator: NSEnumerator { get }
    @unsure var sortedArrayHint: Data { get }
    func setValue(_: Any, forKey: Any)
  }
  @incomplete
  class NSAssertionHandler: NSObject {}
  @available(iOS 3.2, *)
  class NSAttributedString: NSObject, NSCoding, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding {
    @available(iOS 15.0, *) var attributedStringByInflectingString: NSAttributedString { get }
    var length: UInt { get }
    var string: String { get }
  }
  @objc(NSAttributedStringKey) struct NSAttributedString.Key: RawRepresentable<String> {}
  @objc(NSAttributedStringMarkdownInterpretedSyntax) enum NSAttributedString.MarkdownInterpretedSyntax: Int {}
  @objc(NSAttributedStringMarkdownParsingFailurePolicy) enum NSAttributedString.MarkdownParsingFailurePolicy: Int {}
  @available(iOS 15.0, *)
  class NSAttributedStringMarkdownParsingOptions: NSObject {
    var allowsExtendedAttributes: Bool
    @available(iOS 16.0, macOS 13.0, *) var appliesSourcePositionAttributes: Bool
    var failurePolicy: NSAttributedString.MarkdownParsingFailurePolicy
    var interpretedSyntax: NSAttributedString.MarkdownInterpretedSyntax
    var languageCode: String?
  }
  @incomplete
  class NSBlockOperation: NSOperation {}
  class NSBundle: NSObject {
    @available(iOS 7.0, *) var appStoreReceiptURL: URL? { get }
    var builtInPlugInsPath: String? { get }
    @available(iOS 4.0, *) var builtInPlugInsURL: URL? { get }
    var bundleIdentifier: String? { get }
    var bundlePath: String { get }
    @available(iOS 4.0, *) var bundleURL: URL { get }
    var developmentLocalization: String? { get }
    @unsure var executableArchitectures: [NSNumber]? { get }
    var executablePath: String? { get }
    @available(iOS 4.0, *) var executableURL: URL? { get }
    var infoDictionary: [String: Any]? { get }
    @methods var load: Bool { get }
    @objc(loaded) var isLoaded: Bool { @objc(isLoaded) get }
    var localizations: [String] { get }
    @unsure var localizedInfoDictionary: [String: Any]? { get }
    var preferredLocalizations: [String] { get }
    var principalClass: AnyClass? { get }
    var privateFrameworksPath: String? { get }
    @available(iOS 4.0, *) var privateFrameworksURL: URL? { get }
    var resourcePath: String? { get }
    @available(iOS 4.0, *) var resourceURL: URL? { get }
    var sharedFrameworksPath: String? { get }
    @available(iOS 4.0, *) var sharedFrameworksURL: URL? { get }
    var sharedSupportPath: String? { get }
    @available(iOS 4.0, *) var sharedSupportURL: URL? { get }
    @methods var unload: Bool { get }
    func setPreservationPriority(_: Any, forTags: Any)
  }
  @available(iOS 6.0, *)
  class NSByteCountFormatter: NSFormatter {
    @objc(adaptive) var isAdaptive: Bool { @objc(isAdaptive) get set }
    var allowedUnits: ByteCountFormatter.Units
    var allowsNonnumericFormatting: Bool
    var countStyle: ByteCountFormatter.CountStyle
    @available(iOS 8.0, macOS 10.10, *) var formattingContext: Formatter.Context
    var includesActualByteCount: Bool
    var includesCount: Bool
    var includesUnit: Bool
    var zeroPadsFractionDigits: Bool
  }
  @available(iOS 4.0, *)
  class NSCache: NSObject {
    var countLimit: UInt
    var delegate: NSCacheDelegate?
    var evictsObjectsWithDiscardedContent: Bool
    var name: String
    var totalCostLimit: UInt
    func setObject(_: Any, forKey: Any)
    func setObject(_: Any, forKey: Any, cost: Any)
  }
  protocol NSCacheDelegate {}
  class NSCalendar: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 5.0, macOS 10.7, *) @objc(AMSymbol) var amSymbol: String { get }
    @available(iOS 5.0, macOS 10.7, *) @objc(PMSymbol) var pmSymbol: String { get }
    var calendarIdentifier: NSCalendar.Identifier { get }
    @available(iOS 5.0, macOS 10.7, *) var eraSymbols: [String] { get }
    var firstWeekday: UInt
    var locale: Locale?
    @available(iOS 5.0, macOS 10.7, *) var longEraSymbols: [String] { get }
    var minimumDaysInFirstWeek: UInt
    @available(iOS 5.0, macOS 10.7, *) var monthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var quarterSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortMonthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortQuarterSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortStandaloneMonthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortStandaloneQuarterSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortStandaloneWeekdaySymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var shortWeekdaySymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var standaloneMonthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var standaloneQuarterSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var standaloneWeekdaySymbols: [String] { get }
    var timeZone: TimeZone
    @available(iOS 5.0, macOS 10.7, *) var veryShortMonthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var veryShortStandaloneMonthSymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var veryShortStandaloneWeekdaySymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var veryShortWeekdaySymbols: [String] { get }
    @available(iOS 5.0, macOS 10.7, *) var weekdaySymbols: [String] { get }
  }
  @objc(NSCalendarIdentifier) struct NSCalendar.Identifier: RawRepresentable<String> {}
  @objc(NSCalendarUnit) struct NSCalendar.Unit: OptionSet<UInt> {}
  @available(iOS 3.2, *)
  class NSCharacterSet: NSObject, NSCoding, NSSecureCoding {
    @methods var bitmapRepresentation: Data { get }
    var invertedSet: CharacterSet { get }
  }
  @incomplete
  class NSClassDescription: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSCloneCommand: NSScriptCommand {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSCloseCommand: NSScriptCommand {}
  class NSCoder: NSObject {
    @available(iOS 6.0, *) var allowedClasses: Set<AnyClass>? { get }
    @unsure var allowsKeyedCoding: Bool { get }
    @unsure var decodeDataObject: Data? { get }
    @unsure var decodeNXObject: Any? { get }
    @methods var decodeObject: Any? { get }
    @unsure var decodePoint: CGPoint { get }
    @unsure var decodePropertyList: Any? { get }
    @unsure var decodeRect: CGRect { get }
    @unsure var decodeSize: CGSize { get }
    @available(iOS 9.0, macOS 10.11, *) var decodingFailurePolicy: NSDecodingFailurePolicy { get }
    @available(iOS 9.0, macOS 10.11, *) var error: Error? { get }
    @methods var objectZone: UnsafeMutablePointer<NSZone>?
    @available(iOS 6.0, *) @methods var requiresSecureCoding: Bool { get }
    var systemVersion: UInt32 { get }
    @IBAction func encodeBycopyObject(_ sender: Any?)
    @IBAction func encodeByrefObject(_ sender: Any?)
    @IBAction func encodeConditionalObject(_ sender: Any?)
    @IBAction func encodeNXObject(_ sender: Any?)
    @IBAction func encodeObject(_ sender: Any?)
    @IBAction func encodePropertyList(_ sender: Any?)
    @IBAction func encodeRootObject(_ sender: Any?)
  }
  protocol NSCoding {}
  typealias NSComparator = () -> Void
  class NSComparisonPredicate: NSPredicate {
    var comparisonPredicateModifier: NSComparisonPredicate.Modifier { get }
    var customSelector: Selector? { get }
    var leftExpression: NSExpression { get }
    var options: NSComparisonPredicate.Options { get }
    var predicateOperatorType: NSPredicate.OperatorType { get }
    var rightExpression: NSExpression { get }
  }
  @objc(NSComparisonPredicateModifier) enum NSComparisonPredicate.Modifier: UInt {}
  @objc(NSComparisonPredicateOptions) struct NSComparisonPredicate.Options: OptionSet<UInt> {}
  class NSCompoundPredicate: NSPredicate {
    var compoundPredicateType: NSCompoundPredicate.PredicateType { get }
    var subpredicates: [Any] { get }
  }
  @objc(NSCompoundPredicateType) enum NSCompoundPredicate.PredicateType: UInt {}
  protocol NSConnectionDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSCountCommand: NSScriptCommand {}
  class NSCountedSet: NSMutableSet {
    @unsure var objectEnumerator: NSEnumerator { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSCreateCommand: NSScriptCommand {}
  class NSData: NSObject, CKRecordValue, NSCoding, NSSecureCoding {
    @unsure var base64Encoding: String { get }
    var bytes: UnsafeMutableRawPointer? { get }
    @unsure var description: String { get }
    var length: UInt { get }
  }
  class NSDate: NSObject, CKRecordValue, NSCoding, NSSecureCoding {
    @unsure var description: String { get }
    var timeIntervalSince1970: TimeInterval { get }
    var timeIntervalSinceNow: TimeInterval { get }
    var timeIntervalSinceReferenceDate: TimeInterval { get }
  }
  class NSDateComponents: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 4.0, *) var calendar: Calendar?
    @available(iOS 4.0, *) var date: Date? { get }
    var day: Int
    @available(iOS 18.0, macOS 15.0, *) var dayOfYear: Int
    var era: Int
    var hour: Int
    @available(iOS 6.0, macOS 10.8, *) @objc(leapMonth) var isLeapMonth: Bool { @objc(isLeapMonth) get set }
    var minute: Int
    var month: Int
    @available(iOS 5.0, macOS 10.7, *) var nanosecond: Int
    @available(iOS 4.0, *) var quarter: Int
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) @objc(repeatedDay) var isRepeatedDay: Bool { @objc(isRepeatedDay) get set }
    var second: Int
    @available(iOS 4.0, *) var timeZone: TimeZone?
    @available(iOS 8.0, macOS 10.9, *) @objc(validDate) var isValidDate: Bool { @objc(isValidDate) get }
    @available(macOS 10.4, *) @methods var week: Int
    @available(iOS 5.0, macOS 10.7, *) var weekOfMonth: Int
    @available(iOS 5.0, macOS 10.7, *) var weekOfYear: Int
    var weekday: Int
    var weekdayOrdinal: Int
    var year: Int
    @available(iOS 5.0, macOS 10.7, *) var yearForWeekOfYear: Int
    func setValue(_: Any, forComponent: Any)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class NSDateComponentsFormatter: NSFormatter {
    var allowedUnits: NSCalendar.Unit
    var allowsFractionalUnits: Bool
    var calendar: Calendar?
    var collapsesLargestUnit: Bool
    var formattingContext: Formatter.Context
    var includesApproximationPhrase: Bool
    var includesTimeRemainingPhrase: Bool
    var maximumUnitCount: Int
    @available(iOS 11.0, macOS 10.13, *) var referenceDate: Date?
    var unitsStyle: DateComponentsFormatter.UnitsStyle
    var zeroFormattingBehavior: DateComponentsFormatter.ZeroFormattingBehavior
  }
  class NSDateFormatter: NSFormatter {
    @objc(AMSymbol) var amSymbol: String
    @objc(PMSymbol) var pmSymbol: String
    @unsure var allowsNaturalLanguage: Bool { get }
    var calendar: Calendar
    var dateFormat: String
    var dateStyle: DateFormatter.Style
    var defaultDate: Date?
    var doesRelativeDateFormatting: Bool
    var eraSymbols: [String]
    var formatterBehavior: DateFormatter.Behavior
    @available(iOS 8.0, macOS 10.10, *) var formattingContext: Formatter.Context
    var generatesCalendarDates: Bool
    var gregorianStartDate: Date?
    @objc(lenient) var isLenient: Bool { @objc(isLenient) get set }
    var locale: Locale
    var longEraSymbols: [String]
    var monthSymbols: [String]
    var quarterSymbols: [String]
    var shortMonthSymbols: [String]
    var shortQuarterSymbols: [String]
    var shortStandaloneMonthSymbols: [String]
    var shortStandaloneQuarterSymbols: [String]
    var shortStandaloneWeekdaySymbols: [String]
    var shortWeekdaySymbols: [String]
    var standaloneMonthSymbols: [String]
    var standaloneQuarterSymbols: [String]
    var standaloneWeekdaySymbols: [String]
    var timeStyle: DateFormatter.Style
    var timeZone: TimeZone
    var twoDigitStartDate: Date?
    var veryShortMonthSymbols: [String]
    var veryShortStandaloneMonthSymbols: [String]
    var veryShortStandaloneWeekdaySymbols: [String]
    var veryShortWeekdaySymbols: [String]
    var weekdaySymbols: [String]
    func setLocalizedDateFormatFromTemplate(_: Any)
  }
  @available(iOS 10.0, macOS 10.12, *)
  class NSDateInterval: NSObject, NSCoding, NSSecureCoding {
    var duration: TimeInterval { get }
    var endDate: Date { get }
    var startDate: Date { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class NSDateIntervalFormatter: NSFormatter {
    var calendar: Calendar
    var dateStyle: DateIntervalFormatter.Style
    var dateTemplate: String
    var locale: Locale
    var timeStyle: DateIntervalFormatter.Style
    var timeZone: TimeZone
  }
  @objc struct NSDecimal {}
  class NSDecimalNumber: NSNumber {
    var decimalValue: NSDecimal { get }
    var doubleValue: Double { get }
    @unsure var objCType: UnsafeMutablePointer<Int8> { get }
  }
  @incomplete
  class NSDecimalNumberHandler: NSObject {}
  @objc enum NSDecodingFailurePolicy: Int {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSDeleteCommand: NSScriptCommand {}
  class NSDictionary: NSObject, NSCoding, NSFastEnumeration, NSFetchRequestResult, NSSecureCoding {
    @methods var allKeys: [Any] { get }
    @methods var allValues: [Any] { get }
    var count: UInt { get }
    @unsure var description: String { get }
    var descriptionInStringsFileFormat: String { get }
    @unsure var fileCreationDate: Date? { get }
    @unsure var fileExtensionHidden: Bool { get }
    @unsure var fileGroupOwnerAccountID: NSNumber? { get }
    @unsure var fileGroupOwnerAccountName: String? { get }
    @unsure var fileHFSCreatorCode: Any { get }
    @unsure var fileHFSTypeCode: Any { get }
    @unsure var fileIsAppendOnly: Bool { get }
    @unsure var fileIsImmutable: Bool { get }
    @unsure var fileModificationDate: Date? { get }
    @unsure var fileOwnerAccountID: NSNumber? { get }
    @unsure var fileOwnerAccountName: String? { get }
    @unsure var filePosixPermissions: UInt { get }
    @unsure var fileSize: UInt64 { get }
    @unsure var fileSystemFileNumber: UInt { get }
    @unsure var fileSystemNumber: Int { get }
    @unsure var fileType: String? { get }
    @unsure var keyEnumerator: NSEnumerator { get }
    var objectEnumerator: NSEnumerator { get }
  }
  @available(iOS 10.0, macOS 10.12, *)
  class NSDimension: NSUnit {
    var converter: NSUnitConverter { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSDistributedNotificationCenter: NSNotificationCenter {
    var suspended: Bool
  }
  @available(iOS 8.0, macOS 10.10, *)
  class NSEnergyFormatter: NSFormatter {
    @objc(forFoodEnergyUse) var isForFoodEnergyUse: Bool { @objc(isForFoodEnergyUse) get set }
    var numberFormatter: NumberFormatter
    var unitStyle: Formatter.UnitStyle
  }
  @incomplete
  class NSEnumerator: NSObject {}
  class NSError: NSObject, NSCoding, NSSecureCoding {
    var code: Int { get }
    var domain: String { get }
    var helpAnchor: String? { get }
    var localizedDescription: String { get }
    var localizedFailureReason: String? { get }
    var localizedRecoveryOptions: [String]? { get }
    var localizedRecoverySuggestion: String? { get }
    @unsure var recoveryAttempter: Any? { get }
    @available(iOS 14.5, macOS 11.3, *) var underlyingErrors: [Error] { get }
    var userInfo: [String: Any] { get }
  }
  @incomplete
  class NSException: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSExistsCommand: NSScriptCommand {}
  class NSExpression: NSObject, NSCoding, NSSecureCoding {
    var arguments: [NSExpression]? { get }
    var collection: Any { get }
    var constantValue: Any? { get }
    var expressionBlock: () -> Void { get }
    var expressionType: NSExpression.ExpressionType { get }
    @available(iOS 9.0, macOS 10.11, *) var falseExpression: NSExpression { get }
    var function: String { get }
    var keyPath: String { get }
    var leftExpression: NSExpression { get }
    var operand: NSExpression { get }
    var predicate: NSPredicate { get }
    var rightExpression: NSExpression { get }
    @available(iOS 9.0, macOS 10.11, *) var trueExpression: NSExpression { get }
    var variable: String { get }
  }
  @objc(NSExpressionType) enum NSExpression.ExpressionType: UInt {}
  @available(iOS 8.0, macOS 10.10, *)
  class NSExtensionContext: NSObject {
    var inputItems: [Any] { get }
    @methods var intent: INIntent? { get }
    var notificationActions: [UNNotificationAction]
    func setWidgetLargestAvailableDisplayMode(_: Any)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class NSExtensionItem: NSObject, NSCoding, NSSecureCoding {
    var attachments: [NSItemProvider]?
    var attributedContentText: NSAttributedString?
    var attributedTitle: NSAttributedString?
    var userInfo: [AnyHashable: Any]?
  }
  protocol NSExtensionRequestHandling {}
  protocol NSFastEnumeration {}
  @incomplete
  class NSFileCoordinator: NSObject {}
  class NSFileHandle: NSObject, NSCoding, NSSecureCoding {
    @methods var availableData: Data { get }
    var fileDescriptor: Int32 { get }
    @methods var offsetInFile: UInt64 { get }
    @methods var readDataToEndOfFile: Data { get }
    var readabilityHandler: (() -> Void)?
    @methods var seekToEndOfFile: UInt64 { get }
    var writeabilityHandler: (() -> Void)?
  }
  @available(iOS 11.0, macOS 10.8, *)
  class NSFileManager: NSObject {
    @methods var currentDirectoryPath: String { get }
    var delegate: NSFileManagerDelegate?
    @available(iOS, unavailable) @available(tvOS, unavailable) @methods var homeDirectoryForCurrentUser: URL { get }
    @methods var temporaryDirectory: URL { get }
    var ubiquityIdentityToken: Any? { get }
    func setAttributes(_: Any, ofItemAtPath: Any, error: Any)
    func setUbiquitous(_: Any, itemAtURL: Any, destinationURL: Any, error: Any)
  }
  protocol NSFileManagerDelegate {}
  protocol NSFilePresenter {}
  class NSFileWrapper: NSObject, NSCoding, NSSecureCoding {
    @objc(directory) var isDirectory: Bool { @objc(isDirectory) get }
    var fileAttributes: [String: Any]
    var fileWrappers: [String: FileWrapper]? { get }
    var filename: String?
    var preferredFilename: String?
    @objc(regularFile) var isRegularFile: Bool { @objc(isRegularFile) get }
    @methods var regularFileContents: Data? { get }
    @methods var serializedRepresentation: Data? { get }
    @objc(symbolicLink) var isSymbolicLink: Bool { @objc(isSymbolicLink) get }
    @unsure var symbolicLinkDestination: String { get }
    var symbolicLinkDestinationURL: URL? { get }
  }
  class NSFormatter: NSObject, NSCoding {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSGetCommand: NSScriptCommand {}
  @objc enum NSGrammaticalCase: Int {}
  @objc enum NSGrammaticalDefiniteness: Int {}
  @objc enum NSGrammaticalDetermination: Int {}
  @objc enum NSGrammaticalGender: Int {}
  @objc enum NSGrammaticalNumber: Int {}
  @objc enum NSGrammaticalPartOfSpeech: Int {}
  @objc enum NSGrammaticalPerson: Int {}
  @objc enum NSGrammaticalPronounType: Int {}
  @objc(NSHTTPCookieAcceptPolicy) enum NSHTTPCookie.AcceptPolicy: UInt {}
  @incomplete
  class NSHTTPCookieStorage: NSObject {}
  class NSHTTPURLResponse: NSURLResponse {
    var allHeaderFields: [AnyHashable: Any] { get }
    var statusCode: Int { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSHost: NSObject {
    var address: String? { get }
    var addresses: [String] { get }
    var localizedName: String? { get }
    var name: String? { get }
    var names: [String] { get }
  }
  @objc struct NSISO8601DateFormatOptions: OptionSet<UInt> {}
  @available(iOS 10.0, macOS 10.12, *)
  class NSISO8601DateFormatter: NSFormatter, NSSecureCoding {
    var formatOptions: NSISO8601DateFormatOptions
    var timeZone: TimeZone
  }
  class NSIndexPath: NSObject, NSCoding, NSSecureCoding {
    @methods var indexPathByRemovingLastIndex: IndexPath { get }
    var length: UInt { get }
  }
  class NSIndexSet: NSObject, NSCoding, NSSecureCoding {
    var count: UInt { get }
    var firstIndex: UInt { get }
    var lastIndex: UInt { get }
  }
  @available(iOS 15.0, *)
  class NSInflectionRule: NSObject, NSCoding, NSSecureCoding {}
  class NSInputStream: NSStream {
    @methods var hasBytesAvailable: Bool { get }
    func setProperty(_: Any, forKey: Any)
  }
  @incomplete
  class NSInvocation: NSObject {}
  @incomplete
  class NSInvocationOperation: NSOperation {}
  @available(iOS 8.0, macOS 10.10, *)
  class NSItemProvider: NSObject {
    var previewImageHandler: NSItemProviderLoadHandler?
    @available(iOS 16.0, macOS 13.0, *) var registeredContentTypes: [UTType] { get }
    @available(iOS 16.0, macOS 13.0, *) var registeredContentTypesForOpenInPlace: [UTType] { get }
    var registeredTypeIdentifiers: [String] { get }
    @available(tvOS, unavailable) @available(iOS 11.0, macOS 10.14, *) var suggestedName: String?
  }
  typealias NSItemProviderLoadHandler = () -> Void
  protocol NSItemProviderReading {}
  protocol NSItemProviderWriting {}
  @available(iOS 5.0, *)
  class NSJSONSerialization: NSObject {}
  protocol NSKeyedArchiverDelegate {}
  protocol NSKeyedUnarchiverDelegate {}
  @available(iOS 8.0, macOS 10.10, *)
  class NSLengthFormatter: NSFormatter {
    @objc(forPersonHeightUse) var isForPersonHeightUse: Bool { @objc(isForPersonHeightUse) get set }
    var numberFormatter: NumberFormatter
    var unitStyle: Formatter.UnitStyle
  }
  @objc struct NSLinguisticTagScheme: RawRepresentable<String> {}
  @available(iOS 5.0, *)
  class NSLinguisticTagger: NSObject {
    @available(iOS 11.0, macOS 10.13, *) var dominantLanguage: String? { get }
    var string: String?
    var tagSchemes: [NSLinguisticTagScheme] { get }
    func setOrthography(_: Any, range: Any)
  }
  @available(iOS 13.0, macOS 10.15, *)
  class NSListFormatter: NSFormatter {
    var itemFormatter: Formatter?
    var locale: Locale
  }
  class NSLocale: NSObject, NSCoding, NSSecureCoding {
    @unsure var alternateQuotationBeginDelimiter: String { get }
    @unsure var alternateQuotationEndDelimiter: String { get }
    @available(iOS 10.0, macOS 10.12, *) var calendarIdentifier: String { get }
    @unsure var collationIdentifier: String? { get }
    @unsure var collatorIdentifier: String { get }
    @unsure var countryCode: String? { get }
    @unsure var currencyCode: String? { get }
    @unsure var currencySymbol: String { get }
    @unsure var decimalSeparator: String { get }
    @unsure var exemplarCharacterSet: CharacterSet { get }
    @unsure var groupingSeparator: String { get }
    @unsure var languageCode: String { get }
    @available(iOS 17.0, macOS 14.0, *) var languageIdentifier: String { get }
    var localeIdentifier: String { get }
    @unsure var quotationBeginDelimiter: String { get }
    @unsure var quotationEndDelimiter: String { get }
    @available(iOS 17.0, macOS 14.0, *) var regionCode: String? { get }
    @unsure var scriptCode: String? { get }
    @unsure var usesMetricSystem: Bool { get }
    @unsure var variantCode: String? { get }
  }
  @incomplete
  class NSLock: NSObject, NSLocking {}
  protocol NSLocking {}
  protocol NSMachPortDelegate: NSPortDelegate {}
  @available(iOS 8.0, macOS 10.10, *)
  class NSMassFormatter: NSFormatter {
    @objc(forPersonMassUse) var isForPersonMassUse: Bool { @objc(isForPersonMassUse) get set }
    var numberFormatter: NumberFormatter
    var unitStyle: Formatter.UnitStyle
  }
  @available(iOS 10.0, *)
  class NSMeasurement: NSObject, NSCoding, NSSecureCoding {
    var doubleValue: Double { get }
    var unit: Any { get }
  }
  @available(iOS 10.0, macOS 10.12, *)
  class NSMeasurementFormatter: NSFormatter, NSSecureCoding {
    var locale: Locale
    var numberFormatter: NumberFormatter
    var unitOptions: MeasurementFormatter.UnitOptions
    var unitStyle: Formatter.UnitStyle
  }
  @available(iOS 5.0, *)
  class NSMetadataItem: NSObject {
    var attributes: [String] { get }
  }
  @available(iOS 5.0, *)
  class NSMetadataQuery: NSObject {
    var delegate: NSMetadataQueryDelegate?
    @objc(gathering) var isGathering: Bool { @objc(isGathering) get }
    var groupedResults: [NSMetadataQueryResultGroup] { get }
    var groupingAttributes: [String]?
    var notificationBatchingInterval: TimeInterval
    @available(iOS 7.0, macOS 10.9, *) var operationQueue: OperationQueue?
    var predicate: NSPredicate?
    var resultCount: UInt { get }
    var results: [Any] { get }
    @available(iOS 7.0, macOS 10.9, *) var searchItems: [Any]?
    var searchScopes: [Any]
    var sortDescriptors: [NSSortDescriptor]
    @methods var startQuery: Bool { get }
    @objc(started) var isStarted: Bool { @objc(isStarted) get }
    @objc(stopped) var isStopped: Bool { @objc(isStopped) get }
    var valueListAttributes: [String]
    var valueLists: [String: [NSMetadataQueryAttributeValueTuple]] { get }
  }
  @incomplete
  class NSMetadataQueryAttributeValueTuple: NSObject {}
  protocol NSMetadataQueryDelegate {}
  @incomplete
  class NSMetadataQueryResultGroup: NSObject {}
  @available(iOS 15.0, *)
  class NSMorphology: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 17.0, macOS 14.0, *) var definiteness: NSGrammaticalDefiniteness
    @available(iOS 17.0, macOS 14.0, *) var determination: NSGrammaticalDetermination
    @available(iOS 17.0, macOS 14.0, *) var grammaticalCase: NSGrammaticalCase
    var grammaticalGender: NSGrammaticalGender
    @available(iOS 17.0, macOS 14.0, *) var grammaticalPerson: NSGrammaticalPerson
    var number: NSGrammaticalNumber
    var partOfSpeech: NSGrammaticalPartOfSpeech
    @available(iOS 17.0, macOS 14.0, *) var pronounType: NSGrammaticalPronounType
    @objc(unspecified) var isUnspecified: Bool { @objc(isUnspecified) get }
    func setCustomPronoun(_: Any, forLanguage: Any, error: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSMoveCommand: NSScriptCommand {}
  class NSMutableArray: NSArray {
    func setArray(_: Any)
    func setObject(_: Any, atIndexedSubscript: Any)
  }
  @available(iOS 3.2, *)
  class NSMutableAttributedString: NSAttributedString {
    var mutableString: NSMutableString { get }
    func setAlignment(_: Any, range: Any)
    func setAttributedString(_: Any)
    func setAttributes(_: Any, range: Any)
    func setBaseWritingDirection(_: Any, range: Any)
  }
  protocol NSMutableCopying {}
  class NSMutableData: NSData {
    var length: UInt
    var mutableBytes: UnsafeMutableRawPointer? { get }
    func setData(_: Any)
    func setLength(_: Any)
  }
  @storesAnyKey
  class NSMutableDictionary: NSDictionary {
    @unsure var getHeaderBytes: NSMutableData? { get }
    func setDictionary(_: Any)
    func setObject(_: Any, forKey: Any)
    func setObject(_: Any, forKeyedSubscript: Any)
    func setValue(_: Any, forKey: Any)
  }
  class NSMutableIndexSet: NSIndexSet {}
  @available(iOS 5.0, *)
  class NSMutableOrderedSet: NSOrderedSet {
    func setObject(_: Any, atIndex: Any)
    func setObject(_: Any, atIndexedSubscript: Any)
  }
  class NSMutableSet: NSSet {
    func setSet(_: Any)
  }
  class NSMutableString: NSString {
    func setString(_: Any)
  }
  class NSMutableURLRequest: NSURLRequest {
    @objc(HTTPBody) var httpBody: Data?
    @objc(HTTPBodyStream) var httpBodyStream: InputStream?
    @objc(HTTPMethod) var httpMethod: String
    @objc(HTTPShouldHandleCookies) var httpShouldHandleCookies: Bool
    @objc(HTTPShouldUsePipelining) var httpShouldUsePipelining: Bool
    @objc(URL) var url: URL?
    var allHTTPHeaderFields: [String: String]?
    @available(iOS 6.0, *) var allowsCellularAccess: Bool
    @available(iOS 13.0, macOS 10.15, *) var allowsConstrainedNetworkAccess: Bool
    @available(iOS 13.0, macOS 10.15, *) var allowsExpensiveNetworkAccess: Bool
    @available(iOS 18.0, macOS 15.0, *) var allowsPersistentDNS: Bool
    var allowsUltraConstrainedNetworkAccess: Bool
    @available(iOS 14.5, macOS 11.3, *) var assumesHTTP3Capable: Bool
    @available(iOS 15.0, *) var attribution: URLRequest.Attribution
    var cachePolicy: URLRequest.CachePolicy
    @available(iOS 18.2, macOS 15.2, *) var cookiePartitionIdentifier: String?
    var mainDocumentURL: URL?
    var networkServiceType: URLRequest.NetworkServiceType
    @available(iOS 16.1, macOS 13.0, *) var requiresDNSSECValidation: Bool
    var timeoutInterval: TimeInterval
    func setValue(_: Any, forHTTPHeaderField: Any)
  }
  class NSNetService: NSObject {
    @methods @objc(TXTRecordData) var txtRecordData: Data? { get }
    var addresses: [Data]? { get }
    var delegate: NSNetServiceDelegate?
    var domain: String { get }
    var hostName: String? { get }
    @available(iOS 7.0, macOS 10.10, *) var includesPeerToPeer: Bool
    var name: String { get }
    var port: Int { get }
    var type: String { get }
    func setTXTRecordData(_: Any)
  }
  class NSNetServiceBrowser: NSObject {
    var delegate: NSNetServiceBrowserDelegate?
    @available(iOS 7.0, macOS 10.10, *) var includesPeerToPeer: Bool
  }
  protocol NSNetServiceBrowserDelegate {}
  protocol NSNetServiceDelegate {}
  class NSNotification: NSObject, NSCoding {
    var name: NSNotification.Name { get }
    var object: Any? { get }
    var userInfo: [AnyHashable: Any]? { get }
  }
  @objc(NSNotificationName) struct NSNotification.Name: RawRepresentable<String> {}
  class NSNotificationCenter: NSObject {
    @IBAction func removeObserver(_ sender: Any?)
  }
  class NSNull: NSObject, CAAction, NSCoding, NSSecureCoding {}
  class NSNumber: NSValue, CKRecordValue, NSFetchRequestResult {
    var boolValue: Bool { get }
    var charValue: Int8 { get }
    var decimalValue: NSDecimal { get }
    var doubleValue: Double { get }
    var floatValue: Float { get }
    var intValue: Int32 { get }
    var integerValue: Int { get }
    var longLongValue: Int64 { get }
    var longValue: Int { get }
    var shortValue: Int16 { get }
    var stringValue: String { get }
    var unsignedCharValue: UInt8 { get }
    var unsignedIntValue: UInt32 { get }
    var unsignedIntegerValue: UInt { get }
    var unsignedLongLongValue: UInt64 { get }
    var unsignedLongValue: UInt { get }
    var unsignedShortValue: UInt16 { get }
  }
  class NSNumberFormatter: NSFormatter {
    var allowsFloats: Bool
    var alwaysShowsDecimalSeparator: Bool
    var attributedStringForNil: NSAttributedString
    var attributedStringForNotANumber: NSAttributedString
    var attributedStringForZero: NSAttributedString
    var currencyCode: String
    var currencyDecimalSeparator: String
    var currencyGroupingSeparator: String
    var currencySymbol: String
    var decimalSeparator: String
    var exponentSymbol: String
    var format: String
    var formatWidth: UInt
    var formatterBehavior: NumberFormatter.Behavior
    var formattingContext: Formatter.Context
    var generatesDecimalNumbers: Bool
    var groupingSeparator: String
    var groupingSize: UInt
    var hasThousandSeparators: Bool
    var internationalCurrencySymbol: String
    @objc(lenient) var isLenient: Bool { @objc(isLenient) get set }
    var locale: Locale
    var localizesFormat: Bool
    var maximum: NSNumber?
    var maximumFractionDigits: UInt
    var maximumIntegerDigits: UInt
    var maximumSignificantDigits: UInt
    var minimum: NSNumber?
    var minimumFractionDigits: UInt
    @available(iOS 18.0, macOS 15.0, *) var minimumGroupingDigits: Int
    var minimumIntegerDigits: UInt
    var minimumSignificantDigits: UInt
    var minusSign: String
    var multiplier: NSNumber?
    var negativeFormat: String
    var negativeInfinitySymbol: String
    var negativePrefix: String
    var negativeSuffix: String
    var nilSymbol: String
    var notANumberSymbol: String
    var numberStyle: NumberFormatter.Style
    var paddingCharacter: String
    var paddingPosition: NumberFormatter.PadPosition
    @objc(partialStringValidationEnabled) var isPartialStringValidationEnabled: Bool { @objc(isPartialStringValidationEnabled) get set }
    var perMillSymbol: String
    var percentSymbol: String
    var plusSign: String
    var positiveFormat: String
    var positiveInfinitySymbol: String
    var positivePrefix: String
    var positiveSuffix: String
    var roundingBehavior: NSDecimalNumberHandler
    var roundingIncrement: NSNumber
    var roundingMode: NumberFormatter.RoundingMode
    var secondaryGroupingSize: UInt
    var textAttributesForNegativeInfinity: [String: Any]?
    var textAttributesForNegativeValues: [String: Any]?
    var textAttributesForNil: [String: Any]?
    var textAttributesForNotANumber: [String: Any]?
    var textAttributesForPositiveInfinity: [String: Any]?
    var textAttributesForPositiveValues: [String: Any]?
    var textAttributesForZero: [String: Any]?
    var thousandSeparator: String
    var usesGroupingSeparator: Bool
    var usesSignificantDigits: Bool
    var zeroSymbol: String?
  }
  @root class NSObject: NSObjectProtocol {
    @methods var attributeKeys: [String] { get }
    @methods var autoContentAccessingProxy: Any { get }
    @methods var classCode: FourCharCode { get }
    @methods var classDescription: NSClassDescription { get }
    @methods var classForArchiver: AnyClass? { get }
    @methods var classForCoder: AnyClass { get }
    @methods var classForKeyedArchiver: AnyClass? { get }
    @methods var className: String { get }
    var debugDescription: String { get }
    var description: String { get }
    var hash: UInt { get }
    @methods var objectSpecifier: NSScriptObjectSpecifier? { get }
    var observationInfo: UnsafeMutableRawPointer?
    var scriptingProperties: [String: Any]?
    var superclass: AnyClass? { get }
    @methods var toManyRelationshipKeys: [String] { get }
    @methods var toOneRelationshipKeys: [String] { get }
    func setBrowserAccessibilityContainerType(_: Any)
    func setBrowserAccessibilityCurrentStatus(_: Any)
    func setBrowserAccessibilityHasDOMFocus(_: Any)
    func setBrowserAccessibilityIsRequired(_: Any)
    func setBrowserAccessibilityPressedState(_: Any)
    func setBrowserAccessibilityRoleDescription(_: Any)
    func setBrowserAccessibilitySortDirection(_: Any)
    func setNilValueForKey(_: Any)
    func setSharedObservers(_: Any)
    func setValue(_: Any, forKey: Any)
    func setValue(_: Any, forKeyPath: Any)
    func setValue(_: Any, forUndefinedKey: Any)
    func setValuesForKeysWithDictionary(_: Any)
  }
  @objc(NSObject) protocol NSObjectProtocol {}
  @objc struct NSOperatingSystemVersion {}
  @available(iOS 4.0, *)
  class NSOperation: NSObject {
    @available(iOS 7.0, *) @objc(asynchronous) var isAsynchronous: Bool { @objc(isAsynchronous) get }
    @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    var completionBlock: (() -> Void)?
    @objc(concurrent) var isConcurrent: Bool { @objc(isConcurrent) get }
    var dependencies: [Operation] { get }
    @objc(executing) var isExecuting: Bool { @objc(isExecuting) get }
    @objc(finished) var isFinished: Bool { @objc(isFinished) get }
    @available(iOS 8.0, macOS 10.10, *) var name: String?
    @available(iOS 8.0, macOS 10.10, *) var qualityOfService: QualityOfService
    var queuePriority: OperationQueue.Priority
    @objc(ready) var isReady: Bool { @objc(isReady) get }
    var threadPriority: Double
  }
  @available(iOS 4.0, *)
  class NSOperationQueue: NSObject, NSProgressReporting {
    var maxConcurrentOperationCount: Int
    var name: String?
    var operationCount: UInt { get }
    var operations: [Operation] { get }
    var progress: Progress { get }
    @available(iOS 8.0, macOS 10.10, *) var qualityOfService: QualityOfService
    @objc(suspended) var isSuspended: Bool { @objc(isSuspended) get set }
    @available(iOS 8.0, macOS 10.10, *) var underlyingQueue: DispatchQueue?
  }
  @incomplete
  class NSOrderedCollectionChange: NSObject {}
  class NSOrderedCollectionDifference: NSObject, NSFastEnumeration {
    @unsure var hasChanges: Bool { get }
    @unsure var insertions: [NSOrderedCollectionChange] { get }
    @unsure var inverseDifference: NSOrderedCollectionDifference { get }
    @unsure var removals: [NSOrderedCollectionChange] { get }
  }
  @available(iOS 5.0, *)
  class NSOrderedSet: NSObject, NSCoding, NSFastEnumeration, NSSecureCoding {
    @methods var array: [Any] { get }
    var count: UInt { get }
    @unsure var description: String { get }
    @methods var firstObject: Any? { get }
    @methods var lastObject: Any? { get }
    @methods var objectEnumerator: NSEnumerator { get }
    @unsure var reverseObjectEnumerator: NSEnumerator { get }
    @methods var reversedOrderedSet: NSOrderedSet { get }
    @methods var set: Set<AnyHashable> { get }
    func setValue(_: Any, forKey: Any)
  }
  class NSOrthography: NSObject, NSCoding, NSSecureCoding {
    var allLanguages: [String] { get }
    var allScripts: [String] { get }
    var dominantLanguage: String { get }
    var dominantScript: String { get }
    var languageMap: [String: [String]] { get }
  }
  class NSOutputStream: NSStream {
    @methods var hasSpaceAvailable: Bool { get }
    func setProperty(_: Any, forKey: Any)
  }
  @available(iOS 9.0, macOS 10.11, *)
  class NSPersonNameComponents: NSObject, NSCoding, NSSecureCoding {
    var familyName: String?
    var givenName: String?
    var middleName: String?
    var namePrefix: String?
    var nameSuffix: String?
    var nickname: String?
    var phoneticRepresentation: PersonNameComponents?
  }
  @available(iOS 9.0, macOS 10.11, *)
  class NSPersonNameComponentsFormatter: NSFormatter {
    @available(iOS 15.0, *) var locale: Locale
    @objc(phonetic) var isPhonetic: Bool { @objc(isPhonetic) get set }
    var style: PersonNameComponentsFormatter.Style
  }
  class NSPipe: NSObject {
    var fileHandleForReading: FileHandle { get }
    var fileHandleForWriting: FileHandle { get }
  }
  class NSPort: NSObject, NSCoding {
    @methods var delegate: NSPortDelegate?
    @unsure var reservedSpaceLength: UInt { get }
    @objc(valid) var isValid: Bool { @objc(isValid) get }
  }
  protocol NSPortDelegate {}
  @available(iOS 4.0, *)
  class NSPredicate: NSObject, NSCoding, NSSecureCoding {
    var predicateFormat: String { get }
  }
  @objc(NSPredicateOperatorType) enum NSPredicate.OperatorType: UInt {}
  class NSProcessInfo: NSObject {
    var activeProcessorCount: UInt { get }
    var arguments: [String] { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var automaticTerminationSupportEnabled: Bool
    var environment: [String: String] { get }
    @methods var fullUserName: String { get }
    var globallyUniqueString: String { get }
    var hostName: String { get }
    @available(iOS 14.0, macOS 11.0, *) var iOSAppOnMac: Bool { @objc(isiOSAppOnMac) get }
    @unsure var isiOSAppOnVision: Bool { get }
    @available(iOS 9.0, *) @objc(lowPowerModeEnabled) var isLowPowerModeEnabled: Bool { @objc(isLowPowerModeEnabled) get }
    @available(iOS 13.0, macOS 10.15, *) @objc(macCatalystApp) var isMacCatalystApp: Bool { @objc(isMacCatalystApp) get }
    var operatingSystem: UInt { get }
    var operatingSystemName: String { get }
    @available(iOS 8.0, macOS 10.10, *) var operatingSystemVersion: NSOperatingSystemVersion { get }
    var operatingSystemVersionString: String { get }
    var physicalMemory: UInt64 { get }
    var processIdentifier: Int32 { get }
    var processName: String
    var processorCount: UInt { get }
    var systemUptime: TimeInterval { get }
    @available(iOS 11.0, macOS 10.10, *) var thermalState: ProcessInfo.ThermalState { get }
    @methods var userName: String { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class NSProgress: NSObject {
    @objc(cancellable) var isCancellable: Bool { @objc(isCancellable) get set }
    var cancellationHandler: (() -> Void)?
    @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    var completedUnitCount: Int64
    @available(iOS 11.0, macOS 10.13, *) var estimatedTimeRemaining: NSNumber?
    @available(iOS 11.0, macOS 10.13, *) var fileCompletedCount: NSNumber?
    @available(iOS 11.0, macOS 10.13, *) var fileOperationKind: Progress.FileOperationKind?
    @available(iOS 11.0, macOS 10.13, *) var fileTotalCount: NSNumber?
    @available(iOS 11.0, macOS 10.13, *) var fileURL: URL?
    @objc(finished) var isFinished: Bool { @objc(isFinished) get }
    var fractionCompleted: Double { get }
    @objc(indeterminate) var isIndeterminate: Bool { @objc(isIndeterminate) get }
    var kind: Progress.Kind?
    var localizedAdditionalDescription: String
    var localizedDescription: String
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(old) var isOld: Bool { @objc(isOld) get }
    @objc(pausable) var isPausable: Bool { @objc(isPausable) get set }
    @objc(paused) var isPaused: Bool { @objc(isPaused) get }
    var pausingHandler: (() -> Void)?
    var resumingHandler: (() -> Void)?
    @available(iOS 11.0, macOS 10.13, *) var throughput: NSNumber?
    var totalUnitCount: Int64
    var userInfo: [Progress.UserInfoKey: Any] { get }
    func setAcknowledgementHandler(_: Any, forAppBundleIdentifier: Any)
    func setUserInfoObject(_: Any, forKey: Any)
  }
  protocol NSProgressReporting {}
  @root class NSProxy: NSObjectProtocol {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSQuitCommand: NSScriptCommand {}
  @incomplete
  class NSRecursiveLock: NSObject, NSLocking {}
  class NSRegularExpression: NSObject, NSCoding, NSSecureCoding {
    var numberOfCaptureGroups: UInt { get }
    var options: NSRegularExpression.Options { get }
    var pattern: String { get }
  }
  @objc(NSRegularExpressionOptions) struct NSRegularExpression.Options: OptionSet<UInt> {}
  @available(iOS 13.0, macOS 10.15, *)
  class NSRelativeDateTimeFormatter: NSFormatter {
    var calendar: Calendar
    var dateTimeStyle: RelativeDateTimeFormatter.Style
    var formattingContext: Formatter.Context
    var locale: Locale
    var unitsStyle: RelativeDateTimeFormatter.UnitsStyle
  }
  class NSRunLoop: NSObject {
    var currentMode: NSRunLoop.Mode? { get }
    @methods var getCFRunLoop: CFRunLoop { get }
    @IBAction func cancelPerformSelectorsWithTarget(_ sender: Any?)
  }
  @objc(NSRunLoopMode) struct NSRunLoop.Mode: RawRepresentable<String> {}
  class NSScanner: NSObject {
    @unsure @objc(atEnd) var isAtEnd: Bool { @objc(isAtEnd) get }
    var caseSensitive: Bool
    var charactersToBeSkipped: CharacterSet?
    var locale: Any?
    var scanLocation: UInt
    @unsure var string: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSScriptCommand: NSObject, NSCoding {
    var appleEvent: NSAppleEventDescriptor? { get }
    var arguments: [String: Any]?
    @unsure var commandDescription: NSScriptCommandDescription { get }
    var directParameter: Any?
    @unsure var evaluatedArguments: [String: Any]? { get }
    var evaluatedReceivers: Any? { get }
    @methods var executeCommand: Any? { get }
    @unsure var performDefaultImplementation: Any? { get }
    var receiversSpecifier: NSScriptObjectSpecifier?
    var scriptErrorExpectedTypeDescriptor: NSAppleEventDescriptor?
    var scriptErrorNumber: Int
    var scriptErrorOffendingObjectDescriptor: NSAppleEventDescriptor?
    var scriptErrorString: String?
    @unsure @objc(wellFormed) var isWellFormed: Bool { @objc(isWellFormed) get }
    @IBAction func resumeExecutionWithResult(_ sender: Any?)
  }
  @incomplete
  class NSScriptCommandDescription: NSObject {}
  @incomplete
  class NSScriptObjectSpecifier: NSObject {}
  protocol NSSecureCoding {}
  @available(iOS 12.0, macOS 10.14, *)
  class NSSecureUnarchiveFromDataTransformer: NSValueTransformer {}
  class NSSet: NSObject, NSCoding, NSFastEnumeration, NSSecureCoding {
    @methods var allObjects: [Any] { get }
    var anyObject: Any? { get }
    var count: UInt { get }
    @unsure var description: String { get }
    @methods var objectEnumerator: NSEnumerator { get }
    func setByAddingObject(_: Any)
    func setByAddingObjectsFromArray(_: Any)
    func setByAddingObjectsFromSet(_: Any)
    func setValue(_: Any, forKey: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSSetCommand: NSScriptCommand {}
  class NSSortDescriptor: NSObject, NSCoding, NSSecureCoding {
    var ascending: Bool { get }
    @unsure var comparator: NSComparator { get }
    var key: String? { get }
    var reversedSortDescriptor: Any { get }
    var selector: Selector? { get }
  }
  class NSSpellServer: NSObject {
    var delegate: NSSpellServerDelegate?
  }
  protocol NSSpellServerDelegate {}
  class NSStream: NSObject {
    var delegate: NSStreamDelegate?
    var streamError: Error? { get }
    var streamStatus: Stream.Status { get }
    func setProperty(_: Any, forKey: Any)
  }
  protocol NSStreamDelegate {}
  class NSString: NSObject, CKRecordValue, CNKeyDescriptor, NSCoding, NSItemProviderReading, NSItemProviderWriting, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding {
    @unsure @objc(UTF8String) var utf8String: UnsafeMutablePointer<Int8>? { get }
    @unsure @objc(absolutePath) var isAbsolutePath: Bool { @objc(isAbsolutePath) get }
    @unsure var boolValue: Bool { get }
    @unsure var cString: UnsafeMutablePointer<Int8>? { get }
    @unsure var cStringLength: UInt { get }
    @unsure var capitalizedString: String { get }
    var `class`: AnyClass { get }
    @unsure var decomposedStringWithCanonicalMapping: String { get }
    @unsure var decomposedStringWithCompatibilityMapping: String { get }
    @unsure var description: String { get }
    @unsure var doubleValue: Double { get }
    @unsure var fastestEncoding: NSStringEncoding { get }
    @unsure var fileSystemRepresentation: UnsafeMutablePointer<Int8> { get }
    @unsure var floatValue: Float { get }
    @unsure var hash: UInt { get }
    @unsure var intValue: Int32 { get }
    @unsure var integerValue: Int { get }
    @unsure var lastPathComponent: String { get }
    @unsure var length: UInt { get }
    @unsure var localizedCapitalizedString: String { get }
    @unsure var localizedLowercaseString: String { get }
    @unsure var localizedUppercaseString: String { get }
    @unsure var longLongValue: Int64 { get }
    @unsure var lossyCString: UnsafeMutablePointer<Int8>? { get }
    @unsure var lowercaseString: String { get }
    @unsure var pathComponents: [String] { get }
    @unsure var pathExtension: String { get }
    @unsure var precomposedStringWithCanonicalMapping: String { get }
    @unsure var precomposedStringWithCompatibilityMapping: String { get }
    @unsure var propertyList: Any { get }
    @unsure var propertyListFromStringsFileFormat: [AnyHashable: Any]? { get }
    @objc(proxy) var isProxy: Bool { @objc(isProxy) get }
    var retainCount: UInt { get }
    var `self`: Any { get }
    @unsure var smallestEncoding: NSStringEncoding { get }
    @unsure var stringByAbbreviatingWithTildeInPath: String { get }
    @unsure var stringByDeletingLastPathComponent: String { get }
    @unsure var stringByDeletingPathExtension: String { get }
    @unsure var stringByExpandingTildeInPath: String { get }
    @methods var stringByRemovingPercentEncoding: String? { get }
    @unsure var stringByResolvingSymlinksInPath: String { get }
    @unsure var stringByStandardizingPath: String { get }
    @unsure var uppercaseString: String { get }
    @available(iOS 11.0, macOS 10.13, *) var writableTypeIdentifiersForItemProvider: [String] { get }
    var zone: NSZone { get }
  }
  @objc(NSStringCompareOptions) struct NSString.CompareOptions: OptionSet<UInt> {}
  typealias NSStringEncoding = UInt
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSTask: NSObject {
    var arguments: [String]?
    var currentDirectoryPath: String
    var currentDirectoryURL: URL?
    var environment: [String: String]?
    var executableURL: URL?
    var launchPath: String?
    @available(macOS 14.4, *) var launchRequirementData: Data?
    var processIdentifier: Int32 { get }
    var qualityOfService: QualityOfService
    @methods var resume: Bool { get }
    @objc(running) var isRunning: Bool { @objc(isRunning) get }
    var standardError: Any?
    var standardInput: Any?
    var standardOutput: Any?
    @methods var suspend: Bool { get }
    var terminationHandler: (() -> Void)?
    var terminationReason: NSTask.TerminationReason { get }
    var terminationStatus: Int32 { get }
  }
  @objc(NSTaskTerminationReason) enum NSTask.TerminationReason: Int {}
  @objc struct NSTextCheckingKey: RawRepresentable<String> {}
  @available(iOS 4.0, *)
  class NSTextCheckingResult: NSObject, NSCoding, NSSecureCoding {
    @objc(URL) var url: URL? { get }
    var addressComponents: [NSTextCheckingKey: String]? { get }
    @available(iOS 7.0, macOS 10.9, *) var alternativeStrings: [String]? { get }
    @available(macOS 10.7, *) var components: [NSTextCheckingKey: String]? { get }
    var date: Date? { get }
    var duration: TimeInterval { get }
    var grammarDetails: [[String: Any]]? { get }
    @available(macOS 10.7, *) var numberOfRanges: UInt { get }
    var orthography: NSOrthography? { get }
    @available(macOS 10.7, *) var phoneNumber: String? { get }
    var range: NSRange { get }
    @unsure var regularExpression: NSRegularExpression? { get }
    var replacementString: String? { get }
    var resultType: NSTextCheckingType { get }
    var timeZone: TimeZone? { get }
  }
  @objc struct NSTextCheckingType: OptionSet<UInt64> {}
  typealias NSTextCheckingTypes = UInt64
  class NSThread: NSObject {
    @objc(cancelled) var isCancelled: Bool { @objc(isCancelled) get }
    @objc(executing) var isExecuting: Bool { @objc(isExecuting) get }
    @objc(finished) var isFinished: Bool { @objc(isFinished) get }
    @objc(mainThread) var isMainThread: Bool { @objc(isMainThread) get }
    var name: String?
    @available(iOS 8.0, macOS 10.10, *) var qualityOfService: QualityOfService
    var stackSize: UInt
    @unsure var threadDictionary: NSMutableDictionary { get }
    var threadPriority: Double
  }
  class NSTimeZone: NSObject, NSCoding, NSSecureCoding {
    @methods var abbreviation: String? { get }
    var data: Data { get }
    @unsure @objc(daylightSavingTime) var isDaylightSavingTime: Bool { @objc(isDaylightSavingTime) get }
    @unsure var daylightSavingTimeOffset: TimeInterval { get }
    @unsure var description: String { get }
    var name: String { get }
    @unsure var nextDaylightSavingTimeTransition: Date? { get }
    var secondsFromGMT: Int { get }
  }
  class NSTimer: NSObject {
    var fireDate: Date
    var timeInterval: TimeInterval { get }
    @available(iOS 7.0, macOS 10.9, *) var tolerance: TimeInterval
    var userInfo: Any? { get }
    @objc(valid) var isValid: Bool { @objc(isValid) get }
  }
  class NSURL: NSObject, NSCoding, NSItemProviderReading, NSItemProviderWriting, NSPasteboardReading, NSPasteboardWriting, NSSecureCoding, QLPreviewItem {
    @methods @objc(URLByDeletingLastPathComponent) var urlByDeletingLastPathComponent: URL? { get }
    @methods @objc(URLByDeletingPathExtension) var urlByDeletingPathExtension: URL? { get }
    @unsure @objc(URLByResolvingSymlinksInPath) var urlByResolvingSymlinksInPath: URL? { get }
    @unsure @objc(URLByStandardizingPath) var urlByStandardizingPath: URL? { get }
    var absoluteString: String? { get }
    var absoluteURL: URL? { get }
    var baseURL: URL? { get }
    @available(iOS 9.0, macOS 10.11, *) var dataRepresentation: Data { get }
    var filePathURL: URL? { get }
    var fileReferenceURL: URL? { get }
    @available(iOS 7.0, macOS 10.9, *) var fileSystemRepresentation: UnsafeMutablePointer<Int8> { get }
    @objc(fileURL) var isFileURL: Bool { @objc(isFileURL) get }
    var fragment: String? { get }
    @available(iOS 9.0, macOS 10.11, *) var hasDirectoryPath: Bool { get }
    var host: String? { get }
    var isFileReferenceURL: Bool { get }
    var lastPathComponent: String? { get }
    var parameterString: String? { get }
    var password: String? { get }
    var path: String? { get }
    var pathComponents: [String]? { get }
    var pathExtension: String? { get }
    var port: NSNumber? { get }
    @available(iOS 4.0, macOS 10.6, *) var previewItemDisplayState: Any? { get }
    @available(iOS 4.0, macOS 10.6, *) var previewItemTitle: String? { get }
    @available(iOS 4.0, macOS 10.6, *) var previewItemURL: URL? { get }
    var query: String? { get }
    var relativePath: String? { get }
    var relativeString: String { get }
    var resourceSpecifier: String? { get }
    var scheme: String? { get }
    var standardizedURL: URL? { get }
    @available(iOS 8.0, macOS 10.7, *) @methods var startAccessingSecurityScopedResource: Bool { get }
    var user: String? { get }
    @available(iOS 11.0, macOS 10.13, *) var writableTypeIdentifiersForItemProvider: [String] { get }
    func setProperty(_: Any, forKey: Any)
    func setResourceData(_: Any)
    func setResourceValue(_: Any, forKey: Any, error: Any)
    func setResourceValues(_: Any, error: Any)
    func setTemporaryResourceValue(_: Any, forKey: Any)
  }
  @incomplete
  class NSURLCache: NSObject {}
  @incomplete
  class NSURLConnection: NSObject {}
  protocol NSURLConnectionDataDelegate: NSURLConnectionDelegate {}
  protocol NSURLConnectionDelegate {}
  protocol NSURLConnectionDownloadDelegate: NSURLConnectionDelegate {}
  @incomplete
  class NSURLCredentialStorage: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable)
  class NSURLDownload: NSObject {
    var deletesFileUponFailure: Bool
    var request: URLRequest { get }
    var resumeData: Data? { get }
    func setDestination(_: Any, allowOverwrite: Any)
  }
  protocol NSURLDownloadDelegate {}
  @incomplete
  class NSURLProtocol: NSObject {}
  class NSURLRequest: NSObject, NSCoding, NSSecureCoding {
    @objc(HTTPBody) var httpBody: Data? { get }
    @objc(HTTPBodyStream) var httpBodyStream: InputStream? { get }
    @objc(HTTPMethod) var httpMethod: String? { get }
    @objc(HTTPShouldHandleCookies) var httpShouldHandleCookies: Bool { get }
    @unsure @objc(HTTPShouldUsePipelining) var httpShouldUsePipelining: Bool { get }
    @objc(URL) var url: URL? { get }
    var allHTTPHeaderFields: [String: String]? { get }
    @available(iOS 6.0, *) var allowsCellularAccess: Bool { get }
    @available(iOS 13.0, macOS 10.15, *) var allowsConstrainedNetworkAccess: Bool { get }
    @available(iOS 13.0, macOS 10.15, *) var allowsExpensiveNetworkAccess: Bool { get }
    @available(iOS 18.0, macOS 15.0, *) var allowsPersistentDNS: Bool { get }
    @unsure var allowsUltraConstrainedNetworkAccess: Bool { get }
    @available(iOS 14.5, macOS 11.3, *) var assumesHTTP3Capable: Bool { get }
    @available(iOS 15.0, *) var attribution: URLRequest.Attribution { get }
    var cachePolicy: URLRequest.CachePolicy { get }
    @available(iOS 18.2, macOS 15.2, *) var cookiePartitionIdentifier: String? { get }
    var mainDocumentURL: URL? { get }
    var networkServiceType: URLRequest.NetworkServiceType { get }
    @available(iOS 16.1, macOS 13.0, *) var requiresDNSSECValidation: Bool { get }
    var timeoutInterval: TimeInterval { get }
  }
  class NSURLResponse: NSObject, NSCoding, NSSecureCoding {
    @objc(MIMEType) var mimeType: String? { get }
    @objc(URL) var url: URL? { get }
    var expectedContentLength: Int64 { get }
    var suggestedFilename: String? { get }
    var textEncodingName: String? { get }
  }
  @available(iOS 7.0, macOS 10.9, *)
  class NSURLSession: NSObject {
    var configuration: NSURLSessionConfiguration { get }
    var delegate: NSURLSessionDelegate? { get }
    var delegateQueue: OperationQueue { get }
    var sessionDescription: String?
  }
  @available(iOS 7.0, macOS 10.9, *)
  class NSURLSessionConfiguration: NSObject {
    @objc(HTTPAdditionalHeaders) var httpAdditionalHeaders: [AnyHashable: Any]?
    @objc(HTTPCookieAcceptPolicy) var httpCookieAcceptPolicy: NSHTTPCookie.AcceptPolicy
    @objc(HTTPCookieStorage) var httpCookieStorage: NSHTTPCookieStorage?
    @objc(HTTPMaximumConnectionsPerHost) var httpMaximumConnectionsPerHost: Int
    @objc(HTTPShouldSetCookies) var httpShouldSetCookies: Bool
    @objc(HTTPShouldUsePipelining) var httpShouldUsePipelining: Bool
    @objc(TLSMaximumSupportedProtocol) var tlsMaximumSupportedProtocol: SslProtocol
    @available(iOS 13.0, macOS 10.15, *) @objc(TLSMaximumSupportedProtocolVersion) var tlsMaximumSupportedProtocolVersion: TlsProtocolVersion
    @objc(TLSMinimumSupportedProtocol) var tlsMinimumSupportedProtocol: SslProtocol
    @available(iOS 13.0, macOS 10.15, *) @objc(TLSMinimumSupportedProtocolVersion) var tlsMinimumSupportedProtocolVersion: TlsProtocolVersion
    @objc(URLCache) var urlCache: NSURLCache?
    @objc(URLCredentialStorage) var urlCredentialStorage: NSURLCredentialStorage?
    var allowsCellularAccess: Bool
    @available(iOS 13.0, macOS 10.15, *) var allowsConstrainedNetworkAccess: Bool
    @available(iOS 13.0, macOS 10.15, *) var allowsExpensiveNetworkAccess: Bool
    @available(iOS 26.1, macOS 26.1, tvOS 26.1, *) var allowsUltraConstrainedNetworkAccess: Bool
    var connectionProxyDictionary: [AnyHashable: Any]?
    @objc(discretionary) var isDiscretionary: Bool { @objc(isDiscretionary) get set }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, *) var enablesEarlyData: Bool
    var identifier: String? { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 11.0, *) var multipathServiceType: URLSession.MultipathServiceType
    var networkServiceType: URLRequest.NetworkServiceType
    var protocolClasses: [AnyClass]?
    var proxyConfigurations: [Any]
    var requestCachePolicy: URLRequest.CachePolicy
    @available(iOS 16.0, macOS 13.0, *) var requiresDNSSECValidation: Bool
    @available(macOS 11.0, *) var sessionSendsLaunchEvents: Bool
    @available(iOS 8.0, macOS 10.10, *) var sharedContainerIdentifier: String?
    @available(iOS 9.0, macOS 10.11, *) var shouldUseExtendedBackgroundIdleMode: Bool
    var timeoutIntervalForRequest: TimeInterval
    var timeoutIntervalForResource: TimeInterval
    @available(iOS 18.4, macOS 15.4, tvOS 18.4, *) var usesClassicLoadingMode: Bool
    @available(iOS 11.0, macOS 10.13, *) var waitsForConnectivity: Bool
  }
  protocol NSURLSessionDataDelegate: NSURLSessionTaskDelegate {}
  @incomplete
  class NSURLSessionDataTask: NSURLSessionTask {}
  protocol NSURLSessionDelegate {}
  protocol NSURLSessionDownloadDelegate: NSURLSessionTaskDelegate {}
  @incomplete
  class NSURLSessionDownloadTask: NSURLSessionTask {}
  @incomplete
  class NSURLSessionTask: NSObject {}
  protocol NSURLSessionTaskDelegate: NSURLSessionDelegate {}
  @incomplete
  class NSURLSessionUploadTask: NSURLSessionDataTask {}
  @available(iOS 6.0, *)
  class NSUUID: NSObject, NSCoding, NSSecureCoding {
    @methods @objc(UUIDString) var uuidString: String { get }
  }
  @available(iOS 5.0, *)
  class NSUbiquitousKeyValueStore: NSObject {
    @methods var dictionaryRepresentation: [String: Any] { get }
    @methods var synchronize: Bool { get }
    func setArray(_: Any, forKey: Any)
    func setBool(_: Any, forKey: Any)
    func setData(_: Any, forKey: Any)
    func setDictionary(_: Any, forKey: Any)
    func setDouble(_: Any, forKey: Any)
    func setLongLong(_: Any, forKey: Any)
    func setObject(_: Any, forKey: Any)
    func setString(_: Any, forKey: Any)
  }
  class NSUndoManager: NSObject {
    var canRedo: Bool { get }
    var canUndo: Bool { get }
    var groupingLevel: Int { get }
    var groupsByEvent: Bool
    var levelsOfUndo: UInt
    @available(iOS 5.0, *) var redoActionIsDiscardable: Bool { get }
    var redoActionName: String { get }
    @available(iOS 17.4, macOS 14.4, *) var redoCount: UInt { get }
    var redoMenuItemTitle: String { get }
    @objc(redoing) var isRedoing: Bool { @objc(isRedoing) get }
    var runLoopModes: [NSRunLoop.Mode]
    @available(iOS 5.0, *) var undoActionIsDiscardable: Bool { get }
    var undoActionName: String { get }
    @available(iOS 17.4, macOS 14.4, *) var undoCount: UInt { get }
    var undoMenuItemTitle: String { get }
    @objc(undoRegistrationEnabled) var isUndoRegistrationEnabled: Bool { @objc(isUndoRegistrationEnabled) get }
    @objc(undoing) var isUndoing: Bool { @objc(isUndoing) get }
    @IBAction func removeAllActionsWithTarget(_ sender: Any?)
    func setActionIsDiscardable(_: Any)
    func setActionName(_: Any)
    func setActionUserInfoValue(_: Any, forKey: Any)
  }
  @available(iOS 10.0, macOS 10.12, *)
  class NSUnit: NSObject, NSCoding, NSSecureCoding {
    var symbol: String { get }
  }
  @incomplete
  class NSUnitConverter: NSObject {}
  @available(iOS 8.0, macOS 10.10, *)
  class NSUserActivity: NSObject {
    var activityType: String { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 14.0, *) var appClipActivationPayload: APActivationPayload? { get }
    @available(tvOS, unavailable) @available(iOS 11.4, macOS 11.0, *) @objc(classKitDeepLink) var isClassKitDeepLink: Bool { @objc(isClassKitDeepLink) get }
    @available(tvOS, unavailable) @available(iOS 9.0, macOS 10.13, *) var contentAttributeSet: CSSearchableItemAttributeSet?
    @available(tvOS, unavailable) @available(iOS 11.4, macOS 11.0, *) var contextIdentifierPath: [String]? { get }
    var delegate: NSUserActivityDelegate?
    @available(iOS 11.3, macOS 10.13, *) var detectedBarcodeDescriptor: CIBarcodeDescriptor? { get }
    @available(iOS 9.0, macOS 10.11, *) @objc(eligibleForHandoff) var isEligibleForHandoff: Bool { @objc(isEligibleForHandoff) get set }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 12.0, *) @objc(eligibleForPrediction) var isEligibleForPrediction: Bool { @objc(isEligibleForPrediction) get set }
    @available(iOS 9.0, macOS 10.11, *) @objc(eligibleForPublicIndexing) var isEligibleForPublicIndexing: Bool { @objc(isEligibleForPublicIndexing) get set }
    @available(iOS 9.0, macOS 10.11, *) @objc(eligibleForSearch) var isEligibleForSearch: Bool { @objc(isEligibleForSearch) get set }
    @available(iOS 9.0, macOS 10.11, *) var expirationDate: Date?
    var externalMediaContentIdentifier: String?
    @methods var interaction: INInteraction? { get }
    @available(iOS 9.0, macOS 10.11, *) var keywords: Set<String>
    @available(tvOS, unavailable) @available(macOS, unavailable) @methods var ndefMessagePayload: NFCNDEFMessage { get }
    var needsSave: Bool
    @available(tvOS, unavailable) @available(iOS 12.0, macOS 10.15, *) var persistentIdentifier: String?
    @available(iOS 11.0, macOS 10.13, *) var referrerURL: URL?
    @available(iOS 9.0, macOS 10.11, *) var requiredUserInfoKeys: Set<String>?
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 14.0, *) var shortcutAvailability: INShortcutAvailabilityOptions
    @available(tvOS, unavailable) @available(iOS 12.0, macOS 12.0, *) var suggestedInvocationPhrase: String?
    var supportsContinuationStreams: Bool
    @available(iOS 13.0, macOS 10.15, *) var targetContentIdentifier: String?
    var title: String?
    var userInfo: [AnyHashable: Any]?
    var webpageURL: URL?
  }
  protocol NSUserActivityDelegate {}
  @storesAnyKey
  class NSUserDefaults: NSObject {
    @methods var dictionaryRepresentation: [String: Any] { get }
    @methods var persistentDomainNames: [Any] { get }
    @methods var synchronize: Bool { get }
    @methods var volatileDomainNames: [String] { get }
    func setBool(_: Any, forKey: Any)
    func setDouble(_: Any, forKey: Any)
    func setFloat(_: Any, forKey: Any)
    func setInteger(_: Any, forKey: Any)
    func setObject(_: Any, forKey: Any)
    func setPersistentDomain(_: Any, forName: Any)
    func setURL(_: Any, forKey: Any)
    func setVolatileDomain(_: Any, forName: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(macOS 10.8, *)
  class NSUserNotification: NSObject {
    var actionButtonTitle: String
    var activationType: NSUserNotification.ActivationType { get }
    var actualDeliveryDate: Date? { get }
    @available(macOS 10.10, *) var additionalActions: [NSUserNotificationAction]?
    @available(macOS 10.10, *) var additionalActivationAction: NSUserNotificationAction? { get }
    @available(macOS 10.9, *) var contentImage: NSImage?
    var deliveryDate: Date?
    var deliveryRepeatInterval: DateComponents?
    var deliveryTimeZone: TimeZone?
    var hasActionButton: Bool
    @available(macOS 10.9, *) var hasReplyButton: Bool
    @available(macOS 10.9, *) var identifier: String?
    var informativeText: String?
    var otherButtonTitle: String
    @objc(presented) var isPresented: Bool { @objc(isPresented) get }
    @objc(remote) var isRemote: Bool { @objc(isRemote) get }
    @available(macOS 10.9, *) var response: NSAttributedString? { get }
    @available(macOS 10.9, *) var responsePlaceholder: String?
    var soundName: String?
    var subtitle: String?
    var title: String?
    var userInfo: [String: Any]?
  }
  @objc(NSUserNotificationActivationType) enum NSUserNotification.ActivationType: Int {}
  @incomplete
  class NSUserNotificationAction: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @available(macOS 10.8, *)
  class NSUserNotificationCenter: NSObject {
    var delegate: NSUserNotificationCenterDelegate?
    var deliveredNotifications: [NSUserNotification] { get }
    var scheduledNotifications: [NSUserNotification]
  }
  protocol NSUserNotificationCenterDelegate {}
  class NSValue: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 16.0, macOS 13.0, *) @objc(CMVideoDimensionsValue) var cmVideoDimensionsValue: CMVideoDimensions { get }
    @unsure var edgeInsetsValue: NSEdgeInsets { get }
    var nonretainedObjectValue: Any? { get }
    @methods var objCType: UnsafeMutablePointer<Int8> { get }
    var pointValue: CGPoint { get }
    var pointerValue: UnsafeMutableRawPointer? { get }
    var rangeValue: NSRange { get }
    var rectValue: CGRect { get }
    var sizeValue: CGSize { get }
  }
  class NSValueTransformer: NSObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSXMLElement: NSXMLNode {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(watchOS, unavailable) @incomplete
  class NSXMLNode: NSObject, NSCopying {}
  class NSXMLParser: NSObject {
    var allowedExternalEntityURLs: Set<URL>?
    @unsure var columnNumber: Int { get }
    var delegate: NSXMLParserDelegate?
    var externalEntityResolvingPolicy: NSXMLParser.ExternalEntityResolvingPolicy
    @unsure var lineNumber: Int { get }
    @unsure var parse: Bool { get }
    @unsure var parserError: Error? { get }
    @unsure var publicID: String? { get }
    var shouldProcessNamespaces: Bool
    var shouldReportNamespacePrefixes: Bool
    var shouldResolveExternalEntities: Bool
    @unsure var systemID: String? { get }
  }
  @objc(NSXMLParserExternalEntityResolvingPolicy) enum NSXMLParser.ExternalEntityResolvingPolicy: UInt {}
  protocol NSXMLParserDelegate {}
  @available(iOS 6.0, macOS 10.9, *)
  class NSXPCConnection: NSObject, NSXPCProxyCreating {
    var auditSessionIdentifier: Int32 { get }
    var effectiveGroupIdentifier: gid_t { get }
    var effectiveUserIdentifier: uid_t { get }
    var endpoint: NSXPCListenerEndpoint { get }
    var exportedInterface: NSXPCInterface?
    var exportedObject: Any?
    var interruptionHandler: (() -> Void)?
    var invalidationHandler: (() -> Void)?
    var processIdentifier: pid_t { get }
    var remoteObjectInterface: NSXPCInterface?
    @methods var remoteObjectProxy: Any { get }
    var serviceName: String? { get }
    func setCodeSigningRequirement(_: Any)
  }
  @incomplete
  class NSXPCInterface: NSObject {}
  protocol NSXPCListenerDelegate {}
  @incomplete
  class NSXPCListenerEndpoint: NSObject {}
  protocol NSXPCProxyCreating {}
  @objc struct NSZone {}
  typealias NetService = NSNetService
  typealias NetServiceBrowser = NSNetServiceBrowser
  typealias Notification = NSNotification
  typealias NotificationCenter = NSNotificationCenter
  typealias NumberFormatter = NSNumberFormatter
  @objc(NSNumberFormatterBehavior) enum NumberFormatter.Behavior: UInt {}
  @objc(NSNumberFormatterPadPosition) enum NumberFormatter.PadPosition: UInt {}
  @objc(NSNumberFormatterRoundingMode) enum NumberFormatter.RoundingMode: UInt {}
  @objc(NSNumberFormatterStyle) enum NumberFormatter.Style: UInt {}
  typealias Operation = NSOperation
  typealias OperationQueue = NSOperationQueue
  @objc(NSOperationQueuePriority) enum OperationQueue.Priority: Int {}
  typealias OutputStream = NSOutputStream
  typealias PersonNameComponents = NSPersonNameComponents
  typealias PersonNameComponentsFormatter = NSPersonNameComponentsFormatter
  @objc(NSPersonNameComponentsFormatterStyle) enum PersonNameComponentsFormatter.Style: Int {}
  typealias Pipe = NSPipe
  typealias Port = NSPort
  typealias Process = NSTask
  typealias ProcessInfo = NSProcessInfo
  @objc(NSProcessInfoThermalState) enum ProcessInfo.ThermalState: Int {}
  typealias Progress = NSProgress
  @objc(NSProgressFileOperationKind) struct Progress.FileOperationKind: RawRepresentable<String> {}
  @objc(NSProgressKind) struct Progress.Kind: RawRepresentable<String> {}
  @objc(NSProgressUserInfoKey) struct Progress.UserInfoKey: RawRepresentable<String> {}
  @objc(NSQualityOfService) enum QualityOfService: Int {}
  typealias RelativeDateTimeFormatter = NSRelativeDateTimeFormatter
  @objc(NSRelativeDateTimeFormatterStyle) enum RelativeDateTimeFormatter.Style: Int {}
  @objc(NSRelativeDateTimeFormatterUnitsStyle) enum RelativeDateTimeFormatter.UnitsStyle: Int {}
  typealias RunLoop = NSRunLoop
  typealias Scanner = NSScanner
  typealias Stream = NSStream
  @objc(NSStreamStatus) enum Stream.Status: UInt {}
  typealias Thread = NSThread
  typealias TimeInterval = Double
  typealias TimeZone = NSTimeZone
  typealias Timer = NSTimer
  typealias URLCache = NSURLCache
  typealias URLCredentialStorage = NSURLCredentialStorage
  typealias URLProtocol = NSURLProtocol
  typealias URLRequest = NSURLRequest
  @objc(NSURLRequestAttribution) enum URLRequest.Attribution: UInt {}
  @objc(NSURLRequestCachePolicy) enum URLRequest.CachePolicy: UInt {}
  @objc(NSURLRequestNetworkServiceType) enum URLRequest.NetworkServiceType: UInt {}
  @objc(NSURLResourceKey) struct URLResourceKey: RawRepresentable<String> {}
  typealias URLResponse = NSURLResponse
  typealias URLSession = NSURLSession
  @objc(NSURLSessionMultipathServiceType) enum URLSession.MultipathServiceType: Int {}
  typealias URLSessionConfiguration = NSURLSessionConfiguration
  typealias URLSessionDataDelegate = NSURLSessionDataDelegate
  typealias URLSessionDataTask = NSURLSessionDataTask
  typealias URLSessionDownloadDelegate = NSURLSessionDownloadDelegate
  typealias URLSessionDownloadTask = NSURLSessionDownloadTask
  typealias URLSessionTask = NSURLSessionTask
  typealias URLSessionTaskDelegate = NSURLSessionTaskDelegate
  typealias URLSessionUploadTask = NSURLSessionUploadTask
  typealias UUID = NSUUID
  typealias UndoManager = NSUndoManager
  typealias Unit = NSUnit
  typealias UnitConverter = NSUnitConverter
  typealias UserDefaults = NSUserDefaults
  typealias ValueTransformer = NSValueTransformer
  typealias XMLParser = NSXMLParser
  typealias gid_t = UInt32
  typealias mach_port_t = UInt32
  typealias pid_t = Int32
  typealias uid_t = UInt32
  """#
