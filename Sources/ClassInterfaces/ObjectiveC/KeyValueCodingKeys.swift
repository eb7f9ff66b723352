import RuntimeAttributes

/// The keys by which key-value coding reaches what is declared under other names.
enum KeyValueCodingKeys {
  /// The keys of an instance variable: `_name`, `_isName`, `name` and `isName` are searched for the key `name`.
  static func ofInstanceVariable(_ name: String) -> [String] {
    var keys = [name]
    let stem = name.first == "_" ? String(name.dropFirst()) : name
    if stem != name, !stem.isEmpty { keys.append(stem) }
    if let key = key(after: "is", in: stem) { keys.append(key) }
    return keys
  }

  /// The key of a setter's selector: `setName:` sets `name`, `setURL:` sets `URL`; nil for any other selector.
  static func ofSetter(_ selector: String) -> String? {
    guard selector.utf8.last == UInt8(ascii: ":") else { return nil }
    let stem = selector.dropLast()
    guard !stem.utf8.contains(UInt8(ascii: ":")) else { return nil }
    return key(after: "set", in: String(stem))
  }

  /// What follows a prefix, its first letter lowered unless it begins an acronym; nil if no capital follows.
  private static func key(after prefix: String, in name: String) -> String? {
    guard name.hasPrefix(prefix) else { return nil }
    let rest = name.utf8.dropFirst(prefix.utf8.count)
    guard let first = rest.first, first &- 0x41 < 26 else { return nil }
    if let second = rest.dropFirst().first, second &- 0x41 < 26 { return String(Substring(rest)) }
    return String(UnicodeScalar(first | 0x20)) + String(Substring(rest.dropFirst()))
  }
}
