/// The Swift names of Objective-C types that have a different name in Swift.
enum ObjectiveCTypeNames {
  /// The type of a block, regardless of its signature.
  static let block = "() -> Void"

  /// The Swift value types, by Objective-C name.
  ///
  /// `NSUInteger` is imported as `UInt` here, to distinguish its setter from that of an `Int` property.
  static let values: [String: String] = [
    "BOOL": "Bool", "Boolean": "UInt8", "NSInteger": "Int", "NSUInteger": "UInt", "CGFloat": "CGFloat",
    "int8_t": "Int8", "int16_t": "Int16", "int32_t": "Int32", "int64_t": "Int64", "intptr_t": "Int",
    "uint8_t": "UInt8", "uint16_t": "UInt16", "uint32_t": "UInt32", "uint64_t": "UInt64", "uintptr_t": "UInt",
    "SInt8": "Int8", "SInt16": "Int16", "SInt32": "Int32", "SInt64": "Int64",
    "UInt8": "UInt8", "UInt16": "UInt16", "UInt32": "UInt32", "UInt64": "UInt64",
    "Float32": "Float", "Float64": "Double", "size_t": "UInt", "ssize_t": "Int", "unichar": "UInt16",
    "u_int8_t": "UInt8", "u_int16_t": "UInt16", "u_int32_t": "UInt32", "u_int64_t": "UInt64",
    "NSRect": "CGRect", "NSPoint": "CGPoint", "NSSize": "CGSize",
  ]

  /// Objects and other nullable types that are spelled without an asterisk.
  static let objectsWithoutPointer: [String: String] = [
    "id": "Any", "instancetype": "Any", "Class": "AnyClass", "SEL": "Selector", "IMP": "OpaquePointer",
    "dispatch_block_t": block, "dispatch_queue_t": "DispatchQueue",
  ]

  /// Common classes that the importer bridges to Swift value types, except for collections.
  static let bridged: [String: String] = ["NSString": "String", "NSURL": "URL", "NSDate": "Date"]

  /// Returns the class of a Core Foundation reference, such as `CGColor` for `CGColorRef`, or nil for other names.
  static func coreFoundation(_ name: String) -> String? {
    guard name.hasSuffix("Ref"), prefixes.contains(where: name.hasPrefix) else { return nil }
    return String(name.dropLast(3))
  }

  private static let prefixes = ["CG", "CF", "CT", "CM", "CV", "Sec", "AB"]
}
