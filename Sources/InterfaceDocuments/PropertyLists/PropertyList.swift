/// A value of a property list, as far as anything is read from property lists.
package enum PropertyList: Hashable, Sendable {
  case dictionary([String: PropertyList])
  case string(String)
  /// A list, number, date, Boolean value or data.
  case other

  /// The limit of values within each other.
  static let mostLevels = 100

  /// Reads a property list in XML or in the binary format; nil if it is damaged or nested too deep.
  package init?(_ bytes: [UInt8]) {
    let list =
      FileKind(bytes) == .binaryPropertyList
      ? BinaryPropertyList(bytes)?.value() : PropertyListRun.value(of: DocumentText(bytes).bytes)
    guard let list else { return nil }
    self = list
  }

  /// The value for a key of a dictionary.
  package subscript(key: String) -> PropertyList? { entries?[key] }

  /// The entries of a dictionary.
  package var entries: [String: PropertyList]? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries
  }

  /// The characters of a string.
  package var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }
}
