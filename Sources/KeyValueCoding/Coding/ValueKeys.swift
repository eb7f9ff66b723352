import RuntimeAttributes

/// The keys of values that are not objects of the registry: the methods without arguments of `NSString`, `NSNumber`,
/// `NSDate`, `NSData` and `NSValue`.
///
/// Source: Apple's reference of these classes; GNUstep 1.28 returns the same values.
enum ValueKeys {
  /// The result of reading a key of a value.
  enum Reading {
    case value(AttributeValue)
    /// The class has the key, but its value is not modeled, for example because it depends on the locale.
    case notModeled
  }

  /// Returns the result of reading a key, or nil if the value's class does not have the key.
  static func read(_ key: String, of value: AttributeValue, on platform: Platform) -> Reading? {
    let result: AttributeValue?
    let others: Set<String>
    switch value {
    case .string(let text), .localizedString(let text):
      (result, others) = (string(text, key), othersOfStrings)
    case .boolean, .integer, .unsigned, .real, .decimal:
      (result, others) = (number(value, key), othersOfNumbers)
    case .date(let seconds): (result, others) = (date(seconds, key), othersOfDates)
    case .data(let bytes): (result, others) = (key == "length" ? .integer(bytes.count) : nil, ["bytes"])
    case .point, .size, .rect, .range: return structure(value, key, on: platform)
    case .nil, .color, .image, .array, .dictionary: (result, others) = (nil, [])
    }
    if let result { return .value(result) }
    return others.contains(key) || ofEveryObject.contains(key) ? .notModeled : nil
  }

  /// The common keys of all objects, except `self`.
  static let ofEveryObject: Set<String> = [
    "class", "copy", "debugDescription", "description", "hash", "mutableCopy", "superclass",
  ]

  // MARK: Strings

  private static let othersOfStrings: Set<String> = [
    "absolutePath", "decomposedStringWithCanonicalMapping", "decomposedStringWithCompatibilityMapping",
    "fastestEncoding", "isAbsolutePath", "localizedCapitalizedString", "localizedLowercaseString",
    "localizedUppercaseString", "pathComponents", "precomposedStringWithCanonicalMapping",
    "precomposedStringWithCompatibilityMapping", "propertyList", "propertyListFromStringsFileFormat",
    "smallestEncoding", "stringByAbbreviatingWithTildeInPath", "stringByDeletingLastPathComponent",
    "stringByDeletingPathExtension", "stringByExpandingTildeInPath", "stringByRemovingPercentEncoding",
    "stringByResolvingSymlinksInPath", "stringByStandardizingPath",
  ]

  private static func string(_ text: String, _ key: String) -> AttributeValue? {
    switch key {
    case "length": .integer(text.utf16.count)
    case "uppercaseString": .string(text.uppercased())
    case "lowercaseString": .string(text.lowercased())
    case "capitalizedString": .string(capitalized(text))
    case "lastPathComponent": .string(lastPathComponent(text))
    case "pathExtension": .string(pathExtension(text))
    case "description": .string(text)
    case "intValue": .integer(Int(Unboxing.integer(.string(text), as: Int32.self)))
    case "integerValue", "longLongValue": .integer(NumberParsing.integer(text))
    case "floatValue": .real(Double(Float(NumberParsing.real(text))))
    case "doubleValue": .real(NumberParsing.real(text))
    case "boolValue": .boolean(NumberParsing.boolean(text))
    default: nil
    }
  }

  /// Returns the text with the first letter of each word in uppercase and the other letters in lowercase; words are
  /// separated by whitespace.
  private static func capitalized(_ text: String) -> String {
    var result = ""
    var isInside = false
    for character in text {
      result += isInside ? character.lowercased() : character.uppercased()
      isInside = !character.isWhitespace
    }
    return result
  }

  private static func lastPathComponent(_ path: String) -> String {
    guard let last = path.utf8.split(separator: UInt8(ascii: "/")).last else {
      return path.isEmpty ? "" : "/"
    }
    return String(Substring(last))
  }

  private static func pathExtension(_ path: String) -> String {
    let name = lastPathComponent(path)
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return "" }
    return String(name[name.utf8.index(after: dot)...])
  }

  // MARK: Numbers and dates

  /// `decimalValue` is a structure, and `objCType` a C string.
  private static let othersOfNumbers: Set<String> = [
    "decimalValue", "nonretainedObjectValue", "objCType", "pointerValue",
  ]

  private static func number(_ value: AttributeValue, _ key: String) -> AttributeValue? {
    switch key {
    case "charValue": .integer(Int(Unboxing.integer(value, as: Int8.self)))
    case "shortValue": .integer(Int(Unboxing.integer(value, as: Int16.self)))
    case "intValue": .integer(Int(Unboxing.integer(value, as: Int32.self)))
    case "integerValue", "longValue", "longLongValue": .integer(Unboxing.integer(value, as: Int.self))
    case "unsignedCharValue": .integer(Int(Unboxing.integer(value, as: UInt8.self)))
    case "unsignedShortValue": .integer(Int(Unboxing.integer(value, as: UInt16.self)))
    case "unsignedIntValue": AttributeValue(Unboxing.integer(value, as: UInt32.self))
    case "unsignedIntegerValue", "unsignedLongValue", "unsignedLongLongValue":
      AttributeValue(Unboxing.integer(value, as: UInt64.self))
    case "floatValue": .real(Double(Float(Unboxing.real(value))))
    case "doubleValue": .real(Unboxing.real(value))
    case "boolValue": .boolean(Unboxing.boolean(value))
    // A Boolean is printed as a number.
    case "stringValue", "description":
      if case .boolean(let boolean) = value { .string(boolean ? "1" : "0") } else { .string("\(value)") }
    default: nil
    }
  }

  private static let othersOfDates: Set<String> = ["timeIntervalSinceNow"]

  private static func date(_ seconds: Double, _ key: String) -> AttributeValue? {
    switch key {
    case "timeIntervalSinceReferenceDate": .real(seconds)
    case "timeIntervalSince1970": .real(seconds + 978_307_200)
    default: nil
    }
  }

  // MARK: Structures

  private static let othersOfStructures: Set<String> = ["nonretainedObjectValue", "objCType", "pointerValue"]

  /// Reads a key of a boxed structure, or returns nil if the box lacks the key.
  ///
  /// A box has keys for its conversions but not for the structure's fields; key-value coding boxes the results again.
  private static func structure(_ value: AttributeValue, _ key: String, on platform: Platform) -> Reading? {
    let messages: [(UnboxingMessage, AttributeValue.Kind)] = [
      (.pointValue, .point), (.sizeValue, .size), (.rectValue, .rect), (.rangeValue, .range),
    ]
    if let kind = messages.first(where: { $0.0.selector(on: platform) == key })?.1 {
      // The conversion to another structure copies its bytes, or raises.
      return kind == value.kind ? .value(value) : .notModeled
    }
    return othersOfStructures.contains(key) || ofEveryObject.contains(key) ? .notModeled : nil
  }
}
