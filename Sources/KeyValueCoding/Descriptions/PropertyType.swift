import RuntimeAttributes

/// The type of a property, as far as key-value coding distinguishes types.
///
/// The type of an object is created from its class: `PropertyType(object: "UIView")`. For other values, describe a
/// property with a `ValueType`.
public struct PropertyType: Hashable, Sendable {
  /// The kind of the setter's argument.
  package var kind: Kind
  /// Whether the type is optional or implicitly unwrapped.
  package var isOptional: Bool
  /// The type as spelled in its declaration, for messages.
  public var name: String

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - kind: The kind of the setter's argument.
  ///   - isOptional: Whether the type is optional.
  ///   - name: The spelling of the declaration; the kind's default name if omitted.
  package init(_ kind: Kind, isOptional: Bool = false, name: String? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.name = name ?? kind.defaultName + (isOptional ? "?" : "")
  }

  /// Creates the type of objects of a class.
  ///
  /// - Parameters:
  ///   - className: The name of the class in Swift.
  ///   - isOptional: Whether the type is optional.
  public init(object className: String, isOptional: Bool = false) {
    self.init(.object(className), isOptional: isOptional)
  }
}

extension PropertyType {
  /// The Swift name of an array's element type, `UIButton` for `[UIButton]!`; nil if the element type is not a single
  /// name.
  package var elementName: String? {
    guard kind == .array else { return nil }
    let text = name.prefix { $0 != "!" && $0 != "?" }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let element = text.dropFirst().dropLast()
    let isName = element.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isName && !element.isEmpty ? String(element) : nil
  }

  /// The kinds of types with different conversions.
  package enum Kind: Hashable, Sendable {
    /// An integer; `Int` and `NSInteger` are `int64`, `UInt` and `NSUInteger` are `uint64`.
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64
    /// A floating-point number of 32 or 64 bits; `CGFloat` has 64.
    case float, double
    /// A Swift `Bool`, or a `BOOL` on 64-bit iOS or Apple silicon: encoded as `B`.
    case bool
    /// A `BOOL` on 32-bit iOS and Intel Macs: encoded as `c`, a signed char.
    case charBool
    /// Swift's `String`, bridged by the setter's thunk.
    case string
    /// `NSString` and its subclasses.
    case stringObject
    /// `CGPoint`, `CGSize`, `CGRect`, `NSRange`, and their AppKit aliases.
    case point, size, rect, range
    /// `UIEdgeInsets`, `NSEdgeInsets`, `NSDirectionalEdgeInsets`.
    case insets
    /// `CGAffineTransform`.
    case affineTransform
    /// `CATransform3D`.
    case transform3D
    /// `UIColor` or `NSColor`.
    case color
    /// `UIImage` or `NSImage`.
    case image
    /// `UIFont` or `NSFont`.
    case font
    /// `CGColor`, which key-value coding does not treat as an object.
    case cgColor
    /// Any other Core Foundation type, by name.
    case coreFoundation(String)
    /// Swift's `Date` and `URL`, bridged, or `NSDate` and `NSURL`.
    case date, url
    /// A Swift collection, bridged, or a Foundation collection.
    case array, dictionary, set
    /// An enumeration that is visible to Objective-C, with the integer type that represents it.
    case enumeration(String, raw: IntegerKind)
    /// An option set that is visible to Objective-C, with the integer type that represents it.
    case optionSet(String, raw: IntegerKind)
    /// An object of a class, by the class's Swift name.
    case object(String)
    /// An object that conforms to a protocol, or a generic or opaque type: `id<P>`.
    case anyProtocol(String)
    /// `id` or `Any`.
    case any
    /// `SEL`, or a block or closure.
    case selector, block
    /// Any other C structure, by name.
    case structure(String)
    /// A Swift type that Objective-C cannot represent: `Int?`, a Swift enum or struct, a tuple.
    case unrepresentable(String)
    /// A type whose name could not be resolved.
    case unresolved(String)
  }

  /// The integer types that represent enumerations.
  package enum IntegerKind: Hashable, Sendable {
    /// A signed or unsigned integer of the given number of bits.
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64
  }
}

extension PropertyType.Kind {
  /// The Swift name of a type of this kind.
  package var defaultName: String {
    switch self {
    case .int8: "Int8"
    case .int16: "Int16"
    case .int32: "Int32"
    case .int64: "Int"
    case .uint8: "UInt8"
    case .uint16: "UInt16"
    case .uint32: "UInt32"
    case .uint64: "UInt"
    case .float: "Float"
    case .double: "Double"
    case .bool: "Bool"
    case .charBool: "BOOL"
    case .string: "String"
    case .stringObject: "NSString"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .range: "NSRange"
    case .insets: "UIEdgeInsets"
    case .affineTransform: "CGAffineTransform"
    case .transform3D: "CATransform3D"
    case .color: "UIColor"
    case .image: "UIImage"
    case .font: "UIFont"
    case .cgColor: "CGColor"
    case .date: "Date"
    case .url: "URL"
    case .array: "[Any]"
    case .dictionary: "[AnyHashable: Any]"
    case .set: "Set<AnyHashable>"
    case .any: "Any"
    case .selector: "Selector"
    case .block: "() -> Void"
    case .coreFoundation(let name), .enumeration(let name, _), .optionSet(let name, _), .object(let name),
      .anyProtocol(let name), .structure(let name), .unrepresentable(let name), .unresolved(let name):
      name
    }
  }
}

extension PropertyType.Kind {
  /// The integer type that stores a property of this kind, if any.
  var integerKind: PropertyType.IntegerKind? {
    switch self {
    case .int8, .charBool: .int8
    case .int16: .int16
    case .int32: .int32
    case .int64: .int64
    case .uint8: .uint8
    case .uint16: .uint16
    case .uint32: .uint32
    case .uint64: .uint64
    case .enumeration(_, let raw), .optionSet(_, let raw): raw
    default: nil
    }
  }
}
