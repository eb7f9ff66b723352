/// A value of a property list in the old style, as Xcode writes project files.
enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  /// The strings of a list; those of a lone string are itself.
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
