/// The type of a property, as far as key-value coding tells types apart.
///
/// A type of your own is like one that is known: `String.attributeType`, or `PropertyType(object: "UIView")`.
public struct PropertyType: Hashable, Sendable {
  /// What the setter's argument is.
  package var kind: Kind
  /// Whether the type admits nil, implicitly unwrapped ones included.
  package var isOptional: Bool
  /// The type as its declaration spells it, for people.
  public var name: String

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - kind: What the setter's argument is.
  ///   - isOptional: Whether the type admits nil.
  ///   - name: The spelling of the declaration; the kind's own name unless given.
  package init(_ kind: Kind, isOptional: Bool = false, name: String? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.name = name ?? kind.defaultName + (isOptional ? "?" : "")
  }

  /// Creates the type of objects of a class.
  ///
  /// - Parameters:
  ///   - className: The name of the class in Swift.
  ///   - isOptional: Whether the type admits nil.
  public init(object className: String, isOptional: Bool = false) {
    self.init(.object(className), isOptional: isOptional)
  }
}

extension PropertyType {
  /// The name of an array's elements as Swift spells it, `UIButton` of `[UIButton]!`; nil where no single name stands there.
  package var elementName: String? {
    guard kind == .array else { return nil }
    let text = name.prefix { $0 != "!" && $0 != "?" }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let element = text.dropFirst().dropLast()
    let isName = element.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
    return isName && !element.isEmpty ? String(element) : nil
  }

  /// The kinds of types between which conversions differ.
  package enum Kind: Hashable, Sendable {
    /// An integer of so many bits; `Int` and `NSInteger` have 64, `UInt` and `NSUInteger` as well, without a sign.
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64
    /// A real of 32 bits, or of 64, as `CGFloat` is.
    case float, double
    /// A Swift `Bool`, or a `BOOL` of a 64-bit iOS or Apple silicon: encoded as `B`.
    case bool
    /// A `BOOL` of 32-bit iOS and Intel Macs: encoded as `c`, a signed char.
    case charBool
    /// `String` of Swift, bridged by the setter's thunk.
    case string
    /// `NSString` and its subclasses, by class name.
    case stringObject
    /// `CGPoint`, `CGSize`, `CGRect`, `NSRange`, and their names of AppKit.
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
    /// `CGColor`, which is no object of key-value coding's kind.
    case cgColor
    /// Any other Core Foundation type, by name.
    case coreFoundation(String)
    /// `Date` and `URL` of Swift, bridged, or `NSDate` and `NSURL`.
    case date, url
    /// A collection of Swift, bridged, or one of Foundation.
    case array, dictionary, set
    /// An enumeration that Objective-C knows, with the integer that represents it.
    case enumeration(String, raw: IntegerKind)
    /// An option set that Objective-C knows, likewise.
    case optionSet(String, raw: IntegerKind)
    /// An object of a class, by the class's Swift name.
    case object(String)
    /// An object that conforms to a protocol, or of a type that stands for many: `id<P>`.
    case anyProtocol(String)
    /// `id` or `Any`.
    case any
    /// `SEL`, or a block or closure.
    case selector, block
    /// A C structure that none of the above is, by name.
    case structure(String)
    /// A Swift type that Objective-C cannot represent: `Int?`, a Swift enum or struct, a tuple.
    case unrepresentable(String)
    /// A type that was spelled but could not be resolved.
    case unresolved(String)
  }

  /// The integer types, as enumerations are represented.
  package enum IntegerKind: Hashable, Sendable {
    /// An integer of so many bits, with or without a sign.
    case int8, int16, int32, int64, uint8, uint16, uint32, uint64
  }
}

extension PropertyType.Kind {
  /// The name that Swift has for a type of this kind.
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
