/// A value of a property list; kinds that are never used share one case.
package enum PropertyList: Hashable, Sendable {
  case dictionary([String: PropertyList])
  case string(String)
  /// An array, number, date, Boolean or data.
  case other

  /// The maximum nesting of values.
  static let mostLevels = 100

  /// Reads a property list in XML or binary format; returns nil if it is damaged or nested too deeply.
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
