/// Derives the keys that key-value coding uses to find instance variables.
enum KeyValueCodingKeys {
  /// Returns the keys that match an instance variable.
  ///
  /// For the key `name`, key-value coding searches `_name`, `_isName`, `name` and `isName`.
  static func ofInstanceVariable(_ name: String) -> [String] {
    var keys = [name]
    let stem = name.first == "_" ? String(name.dropFirst()) : name
    if stem != name, !stem.isEmpty { keys.append(stem) }
    if let key = keyOfFlag(stem) { keys.append(key) }
    return keys
  }

  /// Returns the key of a flag, such as `on` for `isOn` or `URL` for `isURL`, or nil for names without the `is`
  /// prefix.
  private static func keyOfFlag(_ name: String) -> String? {
    guard name.hasPrefix("is") else { return nil }
    let rest = name.utf8.dropFirst(2)
    guard let first = rest.first, first.isUppercase else { return nil }
    if let second = rest.dropFirst().first, second.isUppercase { return String(Substring(rest)) }
    return String(UnicodeScalar(first | 0x20)) + String(Substring(rest.dropFirst()))
  }
}
