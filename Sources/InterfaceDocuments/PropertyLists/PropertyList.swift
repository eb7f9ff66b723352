/// A value of a property list; the types that the project does not need share the case `other`.
package enum PropertyList: Equatable, Sendable {
  case dictionary(PropertyListDictionary)
  case array([PropertyList])
  case string(String)
  /// A number, date, Boolean, set or data.
  case other

  /// The maximum nesting depth of values.
  static let mostLevels = 100

  /// Reads a property list in binary, XML or old-style format; nil if the list is damaged or nested too deeply.
  package init?(_ bytes: [UInt8]) {
    guard let list = Self.value(of: bytes) else { return nil }
    self = list
  }

  private static func value(of bytes: [UInt8]) -> PropertyList? {
    if FileKind(bytes) == .binaryPropertyList { return BinaryPropertyList(bytes)?.value() }
    let text = DocumentText(bytes).bytes
    return text.first { $0 > 0x20 } == UInt8(ascii: "<")
      ? XMLPropertyList.value(of: text) : OldStylePropertyList.value(of: text)
  }

  /// The value for a key of a dictionary; nil if the key is missing, and for other values.
  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The entries of a dictionary, or nil for other values.
  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The string, or nil for other values.
  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The strings of an array, or a single string as an array of one element; empty for other values.
  package var strings: [String] {
    switch self {
    case .string(let string): [string]
    case .array(let values): values.compactMap(\.string)
    case .dictionary, .other: []
    }
  }
}
