import KeyValueCoding
import RuntimeAttributes

/// The types of Swift, Foundation and Core Graphics, and the color, image and font classes, by name.
enum BuiltInTypes {
  /// Returns the kind of a Swift property's type if it is known without a declaration.
  static func kind(of name: String) -> PropertyType.Kind? {
    if let kind = scalars[name] ?? values[name] { return kind }
    if let className = bridgedValues[name] { return .object(className) }
    return swiftOnly.contains(name) ? .unrepresentable(name) : nil
  }

  /// Returns the integer kind of a raw type with the given name, or nil for other types.
  static func integer(_ name: String) -> PropertyType.IntegerKind? {
    switch scalars[name] {
    case .int8: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    default: nil
    }
  }

  private static let scalars: [String: PropertyType.Kind] = [
    "Bool": .bool, "ObjCBool": .bool, "DarwinBoolean": .uint8,
    "Int": .int64, "NSInteger": .int64, "Int64": .int64, "CLong": .int64, "CLongLong": .int64,
    "CFIndex": .int64,
    "Int8": .int8, "CChar": .int8, "CSignedChar": .int8,
    "Int16": .int16, "CShort": .int16,
    "Int32": .int32, "CInt": .int32,
    "UInt": .uint64, "NSUInteger": .uint64, "UInt64": .uint64, "CUnsignedLong": .uint64,
    "CUnsignedLongLong": .uint64, "CFOptionFlags": .uint64,
    "UInt8": .uint8, "CUnsignedChar": .uint8,
    "UInt16": .uint16, "CUnsignedShort": .uint16, "unichar": .uint16, "CGGlyph": .uint16,
    "UInt32": .uint32, "CUnsignedInt": .uint32, "OSType": .uint32, "UTF32Char": .uint32,
    "Float": .float, "Float32": .float, "CFloat": .float,
    "Double": .double, "Float64": .double, "CDouble": .double, "CGFloat": .double, "TimeInterval": .double,
    "NSTimeInterval": .double, "CFTimeInterval": .double, "CFAbsoluteTime": .double,
    "CLLocationDegrees": .double, "CLLocationDistance": .double, "CLLocationAccuracy": .double,
    "CLLocationSpeed": .double, "CLLocationDirection": .double, "CLTimeInterval": .double,
    "UILayoutPriority": .float,
  ]

  private static let values: [String: PropertyType.Kind] = [
    "String": .string,
    "NSString": .stringObject, "NSMutableString": .stringObject,
    "CGPoint": .point, "NSPoint": .point,
    "CGSize": .size, "NSSize": .size,
    "CGRect": .rect, "NSRect": .rect,
    "NSRange": .range, "_NSRange": .range,
    "UIEdgeInsets": .insets, "NSEdgeInsets": .insets, "NSDirectionalEdgeInsets": .insets,
    "CGAffineTransform": .affineTransform, "CATransform3D": .transform3D,
    "CGVector": .structure("CGVector"), "UIOffset": .structure("UIOffset"),
    "UIFloatRange": .structure("UIFloatRange"), "CMTime": .structure("CMTime"),
    "CLLocationCoordinate2D": .structure("CLLocationCoordinate2D"),
    "UIColor": .color, "NSColor": .color,
    "UIImage": .image, "NSImage": .image,
    "UIFont": .font, "NSFont": .font,
    "CGColor": .cgColor, "CGColorRef": .cgColor,
    "CGImage": .coreFoundation("CGImage"), "CGPath": .coreFoundation("CGPath"),
    "CGMutablePath": .coreFoundation("CGMutablePath"), "CGContext": .coreFoundation("CGContext"),
    "CGGradient": .coreFoundation("CGGradient"), "CGColorSpace": .coreFoundation("CGColorSpace"),
    "CGFont": .coreFoundation("CGFont"), "CGLayer": .coreFoundation("CGLayer"),
    "Date": .date, "NSDate": .date,
    "URL": .url, "NSURL": .url,
    "NSArray": .array, "NSMutableArray": .array,
    "NSDictionary": .dictionary, "NSMutableDictionary": .dictionary,
    "NSSet": .set, "NSMutableSet": .set, "Set": .set,
    "Any": .any, "AnyObject": .any, "AnyClass": .any, "AnyHashable": .any,
    "Selector": .selector,
  ]

  /// The Swift value types that the compiler bridges to a class.
  private static let bridgedValues: [String: String] = [
    "AffineTransform": "NSAffineTransform", "Calendar": "NSCalendar", "CharacterSet": "NSCharacterSet",
    "Data": "NSData", "DateComponents": "NSDateComponents", "DateInterval": "NSDateInterval",
    "Decimal": "NSDecimalNumber", "Error": "NSError", "IndexPath": "NSIndexPath", "IndexSet": "NSIndexSet",
    "Locale": "NSLocale", "Measurement": "NSMeasurement", "Notification": "NSNotification",
    "PersonNameComponents": "NSPersonNameComponents", "TimeZone": "NSTimeZone",
    "URLComponents": "NSURLComponents", "URLQueryItem": "NSURLQueryItem", "URLRequest": "NSURLRequest",
    "UUID": "NSUUID",
  ]

  /// The types of the standard library, Combine and SwiftUI that Objective-C cannot represent.
  private static let swiftOnly: Set<String> = [
    "AnyPublisher", "AnySequence", "ArraySlice", "Binding", "Character", "ClosedRange", "CurrentValueSubject",
    "Duration", "Float16", "Float80", "Int128", "KeyPath", "Mirror", "ObjectIdentifier", "PassthroughSubject",
    "Published", "Range", "Result", "StaticString", "Substring", "UInt128", "Unicode.Scalar", "Void",
  ]

  /// The protocols of Swift, Foundation, Combine and SwiftUI that are not visible to Objective-C.
  static let swiftProtocols: Set<String> = [
    "AnyObject", "CaseIterable", "Codable", "Collection", "Comparable", "CustomDebugStringConvertible",
    "CustomPlaygroundDisplayConvertible", "CustomReflectable", "CustomStringConvertible", "Decodable",
    "Encodable",
    "Equatable", "Error", "ExpressibleByStringLiteral", "Hashable", "Identifiable", "IteratorProtocol",
    "LocalizedError", "NSViewControllerRepresentable", "NSViewRepresentable", "Observable",
    "ObservableObject",
    "OptionSet", "RawRepresentable", "Sendable", "Sequence", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "WKInterfaceObjectRepresentable", "class",
  ]
}

extension FrameworkCatalog {
  /// Whether a framework of any platform declares a type with the given name, or the name is that of a known Swift
  /// protocol.
  package func knows(_ name: String) -> Bool { declares(name) || BuiltInTypes.swiftProtocols.contains(name) }
}
