/// A value of an old-style property list, the format of Xcode's project files.
enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The strings of a list; a single string counts as a list of one.
  var strings: [String] {
    switch self {
    case .string(let string): [string]
    case .array(let values): values.compactMap(\.string)
    case .dictionary: []
    }
  }

  subscript(key: String) -> PropertyListValue? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }
}
